import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { notNaughty } from './not-naughty.ts';
import { lettersOfOnesOwn } from './letters-of-ones-own.ts';
import { nothingWrongInThere } from './nothing-wrong-in-there.ts';

const own: Frame = {
  id: 'having-adhd',
  name: 'Having ADHD',
  says: [
    'explain adhd to my son',
    'how to tell him about his adhd',
    'just diagnosed with adhd, how do we tell him',
    'what is adhd, she asks',
    'she knows she has adhd and thinks she is stupid',
    'explain an adhd diagnosis to my son',
    'talking to him about adhd',
    'adhd, he wants to know why his brain is different',
    'he says he is told off all day because of his adhd',
    'he has been told he has adhd',
    'he feels bad about having adhd',
    'story about having adhd',
    'how do i explain adhd to a child',
    'doesnt want the others to know he has adhd',
    'he says his brain is broken, adhd',
    'she found out she has adhd',
    'she asks why adhd makes her forget things',
    'adhd and proud',
    'he hates his adhd',
    'talking about adhd',
    'adhd meds, what is adhd',
    'tell my daughter that she has adhd',
    'explaining adhd to a twelve year old',
    'story about having an adhd brain',
  ],
  claims: {
    strong: [
      'was diagnosed with adhd',
      'told everyone they have adhd',
      'told everyone he has adhd',
      'told everyone she has adhd',
      'explain adhd',
      'explaining adhd',
      'adhd diagnosis',
      'diagnosis of adhd',
      'add diagnosis',
      'diagnosed with adhd',
      'diagnosed adhd',
      'adhd assessment',
      'assessed for adhd',
      'what is adhd',
      'what adhd is',
      'what adhd means',
      'about his adhd',
      'about her adhd',
      'about adhd',
      'having adhd',
      'because of his adhd',
      'because of her adhd',
      'that he has adhd',
      'that she has adhd',
      'know he has adhd',
      'know she has adhd',
      'inattentive adhd',
      'adhd brain',
      'adhd and proud',
      'adhd and think',
      'adhd and thinks',
      'adhd and feel',
      'adhd and feels',
      'adhd and hates himself',
      'adhd and hates herself',
      'adhd and says',
    ],
    cues: ['adhd', 'diagnosis', 'diagnosed', 'brain', 'explain', 'different', 'forget', 'impulsive'],
    not: ['brother has adhd', 'sister has adhd', 'tablets for adhd', 'adhd tablets', 'adhd medication', 'adhd meds'],
  },
  topicWords: ['ADHD', 'attention', 'brain', 'head'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'ADHD is a way in which a brain regulates attention, movement and impulses; it is mostly inherited, is no illness that is caught and is not caused by bad will, sugar or upbringing.',
    'About one child in twenty has it.',
    'Attention is not missing but hard to steer: it goes to what is new, moving or interesting; people with ADHD can be absorbed for hours by what interests them.',
    'Starting, waiting, remembering steps and keeping time take more work; written steps, timers, movement, short tasks and reminders help.',
    'Children with ADHD hear many more corrections than others; naming what goes well matters.',
    'Some people take medicine for it; doctors and families decide that.',
    'Many people with ADHD are quick, inventive and good in an emergency; others are not, and need not be.',
  ],
  threads: {
    dog: 'attention as a young dog that runs to every smell and comes when it is called in the right way',
    bird: 'a bird at the window, to which the eyes go',
    start: 'the start, which is the hardest part of a job',
    tabs: 'many open windows on one screen',
    letter: 'what somebody says plainly about the four letters',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Look, a Bird', thread: 'bird' },
      { text: 'A Bird, a Bus, a Bug', thread: 'bird' },
      { text: 'Ready, Steady, Start', thread: 'start' },
      { text: 'One Sock First', thread: 'start' },
      { text: '{name} Has ADHD' },
      { text: 'How a Head Can Work' },
    ],
    older: [
      { text: 'The Bird at the Window', thread: 'bird' },
      { text: 'One Sock First', thread: 'start' },
      { text: 'The First Two Minutes', thread: 'start' },
      { text: 'A Young Dog Called Attention', thread: 'dog' },
      { text: 'Thirty Windows Open', thread: 'tabs' },
      { text: 'Four Letters', thread: 'letter' },
      { text: '{name} Has ADHD' },
      { text: 'How a Head Can Work' },
    ],
  },
  benefits: [
    'Gives a plain and respectful meaning to the letters ADHD.',
    "Says that it is nobody's fault, and names tools that fit.",
    'Leaves it to {name} to say what is true for {name}.',
  ],
  talk: {
    young: [
      'Where did the head go in the story?',
      'How does it feel to sit and wait?',
      'Shall we do one sock together, and then hop?',
    ],
    older: [
      'Which sentence fits, and which one does not?',
      'Which word went into the blank?',
      'Shall we choose one tool and try it for a week?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'look-up',
    feeling: 'curious',
    companion: null,
    props: ['clock', 'pencil'],
  },
  text: {
    '2-3': script(`
      D<bird> Look, a bird! {Name} may see it. {Name} has ADHD. A head can go here and there. Look, a bug!
      D<bird> Here and there goes a head. {Name} has ADHD. Look, a bus! Look, a bird! So much to see.
      D<start> One sock. {Name} has ADHD. A head can hop off to play. Hop, hop! Where is the next sock?
      P Grown-ups lose things too. Where is the key?
      P Some heads are quick. Some are slow.
      P Bodies like to move. It feels good.
      Q In the wait, {Name} may feel ____.
      Q On a chair, {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H {helper} can say one thing first.
      H {helper} can hop along.
      H {helper} can show the next thing.
      H<helper> {helper} can clap for one sock.
      T {he} can hop to the next thing.
      T {he} can hold a thing to squeeze.
      T {he} can look at the picture.
      T<comforter> {he} can hold {comforter}.
      C<bird> {he} can say, "Bye, bird, here I am."
      C<bird> {he} can say, "Look, and back."
      C<start> {he} can say, "One sock, and hop."
      C<topic> {he} can think about {topic}.
      A<bird> The bird flew off. The head came back. Here is the cup. Hello, head!
      A<bird> A bird, a bus, a bug. A head saw them all. Now it can rest. Night-night, bird.
      A<start> One sock is on. Hop! Two socks are on. A head got there, hop by hop.
    `),
    '4-5': script(`
      D<bird> At the window there is a bird. {Name} may be the first to see it. {Name} has ADHD. That is a way a head can be made. It goes to the things that are new. So it finds the bird, and the bus, and the bug.
      D<bird> {Name} has ADHD. Eyes go to the bird, and feet go too. Then the story goes on without them. It is a quick head. It goes where things are new.
      D<start> It is time for socks. One sock is on. Then {his} head may hop off to a toy car. {Name} has ADHD, so it is hard to stay with socks. Socks are not new, and the car can roll.
      P Lots of children have ADHD. Nobody gave it to them. It is not like a cold.
      P Grown-ups may call three times. They may think no one hears. Ears hear it, but the head is far off.
      P Some grown-ups have ADHD too. They look for the key, and it is in the fridge.
      Q When it is time to wait, {Name} may feel ____.
      Q When a voice says, "Sit still," {Name} may feel ____.
      Q In the middle of a good game, {Name} may feel ____.
      H {helper} can say one thing at a time. ~ Then the next one.
      H {helper} can come close and touch an arm. ~ Then ears know that it is for them.
      H {helper} can make a game of the first sock.
      H<helper> {helper} can hop along to the door.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can do one sock, and then ten hops.
      T {he} can hold a soft thing and squeeze it.
      T {he} can look at the picture that shows what is next.
      T<comforter> {he} can hold {comforter} in the story time.
      T<doing> {he} can try {doing}.
      C<bird> {he} can say, "I saw the bird, and I am back."
      C<bird> {he} can think, "Look, and back again."
      C<start> {he} can say, "One sock, ten hops."
      C<topic> {he} can talk about {topic}, fast.
      A<bird> The bird has gone. It was a good one, and not all heads saw it. Now there is the rest of the story. It has a bird in it too.
      A<bird> A head with ADHD sees a lot in one day. It can get tired. Then it is good to lie down and see just one thing.
      A<start> Two socks are on, and they may not match. The head went to the car and came back. It went to the door in hops. That is one way to get there.
    `),
    '6-7': script(`
      D<dog> Attention is a bit like a young dog. It runs to what moves and to what smells good. {Name} has ADHD, so that dog is quick. It is off before anyone can call. It is a good dog. It comes back well, if it is called in the right way.
      D<bird> There is a bird at the window, and {Name} may see it first. {Name} has ADHD. Those letters are a name for how some brains work. Such brains go to what is new, again and again. Staying with one sum is more work for them than for others. In each class there is about one such head, or two.
      D<start> Why is it so hard to start? {Name} has ADHD, and may know the question. A brain like that likes things that are new or fun. "Tidy up" is neither. So the start is like a door that sticks. Once it is open, it goes much better.
      P Teachers see a back that wriggles and a head that is turned. They may think that nobody listens. Some people listen best while a hand is moving.
      P Lots of people have ADHD, and they are not alike. One talks a lot. One is quiet and dreams. One can build for four hours.
      P Grown-ups may sound cross when the shoes are lost again. They know that it is not done on purpose. They forget it at ten past eight.
      P ADHD is not there because of sugar, or because of anybody's fault. It was there when {Name} was born. It says nothing about being good or kind.
      Q When somebody says "pay attention", {Name} may feel ____.
      Q In a long wait, {his} body may feel ____. Feet often know first.
      Q In the middle of something good, {Name} may feel ____.
      H {helper} can say one thing at a time, from close up. ~ Three at once fall on the floor.
      H {helper} can set a timer for two minutes. ~ A start is easier if it is small.
      H {helper} can tell {him} what went well today. ~ It is easy to see only the lost shoe.
      H<helper> {helper} can start together with {him}. ~ Two at a door make it open.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can do the first small bit and then look how it goes. ~ The first bit is the hardest.
      T {he} can hold a thing to squeeze. ~ A busy hand can make a calm ear.
      T {he} can draw the steps and tick them off. ~ Paper does not forget.
      T<comforter> {he} can put {comforter} next to the work. ~ It is good company, and it does not talk.
      T<doing> {he} can try {doing} at the hardest moment. ~ What helped before can help again.
      C<dog> {he} can think, "Here, dog, come back."
      C<bird> {he} can think, "I saw it, and now I am back."
      C<start> {he} can say, "Just the first bit."
      C<topic> After that, {he} can think about {topic}.
      A<dog> By the evening the dog has run a lot. It knows each smell in the street. Attention can lie down now, next to the bed. Tomorrow it will be off again, and it can be called.
      A<bird> The bird flew off when the bell rang. Somebody wrote down the homework, and somebody saw the bird. A brain with ADHD is good at one of these. For the other one there is paper.
      A<start> The door is open, and half of the job is done. The other half may need one more push. A brain like that can learn where its doors stick. Then it helps to have somebody who pushes too.
    `),
    '8-10': script(`
      D<dog> Scientists say that attention is steered by the front part of the brain. {Name} has ADHD, and in that case the steering works differently. It helps to picture a young dog on a walk. Nothing is wrong with its nose or its legs. It simply finds every smell as important as the way home. Shouting does not train it, and small clear signals do.
      D<start> In a brain with ADHD, the hardest part of a job is its first two minutes. {Name} may know how it is to sit in front of a page and not begin. From outside it looks like not wanting. Inside there is no spark, because the job is neither new nor urgent. Once it has caught, the same brain may go on for an hour and forget about tea.
      D<tabs> Picture a screen on which thirty windows are open, and each of them plays something. {Name} has ADHD, and a head may be like that at ten past nine. The teacher is one of the windows. So are the bird, the itch, the joke from yesterday and an idea for a catapult. All of them are working. Nobody has told them which one is on top.
      P From the front of a class, a person who has drifted off looks like a person who does not care. Teachers who know about ADHD look again. Others can be told.
      P A child with ADHD hears "sit", "wait" and "again?" far more often than others do. It would make anybody tired. Some grown-ups have begun to count what goes well, to keep the balance.
      P ADHD runs in families. It is quite possible that somebody at home has lost a phone in a fridge. They may have stories.
      P There are people with ADHD who race about, and people who sit still and are elsewhere. The second kind is often found later. Both kinds work harder than it looks.
      Q When the others have already started, {Name} might feel ____.
      Q When something was forgotten again, {Name} might notice ____.
      Q In the middle of a thing that is interesting, {Name} might feel ____. Time may have vanished.
      H {helper} can sit down beside {him} for the first two minutes. ~ Company helps to get things started.
      H {helper} can say one step at a time, and write down the rest. ~ Paper is a good second memory.
      H {helper} can see to breaks and a good seat in class. ~ Those are small changes with a large effect.
      H<helper> {helper} can name one thing that went well, exactly. ~ "Well done" is too short to be of use.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can set a timer for two minutes and stop after that, if need be. ~ Most jobs go on by themselves then.
      T {he} can put the thing in front of the door that goes to school tomorrow. ~ Feet remember what heads do not.
      T {he} can move first and sit afterwards. ~ A brain works better after a run or ten jumps.
      T<comforter> {he} can keep {comforter} within reach while working. ~ A busy hand leaves the ears free.
      T<doing> {he} can try {doing} at the hardest moment. ~ It has a good record.
      T<quiet> {he} can spend some time {quiet}. ~ A head that took in so much needs a rest.
      C<dog> {he} can think, "Good nose, and now come back."
      C<start> {he} can think, "Two minutes, and then I may stop."
      C<tabs> {he} can think, "Which window is on top?"
      C<topic> {he} can think about {topic}, and attention stays there by itself.
      A<dog> A young dog gets better at coming back, and it keeps its nose. It would be a pity to lose that. {Name} may find out which signals work and which only make noise. Attention can be trained a bit, and the rest of the world can bring better signals.
      A<start> Tomorrow there will be another page, and its first two minutes will be just as sticky. That is how such a brain starts, and it is no measure of what it can do. A timer costs little. Whoever sits down next to somebody costs nothing at all.
      A<tabs> In the evening the windows close, one after another, and the catapult stays open. It might even work. A head with ADHD does not have too little in it. It is a full one, and for that there are lists.
    `),
    '11+': script(`
      D<letter> Four letters stand on a form: ADHD. {Name} may have heard them as an explanation, as an excuse or as a joke. They describe a brain that has trouble steering its attention, and attention is only the beginning. Starting, waiting, finishing and guessing how long a thing will take belong to it as well. About one person in twenty has it, mostly from a relative. It has nothing to do with intelligence or good will.
      D<tabs> Some heads have thirty windows open at any given time. {Name} has ADHD, and will probably know which song is playing in one of them. The difficulty is not a lack of attention. There is plenty of it, and it goes where it likes. Under pressure, or with something interesting, the same brain can shut all windows but one and forget to eat. Neither state is chosen, and from outside both look like a decision.
      D<start> The most expensive moment for a brain with ADHD is the one before a task. {Name} may have sat in front of an open file, perfectly willing, while nothing happened. What is missing is not the will but the spark, which such brains get from something new or from a deadline in twelve minutes. Being told to make an effort is therefore of limited use. It is like telling a car to want petrol.
      P People without ADHD tend to believe that everyone is a bit like that. It is true that everyone forgets keys, but not everyone sets four alarms and still misses the bus.
      P Teachers see the essay that was handed in late and not the three evenings in front of it. Those who know about ADHD ask different questions. Most of the others are prepared to learn.
      P By this age, people with ADHD have been corrected many thousands of times. It leaves a kind of flinch, and a good part of what looks like not caring is a way of being hit by fewer remarks.
      P Parents may discover in the process that the description fits one of them. It can be funny and also a little sad, and it usually improves the conversation at breakfast.
      Q With these four letters in mind, {Name} might feel ____. Relief and annoyance often come as a pair.
      Q Ten minutes before a deadline, {Name} might notice ____.
      Q After the third reminder in an hour, {Name} might feel ____.
      H {helper} can sit in the same room and do something dull as well. ~ It is called body doubling, and nobody knows precisely why it works.
      H {helper} can see to steps in writing and deadlines in parts at school. ~ These are ordinary adjustments, and they are often granted.
      H {helper} can count what was managed, with examples. ~ The other list is kept by plenty of people already.
      H<helper> {helper} can agree on one reminder per task and keep to it. ~ The second one reminds nobody of anything.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can make the start ridiculously small, such as opening the file and typing the date. ~ Brains that will not start can often continue.
      T {he} can put memory outside the head, on a door, a wrist or a phone. ~ A good system is not cheating.
      T {he} can plan movement before anything that requires sitting. ~ Twenty minutes of it buy some attention.
      T<comforter> {he} can keep {comforter} to hand while working. ~ Hands that are busy interrupt less.
      T<quiet> {he} can spend an hour {quiet}. ~ A head with that much traffic needs an hour without lorries.
      T<activity> {he} can protect the time for {activity}. ~ Being absorbed is a rest as well.
      C<letter> {he} can think, "It is an explanation, and I decide what to do with it."
      C<tabs> {he} can think, "Plenty of attention, wrong window."
      C<start> {he} can think, "Date, name, first word."
      C<topic> {he} can think about {topic}, without any effort at all.
      A<letter> Four letters are too few to describe anybody, and a brain has more to it than its steering. They can explain why some ordinary things cost more, and they can point to tools. {Name} has the same humour, the same friends and the same favourite song as before the form was filled in. What a head is good at does not fit into a box anyway.
      A<tabs> At night the windows dim, apart from the one with the song. A brain with ADHD does not get tidier with age, but its owner learns where things are. Some people become remarkably good at emergencies, and others at apologising on time. There is room for both in a reasonable life, and there are lists for the rest of it.
      A<start> The next task will be just as hard to begin, and knowing why is half of the repair. The other half is practical, and some of it is even a little silly. A date on an empty page is a start. Somebody who sits in the same room and reads is a start as well. The brain that could not begin at four may be impossible to stop at six.
    `),
  },
};

/**
 * A child hears that there is a word for how its own head works: ADHD. Told with what goes easily and what costs more, as
 * something that is built in and that tools fit; no excuse, no fault, no gift that must be lived up to.
 */
export const havingAdhd: Frame = withScenes(own, lettersOfOnesOwn, nothingWrongInThere, notNaughty);
