import { theTeacherNextDoor } from './the-teacher-next-door.ts';
import { bothInOneDay } from './both-in-one-day.ts';
import { aFriendInTheNextClass } from './a-friend-in-the-next-class.ts';
import { script, type Frame } from '../../frame.ts';
import { SCHOOL, TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { twinsInTwoClasses } from './twins-in-two-classes.ts';

/** A new class or a new year in the same school: another door, other neighbours, and what comes along. */
const own: Frame = {
  id: 'moving-class',
  name: 'A new class or year',
  says: [
    'moving up a class',
    'going into year two in september',
    'moving up to the next room at nursery',
    'moving to the big room at nursery',
    'new class next term',
    'classes are being mixed up',
    'not in the same class as her best friend',
    'separated from his friends in the new class',
    'put in a different class from her twin',
    'going up to year three worries him',
    'moving into first grade',
    'start of the new school year',
    'moving up day at school',
    'has to move class in the middle of the year',
    'worried about next year at school',
    'kept back a year',
    'skipping a grade',
    'dont want to leave my class she says',
    'leaving the toddler room',
    'going to juniors',
    'back to school in september with new classmates',
    'none of his friends are in his new class',
    'transition to year 1',
    'moved sets and is upset',
  ],
  claims: {
    strong: [
      'friend is put in the other class',
      'moves to another class',
      'moving to another class',
      'moved to another class',
      'moves class on',
      'skips a year',
      'skipping a year',
      'skip a year',
      'skipped a year',
      'moved up a year',
      'moving up to reception',
      'moves up to reception',
      'going up to reception',
      'goes into year',
      'put in the other class',
      'friend in the other class',
      'friend in a different class',
      'friend is in the other class',
      'friends in the other class',
      'not in the same class as',
      'moving up a class',
      'move up a class',
      'moving class',
      'moving classes',
      'move class',
      'moving up to',
      'move up to',
      'moving up day',
      'next class',
      'next room at nursery',
      'big room at nursery',
      'different class',
      'same class as',
      'new classmates',
      'classes are mixed',
      'mixed up classes',
      'mixing the classes',
      'new school year',
      'new year group',
      'next year group',
      'going into year',
      'go into year',
      'going up to year',
      'going up to',
      'first grade',
      'second grade',
      'third grade',
      'kept back',
      'repeat a year',
      'skip a grade',
      'going to juniors',
      'transition to year',
      'moved sets',
      'back to school',
      'leave my class',
      'leaving her class',
      'leaving his class',
      'new class',
      'new classroom',
      'new year at school',
      'next year at school',
      'move from toddler room',
      'leaving the toddler room',
      'to the preschool room',
      'up to the preschool room',
      'moving up',
      'starting year',
      'into year',
      'different class from',
      'split up from her friends',
      'split from his friends',
      'going into reception',
      'next school year',
      'to year 1',
      'to year 2',
      'to year 3',
      'to year 4',
      'to year 5',
      'to year 6',
      'up to year six',
      'into year 1',
      'into year 2',
      'into year 3',
      'into year 4',
      'into year 5',
      'into year 6',
      'starting year 1',
      'starting year 2',
      'starting year 3',
      'starting year 4',
      'starting year 5',
      'starting year 6',
      'split the class',
      'in the other class',
      'friends are all in the other one',
    ],
    cues: ['class', 'year', 'grade', 'september', 'next', 'move', 'classroom', 'twin', 'room', 'juniors', 'infants'],
    not: [
      'teacher she doesnt know',
      'teacher he doesnt know',
      'new school',
      'different school',
      'moving house',
      'move house',
      'change school',
      'swimming class',
      'dance class',
      'first day of school',
      'starting year seven',
      'starting year 7',
      'year seven',
      'year 7',
    ],
  },
  topicWords: ['class', 'room', 'year', 'door', 'peg'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'A move to a new class is easier when the room and the people are seen before.',
    'Friendships go on across classes when children meet at break or after school; new ones often grow between those who sit near each other.',
    'Schools mix classes for reasons of numbers and balance; a child does not cause it.',
    'What was learned last year is partly forgotten over a long break and comes back faster than it was learned.',
    'Getting used to a new class usually takes some weeks.',
    'Routines that stay the same at home help with changes outside.',
  ],
  threads: {
    set: 'a set, a group or a level, which is a shelf and not a measure',
    door: 'a door on the same corridor, further along',
    peg: 'a peg with a name, which moves',
    pack: 'what comes along to the new class and what stays',
    corridor: 'the corridor, which joins the rooms',
    stranger: 'people who were strangers once',
  },
  threadCues: {
    set: /\b(?:maths|english|science|bottom|lower|top|higher|different|down|up)(?: a| one| the)?(?: \w+)? (?:sets?|streams?)\b|\bmoved (?:down|up) (?:a |in )\w+|\b(?:bottom|lower|top|higher) (?:group|table)\b|\brepeat(?:s|ing)? (?:the |a )?(?:year|grade)\b|\bheld back\b|\bkept down\b/i,
  },
  onlyWhenSaid: ['set'],
  tellsAlone: ['set'],
  roles: { school: SCHOOL, teacher: TEACHER },
  titles: {
    young: [
      { text: 'The Next Door', thread: 'door' },
      { text: 'One Door Along', thread: 'door' },
      { text: 'A Peg Moves', thread: 'peg' },
      { text: 'Hop, Goes the Peg', thread: 'peg' },
      { text: 'What Comes Along', thread: 'pack' },
      { text: 'In the Bag', thread: 'pack' },
      { text: '{name} Has a New Room' },
      { text: 'Another Room' },
    ],
    older: [
      { text: 'Another Shelf', thread: 'set' },
      { text: 'What a Set Says', thread: 'set' },
      { text: 'Further Along the Corridor', thread: 'corridor' },
      { text: 'Until Nobody Counts the Steps', thread: 'corridor' },
      { text: 'What Comes Along', thread: 'pack' },
      { text: 'One Bag for a New Year', thread: 'pack' },
      { text: 'They Were Strangers Too', thread: 'stranger' },
      { text: 'Somebody Two Seats Away', thread: 'stranger' },
      { text: '{name} in a New Class' },
      { text: 'Another Room, Another Year' },
    ],
  },
  benefits: [
    'Says what moves to the new class and what stays where it was.',
    'Leaves room for missing the old class and liking the new one.',
    'Offers {name} one small thing to do in the first days.',
  ],
  talk: {
    young: [
      'What is in the new room?',
      'How does it feel to go to another door?',
      'Shall we walk to the new door together?',
    ],
    older: [
      'What stays the same in the story, although the room is new?',
      'Which word went into the blank, and would it be the same on Friday?',
      'Shall we make a plan for seeing one friend from the old class?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'walk',
    feeling: 'curious',
    companion: null,
    props: ['backpack', 'coat'],
  },
  text: {
    '2-3': script(`
      D<door> One door, two doors. {Name has} a new room. It is the next door. There are new toys. There is a mat.
      D<peg> Here is a peg. It has {his} name. Hop! The peg is in a new room. Now the coat is there too.
      D<pack> {Name goes} to a new room. In goes a cup. In go the shoes. All of it moves. It is time.
      P Some children run in. Some look from the door.
      P New grown-ups like to meet children. They say hello.
      P The other children are new too. They look and look.
      Q In the new room, {Name} may feel ____.
      Q At the new door, {Name} may feel ____.
      Q With new toys there, {Name} may feel ____.
      H {helper} can come and look too.
      H {helper} can show the new peg.
      H {helper} can say what comes next.
      H<helper> {helper} can wave bye-bye.
      T {he} can look at one toy.
      T {he} can wave at the old room.
      T {he} can find the mat.
      T<comforter> {he} can bring {comforter}.
      T<doing> {he} can try {doing}.
      C<door> {he} can say, "One door, two doors, in."
      C<peg> {he} can say, "Hello, peg, it is me."
      C<pack> {he} can say, "Cup and shoes and me."
      C<topic> {he} can think about {topic}.
      A<door> One door, two doors, and in. It is a good room. The old room is close by. Bye-bye, door.
      A<peg> The coat is on the peg. The name is there to see. The new room has a place. It is a place for {Name}.
      A<pack> The cup is here. The shoes are here. {Name is} here. Hello, new room.
    `),
    '4-5': script(`
      D<door> A class has a door, and there are other doors as well. With a new class, {Name} goes in at another door. Behind it are small chairs and paint, just like before. The old room stays where it is.
      D<peg> A new class means a new peg. {his} name moves to it, letter by letter. The coat does not mind which peg it hangs on. There are new names to the left and right. Those children have coats too.
      D<pack> When {Name goes} to a new class, things come along. The bag comes, and so do the shoes. All the songs come too, because they are in the head. The old mat stays. New children will sit on it.
      P The new teacher has some new names to learn. It takes a while. It is okay to say a name two times.
      P Some children like a new room. Some want the old one back. Lots of them want both.
      P The children in the new class look up when the door opens. They want to know who comes in.
      Q At the new door, {Name} may feel ____.
      Q When it is time to change rooms, {Name} may feel ____.
      Q In the new class, {his} tummy may feel ____.
      H {helper} can go and look at the room first. ~ A room that was seen is not so new.
      H {teacher} can show where things are. ~ The toilet is a good start.
      H {helper} can ask an old friend to come and play.
      H<helper> {helper} can hear all about the new room. ~ It may take until bath time.
      H<adult> {helper} can start the day by {adult}. ~ That is the same as before.
      T {he} can find the new peg and touch it.
      T {he} can wave at the old door on the way.
      T {he} can ask one child, "What is your name?"
      T<comforter> {he} can take {comforter} along on the first day.
      T<quiet> {he} can spend some time {quiet} in the new room.
      T<doing> {he} can try {doing} when it is all too new.
      C<door> {he} can think, "Same way, next door."
      C<peg> {he} can think, "First I find my peg."
      C<pack> {he} can say, "The songs come along."
      C<topic> {he} can think about {topic} and tell the new teacher.
      A<door> Each day the new door gets less new. Then it is just the door. The old class is still there. Friends can meet outside. {Name knows} two rooms now.
      A<peg> There hangs the coat, as it did before. The peg is a small place in a big room. Next to it are other names. Some of them may get known this week.
      A<pack> The bag is in the new class, and the songs are too. It is okay to miss the old mat. New mats get soft with time. There is a place to sit, and it is ready.
    `),
    '6-7': script(`
      D<corridor> How far is it from the old class to the new one? It may be just twenty steps, or it may be a street. {Name} may feel that it is a lot more. The room is new, and so are some of the faces. In the same school, the hall and the dinner bell stay as they were.
      D<pack> What comes along to a new class? {his} bag comes, and so does all that was learned. Reading comes, and counting, and the way to tie a knot. The old chair stays behind. One day it would be too small.
      D<stranger> On the first day of a class, some people are new to each other. Even {his} friends were new at first. Nobody can remember just when that changed. It went bit by bit, with a borrowed pen here and a joke there.
      P Schools mix classes so that they have the right size. Grown-ups sit at a big table with lots of names. They try to be fair, and it does not work for everyone.
      P Friends in the other class are new there too. They look round for known faces. At break they may come running.
      P The new teacher has heard a little about each child. It fits on one page, with reading and allergies. The good parts are not on it.
      Q On the way to the new class, {Name} may feel ____. It may be in the legs or in the tummy.
      Q When the new list of names is read out, {Name} may feel ____.
      Q Choosing a chair in the new room, {Name} may feel ____.
      H {helper} can ask if the new room can be seen before. ~ Many schools have a day for that.
      H {teacher} can say in the morning what the day will bring. ~ A plan makes a new room easier.
      H {helper} can help to meet an old friend after school. ~ Another class is not another town.
      H<helper> {helper} can hear the news of the day in any order. ~ The important part often comes last.
      H<adult> {helper} can start the new year by {adult}. ~ Some things are good when they stay.
      T {he} can learn the name of the person in the next chair. ~ One name is a good start.
      T {he} can agree on a place to meet old friends at break. ~ A wall or a bench is easy to find.
      T {he} can look for three things that are as before. ~ There are more than three.
      T<comforter> {he} can have {comforter} in the bag in the first week. ~ It has been in a class before.
      T<quiet> {he} can spend an hour {quiet} after school. ~ New faces are a lot of work.
      T<doing> {he} can try {doing} at the new door. ~ It works in any room.
      C<corridor> {he} can think, "Step by step, and then a bell."
      C<pack> {he} can think, "All I know comes along."
      C<stranger> {he} can think, "My friends were new once."
      C<topic> {he} can ask somebody in the new class about {topic}.
      A<corridor> After some weeks the feet go to the new class by themselves. Then nobody counts the steps. The old door is still there. Friends from there and friends from here can meet at break.
      A<pack> The bag is by the new table. Nothing that was learned got left behind. By and by the new class gets its own jokes. {Name} will know where they come from.
      A<stranger> A person in the next chair has a name now. That is how it begins each time. It is fine to miss the old class. There is room in a day for old friends and new ones.
    `),
    '8-10': script(`
      D<corridor> A new class is an odd sort of move. The building may be known, and so may the smells. {Name} may walk past the old door every morning and see other people's coats on those hooks. It may be twenty steps further, and it can feel like another country. Brains keep maps of places, and this map is being redrawn.
      D<pack> Before a move to a new class a good deal is thrown away. There are dried-out pens, worksheets and something at the bottom of the bag. What {Name has} in mind goes along without a bag. In the first week some of it may seem to be gone. It comes back faster than it was learned, which teachers count on.
      D<stranger> In a class of thirty, there are more than four hundred pairs of people. Hardly any of them are friends on the first day. In a new class, {his} pairs are mixed again. Who becomes friends depends a lot on who sits nearby, and on chance. It has been studied: people two seats away have a better chance than people at the window.
      P The adults who make class lists move names around for hours. They think of numbers, quarrels and who needs whom. Somebody is disappointed each year, and they know it. It was not decided against anyone.
      P Old friends may seem busy in the first weeks. They are learning thirty faces as well. Many of them wonder whether they have been forgotten.
      P People who have been in that class before look as if they knew everything. They were lost in the same corridor. It was only earlier.
      Q Reading the new class list, {Name} might feel ____. Some names are good news, and some are missing.
      Q On Sunday evening, {Name} might notice ____. It may be in the stomach and have no words yet.
      Q Seeing an old friend with new people, {Name} may feel ____. It is possible to feel two things and wave.
      H {helper} can ask the school whether one known person can sit nearby at first. ~ The answer may be no, and asking is still fair.
      H {helper} can help to plan one afternoon with somebody from the old class. ~ Friendships survive on appointments.
      H {teacher} can say how the first week will run. ~ A known plan frees the mind for names.
      H<helper> {helper} can describe a class that was a disaster at first and fine later. ~ It is a common story.
      H<adult> {helper} can keep {adult} on the same day as before. ~ The more changes, the more use old habits are.
      T {he} can find out one thing about the person two seats away. ~ One question is enough for a day.
      T {he} can fix a time and place with a friend from the old class. ~ "Fridays at the wall" works better than "sometime".
      T {he} can draw the new seating plan and fill in names at home. ~ After a week it is nearly full.
      T<comforter> {he} can leave {comforter} on the bed for after school. ~ It is the one that has not moved.
      T<quiet> {he} can spend an hour {quiet} when it has all been too many people. ~ Names settle while nobody is looking.
      T<doing> {he} can try {doing} on the last few steps. ~ They are the longest ones.
      C<corridor> {he} can think, "New door, new map."
      C<pack> {he} can think, "What I know needs no bag."
      C<stranger> {he} can think, "Two seats away, anything can happen."
      C<topic> {he} can find out whether anybody in the new class knows about {topic}.
      A<corridor> After some weeks the new map is finished, and nobody remembers drawing it. The old door is still there, and the people behind it come out at break. Knowing two classes means knowing twice as many people in the corridor. That makes a school larger.
      A<pack> The bag is lighter, the mind is fuller, and the new class has its own pens to dry out. What was good about the old class happened, and it cannot be handed back. Some of it can be repeated. The rest is a story to tell in this room.
      A<stranger> Out of four hundred pairs, a few will turn out to be friends. It is too early to know which. Missing the old ones is part of having had a good class. Somebody two seats away may be thinking exactly the same.
      D<set> Schools sort classes and groups as a library sorts books, so that things can be found. {Name} is being moved to another one. The words for it sound like stairs, up and down, and so people hear a judgement. It is a guess about which pace fits at the moment, made by people who can guess again. What somebody knows comes along unchanged.
      P<set> In the new room, some will have been moved there too. They may be busy looking as if they did not mind.
      P<set> Teachers think about pace: how fast, how much at a time, how much practice. From outside it looks like a ranking, and they often forget that.
      P<set> People at home may have their own memories of sets. Those are about another school and another year.
      Q<set> When the lists are read out, {Name} might feel ____. Relief is possible as well.
      Q<set> Walking to a different room, {Name} might notice ____.
      H<set> {helper} can ask {teacher} what the move is meant to help with. ~ A reason is better than a guess.
      H<set> {helper} can find out when it is looked at again. ~ Most sets are.
      T<set> {he} can write down one question that went too fast before. ~ It may be answered here.
      T<set> {he} can tell {helper} after two weeks how the pace is. ~ Two weeks know more than one day.
      T<set> {he} can sit near somebody who was moved as well.
      C<set> {he} can think, "It is a pace, and not a place in line."
      A<set> After some weeks the room is just a room, and the class in it has names. Some things go better at this pace, and some may be too easy. That can be said. A group is a shelf, and books get moved.
      A<set> The list from the first day is under other papers by now. What was learned in the new class was learned, on whichever floor. Pace can be changed again. What {Name} can do is not on any door.
    `),
    '11+': script(`
      D<corridor> Schools move people around the way others rearrange furniture: with a list and a date. For those on it, the matter is less simple. {Name} may be in a new class a few doors from the old one, close enough to hear the old laughter through a wall. Everything practical is nearly the same, which makes it harder to explain why it does not seem so. It is the people who made the room.
      D<stranger> It is tempting to see a new class as a finished group with one place left over. In fact most of its members are looking around as well, including those who are loud. {Name knows} none of the private jokes yet, because they have not happened. Studies of school classes found that simply sitting next to each other made friendship more likely, even between people with little in common. Seating plans have more influence than they admit.
      D<pack> A new class comes with a quiet offer: few people in it know exactly what anyone was like before. {Name} may carry over what is worth keeping and leave a few things behind, such as a nickname or a seat at the back. It is not a new person, only a new page. Most people in the room have done the same at some point, and it shows less than they think.
      P Whoever made the lists weighed numbers, subjects, quarrels and requests from parents, and could not satisfy all of them. It was arithmetic with names in it. Nobody sat there wondering how to separate two particular friends for sport.
      P Friends who landed elsewhere are adjusting too, and may seem distant for a while. It is easy to mistake a person who is concentrating for a person who has lost interest. One message usually clears it up.
      P Teachers have one line about each pupil and try not to believe it. Many of them prefer to start without the file. They have been wrong often enough to be curious.
      Q Hearing the old class through the wall, {Name} might feel ____. Jealousy and relief are both on the list of possibilities.
      Q At the end of the first week, {Name} might notice ____. Tiredness can look like sadness for a day or two.
      Q Choosing a seat, {Name} may feel ____. It is a small decision with a loud heartbeat.
      H {helper} can leave the question "so, have you made friends?" for a month. ~ It is too large to be answered at a door.
      H {helper} can offer a lift, a sofa or some pizza for people from the old class. ~ Friendship across classes runs on logistics.
      H {teacher} can change a seat without any fuss if something is wrong. ~ It needs only a word after the lesson.
      H<helper> {helper} can mention a person who was sat next to by accident and stayed. ~ There is often one.
      H<adult> {helper} can offer {adult} at the end of that first week, and accept a no. ~ New years are tiring before they are interesting.
      T {he} can ask one neighbour something that needs more than a yes. ~ Questions with an answer in them do most of the work.
      T {he} can set a regular time with somebody from before, such as Thursday lunch. ~ What has a day in the week survives.
      T {he} can decide on one thing to do differently this year, and keep it private. ~ A quiet change is the easiest to keep.
      T<comforter> {he} can have {comforter} at home, exactly where it was. ~ One unchanged thing is a good base.
      T<quiet> {he} can spend the first hour after school {quiet}. ~ Being among strangers costs more than it shows.
      T<doing> {he} can try {doing} before opening the new door. ~ It is the same method in a different corridor.
      C<corridor> {he} can think, "The people made that room, and people can make this one."
      C<stranger> {he} can think, "The jokes have not happened yet."
      C<pack> {he} can think, "Same person, new page."
      C<topic> Sooner or later, {he} can bring up {topic} and see who looks round.
      A<corridor> Walls between classes are thin, and breaks are long enough for two sets of people. In a while there will be laughter on this side too, heard by somebody on the other. Nobody asks for the last class to be replaced. It happened, and it can go on at lunch.
      A<stranger> In some months there will be jokes that need explaining to visitors. Who will be in them cannot be known at the start, and it is seldom the person one expects. A class is a draft for quite a while. The next seat along may yet surprise somebody.
      A<pack> A new page does not erase the old ones, and it is in no hurry to be filled. Some of the new class will turn out to be good company, and some will simply be present. Both are useful in thirty people. What has been carried over is enough to begin with.
      D<set> Being moved to another class, set or year is an administrative act that arrives as a verdict. {Name} may be able to recite the reasons and mind it all the same. Sets are estimates of pace, based on a few papers and revised more often than people remember. They say roughly how fast something was going to be taught. They cannot say how far anybody gets, and a good deal of research doubts that they help at all.
      P<set> Classmates will treat it as news for two days. Those who were moved themselves say the least, and know the most about it.
      P<set> Teachers tend to think of it as a decision about material. They are surprised when it is heard as one about people. It can be said to them.
      P<set> Parents may want to fight it or to explain it. Being asked what one thinks oneself is rarer.
      Q<set> Reading the new list, {Name} might feel ____. Embarrassment and relief have been known to share a seat.
      Q<set> Passing the old room, {Name} might notice ____.
      H<set> {helper} can ask {teacher} for the reasons and for the date of the next review.
      H<set> {helper} can refrain from comforting sentences for a day. ~ Some of them are about the wrong person.
      T<set> {he} can decide what to use the different pace for. ~ A gap that nobody had time for is a good candidate.
      T<set> {he} can put one question to {teacher}: "What would I need to show?" ~ The answer turns a verdict into a list.
      T<set> {he} can give it a month before having an opinion. ~ First weeks are poor evidence.
      C<set> {he} can think, "It is an estimate, and estimates get revised."
      A<set> A month later the class has its own jokes and its own bad smell in the corner. Some of the work is easier, which leaves room, and some of it is not. The list on the door says where people sit. It was not made to say who they are.
      A<set> What remains is a timetable and a different staircase. Things were learned in the last class, and others will be learned in this one. If the estimate was wrong, there are ways of showing it. If it was right, that may be pleasant too.
    `),
  },
};

export const movingClass: Frame = withScenes(
  own,
  theTeacherNextDoor,
  bothInOneDay,
  twinsInTwoClasses,
  aFriendInTheNextClass,
);
