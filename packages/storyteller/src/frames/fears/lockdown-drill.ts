import { aWeeBeforeTheQuiet } from './a-wee-before-the-quiet.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { againstTheBedroomDoor } from './against-the-bedroom-door.ts';
import { afterTheDrill } from './after-the-drill.ts';

/**
 * A practice for staying in: the door shut, the light off, a quiet class. Told as schools teach it to the young: what
 * happens in which order and whose job it is. No danger is described; whoever wants to ask more asks a grown-up.
 */
const own: Frame = {
  id: 'lockdown-drill',
  name: 'Lockdown drills at school',
  says: [
    'lockdown drill',
    'lockdown drill at school frightened her',
    'they practised a lockdown and he wont go back',
    'how to explain a lockdown drill',
    'lock down drill tomorrow',
    'scared since the lockdown practice',
    'active shooter drill',
    'intruder drill at kindergarten',
    'has to hide under the desk in the drill',
    'hide and be quiet drill at school',
    'shelter in place drill',
    'asks if a bad man will come to school',
    'the code red drill',
    'had to sit in the dark corner with the class',
    'worried about school shootings after the drill',
    'does not want to do the hiding drill',
    'lockdown practise in reception',
    'preschool does lockdown drills',
    'how do i prepare my autistic son for a lockdown drill',
    'she cannot stay quiet in the lockdown drill',
    'secure drill at school',
    'first lockdown drill in first grade',
    'cant sleep because of the lockdown drill',
    'stay put drill',
  ],
  claims: {
    strong: [
      'bad man will come to school',
      'bad man come to school',
      'bad people come to school',
      'bad person come to school',
      'somebody bad come to school',
      'lockdown drill',
      'lockdown practice',
      'practised a lockdown',
      'lockdown at school',
      'lockdown',
      'intruder drill',
      'shooter drill',
      'active shooter',
      'hiding drill',
      'shelter in place',
      'code red',
      'secure drill',
      'school shooting',
      'hide drill',
      'quiet drill',
      'stay put drill',
    ],
    cues: ['drill', 'hide', 'practice', 'desk', 'corner', 'intruder'],
    not: [
      'for real',
      'real lockdown',
      'real threat',
      'shooting at',
      'an actual lockdown',
      'covid',
      'pandemic',
      'since lockdown',
      'during lockdown',
      'lockdown baby',
      'fire drill',
      'earthquake',
      'tornado',
    ],
  },
  topicWords: ['drill', 'practice', 'practise', 'quiet'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'In a lockdown drill a class stays in its room: the door is shut and locked, the light goes off, blinds go down, people sit away from door and windows and are quiet until a grown-up of the school says that it is over.',
    'Drills are practice; schools teach children that the grown-ups know what to do and that children follow the teacher.',
    'School psychologists advise calm practice told beforehand, without acted danger, and with time for questions afterwards.',
    'Most times that a school keeps its doors shut have to do with something outside, such as a stray dog, a gas leak or police work nearby.',
    'Doing a thing the same way several times makes it need less thought.',
    'Children with sensory needs may use ear defenders, a fidget or a place beside a known adult.',
    'A slow breath with a long out-breath helps a body to settle.',
  ],
  threads: {
    real: 'a day on which doors were locked for a reason, and the end of that day',
    breath: 'breath that goes in and out and makes no sound',
    tick: 'the clock that can be heard when a class is quiet',
    shoes: 'the row of shoes that can be seen from the floor',
    order: 'the steps of the practice, each with its reason',
    letter: 'a plain account of what a drill is for, from one person to another',
  },
  // On a day when it was no practice, nobody is told that it was one.
  threadCues: {
    real: /(?<!\b(?:afraid|scared|worr\w*|what if|in case|frightened|there (?:will|might|could|may))\b[^.!?]{0,40})(?:\b(?:real (?:lockdown|one|threat|intruder)|for real|actual lockdown|(?:wasn'?t|was not|not) (?:just )?(?:a )?(?:drill|practice)|(?:had to|were|was|got) (?:\w+ ){0,2}lock(?:ed)? (?:in|down)|(?:went|gone|put) in(?:to)? lockdown|had a lockdown (?:because|as|when|after)|(?:there was|because of|after) (?:a|an|the|some) (?:man|person|intruder|gunman|knife|gun|stabbing|shooting|dog|threat|incident)|with a (?:knife|gun))\b)/i,
  },
  onlyWhenSaid: ['real'],
  tellsAlone: ['real'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'The Door Was Shut', thread: 'real' },
      { text: 'And Then It Was Over', thread: 'real' },
      { text: 'As Quiet as a Breath', thread: 'breath' },
      { text: 'Tick, Tock, Quiet Class', thread: 'tick' },
      { text: 'The Clock in the Quiet', thread: 'tick' },
      { text: 'Shoes in a Row', thread: 'shoes' },
      { text: 'All the Shoes on the Floor', thread: 'shoes' },
      { text: 'A Quiet Practice' },
      { text: '{name} Practises Being Quiet' },
    ],
    older: [
      { text: 'The Day of the Locked Door', thread: 'real' },
      { text: 'It Has an End', thread: 'real' },
      { text: 'What the Clock Says in a Drill', thread: 'tick' },
      { text: 'A View of Shoes', thread: 'shoes' },
      { text: 'Door, Light, Floor, Door', thread: 'order' },
      { text: 'First the Door, Last the Door', thread: 'order' },
      { text: 'About the Drill on the Timetable', thread: 'letter' },
      { text: 'A Drill Is Practice' },
      { text: '{name} and the Quiet Drill' },
    ],
  },
  benefits: [
    'Tells what happens in the drill in order, in the words that schools use.',
    'Says whose job it is to keep the class safe, and leaves out what would only frighten.',
    'Gives {name} one small thing to do in the quiet and somebody to ask afterwards.',
  ],
  talk: {
    young: [
      'What can be heard when a class is quiet?',
      'How does it feel to sit so quietly?',
      'Shall we practise a quiet minute and listen?',
    ],
    older: [
      'Which step of the drill comes first, and which one comes last?',
      'Which word went into the blank?',
      'Shall we write down one question about it for a grown-up at school?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'teacher',
    props: ['clock', 'shoe'],
  },
  text: {
    '2-3': script(`
      D<tick> Shh! It is a quiet practice. {Name} sits with the class. The light is off. Tick, tock, goes the clock.
      D<tick> Tick, tock! {Name} can hear the clock. All of the class is quiet. It is a practice. Tick, tock!
      D<shoes> Down on the floor sits the class. {Name sits} there too. It is a quiet practice. Look, shoes in a row!
      D<breath> It is a quiet practice. {Name is} on the floor. A nose can breathe. In goes the air, out goes the air. It makes no sound.
      P Grown-ups at school know this practice. They do it too.
      P One child hums. One child wriggles. Quiet is hard.
      P Teachers look after the class.
      Q In the quiet, {Name} may feel ____.
      Q With the light off, {Name} may feel ____.
      Q On the floor, {his} tummy may feel ____.
      H {teacher} can sit close by.
      H {teacher} can say, "All done."
      H {helper} can hear about it later.
      T {he} can sit on two hands.
      T {he} can blow one long, soft breath.
      T {he} can look at a shoe.
      T<doing> {he} can try {doing}.
      T<comforter> {he} can think of {comforter}.
      C<tick> {he} can think, "Tick, tock, quiet clock."
      C<tick> {he} can think, "Shh, I hear it tick."
      C<shoes> {he} can think, "One shoe, two shoes."
      C<topic> {he} can think about {topic}.
      C<breath> {he} can think, "In, out, in, out."
      A<tick> The quiet is done. On goes the light. Tick, tock, says the clock. Now there is play.
      A<tick> Tick, tock, and it ends. The practice is done. The door is open. Hello, noise!
      A<shoes> Up go the shoes, off they go. The quiet practice is done. The light is on. There is {teacher}.
      A<breath> In and out, and it is done. The practice ends. Now air can be loud. Ahh, hello, noise!
      D<real> One day a door was shut. It was quiet, and no drill. {Name} may think of it. Grown-ups were near. Now it is over.
      P<real> Grown-ups took care of it.
      P<real> Some children talk of it. Some play it.
      Q<real> At a shut door, {Name} may feel ____.
      Q<real> After that day, {Name} may feel ____.
      H<real> {helper} can hear all about it.
      H<real> {helper} can hug {him}.
      T<real> {he} can ask for a cuddle.
      T<real> {he} can tell a grown-up.
      T<real,comforter> {he} can hold {comforter}.
      C<real> {he} can say, "Door open, day done."
      A<real> The door is open now. In comes the day. It is not quiet any more. Hello, day.
    `),
    '4-5': script(`
      D<tick> On some days a class has a quiet practice. {teacher} shuts the door and turns off the light. {Name} sits on the floor with the others. Nobody talks. When it is that quiet, the clock can be heard. Tick, tock.
      D<tick> Tick, tock, tick. In {his} class, nobody hears the clock on other days. Now there is a quiet practice, called a drill. The door is shut. The light is off. So the clock is the loudest thing.
      D<shoes> From the floor, there is a good view of shoes. {Name} may see lots of them in a quiet practice. The class sits close. The light is off. {teacher} shuts the door. It is a drill, so that they learn how it goes.
      D<breath> In a quiet practice, nobody talks, but everybody breathes. {Name} sits with the class, and the light is off. Air goes in at the nose and out again, all by itself. It can be slow, and it makes no sound. {teacher} is breathing too.
      P Grown-ups at school know this practice. They know what comes first and last. They look after the class.
      P Quiet is hard for many children. One has a giggle. One has an itch. The others look at their knees.
      P {teacher} can hear a tummy rumble. Teachers know that quiet is hard work.
      Q When the class gets so quiet, {Name} may feel ____.
      Q Sitting on the floor, {his} body may feel ____.
      Q When it is over, {Name} may feel ____.
      H {teacher} can tell the class before it starts. ~ It helps to know that it is practice.
      H {teacher} can sit where {Name} can see. ~ A calm face is easy to find then.
      H {helper} can listen to what it was like. ~ All questions are good ones.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can look at one shoe and count the holes.
      T {he} can breathe out slowly, with no sound.
      T {he} can hold one hand with the other.
      T<comforter> {he} can sit still and think of {comforter}.
      T<doing> {he} can try {doing}, in a quiet way.
      C<tick> {he} can think, "I hear the clock, and the clock is calm."
      C<tick> {he} can think, "Tick, tock, it will stop."
      C<shoes> {he} can think, "Shoe, shoe, shoe, and mine are here too."
      C<topic> {he} can sit still and think about {topic}.
      C<breath> {he} can think, "In through the nose, out like a feather."
      A<tick> {teacher} opens the door. The light comes on. All the voices come back. The clock still ticks, but nobody can hear it. The practice is done.
      A<tick> A quiet practice has an end. A grown-up says when. Then there is noise, and snack, and playing. The clock can say how long it took.
      A<shoes> All the shoes get up and walk to their places. The light is on, and the door is open. The drill is over. Now the class knows it a bit better.
      A<breath> The light is on, and the drill is over. Noses and mouths may be loud again. A slow breath is a good thing to keep. It works in bed, and in a long queue.
      D<real> One day was not a drill. The doors were shut, and it was quiet for a long time. {Name} may think about it. Grown-ups kept the children inside, to keep them safe. Then the door was opened again.
      P<real> The grown-ups had a plan for such a day. They had practised it. That is why they knew what to do.
      P<real> Some children want to talk of it. Some want to play it, and some want neither. All of that is fine.
      Q<real> When {Name} thinks of that day, {his} tummy may feel ____.
      Q<real> When it is quiet in a room, {Name} may feel ____.
      H<real> {helper} can listen to all of it. ~ It has an end.
      H<real> {helper} can say what is true. ~ It helps to know.
      T<real> {he} can draw it, up to going home.
      T<real> {he} can ask a grown-up one thing about it.
      T<real,comforter> {he} can hug {comforter} and tell it.
      C<real> {he} can think, "It was that day, and it is over."
      A<real> The door was opened, and people went home. That is the end of it, and it can be told too. A quiet room can be a nice room again. There is a story to read in it.
    `),
    '6-7': script(`
      D<order> A drill has steps, and {Name} may know the order already. First {teacher} shuts and locks the door. Next the light goes off and the blind comes down. Then the class sits on the floor, away from the door. Everyone is quiet for some minutes. Last, a grown-up says that it is over.
      D<order> What is a lockdown drill? {Name} may have heard the word and wondered. It means that a class stays in its room and keeps quiet. The door is locked, so nobody walks in by mistake. The light is off, so the room looks empty. It is a practice, and the grown-ups know when it ends.
      D<tick> By the third minute of a quiet drill, the clock can be heard. {Name} may notice other small sounds too, such as a sleeve or a sniff. The class sits on the floor, with the light off and the door shut. Nobody is cross. It is only practice, and being quiet is the whole job.
      D<shoes> Sitting on the floor, people see things they do not see from a chair. In a quiet drill {Name} may see a row of shoes and some dust. There may be a lost pencil as well. The door is shut, and the light is off. The class waits there together until a grown-up says that it is over.
      P Keeping a school safe is the job of grown-ups. They have made a plan, and they practise it as well. Children are not asked to guess. They follow {teacher}.
      P Some children find a drill dull, and some get a tight tummy. Others want to laugh, because everybody is so quiet. All of that is common.
      P {teacher} may look serious in a drill. That is a face for listening. Grown-ups often look like that when they are counting.
      P When a school keeps its doors shut, it is mostly about something outside. It may be a loose dog in the playground. The plan is the same for all of it.
      Q When the light goes off for the drill, {Name} may feel ____.
      Q In the quiet, {his} body may feel ____. Hands and tummies often notice first.
      Q After a drill, {Name} may feel ____. The word may change by supper.
      H {teacher} can say before the drill that it is practice. ~ A thing that is expected is easier to do.
      H {teacher} can let {him} sit close by. ~ Some people like to see a grown-up's face.
      H {helper} can answer questions about it at home. ~ If an answer is hard, they can find out together.
      H<adult> {helper} can help in the evening by {adult}. ~ It has helped on other days.
      T {he} can breathe in through the nose and out slowly. ~ A long breath helps a body to settle.
      T {he} can press both hands together and let go, three times. ~ It makes no sound at all.
      T {he} can look at one thing and find five details on it. ~ It gives busy thoughts something to do.
      T<comforter> {he} can think of {comforter} and what it feels like. ~ That can be done without a sound.
      T<doing> {he} can try {doing}, in a quiet way. ~ What helps on other days can help here too.
      C<order> {he} can think, "Door, light, floor, quiet, door."
      C<tick> {he} can think, "If I can hear the clock, I am doing it."
      C<shoes> {he} can think, "Ten shoes counted, ten to go."
      C<topic> In the quiet, {he} can think about {topic}.
      A<order> The last step of the drill is the door again. {teacher} opens it, and the light goes on. There may be questions afterwards, and there is time for them. Then it is maths, or lunch, as on any day.
      A<order> Door, light, floor, quiet, and then the door. People practise a drill so that nobody needs to think hard about it. Grown-ups at school look after the rest. The afternoon has its own plan.
      A<tick> When the drill is over, the clock gets lost in the noise again. It was ticking all the time. The class was quiet for some minutes, and that is not easy. Grown-ups are there for questions, at school and at home.
      A<shoes> All the shoes stand up at once, and the drill is over. Somebody picks up the lost pencil. The light is on, and people talk about other things. Whoever wants to talk about this can find a grown-up to do it with.
      D<real> A drill is for practice. Then there was a day that was not a drill. {Name} may think about the shut door and the long quiet. The grown-ups did what they had practised. They kept everyone inside until it was over. It is no wonder if a body still listens for a while.
      P<real> Grown-ups whose job it is took care of the reason. Children did not need to do that. Their job was to be quiet, and that is hard enough.
      P<real> Other children may tell it bigger than it was. A story grows when it is passed on. It is good to ask somebody who knows.
      Q<real> When {Name} thinks of that day, {his} body may feel ____.
      Q<real> In that room again, {Name} may feel ____. It can be different from day to day.
      H<real> {helper} can hear it all, more than once. ~ A day like that gets smaller when it is told.
      H<real> {helper} can find out what is true and say it. ~ True words are smaller than guesses.
      T<real> {he} can draw or tell the day up to the evening. ~ The end is part of it.
      T<real> {he} can tell a grown-up if it comes back at night. ~ There are people who can help with that.
      T<real,comforter> {he} can hold {comforter} while telling it.
      C<real> {he} can think, "That day is over. The door is open."
      A<real> It began, it was long, and it ended. The door was opened, and there was a way home. The room is used for reading and sums again. It can be quiet in there for no reason at all.
    `),
    '8-10': script(`
      D<order> A lockdown drill sounds larger than it is. For {Name} and the class there are five steps, and none of them is difficult. The door is locked, the light goes off, and the blinds come down. The class sits on the floor away from the door, without talking. After some minutes, an adult from the school comes round and says that it is over. Once it is practised, nobody needs to work it out on the day.
      D<order> Why does a school practise sitting in the dark? {Name} may have asked that, and it is a fair question. A drill makes a few steps so familiar that they need no thought. A locked door keeps things outside, and a dark, quiet room looks like an empty one. Real reasons are rare, and often it is a loose dog or police work in the next street. The adults decide, and the class follows.
      D<tick> Nobody hears a classroom clock until there is a drill. {Name} may notice it after a minute or two, along with a stomach, a sleeve and somebody's breath. The class sits on the floor in the half dark and does nothing, which is surprisingly hard work. A body that expects something stays alert. It calms down when it has been told what comes next.
      D<shoes> During a quiet drill, {Name} may have a view of thirty shoes. It is possible to tell a good deal from shoes. One lace is open, one pair is new, and one foot cannot keep still. Their owners all feel something about this, and nobody can say it just now. The talking comes afterwards, and it is part of the drill too.
      P Keeping people safe in a school is a job for adults, who have a plan and train for it. Pupils have one part in it, which is to follow the teacher. No one expects a child to be a guard.
      P Classmates deal with a drill in different ways. Some make jokes, some go pale and some count ceiling tiles. The jokes are often a way of being nervous out loud.
      P {teacher} is listening to the corridor, counting heads and hoping that nobody sneezes. That may look like a worried face. Usually it is a busy one.
      P Adults have different opinions about how such drills are best done. Many people who work with children prefer them calm and announced. It is fine to say what would have made one easier.
      Q When the light goes off, {Name} might feel ____. It may not match what the others show.
      Q In the quiet minutes, {Name} might notice ____. Shoulders and stomachs often report first.
      Q On the evening after a drill, {Name} might feel ____. Some thoughts come late.
      H {teacher} can announce the drill and talk about it when it is over. ~ Questions are easier in daylight and in company.
      H {helper} can answer what {he asks}, and no more than that. ~ If the answer is not known, it can be looked up together.
      H {helper} can tell the school what would help in the next drill. ~ A seat beside an adult is a small thing to arrange.
      H<adult> {helper} can help in the evening by {adult}. ~ Ordinary evenings are good for a body that was alert.
      T {he} can breathe out slowly while counting to six. ~ A long breath out helps the body to settle, and it is silent.
      T {he} can tense both feet inside the shoes and let go again. ~ Muscles that have worked find it easier to rest.
      T {he} can note one question and ask it when the drill is over. ~ A question that has a place can wait.
      T<comforter> {he} can think of {comforter} in every detail. ~ Nobody can see a thought.
      T<doing> {he} can try {doing} without a sound. ~ What works elsewhere may work on a classroom floor.
      C<order> {he} can think, "Door, light, floor, wait, door."
      C<tick> {he} can think, "Three hundred ticks is five minutes."
      C<shoes> {he} can think, "Fifteen people, thirty shoes, one drill."
      C<topic> While it lasts, {he} can think about {topic} and make a list.
      A<order> A drill ends where it began, at the door. Somebody opens it, the blinds go up, and the lesson goes on from the line where it stopped. If a thought about it stays behind, there are adults to bring it to. Thinking about safety is their work, and they can be asked at any time.
      A<order> Five steps, one signal and a class that knows them by now. That is all a drill can teach, and it is enough. What may remain is a question, and questions have a right to an answer. The rest of the day is free for fractions.
      A<tick> When the noise comes back, the clock disappears under it. It has ticked through the drill as it ticks through spelling. Whoever found those minutes long is in good company. It is worth telling somebody, and then having lunch.
      A<shoes> The shoes get up, the open lace is tied, and the drill is over. Thirty feet go back to being under desks. Anybody may talk about how it was, today or next week. There are adults in that building whose job it is to listen.
      D<real> Most classes only ever practise it. {Name} may have been there on a day that was not a drill. The door was locked, the room was quiet, and nobody could say how long it would take. The adults did what they had trained to do, and it ended. Afterwards a brain may go on listening for a while. A closed door or a loud voice can set it off.
      P<real> Dealing with the reason was a job for the police and other adults. Those in the room had only one, which was to keep still. It sounds like nothing and takes a good deal of strength.
      P<real> Rumours are faster than facts, and larger. By the next day there are several versions. The dullest is usually the true one.
      Q<real> When that day comes to mind, {Name} might notice ____. It may be in the body before it is a thought.
      Q<real> In the same room again, {Name} might feel ____.
      H<real> {helper} can listen to it from beginning to end, as often as it needs telling. ~ Each time the end comes a little sooner.
      H<real> {helper} can find out the facts and pass on those that help. ~ What is known takes up less space than what is guessed.
      T<real> {he} can write it down up to supper that evening. ~ Frightening memories like to leave out the end.
      T<real> {he} can tell an adult if it keeps coming back. ~ There are people who know about that and can help.
      T<real,comforter> {he} can keep {comforter} close for a while. ~ A startled body likes what it knows.
      C<real> {he} can think, "It was long, and it ended."
      A<real> The day has an end, and it can be told as far as that. The door was opened, people walked out, and somebody asked what was for supper. There will be practice days again, announced and boring. A quiet classroom is allowed to be just a quiet classroom.
    `),
    '11+': script(`
      D<order> A lockdown drill consists of surprisingly little. {Name} has probably done it often enough to know the order: door, lights, blinds, floor, silence, and then somebody official in the corridor. Each step has a plain reason, and none of them asks a pupil to decide anything. That is the point of rehearsing. A plan that has been walked through takes up less room in the head than one that is only imagined.
      D<tick> Five minutes of silence are longer than most people think. In a drill {Name} may hear the clock, the heating and thirty people breathing as quietly as they can. Bodies become alert in such a situation, because they have been told that it is important and have been given nothing to do. That feeling is a state of readiness. It is not information about what is going to happen.
      D<letter> Some things about a lockdown drill are seldom said plainly to the people who sit on the floor in it. {Name} may have seen news from other schools, and it is reasonable to connect the two. What is in the news is there because it is rare. A drill is closer to the card about emergency exits that nobody reads on a train. It is dull on purpose, and adults are responsible for it.
      P Teachers have their own thoughts during a drill. They count heads, listen to the corridor and try to look as if it were a Tuesday. A stern face is often just concentration, and most of them are relieved when it is over.
      P In every class somebody laughs, somebody films the ceiling in their mind, and somebody is close to tears and hides it well. Jokes afterwards are a common way of letting tension out. They do not show who was bothered by it and who was not.
      P Experts disagree about drills. Many school psychologists want them announced, calm and without any acting, because practice works as well that way. A pupil who asks for it to be done like that is not being difficult.
      P At home the word may cause a silence of its own. Parents do not like to think about it, so they change the subject or ask too many questions. Both come from the same place.
      Q When the lights go out for a drill, {Name} might feel ____. Boredom is a possible answer, and so is dread.
      Q In the silence, {Name} might notice ____. The body tends to have an opinion before the mind does.
      Q Later that day, {Name} might feel ____. Some reactions arrive with a delay.
      H {helper} can talk about it as far as {he wants} to, with facts instead of reassurance. ~ Most schools will explain their plan when they are asked.
      H {helper} can pass on to the school what would make it more bearable. ~ Knowing the date in advance is a small request with a large effect.
      H {helper} can notice if it keeps coming back at night, and find someone to talk to. ~ School counsellors do this often and without fuss.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can lengthen each breath out, which slows the heart without anyone seeing it. ~ It works best when it has been tried at home first.
      T {he} can go through something long in the mind, such as a route, a song or the squad of a team. ~ A mind that has work to do invents less.
      T {he} can leave the news alone on that day and ask a person instead. ~ Feeds show what is rare as if it were next door.
      T<comforter> {he} can think of {comforter} in some detail. ~ Nobody on that floor knows what anyone else is thinking.
      T<doing> {he} can try {doing}, without a sound. ~ On that floor nobody would notice.
      T<quiet> {he} can spend some time {quiet} afterwards. ~ An alert body needs a while to come down.
      C<order> {he} can think, "Door, lights, floor, wait, and then English."
      C<tick> {he} can think, "This is readiness, and it is not news."
      C<letter> {he} can think, "Rehearsed by me, run by them."
      C<topic> To pass the time, {he} can think about {topic}.
      A<order> Then a key turns, the lights come on and thirty people stretch at once. The drill has done its work if it can be forgotten until next term. Thoughts that will not be forgotten are worth taking to somebody. Being responsible for safety is what the adults in that building are paid for.
      A<tick> After the drill, the clock vanishes under the noise, and everyone is suddenly hungry. The readiness may take an hour to wear off, and food and movement help. What happened was a quiet few minutes on a floor. What it reminds people of can be talked about, with someone who will not change the subject.
      A<letter> So that is what a drill is, with the drama left out: a rehearsal of five dull steps. It cannot settle every worry, and nothing honest could. It puts the worry in the right place, which is a meeting of adults with keys and lists. The pupil's part ends when the door opens.
      D<real> A drill is a rehearsal that everybody hopes to have wasted. For {Name} there may have been a day that was not a drill. What stays of it is often odd: a shoe, the sound of a blind, how long one minute can be. Alarm systems in the body do not switch off with the all-clear. They may report doors, voices and silences for some weeks, and then, in most people, they settle.
      P<real> The people responsible acted on a plan that they had gone through many times. It probably looked calmer than it was. Several of them will have sat in their cars for a while before driving home.
      P<real> Versions of it multiplied within the hour, and the loudest are the least reliable. Nobody is obliged to discuss it with people who were not there, or to read about it at night.
      Q<real> When that day comes up, {Name} might notice ____. The body often answers before the mind does.
      Q<real> Back in the same room, {Name} might feel ____. It need not be the same every time.
      H<real> {helper} can listen to all of it and leave out the advice. ~ A thing becomes a memory by being told.
      H<real> {helper} can find somebody trained for this, if it does not fade. ~ It is a common kind of help, and it works well.
      T<real> {he} can write it down in order, up to the evening. ~ The end belongs to it and is easily lost.
      T<real> {he} can keep away from the messages about it for a week. ~ They repeat the middle and leave out the end.
      T<real,comforter> {he} can keep {comforter} within reach. ~ Nobody is keeping score.
      C<real> {he} can think, "That was then, and the door is open."
      A<real> It has an end, which is the part that alarm forgets to store. The door was opened, and behind it was the same corridor as before. The next practice is likely to be dull. Quiet can go back to meaning nothing in particular.
    `),
  },
};

export const lockdownDrill: Frame = withScenes(own, aWeeBeforeTheQuiet, afterTheDrill, againstTheBedroomDoor);
