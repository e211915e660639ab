import { getIntoGroups } from './get-into-groups.ts';
import { aPartnerNotChosen } from './a-partner-not-chosen.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { onePairOfHands } from './one-pair-of-hands.ts';
import { onlyMyOwnIdea } from './only-my-own-idea.ts';

const own: Frame = {
  id: 'group-work',
  name: 'Group work at school',
  says: [
    'group work',
    'hates group projects',
    'hates group work',
    'cannot work in a group',
    'the others in the group do nothing',
    'does all the work in the group project',
    'lets the others do the work',
    'nobody listens to her ideas in the group',
    'gets into fights in group work',
    'nobody wants him in their group',
    'argues with her partner in class',
    'panics when the teacher says find a partner',
    'wants to work alone',
    'refuses to work with others at school',
    'partner work is a nightmare',
    'group presentation',
    'goes silent in group tasks',
    'he cries when they have to do a poster together',
    'group project due friday and his group is useless',
    'put in a group without her friends',
    'takes over the group',
    'too shy to say anything in her group',
    'learning partner',
    'table group is too noisy for him',
  ],
  claims: {
    strong: [
      'wants him in their group',
      'wants her in their group',
      'wants them in their group',
      'no one wants him in',
      'nobody wanted him in their group',
      'has to work with a boy',
      'has to work with a girl',
      'group call',
      'partner for the project',
      'has to be partners with',
      'group work',
      'groupwork',
      'group project',
      'group task',
      'group presentation',
      'group assignment',
      'partner work',
      'work in a group',
      'work in group',
      'work in groups',
      'work with a partner',
      'work with partner',
      'in her group',
      'in his group',
      'in the group',
      'argue with partner',
      'argue with her partner',
      'argue with his partner',
      'others do the work',
      'other do the work',
      'others do all the work',
      'find a partner',
      'project with the other',
      'learning partner',
      'table group',
      'takes over the group',
    ],
    cues: ['group', 'partner', 'project', 'poster', 'presentation', 'class', 'task'],
    not: [
      'playgroup',
      'play group',
      'toddler group',
      'baby group',
      'friend group',
      'age group',
      'friendship group',
      'group of girls',
      'group of boys',
      'group chat',
    ],
  },
  topicWords: ['group', 'together'],
  takes: ['helper', 'topic', 'activity', 'quiet', 'doing', 'adult'],
  facts: [
    'Groups work better when each person has a job that has been named aloud.',
    'Taking turns to speak, for example with an object that is passed round, lets quiet people be heard.',
    'Some people think best alone first and then in company; many teachers give a minute of silence for that.',
    'In groups people tend to do less when nobody can see who did what; named parts help.',
    'Explaining a thing to others helps the one who explains to understand it.',
    'Noise makes concentration harder; a quieter place, ear defenders or a written plan can help.',
  ],
  threads: {
    unheard: 'an idea that gets talked over, and how it is put on the table',
    chosen: 'the minute in which groups are made',
    jobs: 'a poster and the four jobs it needs: glue, scissors, words, colours',
    pen: 'the pen that goes round, and whoever has it speaks',
    minute: 'one quiet minute before anybody talks',
    column: 'the list of who does what by when',
  },
  threadCues: {
    unheard:
      /\b(?:(?:nobody|no ?one|no-one|they|others|never|don'?t|doesn'?t|won'?t)\b[^.!?]{0,16}\b(?:listen\w*|hear\w*)\b|ignor\w+ (?:his|her|their) ideas?|talk(?:s|ed|ing)? over (?:him|her|them)|(?:his|her|their) ideas? (?:is|are|get|gets|never)\b|(?:can'?t|doesn'?t|too shy to) (?:speak up|get a word in))\b/i,
    column:
      /\b(?:does (?:all|everything)|(?:end(?:s|ed|ing)? up|left|stuck|is always|landed) (?:doing|with) (?:it all|all of it|everything|most of it|the lot)|all the work|do(?:es)? nothing|lazy|unfair|deadline|by (?:monday|tuesday|wednesday|thursday|friday))\b/i,
    chosen:
      /\b(?:no ?(?:body|one)|none of them) (?:wants?|wanted|picks?|picked|chooses?|chose|asks?|asked|takes?|took)\b|\b(?:left over|picked last|chosen last|without a group|no group|not in (?:a|any) group|(?:can'?t|cannot|couldn'?t|didn'?t) find a (?:group|partner))\b/i,
  },
  onlyWhenSaid: ['chosen', 'unheard'],
  tellsAlone: ['chosen', 'unheard'],
  comesFirst: ['unheard'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'One Big Paper', thread: 'jobs' },
      { text: 'Glue, Paint, Tap', thread: 'jobs' },
      { text: 'The Pen Goes Round', thread: 'pen' },
      { text: 'Who Has the Pen?', thread: 'pen' },
      { text: '{name} in a Group' },
      { text: 'All at One Table' },
    ],
    older: [
      { text: 'An Idea on the Table', thread: 'unheard' },
      { text: 'Room for One More', thread: 'chosen' },
      { text: 'Forty Seconds', thread: 'chosen' },
      { text: 'Four Jobs and a Poster', thread: 'jobs' },
      { text: 'Whoever Has the Glue', thread: 'jobs' },
      { text: 'The Pen Goes Round', thread: 'pen' },
      { text: 'A Minute Without Talking', thread: 'minute' },
      { text: 'Sixty Quiet Seconds', thread: 'minute' },
      { text: 'Who Does What by Thursday', thread: 'column' },
      { text: '{name} in a Group' },
      { text: "Other People's Ideas" },
    ],
  },
  benefits: [
    'Shows group work as a set of small jobs instead of one large noise.',
    'Treats liking to work alone as a way of working, and not as a fault.',
    'Gives {name} one sentence that can be used in any group.',
  ],
  talk: {
    young: [
      'What can one child do in a group?',
      'How does it feel when all talk at once?',
      'Shall we paint one big picture with two people?',
    ],
    older: [
      'Which job in a group is the best one, and which is the worst?',
      'Which word went into the blank?',
      'Shall we think of one sentence for the next group?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'child',
    props: ['pencil', 'scissors'],
  },
  text: {
    '2-3': script(`
      D<jobs> One big paper! {Name} may be in a group. One does the glue. One does the paint. Dab, dab, dab.
      D<jobs> Dab, dab! {Name} paints. All the group paints. It is one big paper. Here is red. Here is blue.
      D<pen> The group has one pen. {Name} can see it go. It goes round and round. Swish!
      P One child is quick. One child is slow.
      P All want the red. There is one red.
      P Some like a quiet table.
      Q In the group, {Name} may feel ____.
      Q When it gets loud, {Name} may feel ____.
      Q At the big paper, {Name} may feel ____.
      H {teacher} can help with turns.
      H {teacher} can find a calm place.
      H {helper} can look at it later.
      H<helper> {helper} can paint too.
      T {he} can pick one job.
      T {he} can hold out a hand.
      T {he} can go and look first.
      C<jobs> {he} can say, "I do the dots."
      C<jobs> {he} can say, "Dab, dab, my bit."
      C<pen> {he} can say, "Pen, come round."
      C<topic> {he} can paint {topic}.
      A<jobs> Red is there. Blue is there. The group did one big paper. Up it goes on the wall!
      A<jobs> Dab, dab, done. It is a big picture. All of the group did it. Bye-bye, paint.
      A<pen> Round and round went the pen. Now the page is full. The group can rest. Night-night, pen.
    `),
    '4-5': script(`
      D<jobs> A big poster needs a lot of hands. {teacher} makes a group, and {Name} may be in it. One child cuts. One child does the glue. There is a job for each. It is loud, because all want to say where the sun goes.
      D<jobs> A group may have one sheet and one pot of glue. So not all can do the same thing. {Name} may do the dots. One does the sky, and one does the grass. It is one picture, made together.
      D<pen> There is a trick for a group, so that all can talk. {Name} may see it at school. One pen goes round. The one with the pen can talk. The others hear it. Then the pen goes on.
      P Some children talk fast. Some think first and talk later. A group needs them both.
      P {teacher} likes a group for one thing. Each child knows a bit that the others do not know.
      P The others may want the red pen too. They do not know who had it first. They can hear a word about it.
      Q When all talk at once, {Name} may feel ____.
      Q In a new group, {Name} may feel ____.
      Q When it is done, {Name} may feel ____.
      H {teacher} can say who does what. ~ Then it is easy to start.
      H {teacher} can find a calm end of the table.
      H {helper} can hear about it on the way home.
      H<adult> {helper} can help later by {adult}.
      T {he} can choose one small job.
      T {he} can point to the place that is free.
      T {he} can ask, "What do you want to do?"
      T<doing> {he} can try {doing}, in a quiet way.
      C<jobs> {he} can say, "I can do the dots."
      C<jobs> {he} can say, "You cut, and I stick."
      C<pen> {he} can say, "May I have the pen next?"
      C<topic> {he} can add {topic} to the picture.
      A<jobs> The poster is done, and it is on the wall. There is a sun, and there are dots. Nobody in the group made all of it. It takes a while to find who did which bit.
      A<jobs> One did the sky. One did the grass. The group put it together, and some glue got on a sleeve. Now it is time to wash hands.
      A<pen> The pen went round the group. It was quick with some, and slow with others. Now all of them have said a bit. The pen can have a rest, and so can ears.
    `),
    '6-7': script(`
      D<jobs> Four people cannot cut with one pair of scissors. That is why a group has jobs. {Name} may be in a group with three others, and they make a poster. One cuts, one writes, one glues and one knows where things go. When each job has a name on it, it gets calm. Before that it is mostly elbows.
      D<pen> In a group, it often happens that all talk and nobody hears. {Name} may know that noise. There is a way to change it. One pen goes round the table. Whoever has the pen talks, and the others listen. It sounds slow, but it is faster than shouting.
      D<minute> Some groups begin with one quiet minute. {Name} may like that, or may find it odd. They all think and draw, and no one talks yet. After that there are four ideas on the table. Without it there is often just one, from the one who was quick.
      P Quick people talk because they do not like a gap. Slow people are still thinking. Both may have a good idea, just not at the same time.
      P {teacher} makes groups so that people can tell each other how things work. The one who tells it learns the most. It is an old trick of teachers.
      P Some children do not do much in a group. Often they do not know where to start. A small job with a name on it helps.
      P One child likes to work alone, and the next likes to have people near. Most groups have both kinds.
      Q When {teacher} says "groups", {Name} may feel ____.
      Q When all of them talk, {Name} may feel ____. Ears often know it first.
      Q When an idea is not taken, {Name} may feel ____.
      H {teacher} can write down who does what. ~ A job on paper is easier to keep.
      H {teacher} can find the group a quiet place. ~ Some heads work better there.
      H {helper} can ask which job it was today. ~ That is a better question than "How was it?"
      H<adult> {helper} can help after a loud day by {adult}. ~ It has helped before.
      T {he} can say first which job is a good one. ~ Most groups are glad when someone starts.
      T {he} can draw the idea and push the paper across. ~ A drawing does not need a loud voice.
      T {he} can ask one child, "What do you think?" ~ It is good for both of them.
      T<doing> {he} can try {doing} under the table. ~ It helps with waiting.
      C<jobs> {he} can say, "I will do this bit, and you do that one."
      C<pen> {he} can say, "Can the pen come to me next?"
      C<minute> {he} can say, "One minute to think, please."
      C<topic> For a rest, {he} can think about {topic}.
      A<jobs> At the end there is a poster with four kinds of writing on it. The glue is dry. Nobody in the group would have made it like that alone. Some bits are better for it, and one bit is a bit wobbly.
      A<pen> The pen has been round the group three times. It has heard all of them, even the quiet ones. Now it goes back in the pot. Tomorrow each of them has a pen of their own again.
      A<minute> One minute is short, and it made room for four ideas. The group used two of them and kept the others. {his} idea may be one of those. A kept idea is still an idea.
      D<chosen> "Find a group!" says somebody, and then it goes fast. {Name} may stand there without one. Most children take the one who is next to them. They do not look far. It hurts to be left over, and it says nothing about ideas.
      P<chosen> Those in a group are busy with being in it. Some of them know how it is, because they have stood there too.
      P<chosen> The teacher may not have seen it. From the front it is all arms and chairs.
      Q<chosen> In that minute, {Name} may feel ____.
      Q<chosen> When groups are made again, {Name} may feel ____.
      H<chosen> {helper} can ask the teacher to make the groups with a list. ~ Then nobody is left over.
      H<chosen> {helper} can listen to how it was, from start to end. ~ It was not a small thing.
      T<chosen> {he} can ask one child before it starts. ~ One is easier than three.
      T<chosen> {he} can tell the teacher, "I need a group." ~ Teachers like to know.
      C<chosen> {he} can say, "Is there room for one more?"
      A<chosen> Groups get made, one way or another. Then there is a table, and one glue for all. After ten minutes hardly anyone knows who came last. They work together, and they need somebody for the scissors.
      D<unheard> In a group, four people talk, and two of them are louder. {Name} may say an idea and see it fly past. Nobody said no to it. They just did not hear. It is like a card that fell under the table.
      P<unheard> Loud children are often full of their own idea. It leaves no room in their ears.
      P<unheard> There may be one more in the group with an idea that nobody heard.
      Q<unheard> When nobody listens, {Name} may feel ____.
      H<unheard> {helper} can ask the teacher for a round for all.
      T<unheard> {he} can draw the idea and put the paper in the middle.
      T<unheard> {he} can say a name first: "Ada, I have an idea."
      C<unheard> {he} can think, "My idea goes on the table."
      A<unheard> The drawing lies in the middle of the group. A finger taps on it. Some of it is used, and some is not. An idea was seen, and that is how it gets a chance. Under the table there are only shoes.
    `),
    '8-10': script(`
      D<jobs> A group of four has a problem before it has an idea. Who does what? {Name} may have seen how it is solved by accident. The fastest takes the pen, the loudest takes over, and the rest colour in the border. It goes better when the jobs are named first. One finds facts, one writes, one draws, and one keeps an eye on the clock.
      D<minute> Talking is not the best start for a group. In test after test, people had more ideas when they first thought alone. {Name} may know why, since a good idea rarely turns up while three people are talking. So some groups begin with a silent minute. They all write, and only then are the papers put together.
      D<column> "Who does what by Thursday?" is the most useful question in group work. It takes one line for each person, and {Name} may be the one who writes it. Without it, everyone believes that somebody else has the glue. With it, nobody needs to be nagged. The list does that, and nobody minds a list.
      P People who say nothing in a group may be thinking. Others are shy, or gave up after the second try. A direct question, and some time, often shows which it is.
      P The one who takes over is seldom after power. Usually that person is worried that it will go wrong. It helps to hand over one job and let it be done in another way.
      P {teacher} can see more than the poster. Who asked, who helped and who waited can be seen from the front of a class. Teachers remember that longer than the glue.
      P Working alone is quicker for many things. Working with others is better for a few, such as finding mistakes. Nobody sees their own spelling.
      Q When the groups are read out, {Name} might feel ____.
      Q When an idea is ignored, {Name} might notice ____. It can be in the face or the hands.
      Q When somebody does nothing, {Name} might feel ____. There may be two words for it.
      H {teacher} can help to split the work if it stays uneven. ~ It is not telling tales to ask for that.
      H {teacher} can let the group use a quiet place. ~ Noise makes thinking harder than people know.
      H {helper} can listen to the complaint and then ask about the topic. ~ Both deserve five minutes.
      H<adult> {helper} can help after such a day by {adult}. ~ It has worked before.
      T {he} can offer to write the list of jobs. ~ Whoever writes it gets a fair say.
      T {he} can say, "I am not done yet," in a calm voice. ~ Most people who break in do not notice it.
      T {he} can ask the silent one which part would be all right. ~ A small part is a way in.
      T<quiet> {he} can spend some time {quiet} afterwards. ~ Company is tiring, even good company.
      C<jobs> {he} can think, "Four jobs, and one of them is mine."
      C<minute> {he} can say, "Could we have a minute to think?"
      C<column> {he} can say, "Who does what by when?"
      C<topic> While somebody colours in, {he} can think about {topic}.
      A<jobs> What a group makes may hang in a corridor until the tape gives up. Four people can point at it and say which part was theirs. The group breaks up, and next time there will be other people in it. The jobs are the same, though, and that is useful to know.
      A<minute> The group will forget the minute again, because talking is more fun. Anyone may ask for it. It costs sixty seconds and saves an argument. An idea that was thought alone and improved together has the best of both.
      A<column> On Thursday the list gets its ticks, or most of them. Where a tick is missing, the group knows whom to ask. {Name} can still like working alone best. It is a fine thing to like, and the list did not mind.
      D<chosen> To find a group takes about forty seconds, and it is one of the worst-run parts of a school day. People grab whoever is near. {Name} may have been left over, while the others looked at the floor or at each other. It feels like a result. Mostly it is a matter of chairs, of habit and of being quick.
      P<chosen> Several of those who were chosen at once had been afraid of the same thing. That is why they grabbed. It is not kind, and it is not about one person either.
      P<chosen> A group that gets one more person may groan before it thinks. Ten minutes later it is glad of two more hands.
      Q<chosen> While everyone finds a group, {Name} might feel ____. The face may go warm.
      Q<chosen> In the first minute at that table, {Name} might notice ____.
      H<chosen> {helper} can ask whether the teacher would make the groups. ~ Many teachers are glad of the hint.
      H<chosen> {helper} can hear the whole of it without saying that it was nothing. ~ It was something.
      T<chosen> {he} can ask one person the day before. ~ It takes the race out of it.
      T<chosen> {he} can begin with one small job, such as the title or the dates. ~ Whoever does something is soon part of it.
      C<chosen> {he} can think, "That was forty seconds. The project is longer."
      A<chosen> A group is made in less than a minute and then works together for days. What people remember of it is who had the good map and who forgot the glue. Being left over hurts, and it may be told to somebody. It is a fact about forty seconds.
      D<unheard> In most groups the first and the loudest ideas get used, and they are not sure to be the best. {Name} may have said something good, twice, into a gap that closed at once. Two minutes later somebody else says the same and is called a genius. It is maddening. Some people have been taught to wait for a gap, and in a group like that it does not come.
      P<unheard> People who talk a lot in groups are often nervous of silence. They do not notice whom they have talked over.
      P<unheard> Somebody else at the table may have stopped trying as well, and would be glad of a slower round.
      Q<unheard> When an idea disappears, {Name} might feel ____.
      Q<unheard> When somebody else gets the credit, {Name} might notice ____.
      H<unheard> {helper} can hear the idea at home in full. ~ It gets clearer by being told.
      H<unheard> {helper} can ask the teacher to give each person one minute at the start.
      T<unheard> {he} can write it on a note and lay it in front of the others. ~ Paper does not get interrupted.
      T<unheard> {he} can say, "Can I finish?" and then finish. ~ Said calmly, it works more often than one thinks.
      C<unheard> {he} can think, "Paper first, then words."
      A<unheard> By the end of the lesson the note has a tick and somebody's crumbs on it. The group used half of the idea, and the better half at that. Being quiet and having nothing to say are different things. The next round can begin with the people who have not spoken yet.
    `),
    '11+': script(`
      D<jobs> The words "get into groups" have seldom calmed anybody down. {Name} may know the roles that people fall into within a minute. There is the manager, the decorator, the one with the jokes and the one who does everything on Sunday night. They are habits rather than characters. They can be changed before the work begins by naming the jobs aloud, which feels slightly formal and saves a lot of bad temper.
      D<minute> Research on groups has an awkward result. People who think alone first and then compare have more ideas than people who talk from the start, and the ideas are no worse. {Name} may have suspected it while waiting for a gap in the conversation. One silent minute with a pen is enough to change that. It also means that the first idea is not automatically the loudest one.
      D<column> Every group project has a moment when someone could ask who does what by when, and no one does. {Name} may recognise the result, which is a shared document with one author. It is rarely bad will. Work that belongs to everyone is done by whoever is most nervous about the mark. A list with names in it is dull, and it is the best known cure.
      P The one who does nothing may be tired, lost or convinced that help is unwelcome. From outside all three look identical. A precise question, such as "Can you do the two pictures by Wednesday?", tends to sort it out.
      P Whoever takes over usually feels responsible and slightly desperate. Such people can be argued with, above all if somebody takes a piece of work off them. They are seldom as sure as they sound.
      P Teachers know that group marks are unfair at the edges. They set group work all the same, since hardly any job later on is done alone. Most of them will listen if the problem is described in facts and early.
      P Preferring to work alone is not a flaw. A good many discoveries were made by people who had shut the door. They opened it in the end to have the mistakes found.
      Q When the groups are announced, {Name} might feel ____. Dread and relief depend on a few names.
      Q When somebody talks over an idea, {Name} might notice ____.
      Q With half of it undone and little time left, {Name} might feel ____. Resentment is a candidate.
      H {teacher} can divide the parts so that each can be marked by itself. ~ It is a reasonable thing to ask for, at the beginning.
      H {helper} can hear the whole complaint without ringing anyone up. ~ Most of it is solved by Tuesday.
      H {helper} can read the draft as somebody who knows nothing about it. ~ That is a job outsiders do well.
      H<adult> {helper} can offer {adult} after such an afternoon. ~ It has been known to help.
      T {he} can start the list, put one name on it and pass it on. ~ The first line is the difficult one.
      T {he} can finish a sentence in an even voice after being interrupted. ~ It works better than volume.
      T {he} can tell the teacher early and factually that the work is uneven. ~ Early it is information, and late it is a grievance.
      T<quiet> {he} can spend an hour {quiet} when it is over. ~ Company uses energy, and it comes back.
      C<jobs> {he} can think, "Roles are habits, and habits can be swapped."
      C<minute> {he} can say, "Let us write first and talk afterwards."
      C<column> {he} can say, "Who does what, and by when?"
      C<topic> During the decorating, {he} can think about {topic}.
      A<jobs> In the end the group falls apart politely, and nobody mentions Sunday night. Something has been learnt, and it was probably not the topic. It was more likely how long it takes four people to agree on a colour. The next group will contain a manager and a decorator as well. It is possible to choose a different part this time, and to see how it fits.
      A<minute> Most people will forget the silent minute, because talking feels more like work. Anyone who suggests it may get a look and then, rather often, agreement. What comes out of a group is better when everybody has been alone with it for a moment, and that includes the fast ones. So the pens may come first and the talking second.
      A<column> A list cannot make a group fair, although it can make it visible. Whatever is missing on the last evening has a name beside it, and it need not be {hers}. That is not unkind, since everyone agreed to it while it was still easy. It is the least dramatic way of working together, and it leaves Sunday free.
      D<chosen> The start of a group project resembles the last minute of a market. Everyone looks for somebody, and {Name} may have been left standing when the noise stopped. The usual causes are seating, old friendships and plain speed. It is still a public moment, and few people get through it without a pulse. As an assessment of what somebody can contribute, it is worthless.
      P<chosen> Those who paired off at once were mostly securing themselves. From the inside it feels like relief, and hardly anybody looks back to see who is still standing.
      P<chosen> Teachers who let groups form freely tend to believe that it is the friendly option. Many have not thought about the end of the queue. They can be told, in writing if need be.
      Q<chosen> In the seconds when everyone pairs off, {Name} might feel ____. It tends to show in the face first.
      Q<chosen> Sitting down with a group that did not ask, {Name} might notice ____. Pride is one possible answer.
      H<chosen> {helper} can suggest to the school that groups are drawn by lot. ~ Nobody needs to know who suggested it.
      H<chosen> {helper} can leave out advice for an evening. ~ Some things want to be heard before they are solved.
      T<chosen> {he} can settle it with one person beforehand, by message. ~ One agreement is enough to enter any group.
      T<chosen> {he} can take on a definite part early, such as the sources or the layout. ~ Usefulness outlives a bad start.
      C<chosen> {he} can think, "Forty seconds of market. The work has not begun."
      A<chosen> The forty seconds are over, and what follows takes weeks and is decided by other things, such as who reads the instructions. A group that was put together by chance is often the more interesting one. Being left over may be minded and mentioned. It was a fact about a room in a hurry.
      D<unheard> Group discussions reward speed, and speed is not the same as thought. {Name} may form a sentence, check it and find that the conversation has moved on by two topics. Or it gets said, ignored, and repeated five minutes later by someone with a bigger voice. Studies of meetings find the same thing among adults with good salaries. It can be worked round, although it would be nicer if it did not need to be.
      P<unheard> Those who dominate a group are seldom aware of it. In their memory everybody joined in.
      P<unheard> Another person at that table has probably given up as well, and counts as an ally.
      Q<unheard> Hearing the same idea from another mouth, {Name} might feel ____. Amused is possible, on a good day.
      H<unheard> {helper} can listen to the idea itself and not only to the complaint.
      T<unheard> {he} can put it in the shared document before the talking starts. ~ What is written down has an author.
      T<unheard> {he} can back somebody else's ignored point: "Wait, go back to what she said." ~ It tends to be returned.
      C<unheard> {he} can think, "Written, dated, mine."
      A<unheard> The group hands in its work with a paragraph in it that began as a note at the edge of the table. Credit may or may not follow. Some people do their best thinking half a minute after everyone else, and the good groups learn to wait. The rest can be given it in writing.
    `),
  },
};

/**
 * Working in a group that a teacher has put together: who does what, when to speak, what to do when one does all of it or
 * none. Liking to work alone is told as a good way of working that meets another one.
 */
export const groupWork: Frame = withScenes(own, getIntoGroups, onlyMyOwnIdea, aPartnerNotChosen, onePairOfHands);
