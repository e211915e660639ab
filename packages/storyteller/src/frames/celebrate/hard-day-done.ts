import { sewnUp } from './deeds/sewn-up.ts';
import { lastTreatment } from './deeds/last-treatment.ts';
import { otherHomeNight } from './deeds/other-home-night.ts';
import { petGoodbye } from './deeds/pet-goodbye.ts';
import { script, type Frame } from '../../frame.ts';
import { rememberedOne } from './deeds/remembered-one.ts';
import { weeksAtSchool } from './deeds/weeks-at-school.ts';
import { backAtSchool } from './deeds/back-at-school.ts';
import { atTheDentist } from './deeds/at-the-dentist.ts';
import { fireworksWatched } from './deeds/fireworks-watched.ts';
import { needleDone } from './deeds/needle-done.ts';
import { nightInHospital } from './deeds/night-in-hospital.ts';
import { testDay } from './deeds/test-day.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { goodbyeSaid } from './deeds/goodbye-said.ts';
import { loudPlace } from './deeds/loud-place.ts';
import { planChanged } from './deeds/plan-changed.ts';
import { visitDone } from './deeds/visit-done.ts';

const own: Frame = {
  id: 'hard-day-done',
  name: 'Got through a hard day',
  says: [
    'first day of school went well',
    'got through the first week at nursery',
    'got through the vaccination',
    'had her blood test and did it',
    'dentist went well',
    'survived the hospital stay',
    'got through the funeral',
    'coped with the move',
    'said goodbye at the gate without tears',
    'let me leave at drop off',
    'coped with a loud party',
    'handled the fire drill',
    'got through the exam',
    'did his test even though he was nervous',
    'a hard week and she kept going',
    'flew on a plane for six hours',
    'went to school even though he was scared',
    'the haircut went fine',
    'stayed at the party',
    'coped with a change of plan',
    'got through a tough day',
    'her operation is over',
  ],
  claims: {
    strong: [
      'in to preschool',
      'into preschool',
      'in to nursery',
      'into nursery',
      'in to school today',
      'into school today',
      'no crying at',
      'no crying and',
      'no tears at drop',
      'waved at me',
      'waved me off',
      'bye bye to',
      'bye bye at',
      'waved goodbye',
      'waved bye',
      'hand dryer',
      'hand dryers',
      'slept at camp',
      'stayed to the end',
      'stayed till the',
      'stayed until the',
      'stayed the whole',
      'stayed for the whole',
      'stayed all the way',
      'had a wobble',
      'into class',
      'walked past a dog',
      'walked past the dog',
      'without crying',
      'funeral',
      'to the funeral',
      'went to the funeral',
      'spoke at the funeral',
      'read at the funeral',
      'at the funeral',
      'funeral and',
      'first day',
      'let the nurse',
      'let the doctor',
      'let the dentist',
      'let the hairdresser',
      'let the barber',
      'let the optician',
      'got through',
      'coped',
      'survived',
      'vaccination',
      'injection',
      'needle',
      'jab',
      'shot',
      'dentist',
      'doctor',
      'hospital',
      'operation',
      'blood test',
      'drop off',
      'goodbye at',
      'goodbye',
      'tough day',
      'hard day',
      'hard week',
      'fire drill',
      'exam',
      'test',
      'haircut',
      'flight',
      'plane',
      'faced',
      'despite',
    ],
    cues: [
      'scared',
      'nervous',
      'school',
      'day',
      'week',
      'afraid',
      'party',
      'hard',
      'fine',
      'is over',
      'was over',
      'all over',
      'went well',
      'nursery',
    ],
    not: [
      'appointment over the phone',
      'her own dentist appointment',
      'his own dentist appointment',
      'her own doctor',
      'his own doctor',
      'dentist appointment herself',
      'dentist appointment himself',
      'phoned the dentist',
      'rang the dentist',
      'goodbye to her dumm',
      'goodbye to his dumm',
      'goodbye to her dummies',
      'goodbye to his dummies',
      'goodbye to her dummy',
      'goodbye to his dummy',
      'every day',
      'every night',
      'all week',
      'without panicking',
      'did not panic',
      'good day',
      'great day',
      'lovely day',
      'nice day',
      'good week',
      'great week',
      'tested us',
      'shot a goal',
      'solo',
      'concert',
      'on stage',
      'on the stage',
      'recital',
      'in the school play',
      'performed',
      'performance',
      'sang',
      'nativity',
      'in the show',
    ],
  },
  topicWords: ['day', 'through'],
  takes: ['helper', 'comforter'],
  facts: [
    'People who have been through something once have more accurate expectations of it.',
    'Tiredness and tears after a demanding day are usual, also when it went well.',
    'Telling a hard event in order helps to put it in the past.',
  ],
  threads: {
    farewell: 'a day on which people came together for somebody who has died',
    bridge: 'a bridge that is crossed one plank after another',
    bag: 'a bag that comes home with other things in it than it had in the morning',
    sun: 'the way of the sun over a day, whatever is in it',
    minute: 'a hard minute, and the minute after it',
  },
  threadCues: {
    // Planks, bags and the sun are too light for a day on which somebody was buried.
    farewell: /\b(?:funerals?|burials?|buried|cremation|memorial|graveside|the wake)\b/i,
    minute:
      /\b(?:hair ?cuts?|clippers|barber|hairdresser|injections?|needles?|jabs?|shots?|vaccin\w*|blood test|dentist|doctor|nurse|plaster|splinter|nails?|x-?ray|tooth|filling|eye test|tablet|medicine|braces?|scan|mri|cast|stitches|fire drill|alarm|thunder|loud|dogs?|hand ?dryers?|hoover|vacuum|fireworks|balloons?|wasps?|spiders?|lifts?|escalators?|hair wash\w*|ear ?drops|eye ?drops|inhaler|splint\w*)\b/i,
    bag: /\b(?:school|nursery|pre-?school|kindergarten|reception|class\w*|exams?|tests?|gate|drop[- ]?off|camp|clubs?|trip|childminder|daycare|work experience)\b/i,
  },
  onlyWhenSaid: ['farewell', 'bag', 'minute'],
  tellsAlone: ['farewell', 'minute'],
  roles: {},
  titles: {
    young: [
      { text: 'The Hard Minute', thread: 'minute' },
      { text: 'Plank by Plank', thread: 'bridge' },
      { text: 'Up and Over, Says the Sun', thread: 'sun' },
      { text: 'The Bag Came Home', thread: 'bag' },
      { text: 'Through a Big Day' },
      { text: '{name} Got Through the Day' },
    ],
    older: [
      { text: 'The Minute After', thread: 'minute' },
      { text: 'The Far End of the Bridge', thread: 'bridge' },
      { text: 'The Long Way of the Sun', thread: 'sun' },
      { text: 'What Came Home in the Bag', thread: 'bag' },
      { text: 'After a Hard Day' },
      { text: '{name} Got Through It' },
    ],
  },
  benefits: [
    'Says that {name} got through something hard, and how such a day is made.',
    'Allows for tiredness and mixed feelings afterwards.',
    'Invites {name} to tell the day, to keep something of it, or to leave it.',
  ],
  talk: {
    young: ['What was hard in the day?', 'How does a body feel after that?', 'Shall we tell it with toys?'],
    older: [
      'Which part of it was the longest?',
      'Which word went into the blank?',
      'Shall we tell the day in three sentences each?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'walk',
    feeling: 'calm',
    companion: null,
    props: ['backpack', 'flower'],
  },
  text: {
    '2-3': script(`
      D<bridge> It was a big day. {Name} went through it. Step, step, step. It was like a bridge. Here is the end!
      D<bridge> Step, step on a bridge. {his} day was long like that. It had a hard bit. Then came the end. Hello, end!
      D<bag> The bag went out. {Name} went out for a big day. Then the bag came home. {Name} came home too. Plop!
      D<bag> Here is a bag. It was out all day. {Name} was out too. It was a big day. Now they are home. Plop!
      P Other people saw the day. They saw how it went.
      P Grown-ups get tired in a big day. They sit down.
      P Some people talk a lot then. Some are quiet.
      Q After a big day, {Name} may feel ____.
      Q Now {his} feet may feel ____.
      H {helper} can sit close now.
      H {helper} can hear all of it.
      H {helper} can make a soft spot.
      T {he} can tell it to a toy.
      T {he} can show one bit of it.
      T {he} can lie down and say nothing.
      D<sun> Up goes the sun. Over it goes. {Name} had a big day. It had a hard bit. Down goes the sun.
      C<sun> {he} can say, "Up and over, bye-bye, sun."
      A<sun> The sun was up. Now it goes down. {Name} got through. The day is done. Night-night, sun.
      C<bridge> {he} can say, "Step, step, and here."
      C<bridge> {he} can say, "Bye-bye, bridge."
      C<bag> {he} can say, "Out, and home. Plop."
      C<bag> {he} can say, "Hello, home. Hello, bag."
      A<bridge> Step, step, and here. The day is done. {Name} got through it. Rest, feet, rest.
      A<bridge> The bridge is there, far back. The day is done now. Here is a bed. Night-night, bridge.
      A<bag> Out went the bag. Home came the bag. The day is done. Night-night, bag.
      A<bag> The bag is on its hook. {Name} is home. It was a big day. Shhh, bag.
      D<minute> There was a hard bit. {Name} got through it. Tick, tick, tick. Then it was done. Hello, day!
      P<minute> Grown-ups have a hard bit too. They hold on to a chair.
      P<minute> People saw it. It went bit by bit.
      Q<minute> In the hard bit, {Name} may feel ____.
      H<minute> {helper} can say how it looked.
      H<minute> {helper} can say, "I saw it."
      T<minute> {he} can show it with a toy.
      C<minute> {he} can say, "Tick, tick, and done."
      A<minute> Tick, tick, and done. {Name} got through it. The hard bit is small now. Bye-bye, hard bit.
    `),
    '4-5': script(`
      D<bridge> Some days are like a long bridge. {Name} went through one of those. A bridge is made of planks. Feet need just one at a time. There was a plank that was hard. After it came one more, and then grass.
      D<bridge> A hard day has a beginning and an end, like a bridge. {Name} got through it, from one end to the other. In the middle the end cannot be seen. Feet go on, plank by plank. Then there is grass again.
      D<bag> A bag goes out in the morning, and it comes home again. {Name} had a day with a hard bit in between. The bag is a bit fuller now. It has a whole day in it, and nobody can see that. That is why it is good to sit down.
      D<bag> Some days make a bag heavy. {Name} had a day with a hard bit in it. No one can see a day in a bag. But arms can tell that it is in there. So it is nice to hear it go plop on the floor.
      P Other people may not know that it was hard. They saw somebody walk and sit and eat. The hard part was inside.
      P Grown-ups have such days too. They come home and look for their slippers. Then they drink something warm.
      P Somebody may be glad that it went as it did. They may have said so at the end. They may have kept it to themselves.
      Q After that day, {Name} may feel ____.
      Q When it was hardest, {his} tummy may have felt ____.
      H {helper} can listen, or just sit there. ~ Both are good after such a day.
      H {helper} can let things go slow now. ~ The hard bit is done.
      H {helper} can tell how it looked. ~ It is good to hear that.
      T {he} can tell the day with three toys.
      T {he} can choose what to do with the rest of the day.
      T {he} can draw the hard bit, and the end of it.
      D<sun> The sun goes up on one side and down on the other. It does that on good days and on hard ones. {Name} went through a hard day, with the sun on top. It does not go faster for anyone. But it gets there each time.
      C<sun> {he} can say, "The sun and I got to the end."
      A<sun> The sun is on its way to other people. They have their day now. This one is done, with its hard bit in it. {Name} got through.
      C<bridge> {he} can think, "One plank, one more, and grass."
      C<bridge> {he} can say, "I am on the grass side."
      C<bag> {he} can say, "The bag is home, and so am I."
      C<bag> {he} can think, "It is over, and the bag is home."
      A<bridge> The bridge is behind, and here is the grass. Nobody needs to go back over it today. {Name} got through that day. Shoes can come off now.
      A<bridge> Planks can shake, and feet can shake too. They got to the other side of the day. {Name} was on top of the feet. That is how it was done.
      A<bag> The bag hangs on its hook, and it is quiet. A day like that is heavy, even when it went well. {Name} put it down. Now there is home.
      A<bag> Out with a bag and home with a bag. In between was a day with a hard bit. It is over now, and it can be told or not. The bag says nothing.
      D<minute> A hard bit can be short and still feel long. {Name} got through one, from the start to the end. Before it, all the minutes go slow. In the middle there is just one thing to do. Then it is done, and the day goes on.
      P<minute> The people there know that it can be hard. They have seen it before. They like it when it is done, too.
      P<minute> Grown-ups get through such bits as well. Some of them look at the ceiling.
      Q<minute> In the middle of it, {Name} may have felt ____.
      H<minute> {helper} can tell how it looked. ~ It is good to hear it.
      H<minute> {helper} can listen to the hard bit and the end.
      T<minute> {he} can show a toy how it goes.
      C<minute> {he} can think, "It was a hard bit, and I got through."
      A<minute> The hard bit is over, and it was just a bit. The rest of the day has a lot of other bits. {Name} got through. It is quiet there now.
      D<farewell> It was a day for somebody who died. People came together on that day. {Name} was there too, and got through it. There was a time to be quiet, and a time to hear. Some people cry on such a day, and some do not.
      P<farewell> Grown-ups may cry on such a day. They may laugh a bit too, when they think of something nice.
      P<farewell> All the people there came for the same one. Each of them had something to think of.
      Q<farewell> On that day, {Name} may have felt ____.
      H<farewell> {helper} can tell something about the one who died. ~ It is good to hear.
      H<farewell> {helper} can hear whatever there is to say or ask.
      T<farewell> {he} can draw something from that day.
      T<farewell> {he} can ask about a thing that was odd.
      C<farewell> {he} can think, "I was there too."
      A<farewell> The day is over, and {Name} got through it. The one who died can still be thought of. That can be on any day. It was good to be there.
    `),
    '6-7': script(`
      D<bridge> A rope bridge over a river has about a hundred planks. From the first one, the other side looks far away. {Name} had a day that was like that. Feet can only do one plank at a time, and that is enough. So the day went through, plank by plank.
      D<bridge> Some days stand there like a big bridge. {Name} had one of those, and {his} legs may have known it. Thinking about a bridge takes longer than crossing it. Then the day came and had its planks, some long and some short. At the end there was firm ground.
      D<bag> In the morning nobody knows what a bag will bring home. {Name} carried one through a day with a hard bit. Things went in that weigh nothing, such as a sound or a voice. By evening a bag like that is heavy. It is no wonder that people sigh when they put it down.
      D<bag> After some days a bag can seem as heavy as a cow. The things in it are the same as before. {Name} carried it home, with the rest of the day on top. A loud room weighs something, and so does a long wait. None of it shows from outside.
      P Other people see a hard day from outside. They see who came, who stayed and who went home. The rest is told to them or not.
      P Grown-ups often remember such a day of their own. It comes back to them at the same moment. They may look out of the window for a bit.
      P For some of the people there it was a day like any other. They may know all the same that for somebody it was not.
      Q On the other side of it, {Name} may feel ____. Tired is a word, and so is hungry.
      Q In the hardest bit, {Name} may have felt ____. It may have changed by now.
      H {helper} can hear the whole day, or only the best bit. ~ It can be told tomorrow as well.
      H {helper} can leave some empty time after it. ~ After such a day, nothing is a good plan.
      H {helper} can tell how it looked from outside. ~ Some of it gets missed from inside.
      T {he} can tell the day in three sentences. ~ Three is enough for most days.
      T {he} can choose something to keep, such as a ticket or a sticker. ~ It says that somebody was there.
      T {he} can build that day with blocks. ~ It is good to walk a toy from one end to the other.
      D<sun> All days are the same length, and some are longer. {Name} had one of the longer kind. The sun goes over it at the same speed, and then down. It does not stop for a hard hour. At the end it went down behind the roofs, and the day was through.
      C<sun> {he} can think, "Even long days get to the evening."
      A<sun> Now the sun is shining on somebody else's breakfast. This day was long, and it is over. {Name} got through all of it, the hard hour as well. The lamp can have the rest.
      C<bridge> {he} can think, "Plank by plank, and then ground."
      C<bridge> {he} can say, "That bridge is behind me."
      C<bag> {he} can think, "The bag can wait until tomorrow."
      C<bag> {he} can say, "Plop. That was a whole day."
      A<bridge> The bridge is still there, with all its planks. {Name} is on this side of it now. It can be called a long way, because it was one. The day ends with firm ground, and something to eat.
      A<bridge> There were a lot of planks, and some of them moved. Feet remember that for a while. Then it turns into a thing that has been done. {Name} got through that day, and the ground holds.
      A<bag> In the evening the bag leans on the wall. It does not need to be unpacked today. Some things in it are for telling, and some are for keeping. The day is over, and {Name} is home.
      A<bag> A bag that comes home is a good sight. It has been through the whole day. So has {Name}, and both of them may lie down. Tomorrow there is a new day with room in it.
      D<minute> Minutes are all the same length, and hard ones do not feel like it. {Name} got through some hard ones. Before they start, a head makes them longer and longer. When it starts, it is only what it is. Then comes the minute after, and the whole body notices that one.
      P<minute> People who see it often can tell when it is not easy for somebody. They do not mind how it looks. They only want it to go well.
      P<minute> Grown-ups have hard minutes of their own. Some count, and some look at the ceiling. It works for both.
      Q<minute> In the minute after it, {Name} may have felt ____. It may be a word or a big breath.
      H<minute> {helper} can ask what helped in the middle. ~ It may help again.
      H<minute> {helper} can say what could be seen of it. ~ It is good to have both sides.
      T<minute> {he} can tell it to somebody who was not there. ~ The end can be told first.
      C<minute> {he} can think, "Now it is the minute after."
      A<minute> The hard minutes are over, and they were not so many. {Name} got through all of them. The rest of the day can be as plain as it likes. It has plenty of easy minutes in it.
      D<farewell> On some days people come together because somebody has died. {Name} was there on such a day and got through it. There are words on a day like that, and there are times without any. There is no one right way to do it. It is enough to be there.
      P<farewell> Some people cry at a funeral, and some talk a lot. Some even laugh, because they remember something funny. All of that fits.
      P<farewell> Grown-ups do not know how to do it either. They look for a tissue or for a hand. They are glad of each one who came.
      Q<farewell> In the middle of that day, {Name} may have felt ____. It can be two things at once.
      H<farewell> {helper} can tell something about the one who died. ~ That does not end with the day.
      T<farewell> {he} can tell or draw one bit of the day. ~ One bit is enough.
      C<farewell> {he} can think, "I was there, and I got through."
      A<farewell> The day is over, and the people have gone home. {Name} got through all of it. The one who died is still in the stories that are told. There is no hurry with those.
    `),
    '8-10': script(`
      D<bridge> Engineers test a bridge by sending something heavy across. {Name} has had a heavy day, and it went through from one end to the other. On such a day it helps little to look at the whole length. People who walk on high bridges look two planks ahead. It may seem a poor view, but it is the one that gets them there.
      D<bridge> A hard day is a long bridge, and it can begin well before breakfast, as a thought in bed. {Name} had a day like that and went through it to the end. It was not all hard, because days are mixed. Between the long planks there were short ones, and somebody may even have laughed. On the far side everything looks surprisingly ordinary.
      D<bag> A bag weighs the same on the scales whether the day was hard or not. Anyone who has carried one through such a day knows better, and {Name} is among them. It was made of things that weigh nothing: a look, a smell in a corridor, the minutes before something starts. They all had a place in it on the way home.
      D<bag> On the way home from a hard day, a bag gets heavier with every street. The scales in the bathroom would not agree. {Name} got it home all the same, with a whole day packed in between the other things. Noise takes up room in there, and so do waiting and other people's moods. It is no surprise that shoulders would like to sit down first.
      P From outside, a person getting through a hard day looks much like a person having an easy one. That is why hardly anyone says anything. They would, if they could see in.
      P Teachers, nurses and bus drivers have seen many such days, and they can tell them by small signs. A hand holds on to a sleeve for a moment. They rarely mention it, but they slow down.
      P Friends may ask how it was and expect one word. It is difficult to put a whole day in a word. Those who wait a little get a better answer.
      Q When it was over, {Name} might have felt ____. The word may surprise people who expected another.
      Q At the hardest point, {Name} might have felt ____. It is easier to name from here.
      H {helper} can leave the time after it without a plan. ~ After such a day a chair is a plan.
      H {helper} can ask for the strangest detail instead of the whole story. ~ The rest often follows by itself.
      H {helper} can say how the day looked from outside. ~ Both views together make the picture.
      T {he} can tell it in the right order to somebody who has time. ~ Told in order, a day becomes a thing that is over.
      T {he} can leave it untold until it has settled. ~ Some days need a night in between.
      T {he} can keep one object from that day. ~ In a year it will be proof.
      C<sun> {he} can think, "It took exactly one day, and it is over."
      D<sun> Sundials were made with a motto on them, and one motto says that they count only bright hours. Hard hours take up a day as well, and {Name} got through some. The shadow on the dial moves at the same pace in either kind. It only seems to stand still in the middle. By evening it has gone all the way round.
      A<sun> A sundial shows nothing at night, and neither does a person who is tired. The day has gone round, with everything that was in it. {Name} got through, including the part where the shadow hardly moved. Somewhere else it is just getting light, and that is somebody else's day.
      C<bridge> {he} can think, "Two planks ahead was enough."
      C<bridge> {he} can think, "It was a long bridge, and it held."
      C<bag> {he} can think, "It can lean there until tomorrow."
      C<bag> {he} can think, "A few things, and a whole day."
      A<bridge> From this side the bridge looks shorter than it did in the morning. It has not changed, and neither has the river. The day has been walked through, and {Name} is the one who walked it. Shoes off, and something warm in a cup.
      A<bridge> A bridge that has carried something heavy is not new any more, and that is in its favour. The same goes for people. {Name} got through a day with long planks in it. The next one may be quite a short bridge with ducks under it.
      A<bag> The bag is standing in the hall with the day still in it. Nobody needs to see what is inside. {Name} brought it home through all of that, and the zip held. It can be emptied in any order.
      A<bag> What a day weighs cannot be read off a scale. It was carried, all the same, from one end to the other. The hook by the door takes it from here. {Name} has both hands free.
      D<minute> Waiting for something hard takes far longer than the thing does. {Name} has been through both, and knows. The mind fills the time before with pictures, most of them larger than life. Then it begins, it has its real size, and it can be got through breath by breath. On that day, the best moment is the minute after. The shoulders come down, and there is suddenly a lot of time.
      P<minute> Those who see it every day know every way of getting through it. They rarely compare, and they hardly ever tell. What they remember is that it went well.
      P<minute> Adults often manage hard minutes by looking at a spot on the ceiling. It is a method, it needs no equipment, and nobody else can see it at work.
      Q<minute> In the minute after, {Name} might have felt ____. Legs sometimes answer first.
      H<minute> {helper} can ask how long it felt and how long it was. ~ The difference is interesting.
      H<minute> {helper} can say what was seen from outside, without adding to it. ~ A plain report is a good thing to keep.
      T<minute> {he} can note what helped in the middle. ~ It can be used another time.
      C<minute> {he} can think, "That was its real size."
      A<minute> The day went on after it, as days do. {Name} got through the hard part, and it has its proper length now. The pictures from before can be compared with it, and they do not come off well. It is good to have the real one to look at.
      D<farewell> A funeral is a day on which people stop what they are doing for somebody who has died. {Name} was part of such a day and got through it. There is a lot of standing and listening in it, and then perhaps one sentence that goes right in. Nobody can practise for a day like that. Whoever comes has done what it is for.
      P<farewell> Adults do not get used to such days, although they have been to more of them. They hold on to a sheet of paper, or to an arm. Most of them notice who was there.
      P<farewell> On such a day people cry, or talk about the weather, or laugh at an old story. It looks mixed because it is. None of it shows how much anybody cared.
      Q<farewell> At the hardest point, {Name} might have felt ____. More than one word may be true.
      H<farewell> {helper} can talk about the one who died on other days too. ~ It is good to hear a name aloud.
      T<farewell> {he} can write down one thing from the day, or one thing about the one who died. ~ Paper keeps it for later.
      C<farewell> {he} can think, "I was there, and I was part of it."
      A<farewell> The day is over, and ordinary things are back, such as cups and shoes. {Name} got through it and belonged to those who came. Missing somebody goes on after such a day, at its own pace. What was said and thought there can be kept.
    `),
    '11+': script(`
      D<bridge> Before a bridge is opened, engineers load it with lorries, and then they stand about and look at their instruments. Nobody loads a person on purpose, but {Name} has been through a day that would have interested the engineers. Such days often begin with an estimate that is too high. What happens then is a sequence of quite short sections. The whole length only exists for people who are standing at one end of it.
      D<bridge> Engineers load a new bridge with lorries, and some days look as if they had been planned in the same way. {Name} had one of those and went through it to the far end. It will have had its dull stretches and possibly a comic one, because hard days are less consistent than their reputation. The worst point was reached at some time or other and then left behind, like a particular plank.
      D<bag> The weight of a school bag is a matter of kilograms, as long as nothing else has been packed. {Name} carried one, or something like one, through a hard day recently. Along the way it took on the usual extras: a tone of voice, a corridor, a sentence that could have been phrased better. None of that shows on a scale, and all of it gets carried home at the end.
      D<bag> Nobody has yet measured what a hard day weighs, although anyone who lives at the top of some stairs could give an estimate. {Name} took one home recently, in a bag or something like it, along with the usual contents. There will have been noise in it, waiting, other people's moods, and at least one thing that nobody else noticed. Scales do not react to any of that. Knees and shoulders do.
      P Those who were present will have seen somebody who turned up and stayed. It does not look like much from there. A few of them know how much it can be, and they will have drawn a quiet line under it.
      P Adults tend to ask about such a day in the first four minutes, when there is nothing to be had but "fine". The better ones come back later with toast. What they hear then is often about something small, and they learn to be satisfied with that.
      P Friends have days of this kind at other times, so that they rarely coincide. It makes everyone look calmer than they are. It also means that there is usually somebody who has capacity.
      Q Having arrived on the other side, {Name} might feel ____. Emptiness is a normal answer, and so is hunger.
      Q Looking back at the worst point, {Name} might feel ____. Distance changes it, although not by a fixed rate.
      H {helper} can ask nothing for an hour and be in the next room. ~ Availability is underrated.
      H {helper} can say in one sentence what kind of day it was. ~ It is a relief when somebody knows.
      H {helper} can take something off the list for once. ~ A practical kindness needs no reply.
      T {he} can put the day in order for one person, from the beginning. ~ A sequence is easier to close than a heap.
      T {he} can decide that it will be told next week, or not at all. ~ It is allowed to be over without a report.
      T {he} can write down the one thing that turned out differently than expected. ~ The next estimate will be the better for it.
      C<sun> {he} can think, "One rotation, completed."
      D<sun> The planet takes twenty-four hours to turn once, and it has not yet made an exception for anybody. {Name} got through one of those turns recently that had something hard in it. Time in such a day behaves oddly. It crawls before the worst point, disappears during it and resumes afterwards at its usual speed, as if nothing had happened. The sun, seen from here, simply crossed over.
      A<sun> One turn has been completed, and the sun is busy above some other continent. It was a day like the others in length, and not in anything else. {Name} went through all of it and can leave it where it is. What is known now is how it ends, which is more than was known in the morning.
      C<bridge> {he} can think, "Loaded, tested, and standing."
      C<bridge> {he} can think, "Plank by plank, and now the whole length."
      C<bag> {he} can think, "Down it goes. Unpacking is another day's work."
      C<bag> {he} can think, "The usual contents, and a day on top."
      A<bridge> The instruments can be put away, and the lorries may drive home. A day like that leaves no mark on the calendar, and {Name} went through all of it. It does not need to be called anything in particular. The structure is sound, as far as anyone can see from here.
      A<bridge> On this side there is an evening of the ordinary sort, with a lamp and something in a pan. It was reached on foot. {Name} knows how the sections went, and in what order, and at which of them it was tempting to turn round. The day is complete, including that one.
      A<bag> The bag is in the hall, and it has stopped being anybody's problem until morning. Much of what it gathered will have evaporated by then, since that is what most of it does. {Name} got it through the day and home. It was the heavier kind.
      A<bag> Whoever lifts it will find that it weighs what it used to weigh. The rest was carried separately, by a person, through a whole day. There is no receipt for that. This page can serve as one.
      D<minute> There is a ratio between dreading a thing and doing it, and it is usually bad. {Name} has been through both halves on one day. The dread had the whole day to itself and used the time, while the thing itself had minutes. It was hard, it had an order, and it could be got through by doing the next part of it. Then came the minute after, which nobody can have without the others. It is a short one, and people remember it for years.
      P<minute> People who see such things every day have no opinion on how somebody looks while getting through it. They notice whether it could be done, and since it could, that is a good result to them. They went on with their day, with one worry fewer.
      P<minute> Others tend to say that it was not so bad. They are speaking of the outside, and the inside is known to one person, who may tell them or leave it at that.
      Q<minute> In the minute after, {Name} might have felt ____. Absurdly hungry is a common answer.
      H<minute> {helper} can leave out "you see". ~ A plain "done" says it better.
      H<minute> {helper} can ask what made the difference, if anything did. ~ It may come in useful.
      T<minute> {he} can write down the expected size and the real one. ~ The second figure will be of use.
      C<minute> {he} can think, "Measured, and got through."
      A<minute> By evening the day looks ordinary again, apart from one short stretch in it. {Name} got through that stretch, and it did not need to look good. The next time, there will be a measurement to set against the dread. Until then the evening may be spent on something of no importance whatever.
      D<farewell> A funeral asks several things of people at once: to sit still, to listen, and to be seen while they do it. {Name} got through such a day and had a part in it. Some of those present know what to say, and others can only hold somebody's coat. All of them came for the same reason, and none of them had practised it. It is one of the few days on which turning up is the thing itself.
      P<farewell> Adults are less sure of themselves on such a day than they look. They have dressed for it, they have a few sentences ready, and the rest they make up as it comes. They will remember who was there, long after they have forgotten the flowers.
      P<farewell> Friends may not know what to say afterwards, and some of them will say nothing. It is rarely a lack of interest. A single sentence about the day gives them something to answer.
      Q<farewell> Looking back at the hardest point, {Name} might feel ____. Several answers can be true of one day.
      H<farewell> {helper} can speak of the one who died on ordinary days as well. ~ It is easier when nobody avoids the name.
      T<farewell> {he} can keep something from the day, such as a sheet of paper or a sentence. ~ It may matter more later than it does now.
      C<farewell> {he} can think, "I was there, and I did my part."
      A<farewell> The day is over, and it was got through in the way that was possible. {Name} was there for somebody who mattered. Missing somebody does not end with a ceremony, and nobody expects it to. What was said there has been said, and people heard it.
    `),
  },
};

/** A hard or new day that was got through: school, a doctor, a journey, a goodbye. */
export const hardDayDone: Frame = withDeeds(
  own,
  testDay,
  petGoodbye,
  lastTreatment,
  sewnUp,
  otherHomeNight,
  rememberedOne,
  atTheDentist,
  needleDone,
  nightInHospital,
  fireworksWatched,
  visitDone,
  goodbyeSaid,
  weeksAtSchool,
  backAtSchool,
  planChanged,
  loudPlace,
);
