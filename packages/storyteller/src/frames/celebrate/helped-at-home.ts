import { script, type Frame } from '../../frame.ts';
import { homeworkDone } from './deeds/homework-done.ts';
import { mindedASmallOne } from './deeds/minded-a-small-one.ts';
import { jobDone } from './deeds/job-done.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { onTheTable } from './deeds/on-the-table.ts';

const own: Frame = {
  id: 'helped-at-home',
  name: 'Helped at home',
  says: [
    'helped set the table',
    'helped with the washing up',
    'tidied her room without being asked',
    'put his toys away',
    'cleaned up after dinner',
    'fed the dog all week',
    'helped in the kitchen',
    'carried the shopping',
    'made his bed',
    'did his chores',
    'did her jobs without a fuss',
    'helped dad in the garden',
    'watered the plants',
    'helped grandma cook',
    'put the washing in the machine',
    'emptied the dishwasher',
    'helped out at home',
    'was a great help',
    'tidied up',
    'swept the floor',
    'packed his own bag',
    'helped with the baby bottle',
    'folded the laundry',
  ],
  claims: {
    strong: [
      'cooked pasta',
      'cooked for all',
      'for all of us',
      'cooked us',
      'made pasta',
      'made soup',
      'cooked rice',
      'cooked curry',
      'cooked a curry',
      'fed the baby',
      'everyone pancakes',
      'dirty clothes in',
      'unloaded the shopping',
      'paint the fence',
      'looked after his baby brother',
      'looked after her baby brother',
      'looked after his baby sister',
      'looked after her baby sister',
      'fed his baby',
      'fed her baby',
      'cooked pancakes',
      'made pancakes for',
      'looked after his little sisters',
      'looked after her little sisters',
      'looked after his little brothers',
      'looked after her little brothers',
      'hung out the washing',
      'shoes away',
      'put away',
      'toys away',
      'lego away',
      'things away',
      'books away',
      'clothes away',
      'washing away',
      'scrambled eggs',
      'cooked for his mum',
      'cooked for her mum',
      'bed sheets',
      'changed his own bed',
      'changed her own bed',
      'changed the bed',
      'hoovered',
      'hoovering',
      'lavo los platos',
      'lavó los platos',
      'puso la mesa',
      'recogio',
      'recogió',
      'ayudo en casa',
      'ayudó en casa',
      'put the bins out',
      'washed the dishes',
      'washed the car',
      'plate in the dishwasher',
      'his own plate',
      'her own plate',
      'own plate away',
      'cleared his plate',
      'cleared her plate',
      'cleared the table',
      'tidied',
      'tidy',
      'cooked dinner',
      'cooked the dinner',
      'made dinner',
      'cooked tea',
      'made tea for',
      'made lunch for',
      'cooked lunch',
      'cooked supper',
      'made supper',
      'cooked for us',
      'cooked for the family',
      'cooked a meal',
      'made breakfast',
      'looked after me when',
      'looked after us when',
      'set the table',
      'laid the table',
      'chore',
      'toys away',
      'washing up',
      'dishwasher',
      'made his bed',
      'made her bed',
      'carried the shopping',
      'watered the plants',
      'swept',
      'fed the dog',
      'fed the new',
      'fed the kitten',
      'fed the puppy',
      'fed the rabbit',
      'fed the fish',
      'fed the hamster',
      'fed the chickens',
      'fed the hens',
      'fed the cat',
      'laundry',
      'cleaned up',
      'great help',
      'helped out',
      'packed his own bag',
      'packed her own bag',
      'helped in the kitchen',
      'helped cook',
      'washing in',
    ],
    cues: [
      'helped',
      'help',
      'home',
      'kitchen',
      'garden',
      'without being asked',
      'room',
      'jobs',
      'clean',
      'table',
      'cook',
      'bag',
    ],
    not: [
      'expedition',
      'camping',
      'the camp',
      'cub camp',
      'scout camp',
      'pack holiday',
      'forest school',
      'residential',
      'day out',
      'school trip',
      'a hike',
      'tent',
      'campfire',
      'duke of edinburgh',
      'for her group',
      'cooked on the stove',
      'cooked on a camp',
      'for his group',
      'school fair',
      'the fair',
      'after school',
      'at school',
      'in class',
      'at nursery',
      'at church',
      'at scouts',
      'at cubs',
      'at brownies',
      'at guides',
      'the teacher',
      'the community',
      'at the club',
      'food bank',
      'charity',
      'volunteer',
      'classroom',
      'helped a friend',
      'helped a boy',
      'helped a girl',
    ],
  },
  topicWords: ['help', 'job'],
  takes: ['helper', 'comforter'],
  facts: [
    'Children who take part in household work early tend to feel competent and to belong.',
    'Jobs done together are learned by watching and doing.',
    'Thanks that name what was done are more useful than rewards for helping.',
  ],
  threads: {
    list: 'a list of jobs that gets one line shorter',
    hands: 'the number of hands a home has, and what they do',
  },
  roles: {},
  titles: {
    young: [
      { text: 'One Job Less', thread: 'list' },
      { text: 'Hands That Help', thread: 'hands' },
      { text: '{name} Helped' },
      { text: 'A Job for {name}' },
    ],
    older: [
      { text: 'One Line Shorter', thread: 'list' },
      { text: 'All the Hands in a Home', thread: 'hands' },
      { text: '{name} Helped' },
      { text: 'A Job That Got Done' },
    ],
  },
  benefits: [
    'Shows {name} what the help did for the others at home.',
    'Thanks for what was done, in plain words and without a prize.',
    'Invites {name} to tell about the job, or to show it to somebody.',
  ],
  talk: {
    young: ['Which job was it?', 'How did it feel when it was done?', 'Shall we do one small job side by side?'],
    older: [
      'What would have been different without it?',
      'Which word went into the blank?',
      'Shall we make a list and cross out one line together?',
    ],
  },
  cover: { setting: 'kitchen', time: 'day', pose: 'stand', feeling: 'happy', companion: null, props: ['plate', 'cup'] },
  text: {
    '2-3': script(`
      D<list> There was a job to do. {Name} helped. Tick! One job less. There it goes.
      D<list> Jobs, jobs, jobs. A home has so many. {Name} helped with one. Tick, it is done.
      D<hands> Two hands, and two more. A home has a lot of hands. {his} hands helped. Busy, busy, busy!
      D<hands> What can two hands do? {his} hands can help. They did that. One job, two hands. Busy, busy!
      P Other people saw it. They had less to do.
      P Grown-ups get tired. Help is nice then.
      P The cups do not know. But people do.
      Q With a job done, {Name} may feel ____.
      Q Helping out, {his} hands may feel ____.
      H {helper} can say, "Thanks for that."
      H {helper} can look at the job.
      H {helper} can sit down now.
      T {he} can show what is done.
      T {he} can tell who helped.
      T {he} can draw a tick.
      C<list> {he} can say, "Tick, one job less."
      C<list> {he} can say, "Job, job, bye-bye."
      C<hands> {he} can say, "Busy hands, all done."
      C<hands> {he} can say, "Hands, hands, we did it."
      A<list> Tick! The job is done. {Name} helped with that. Now there is time to sit.
      A<list> One job less, and it is quiet. Tick, tick. {Name} did that. Hello, cup.
      A<hands> Hands can help, and hands can rest. They are still now. So many hands! Two are {hers}.
      A<hands> All done, say the hands. They helped a lot. Clap, clap. Night-night, hands.
    `),
    '4-5': script(`
      D<list> A home has a long list of jobs. {Name} helped with one of them. A line goes through it then, because it is done. The list is not gone. But it is one line shorter than before.
      D<list> Some jobs in a home come back every day. The table gets full, and the table gets empty. {Name} helped with a job like that. Then it could have a tick. A tick is a small mark.
      D<hands> Each person at home brings two hands. {his} hands helped with a job. When more hands help, it is done sooner. That leaves some time at the end. Time is nice to have at home.
      D<hands> A job needs hands, and a home has some. How many can there be? Two of them are {hers}, and they helped. Hands that help may get wet, or a bit sticky. It makes a job short.
      P Other people at home could see the job go. They had one thing less to think about. It may show in how they walk.
      P Grown-ups like company in the kitchen. Work is shorter with somebody next to it. There can be talk and a song.
      P Not all people say thanks at once. They may be busy with the next job. They saw it all the same.
      Q When a job is done, {Name} may feel ____.
      Q In the middle of the job, {Name} may have felt ____.
      H {helper} can give thanks for just that job. ~ Then it is clear what helped.
      H {helper} can show {him} how the next part goes. ~ Some jobs have secret tricks with soap.
      H<list> {helper} can put a tick on the list with {him}. ~ It takes one second.
      T {he} can show somebody what got done.
      T {he} can choose a tick or a star for it.
      T {he} can tell what the hardest bit of the job was.
      C<list> {he} can say, "One line shorter."
      C<list> {he} can think, "Tick, and it is done."
      C<hands> {he} can say, "More hands, less time."
      C<hands> {he} can think, "My two hands helped."
      A<list> The list is on the wall, and one line is crossed out. {Name} helped with that job. Tomorrow there are new lines. Today has one less.
      A<list> A tick does not make any noise. It sits there and says that a job is done. {Name} helped. Now everyone can sit down.
      A<hands> Later, all the hands come to one table. Some of them helped today. Two of those are {hers}. Hands like a rest, too.
      A<hands> Hands help, and hands hold a cup after that. The job took less time today. What can people do with the rest? They can sit close and talk.
    `),
    '6-7': script(`
      D<list> In every home there is a long list of jobs. {Name} helped with one of them. Somebody carries that list around in their head all day. When a line gets crossed out, the head has more room. From outside nobody can see that.
      D<list> Some jobs are like the moon, because they keep coming back. {Name} helped with a job like that. It was done to the end, and the end is easy to forget. After that it did not need to be on the list. The list got one line shorter.
      D<hands> It is easy to count the hands in a home. {his} two are among them, and they helped with a job. One pair of hands needs a long time. With two pairs, it takes about half of that. The other half can be used for something else.
      D<hands> Jobs like company. With one pair of hands, a job goes on and on. {his} hands helped, and that makes one pair more in a home. With two pairs it takes about half the time. Nobody has yet decided what to do with the other half.
      P Somebody may do that job on most days. That person can tell that other hands did it. Things lie a bit to the left, or a bit to the right.
      P Grown-ups who are used to doing it alone may forget to say something. They notice it a bit later. Then they stop in the doorway for a moment.
      P People who share a home share its jobs as well. That is work, and it is also a way to belong. Guests sit on the sofa, and family knows where the spoons are.
      Q With the job done, {Name} may feel ____. It can be in the arms or the back.
      Q When somebody sees what got done, {Name} may feel ____.
      H {helper} can say what was easier because of it. ~ That is the part that cannot be seen.
      H {helper} can show a trick for the hard bit. ~ Tricks make a job shorter.
      H {helper} can write the job down with a name beside it. ~ Then everyone can read who helped.
      T {he} can show one person what got done. ~ It is best to look before it gets messy again.
      T {he} can choose which job is {hers} for a while. ~ A job that is chosen goes better.
      T {he} can tell how the job is done, step by step. ~ Somebody may want to learn it.
      C<list> {he} can think, "That line is gone."
      C<list> {he} can say, "Done, and done to the end."
      C<hands> {he} can think, "Two hands more."
      C<hands> {he} can say, "More hands, and half the time."
      A<list> At the end of the day somebody goes through the list in their head. One job is missing from it, because {Name} helped. There is a gap in its place. It is just big enough for a cup of tea.
      A<list> The job will come back, because jobs do. That takes nothing away from today. {Name} helped, and a line was crossed out. Now there is time to sit down.
      A<hands> There are as many hands here as before. What is new is what some of them know. {his} hands know how that job goes. They helped, and now they are holding toast.
      A<hands> Half the time was left over. It was used for nothing much, and that is fine. The hands that helped took part in that as well. A home is good for both.
    `),
    '8-10': script(`
      D<list> Every household runs on a list of jobs, and most of it exists only in somebody's head. {Name} helped and took one line off it. Those who study families call it the invisible part: knowing that the bin goes out on Thursday. A job that is done by another person leaves that head twice. First it does not need doing, and then it does not need remembering.
      D<list> {Name} helped at home, with a job that is done so often that nobody looks at it. Such jobs are strange in one respect. They can only be seen when they are not done. A full dishwasher gets noticed by everyone, an empty one by hardly anybody. So here is a line about it in writing.
      D<hands> Counting hands is a good way to look at a home. {his} pair helped with a job, and that changes the sum. If one person needs forty minutes, two people need about twenty. In practice it is a bit more, because there is talking. What is left over belongs to everybody.
      D<hands> Forty minutes of jobs are a good many for a single pair of hands. {his} hands helped with some of them. By the rules of arithmetic that leaves less for the others, apart from talking and looking out of windows. A job does not mind who does it. People do, because of the time that is left at the end.
      P The person who usually does it will have noticed. Things are put back slightly differently by different people. A cup with its handle to the left is as good as a signature.
      P Adults are tired in a particular way in the evening, and it comes from all the small things that wait. One of them had stopped waiting. They may not have said so, because they were enjoying it.
      P Visitors are served, and family is asked to help. It does not sound like a compliment. It is one, all the same, because it means that somebody knows where things belong.
      Q In the middle of the job, {Name} might have felt ____. Boredom is a perfectly good word.
      Q Looking at it afterwards, {Name} might feel ____. It may last for about as long as a clean plate does.
      H {helper} can say which part of the day got easier. ~ It is good information, and nobody else has it.
      H {helper} can let {him} do it in another way. ~ There are several correct ways to fold a towel.
      H {helper} can mention it once, to the right person. ~ News of that kind travels well.
      T {he} can show somebody the result while it lasts. ~ Results of that kind have a short life.
      T {he} can choose a job to be in charge of, with the right to do it differently. ~ Being in charge makes a dull thing less dull.
      T {he} can teach it to someone in four steps. ~ Explaining shows how much there was to know.
      C<list> {he} can think, "One line off somebody's list."
      C<list> {he} can think, "Nobody sees it. That means it is done."
      C<hands> {he} can think, "Forty minutes, shared by two."
      C<hands> {he} can think, "Two pairs of hands, and time left over."
      A<list> It is on no list any more, which is the best place for a job to be. {Name} helped with it and saw it through to the end. In a head somewhere there is a small free space. It is being used for thinking about nothing.
      A<list> By tomorrow there will be cups again, and the line comes back. A job is not less done because of that. {Name} helped on this day, and this day was lighter. It says so here.
      A<hands> The hands are dry and the work is finished earlier than usual. There would be time for a game now, with a round of something to drink. That game was made possible by a job. {Name}, who helped, could choose it and go first.
      A<hands> A home has exactly as many hands as the people in it, and all of them have other plans. Some helped. It made a difference of about twenty minutes. Twenty minutes is one chapter, or two songs and a biscuit.
    `),
    '11+': script(`
      D<list> There is a part of housework that cannot be seen, because it is carried about in a head. It means knowing that the milk is nearly finished, and that nobody else knows it. {Name} helped with a job at home recently, and took a line off a list that somebody had been carrying around since breakfast. That is more than the minutes it took. A thing that another person has thought of can be dropped from that list, and the relief of it is out of proportion.
      D<list> {Name} helped at home with something that needed doing and that few people would call interesting. Such jobs have an unfair property, in that they become visible only when they are left undone. An empty dishwasher is rarely the subject of a conversation. This page makes an exception. It concerns a job, done properly, including the last tenth, which is where most jobs are abandoned.
      D<hands> A home can be described by its square metres or by the number of hands in it. The second figure is the more useful one, and {his} hands have recently helped to improve it. Work that takes one person an hour takes two people rather more than half of that, because they talk. What remains is a piece of evening that did not exist before. It belongs to nobody in particular.
      D<hands> There is a simple formula for housework, which divides the work by the number of hands. It ignores the talking, the search for a dry cloth and the question of whose turn it was yesterday. {his} hands helped with a job all the same, and an hour of work turned into something shorter. A piece of evening was left over at the end of it. Nobody had planned that, so nobody had plans for it.
      P Whoever normally does it will have recognised the signs: a tea towel hung straight, a chair pushed in from the other side. They may have said nothing because they were standing there with nothing to do. It is an unfamiliar state, and most people need a few minutes to get used to it.
      P Adults can be odd about help. Some of them correct it, which is a way of staying in charge, and regret it on the stairs. The gratitude is usually there, a floor further down, and it tends to come out in the form of pudding.
      P Friends live in households with other arrangements and other arguments. Some do far more than anybody knows, and some have yet to meet the washing machine. It is not a subject that gets discussed in corridors, although it would make an interesting survey.
      Q During the job, {Name} might have felt ____. Irritation is no obstacle to having done it.
      Q Afterwards, {Name} might feel ____. A mild superiority over the furniture is one possible answer.
      H {helper} can say what it changed about the evening. ~ Cause and effect are seldom reported at home.
      H {helper} can hand over a job completely, with the decisions that belong to it. ~ Half a job with supervision is more work for two.
      H {helper} can refrain from improving it. ~ A cup facing the wrong way harms nobody.
      T {he} can choose one thing to be responsible for, on terms that have been discussed. ~ A clear area is easier than a vague duty.
      T {he} can point it out to somebody, once, without modesty. ~ Invisible work stays invisible otherwise.
      T {he} can note what took longest in it. ~ Most jobs have one pointless part, and it can often be removed.
      C<list> {he} can think, "Thought of, done, and off the list."
      C<list> {he} can think, "Done, including the part that nobody sees."
      C<hands> {he} can think, "One hour, minus the talking."
      C<hands> {he} can think, "Two more hands, and some evening left over."
      A<list> The list will fill up again, since that is its nature, and somebody will carry it to work and back. It was a line shorter because {Name} helped. Such things are not paid and rarely mentioned. They are the reason why a place runs, and why there is a clean cup when somebody looks for one.
      A<list> The job is done, and the place gives nothing away. An observer would take it for granted and draw no conclusions from it. Those who live there know who helped. It was noticed at the time, perhaps without a word, and it is noted here as well.
      A<hands> The spare piece of evening has been used up by now, probably on something of no importance. It was made by hands that helped with a job when they could have been elsewhere. Two of them are {hers}. They can go back to being elsewhere, with or without a phone in them.
      A<hands> No great claims need to be made for a single job. People who share a home keep one another afloat with jobs of this size, and with remarks about them. {Name} helped. The remark can be a dry one, and it may even come a day late.
    `),
  },
};

/** Help at home: a job that many hands share, and what would be different without it. */
export const helpedAtHome: Frame = withDeeds(own, mindedASmallOne, onTheTable, homeworkDone, jobDone);
