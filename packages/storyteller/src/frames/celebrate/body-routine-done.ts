import { pantsNow } from './deeds/pants-now.ts';
import { shoesOn } from './deeds/shoes-on.ts';
import { script, type Frame } from '../../frame.ts';
import { dryDays } from './deeds/dry-days.ts';
import { dryNight } from './deeds/dry-night.ts';
import { hairCut } from './deeds/hair-cut.ts';
import { gotDressed } from './deeds/got-dressed.ts';
import { cleanTeeth } from './deeds/clean-teeth.ts';
import { pottyAndToilet } from './deeds/potty-and-toilet.ts';
import { ownBed } from './deeds/own-bed.ts';
import { toothOut } from './deeds/tooth-out.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { heldStill } from './deeds/held-still.ts';
import { hairAndNails } from './deeds/hair-and-nails.ts';
import { wornAllDay } from './deeds/worn-all-day.ts';

const own: Frame = {
  id: 'body-routine-done',
  name: 'Toilet, teeth, sleep or getting dressed',
  says: [
    'used the potty today',
    'did a poo on the toilet',
    'dry all night',
    'no accidents today',
    'stayed dry at nursery',
    'slept in his own bed all night',
    'slept through the night',
    'went to sleep by herself',
    'brushed his teeth without a fight',
    'brushed her teeth by herself',
    'got dressed on his own',
    'washed her hair without crying',
    'had a bath without tears',
    'took his medicine',
    'blew her nose',
    'wiped by himself',
    'gave up the dummy',
    'let us cut his nails',
    'sat on the toilet for the first time',
    'went to bed on time',
    'slept alone in her room',
    'ate all his dinner',
    'told us he needed a wee',
  ],
  claims: {
    strong: [
      'wiped his own bottom',
      'wiped her own bottom',
      'no dummy',
      'without his dummy',
      'without her dummy',
      'nap without',
      'wash her hair',
      'wash his hair',
      'wash their hair',
      'hair washed',
      'let me wash',
      'let me brush',
      'let me cut her nails',
      'let me cut his nails',
      'potty',
      'toilet',
      'wee',
      'poo',
      'dry',
      'no accident',
      'own bed',
      'slept',
      'sleep',
      'teeth',
      'brushed',
      'got dressed',
      'dressed',
      'bath',
      'washed',
      'nails',
      'hair wash',
      'to bed',
      'medicine',
      'blew',
      'nappy',
      'diaper',
      'shower',
      'wet the bed',
      'wet his bed',
      'wet her bed',
    ],
    cues: ['all night', 'bed', 'night'],
    not: [
      'tent',
      'camping',
      'pack holiday',
      'before bed',
      'hand dryer',
      'hand drier',
      'hand dryers',
      'open mic',
      'slept over',
      'sleepover',
      'slept at a friend',
      'bed sheets',
      'bedsheets',
      'changed her own bed',
      'changed his own bed',
      'cast dry',
      'who needed a wee',
      'who needed the loo',
      'who needed the toilet',
      'dishwasher',
      'his own plate',
      'her own plate',
      'table',
      'potty mouth',
      'slept at',
      'dry hands',
      'cooked',
      'in bed with flu',
      'i was in bed',
      'was ill in bed',
      'made breakfast in bed',
      'breakfast in bed',
    ],
  },
  topicWords: ['body', 'bodies', 'bed', 'teeth'],
  takes: ['helper', 'comforter'],
  facts: [
    'Bladder control, sleep and self-care come at different ages, and steps back are usual.',
    'Describing what the body did, without pressure, supports learning routines.',
    'Signals from the body, such as a full bladder or tiredness, are learned by noticing them.',
  ],
  threads: {
    message: 'the message a body sends, and the person who hears it',
    path: 'the way through a routine: from the first step to the last one',
    night: 'sleep, which comes by itself to a body that lies in bed',
    bean: 'a bean in a pot, which comes up in its own time',
  },
  threadCues: {
    message:
      /\b(?:potty|toilet|wee|poo|pee|stayed dry(?!  (?:all|at|through|over|the whole|for a) ?(?:the )?(?:whole )?night|\w* bed)|accidents?|napp(?:y|ies)|diapers?|hungry|full)\b/,
    path: /\b(?:teeth|tooth|brush\w*|dress\w*|bath\w*|wash\w*|nails?|hair|shower\w*|medicine|routine|ate|dinner|brace|splint|patch|inhaler|injection|insulin|glasses|pump)\b/,
    // A night without a wet bed is a body that hears, and no news of falling asleep.
    night:
      /^(?![^]*\b(?:dry|wet|wee(?:s|d|ing)?|pee(?:s|d|ing)?|napp(?:y|ies)|diapers?|pull[- ]?ups|naps?|nap ?time)\b)[^]*?\b(?:slept|sleep\w*|own bed|all night|asleep)\b/,
  },
  onlyWhenSaid: ['night', 'message'],
  roles: {},
  titles: {
    young: [
      { text: 'Hello, Body', thread: 'message' },
      { text: 'Up Comes a Bean', thread: 'bean' },
      { text: 'One Step and One More', thread: 'path' },
      { text: 'Sleep Came', thread: 'night' },
      { text: 'After the Night', thread: 'night' },
      { text: 'What a Body Can Do' },
      { text: '{name} Did It' },
    ],
    older: [
      { text: 'A Message from the Body', thread: 'message' },
      { text: 'In Its Own Time', thread: 'bean' },
      { text: 'The Bean Came Up', thread: 'bean' },
      { text: 'The Whole Way Through', thread: 'path' },
      { text: 'Sleep Came by Itself', thread: 'night' },
      { text: 'A Night in Bed', thread: 'night' },
      { text: 'What a Body Learned' },
      { text: '{name} and a Body That Knows' },
    ],
  },
  benefits: [
    'Tells {name} what body and head did together, without a prize for it.',
    'Says truly that bodies learn in their own time and have other days too.',
    'Invites {name} to tell it or to show how it goes.',
  ],
  talk: {
    young: ['What did the body do?', 'How did it feel?', 'Shall we show a toy how it goes?'],
    older: ['What did the body do this time?', 'Which word went into the blank?', 'Shall we say what made it easier?'],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'stand',
    feeling: 'happy',
    companion: null,
    props: ['star', 'book'],
  },
  text: {
    '2-3': script(`
      D<message> Hello, hello! {his} body can call. {Name} heard it. Hello, tummy! It is good to hear.
      D<message> A body can call. It calls from inside. {Name} heard it call. Hello, body, hello!
      D<path> One step, and one more. {his} body did it all. It was the whole way. Step, step, and done!
      D<night> Night came, and it was dark. {Name} stayed in bed. Then {his} body slept. Hush, hush. Then it was day!
      D<night> A body gets heavy in bed. {Name} stayed there and slept. Legs, arms, head. Hush went the night.
      D<path> First this, then that. {Name} did all of it. A body has a lot of bits. Now they are all done!
      P Grown-ups have a body too. It calls them as well.
      P Other people saw it. They may sing a bit.
      P Small ones learn this. It takes some time.
      Q When it is done, {Name} may feel ____.
      Q Now {his} body may feel ____.
      H {helper} can hear how it went.
      H {helper} can say, "I saw that."
      H<message> {helper} can say hello as well.
      T {he} can tell it to a teddy.
      T {he} can show how it goes.
      T {he} can sing a small song.
      C<message> {he} can say, "Hello, body, I hear it."
      C<message> {he} can say, "Call, body, call."
      D<bean> Down in a pot is a bean. {Name} has a body. Beans come up, and bodies learn. Up, up, hello!
      C<bean> {he} can say, "Up, bean, up!"
      A<bean> The bean is up. It took its time. {his} body took its time too. Hello, bean!
      C<path> {he} can say, "Step, step, and done."
      C<night> {he} can say, "Hush, hush, hello, day."
      C<path> {he} can say, "First this, then that."
      A<message> Hello, said the body. {Name} said hello too. Then it was done. Bye-bye, body.
      A<message> A body calls, and somebody hears. This time it was {Name}. Now it is quiet in there. Shhh.
      A<path> One step, and one more. That body went the whole way. The way ends here. Night-night, step.
      A<path> First, next, done. A body can do that. {Name} did it. Rest, feet.
      A<night> The night went by. {his} body had a rest. Hello, sun. Hush, hush, and up!
      A<night> The bed was warm and soft. {Name} was in it. What a long sleep for a body! Now the sun is up. Hello, day!
    `),
    '4-5': script(`
      D<message> A body does not talk. It sends a feeling. {Name} noticed one and did something about it. That is like getting a letter and opening it. The letter was small. It came to the right person.
      D<message> Inside a body it is dark, and a lot goes on. Sometimes a message comes out of there. {Name} got one in time. Then came the doing, and that worked.
      D<bean> A bean in a pot comes up when it is time. Nobody can pull it up. A body learns like that, and {Name} has one of those. For a long while there is not much to see. Then one day, there it is.
      C<bean> {he} can say, "Look, my bean is up."
      A<bean> The bean is up, and it has two leaves. On some days it grows, and on some it rests. A body does that too. {Name} did it this time.
      D<path> A body needs some things that are done in steps. {Name} went through all of them. There was a first step, a middle and an end. The middle is the part where people like to stop. This time it went on to the end.
      D<night> Nobody can push sleep. It comes to a body when it is dark and still. {Name} stayed in bed, and then it came. The night went by, and nobody saw it go. It was a lot of night.
      D<night> First the legs get heavy. Then the breath gets slow. That is how {his} body went to sleep in bed. Outside, the moon went from one roof to the next.
      D<path> Some jobs for a body are long, like a row of beads. {Name} did one bit after another. Some go fast, and some go slow. After the last bit, the whole row is done.
      P Grown-ups learned this too, when they were small. Nobody can remember it. It took them a while as well.
      P People who saw it were glad. Some say so at once. Some just hum a bit in the kitchen.
      P Some bodies learn it early, and some learn it late. It is like teeth. They come when they come.
      Q Now that it is done, {Name} may feel ____.
      Q When {he thinks} of it, {Name} may feel ____.
      H {helper} can listen to how it went. ~ It is worth a story.
      H {helper} can say how well it went. ~ It helps a body to learn it.
      H {helper} can do it the same way next day. ~ Bodies like to know what comes.
      T {he} can tell somebody how it goes.
      T<path> {he} can show it to a toy, step by step.
      T<message> {he} can draw a letter from a body.
      C<message> {he} can say, "A message, and it is for me."
      C<message> {he} can think, "I heard it, and I went."
      C<path> {he} can say, "First, next, and the end."
      T<night> {he} can put a teddy to bed the same way.
      C<night> {he} can think, "My bed knows me now."
      C<path> {he} can think, "One bit, and then the next bit."
      A<message> The body is quiet now, because its letter was read. Other letters come on other days. Some come late, and that is all right. This one was on time.
      A<message> A message came, and {Name} did the rest. It was a good day to have a body. It can do a lot, and it learns more. Now it can sit down.
      A<path> First, next, and the end. {his} body did all of it. On some days that takes longer, and that is fine. Now it is done.
      A<path> The last step is done. {his} body did that. It knows the way a bit better now. Paths get clear when feet walk on them.
      A<night> The night is over, and the bed is warm. Bodies learn to sleep a bit at a time. It went well this time. Some nights do not, and that is fine too.
      A<night> The moon has gone, and here is the sun. The body in the bed is awake now. Toes are out, and then knees. The pillow still has a dent in it.
    `),
    '6-7': script(`
      D<message> Bodies talk without words. They send a push, a yawn or a rumble, and the rest is guessing. {Name} noticed such a message and did something about it. It is a skill, and it is learned by listening. The message was for nobody else.
      D<message> A body sends its messages along nerves, which are like thin strings. {Name} got one of them in time. It may have been in the middle of something better. That makes it harder, because a game is louder than a string. It worked all the same.
      D<bean> A bean lies in the soil for days, and nobody can see it. A body learns in the same way, and {Name} knows it now. It cannot be pulled up by the leaves. It comes when it has grown enough underneath. Then people say, "All at once!", and it was not all at once.
      C<bean> {he} can think, "It grew where nobody could see it."
      A<bean> The bean is up now, with soil on its head. It will not go back to being a seed. A body may forget a thing and know it again the next day. {Name} did it, and that has happened.
      D<path> Looking after a body is done in steps, and each step is small. {Name} went from the first one to the last. In the middle there is often a place where it gets boring or hard. It is the place where most people stop. This time somebody walked on.
      D<night> Sleep is odd, because nobody can do it on purpose. A body lies still and feels safe, and then it comes by itself. {Name} stayed in bed long enough for that. The house went on by itself as well. The fridge hummed, and somewhere a car went home.
      D<night> At night the feet get warm first. Next the breath gets slow. Then {his} body was asleep in bed, and nobody gave it a push. It went by itself, in the dark. Nobody remembers the last minute of being awake.
      D<path> At the start of a long job, the end cannot be seen. A body needs a lot of jobs like that. {Name} went on from one step to the next, and there was the end. It was behind the last step. It mostly is.
      P Grown-ups know how long it can take, because bodies have their own calendar. They may have been waiting without saying so. Now they can leave the waiting out.
      P Other children learn the same thing, each in their own week. Nobody at school asks when it was. By then it is just something that people do.
      P The people at home may have noticed it only later. Then one of them stood there and smiled at a towel.
      Q When it was done, {Name} may have felt ____. It may be in the tummy or in the face.
      Q Thinking of it now, {Name} may feel ____. Some people find it funny.
      H {helper} can say what went well, just once. ~ It was noticed, and that is enough.
      H<message> {helper} can ask how the message felt. ~ That is a thing only one person knows.
      H {helper} can keep the times the same for a while. ~ Bodies learn from doing it at the same time.
      T<message> {he} can tell somebody how the message feels. ~ Then it is easier to notice it the next time.
      T<path> {he} can show a toy the steps, in the right order. ~ Teaching helps to remember.
      T {he} can choose who gets to know about it. ~ Body news is private, if {he would} like that.
      C<message> {he} can think, "There was a message, and I read it."
      C<message> {he} can say, "My body and I, we sorted it out."
      C<path> {he} can think, "All the steps, and then the end."
      T<night> {he} can tell somebody what the dark sounded like. ~ Most houses hum a bit.
      C<night> {he} can think, "Lie still, and sleep comes by itself."
      C<path> {he} can say, "I went on, and there was the end."
      A<message> There are more messages where that one came from. Some of them are missed, by every person and every body. This one was read and answered. A body remembers such things by itself.
      A<message> Now it is quiet inside, and the rest of the day can go on. {his} body did that. No one else could have done it. It is a small thing and an everyday one.
      A<path> The path through it has been walked to the end. A body that has done it once has a map. On another day it may take a wrong turn. The map is still in there.
      A<path> Small steps look like nothing when they are counted one by one. Together they took a body all the way through. {Name} did that. All the things are back in their places.
      A<night> In the morning the bed is warm. The pillow has a dent, where a head was. Bodies learn to sleep like that, one night after the other. This was one of the good ones.
      A<night> The curtain is light now, and the fridge still hums. A body went to sleep here and woke up here. Some nights go like that, and some do not. Nobody needed to watch this one.
    `),
    '8-10': script(`
      D<message> The inside of a body sends out reports all day long, and few of them reach the head. {Name} noticed one of them and acted on it. Scientists call this sense interoception, and it can be trained like the sense of balance. It is not a matter of being good. It is a matter of catching a faint signal while something louder is going on.
      D<message> A message from the body has poor manners, because it comes in the middle of other things. {Name} got one and dealt with it. From outside it probably looked like an ordinary moment. It was preceded by a decision, and nobody saw that.
      D<bean> Gardeners do not praise a bean for coming up. They know that it was busy underground for two weeks before anybody saw it. {his} body has done something that took about as long to prepare. Muscles, nerves and habits need to grow together first, and there is no button for that. What can be seen is only the last centimetre.
      C<bean> {he} can think, "That was the last centimetre of it."
      A<bean> A bean that has come up may still stop growing in a cold week. Bodies have such weeks too. It does not send anything back underground. {Name} did it, and all that grew beforehand is still there.
      D<path> What a body needs is mostly made up of dull little steps. {Name} went through a whole row of them, from the first to the last. Anyone can do the first step. It is somewhere after the third that the mind starts to wander off. {Name} went on, and there was no gap in the row.
      D<night> Nobody has ever fallen asleep by trying hard. Sleep comes to a body that has stopped trying, which is why it is so annoying to learn. {Name} stayed in bed and let it come. Nearly everyone wakes for a moment several times a night. Turning over and going back to sleep is the part that takes practice.
      D<night> A bedroom at night is busy in its own way. Pipes tick, a car turns round, and the dark makes everything sound nearer. {Name} stayed in bed among all that, and {his} body went to sleep. Ears stay on all night. They had decided, it seems, that none of these sounds was news.
      D<path> Bodies come with a list of jobs, and the list does not get shorter. {Name} did one of them properly, from the beginning to the end. It takes attention, which is hard to find in the evening and harder before school. Nobody claps for such things as a rule. There is no reason why somebody could not begin.
      P People at home may have said nothing about it, because they did not want to make a fuss. That is a form of respect. It is possible to be pleased quietly, behind a newspaper, a saucepan or a door.
      P Others of the same age are learning something like it, and they do not mention it either. Bodies have their own timetables. It is one of the things that people compare too much, like shoe sizes and the number of teeth.
      P Doctors know how much of this depends on growing, and how little on wanting. They would not be surprised by a step back. They would not be surprised by a step forward either, and they like those a good deal more.
      Q At that moment, {Name} might have felt ____. It could be something in the stomach and not a word.
      Q Now that it has worked, {Name} might feel ____. A shrug is also an answer.
      H {helper} can mention it once and then leave it. ~ Too much applause makes people look at the wrong thing.
      H {helper} can ask what made it easier. ~ The answer belongs in the plan for other days.
      H {helper} can see to it that the things needed are within reach. ~ Half of a routine is where the towel hangs.
      T<message> {he} can describe what the signal was like, for later. ~ Descriptions make faint things easier to catch.
      T {he} can decide who hears about it, if anyone. ~ Body matters belong to their owner.
      T<path> {he} can change one step in the row so that it suits better. ~ The order is not a law.
      C<message> {he} can think, "Message received."
      C<message> {he} can think, "It was faint, and I caught it."
      C<path> {he} can think, "No gaps in the row this time."
      T<night> {he} can describe what the room sounded like. ~ A sound with a name is easier to sleep beside.
      C<night> {he} can think, "Sleep came when I stopped looking for it."
      C<path> {he} can think, "From one end to the other."
      A<message> The report has been dealt with, and the body has gone back to sending the ordinary ones. Some signals get lost, in every person, for years. This one was caught. Learning to hear them takes the time it takes, and nobody hands out marks.
      A<message> There will be days with a missed message, because a body is not a machine. They do not cancel this one. {Name} noticed something faint and did something sensible. It is a useful ability at home, and it works on mountains, on ferries and in tents as well.
      A<path> The row of steps is complete, from the first to the last, with none left out. A body files such things without being told to. It will be a bit easier to find the way through. That is how habits begin, in rooms with a towel in them.
      A<path> Nothing about it is worth a parade. It was a row of dull little steps, done in the right order. {Name} did them, on a day when it could have gone otherwise. The body has made a note of it, in the place where it keeps such things.
      A<night> In the morning there is not much to show for it, apart from a pillow with a dent. The body knows more than that. It has been through a night like this and can find the way again. Other nights may be shorter, and this one still counts.
      A<night> The room is quiet now, and the street is loud. A body went to sleep here and woke up here, and the walls were the same all along. They look nearer in daylight, as walls do.
    `),
    '11+': script(`
      D<message> A body is a noisy place, although most of its messages are filtered out before anyone hears them. {Name} has picked one up and acted on it, which is less simple than it sounds. The sense involved is called interoception, and it varies between people as much as hearing does. It is not connected with being sensible. It improves with practice, and it gets worse with stress, so that a missed signal is usually a busy one.
      D<message> The messages of the body arrive without an appointment, generally when something better is going on. {Name} dealt with one of them at a time when it would have been easy not to. There is no reason to expect that to be easy for everybody by a certain birthday. Some nervous systems report early and loudly, and others mutter. Learning to understand the muttering is a piece of work, and it is done in private.
      D<bean> What looks like a sudden success is usually a bean. It lay in the dark for weeks, doing invisible work, and everyone applauds in the minute when it breaks the surface. {Name} has come to that minute with something, and so has a body that took its time. Growing cannot be hurried by wanting it, which is why it is so little use to compare. It can be supplied with light, water and some peace and quiet.
      C<bean> {he} can think, "It was under way before anyone noticed."
      A<bean> Nothing about it needs to be repeated on command. Beans have slow weeks, and so do bodies, for reasons that are nobody's business. What has grown underneath stays grown. {Name} can take note of it, and turn the pot towards the light.
      D<path> The care of a body consists of a large number of small steps, most of them too boring to describe. {Name} got through a whole row of those recently, including the ones in the middle. The middle is where routines break, because the beginning is over and the result is not yet in sight. Getting past that point has little to do with character. It has a good deal to do with sleep, light, and where the things are kept.
      D<night> Sleep is among the few things that get worse with effort. A body drifts off when it has stopped keeping watch, and that is a matter of conditions more than of will. {Name} managed it, in bed, in the dark, with nobody at the controls. It will not have looked impressive. Most skills that matter at night look like nothing at all.
      D<night> At night a room turns up its volume: pipes, a neighbour's door, a thought from four days ago. {Name} was in bed with all of that, and {his} body went to sleep regardless. Brains go on listening through the night and wake a person only for what they consider news. Teaching them what is not news takes many ordinary nights. This was one of those.
      D<path> Maintenance is the word that engineers use for it: the unexciting work that keeps a thing running. A body needs a good deal of it. {Name} did a full round, with nothing postponed, at a time of day when postponing is the natural choice. Bridges stand because of people who do this. They are not mentioned at the opening either.
      P Adults at home will have noticed and may have decided to say nothing. It is meant as tact. They remember more about being that age than they let on, and some of it still makes them look at the ceiling.
      P Other people of the same age are occupied with bodies of their own, none of which came with a manual. Almost everyone believes that the rest have finished. Surveys suggest otherwise, and so does any honest conversation after ten in the evening.
      P Those who work in clinics hear about bodies and their timetables every day. They do not find them remarkable. What they find useful is somebody who can describe what happened.
      Q At the time, {Name} might have felt ____. Relief tends to arrive before anything more dignified.
      Q Looking back on it now, {Name} might feel ____. Amusement is allowed.
      H {helper} can treat it as ordinary, which is what it is becoming. ~ Being treated as ordinary can be a relief.
      H {helper} can ask whether anything would make it easier, and then get it. ~ Much of this can be solved with a lamp or a lock.
      H {helper} can keep it in the family, or smaller. ~ Such news belongs to one person.
      T {he} can note what helped, in a few words, for a day when it does not work. ~ It is easier to look up than to remember.
      T {he} can decide whether anybody needs to know, and who. ~ Privacy is part of looking after a body.
      T {he} can rearrange one step so that it suits {him} better. ~ A routine is a tool, and tools can be altered.
      C<message> {he} can think, "Received, understood, dealt with."
      C<message> {he} can think, "It mutters. I am learning the language."
      C<path> {he} can think, "Past the middle, and out at the other end."
      T<night> {he} can note what was different about that night, such as the light or the hour. ~ Conditions can be repeated.
      C<night> {he} can think, "Nothing in here is news."
      C<path> {he} can think, "A full round, and nothing put off."
      A<message> It would be too much to say that the body and its owner now understand each other completely. One message got through, at a bad moment, and was answered. Others will be missed, as they are in all bodies. The connection has been shown to work.
      A<message> A body has no interest in achievements, and it will have forgotten this one by the morning. There is no need for {Name} to do the same. Something faint was heard over something loud. It is a skill with many uses, and this happened to be one of the less glamorous.
      A<path> All of the steps were done, in an order that made sense, by a body that would rather have been elsewhere. That is how most things of lasting use get done. {Name} saw it through. It is done, and nobody is keeping a chart.
      A<path> There will be evenings on which the row breaks off in the middle, with one sock on. They take nothing away from this one. A body learns from the complete version as well as from the other kind. It has one more of the former now.
      A<night> There is no certificate for it, only a morning with slightly more colour in it than usual. The body has filed the night under ordinary, which is where most good things are kept. If another one turns out badly, that will be weather and not a verdict, and it will say nothing about this one. The bed is where it was.
      A<night> By day the pipes are silent, or rather nobody hears them any more over the radio and the traffic. What happened in between was a body doing its work without supervision. It may be repeated soon, or it may take a break for a while. Neither of these undoes a night that was slept.
    `),
  },
};

/** A body routine that was done: the toilet, teeth, washing, dressing, sleep. What a body did, and the day around it. */
export const bodyRoutineDone: Frame = withDeeds(
  own,
  pantsNow,
  shoesOn,
  toothOut,
  dryNight,
  dryDays,
  ownBed,
  pottyAndToilet,
  cleanTeeth,
  gotDressed,
  hairCut,
  hairAndNails,
  heldStill,
  wornAllDay,
);
