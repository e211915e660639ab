import { script, type Frame } from '../../frame.ts';
import { downFromUpThere } from '../home/down-from-up-there.ts';
import { leavingAFriend } from '../home/leaving-a-friend.ts';
import { hidesFromTidying } from '../home/hides-from-tidying.ts';
import { oneLastHide } from '../home/one-last-hide.ts';
import { oneGoesHome } from '../home/one-goes-home.ts';
import { withScenes } from '../scene.ts';
import { notHomeYet } from '../home/not-home-yet.ts';
import { sitsOnThePavement } from './sits-on-the-pavement.ts';

/** Where children play and would like to stay. */
const PLACES =
  'parks?|play ?grounds?|soft ?play|beach|(?:swimming )?pool|swimming|farm|zoo|museum|library|toy ?shop|part(?:y|ies)';

const own: Frame = {
  id: 'stopping-play',
  name: 'Stopping and moving on',
  says: [
    'transitions',
    'struggles with transitions',
    'cant stop playing when it is time to go',
    'leaving the park is a battle',
    'wont leave the playground',
    'wont come in from the garden',
    'screams when we have to leave grandmas',
    'refuses to leave the house',
    'wont leave soft play',
    'cannot move from one activity to another',
    'stopping a game for dinner ends in tears',
    'time to go home meltdown',
    'five minute warnings dont work',
    'gets stuck in an activity',
    'hates when playtime is over',
    'leaving a party is awful',
    'wont stop building when it is time for school',
    'change from one thing to the next is so hard',
    'leaving places',
    'kicks off every time we leave swimming',
    'hard to stop playing',
    'wont get out of the sandpit',
    'switching tasks at school is hard',
    'transission time is hard',
  ],
  claims: {
    strong: [
      'wont come out of nursery',
      'wont come out of school',
      'wont leave nursery',
      'runs away at pick up',
      'runs off at pick up',
      'runs away from me at pick up',
      'pick up time',
      'transition',
      'transitions',
      'transition time',
      'leave the park',
      'leave park',
      'leave playground',
      'leave soft play',
      'leave party',
      'leave a party',
      'leave places',
      'leave grandma',
      'leave swimming',
      'leave friend house',
      'stop play',
      'stop building',
      'stop a game',
      'stopping a game',
      'stop the game',
      'stop what he is doing',
      'stop what she is doing',
      'time to leave',
      'time to go home',
      'come in from the garden',
      'move from one',
      'change from one thing',
      'one activity to another',
      'one thing to the next',
      'switch task',
      'switch activity',
      'get stuck in an activity',
      'playtime is over',
      'five minute warning',
      'leaving the park',
      'stop playing lego',
      'stop playing when',
      'playing when its time to go',
      'its time to go',
      'when its time to leave',
      'it is time to go',
      'home time',
      'hometime',
      'come away from',
      'time to go',
      'time to stop',
      'stop what',
      'put the lego down',
      'leave the train table',
      'leave the beach',
      'leave the swings',
      'get out of the pool',
      'one more slide',
      'five more minutes at the park',
      'wont leave',
      'refuses to leave',
      'leaving anywhere',
      'leaving the house for',
      'packing away is',
      'moving on to',
    ],
    cues: ['stop', 'leave', 'playground', 'park', 'activity', 'warning', 'change', 'finish'],
    not: [
      'transition to year',
      'transition to reception',
      'transition into',
      'leave me',
      'left by',
      'leave primary school',
      'leave nursery',
      'leave him at nursery',
      'leave her at nursery',
      'stop crying',
      'stop hitting',
      'dad left',
      'transition to big school',
      'transition to secondary',
      'transition to school',
      'potty transition',
      'stop the ipad',
      'stop the tablet',
      'swimming lesson',
      'leave my side',
      'leave her alone',
      'leave him alone',
      'leave the house',
      'leave mummy',
      'leave mum',
      'wont leave my',
    ],
  },
  topicWords: ['stop', 'stops', 'stopping', 'go', 'leave', 'leaving', 'home', 'end', 'ends', 'over'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Stopping something good is hard for brains, since attention that is fully in one thing takes time to come out of it.',
    'Being able to switch grows slowly through childhood; it is harder when people are tired or hungry.',
    'It helps to know beforehand, to see how long is left, to come to a small end, and to know what comes next.',
    'A thing to carry from one place to the next makes going easier for many children.',
    'Young children have little sense of minutes; "two more slides" says more than "five minutes".',
    'A game that is stopped can be kept, marked or photographed, so that it can go on later.',
    'Most bodies are over the hardest part a few minutes after leaving.',
    'Adults find it hard to stop as well, for example in the middle of a message or a film.',
  ],
  threads: {
    gate: 'a good place, and the way out of it',
    last: 'the last slide, chosen and counted',
    keep: 'something that stays and waits: a tower with a note',
    door: 'the few steps between one place and the next',
    still: 'a body in which the game goes on for a while after it stopped',
  },
  // Whoever lies down because a park is left is not told of a temper first.
  decidedBy: [
    new RegExp(
      String.raw`^(?![^]*\b(?:hit\w*|hits|bit(?:es|ing)|kick\w* (?:me|us|mum\w*|dad\w*)|runs? (?:off|away)|teacher|lost)\b)[^]*?\b(?:won['’]?t|wont|will not|refus\w+ to|does ?n['’]?t want to|does not want to|hates?(?: to)?|never wants to) (?:leav(?:e|ing)|go(?:ing)? home from|com(?:e|ing) (?:home|away) from)\b[^.!?]{0,20}\b(?:${PLACES})\b`,
      'i',
    ),
  ],
  threadCues: {
    gate: new RegExp(
      String.raw`\b(?:leav(?:e|es|ing)|go(?:ing)? home|com(?:e|ing) (?:home|away)|time to (?:go|leave)|get(?:ting)? (?:him|her|them) (?:away|out|home))\b[^.]{0,20}\b(?:${PLACES})\b|\b(?:${PLACES})\b[^.]{0,40}\b(?:time to (?:go|leave)|leav(?:e|es|ing)|(?:go|going|come) home|won'?t (?:go|come|leave))\b`,
      'i',
    ),
    keep: /\b(?:lego|duplo|bricks?|blocks?|tower|build\w*|draw\w*|paint\w*|colou?r\w*|puzzles?|jigsaws?|craft\w*|trains?|cars|dolls?|den|model|toys?|half[- ]?done|finish\w*)\b/i,
  },
  onlyWhenSaid: ['gate', 'keep'],
  tellsAlone: ['gate'],
  takesHelps: ['gate'],
  roles: {
    // The good place that is left.
    spot: {
      fallback: { text: 'the park' },
      cues: (
        [
          ['play ?grounds?', 'the playground'],
          ['parks?', 'the park'],
          ['soft ?play', 'soft play'],
          ['beach', 'the beach'],
          ['(?:swimming )?pool|swimming', 'the pool'],
          ['farm', 'the farm'],
          ['zoo', 'the zoo'],
          ['museum', 'the museum'],
          ['library', 'the library'],
          ['toy ?shop', 'the shop'],
          ['trampoline (?:park|place)', 'the trampolines'],
          ['part(?:y|ies)', 'the party'],
        ] as const
      ).map(([words, text]) => ({ match: new RegExp(String.raw`\b(?:${words})\b`, 'i'), phrase: { text } })),
    },
    work: {
      fallback: { text: 'tower' },
      cues: [
        { match: /\bdraw\w*/i, phrase: { text: 'drawing' } },
        { match: /\bpaint\w*|\bcolou?r\w*/i, phrase: { text: 'picture' } },
        { match: /\bpuzzles?\b|\bjigsaws?\b/i, phrase: { text: 'puzzle' } },
        { match: /\btrains?\b/i, phrase: { text: 'track' } },
        { match: /\bden\b/i, phrase: { text: 'den' } },
        { match: /\bbooks?\b|\breading\b/i, phrase: { text: 'book' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'I Go, and It Stays', thread: 'gate' },
      { text: 'The Last Go', thread: 'gate' },
      { text: 'One More, and the Last', thread: 'last' },
      { text: 'It Takes a Bit Longer', thread: 'still' },
      { text: 'The Last One Counts', thread: 'last' },
      { text: 'The {work} Can Wait', thread: 'keep' },
      { text: 'Bye-Bye, Blocks', thread: 'keep' },
      { text: 'A Thing to Carry', thread: 'door' },
      { text: 'From Here to There' },
      { text: '{name} Is on the Way' },
    ],
    older: [
      { text: 'Twenty Steps', thread: 'gate' },
      { text: 'The Way Out', thread: 'gate' },
      { text: 'How to Choose a Last One', thread: 'last' },
      { text: 'Outside First, Then Inside', thread: 'still' },
      { text: 'A Note on the {work}', thread: 'keep' },
      { text: 'The Steps in Between', thread: 'door' },
      { text: 'From One Thing to the Next', thread: 'door' },
      { text: 'Through the Door', thread: 'door' },
      { text: 'Five Bad Minutes', thread: 'door' },
      { text: 'A Note on Top', thread: 'keep' },
      { text: 'Out of the Middle' },
      { text: '{name} Between Two Things' },
    ],
  },
  benefits: [
    'Explains why it is hard to stop in the middle of something good.',
    'Shows how a thing can be ended or kept for later.',
    'Gives {name} one small thing to do on the way to what comes next.',
  ],
  talk: {
    young: [
      'What stopped in this story, and what came next?',
      'How does it feel when a game stops?',
      'Shall we choose a thing to carry to the next place?',
    ],
    older: [
      'What makes stopping hard, and what makes it a bit easier?',
      'Which word went into the blank?',
      'Shall we agree on how a game can be kept for later?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'sunset',
    pose: 'wave',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['leaf'],
  },
  text: {
    '2-3': script(`
      D<last> Whee! A game is fun. {Name} may not like to stop. One more. Whee! That is the last one.
      D<keep> {Name} may have a {work}. It is so good. Now the play stops. The {work} can stay.
      D<door> It is time to go. {Name} may have a leaf, or a stone. It can come too. Step, step, bye-bye!
      D<still> The play stops. {Name} may want to hop on. Hop, hop! It gets less. Hop.
      P Lots of children want one more.
      P Stopping is hard. Grown-ups know.
      P Some children go fast. Some go slow.
      P Other children stop and go too.
      Q When play stops, {Name} may feel ____.
      Q At the end, {Name} may feel ____.
      Q On the way, {Name} may feel ____.
      H {helper} can say, "One more."
      H {helper} can hold a hand.
      H {helper} can say what comes next.
      H<helper> {helper} can sing a go song.
      T {he} can wave bye-bye.
      T {he} can choose the last one.
      T {he} can carry a small thing.
      T<comforter> {he} can carry {comforter}.
      T<doing> {he} can try {doing}.
      C<last> {he} can say, "Last one. Whee!"
      C<keep> {he} can say, "Stay there, {work}."
      C<door> {he} can say, "Come along, we go."
      C<still> {he} can say, "Hop, hop, and slow."
      C<topic> {he} can think about {topic}.
      A<last> The last one was a good one. Bye-bye, game. Now it is time to go. Shoes go tap, tap, tap.
      A<keep> The play stops. The {work} stays. It can wait and wait. Play can go on another time.
      A<door> Step, step, step. The small thing came too. Here is the next door. That was a good go. Hello!
      A<still> Hop, hop, and now it is slow. The play is over. It was good. The next thing can go on.
      D<gate> Here is {spot}. {Name} may want to stay. One more go, and then bye-bye. It stays here.
      P<gate> Other children go home, too.
      P<gate> It is hard to leave a good place.
      Q<gate> On the way out, {Name} may feel ____.
      H<gate> {helper} can say, "Two more goes."
      H<gate> {helper} can wave bye-bye, too.
      T<gate> {he} can wave to one thing.
      T<gate> {he} can choose the last go.
      C<gate> {he} can say, "I go, and it stays."
      A<gate> Bye-bye, bye-bye. Feet go home, tap, tap. Night comes. It stays there for another day.
    `),
    '4-5': script(`
      D<last> A thing is fun, and {Name} may want it till night. Then somebody says that it is time to stop. It is hard to stop in the middle. So there is a last go, and it counts.
      D<keep> {his} {work} is half done when it is time to stop. Half done is a bad place for an end. Hands want to go on. But a {work} does not run away. With a note on it, it can stay and wait.
      D<door> From one place to the next there are some steps. First comes a door, and then more steps. {Name} may want to go back. In one hand there may be something small. It comes along, so a bit of the game comes too.
      D<still> A game stops, and the body goes on. Inside, {Name} may still be playing. Hearts need some time. They go fast, and then less fast. After that, the ears work again.
      P Grown-ups find it hard to stop as well. They read one more page, and then one more. They know what it is like.
      P A head in a game can not hear well. It is busy inside. It may need to hear a thing two times.
      P Other children would like one more as well. They may look back at the game. Then they go on.
      Q When it is time to stop, {Name} may feel ____.
      Q On the way to the next thing, {Name} may feel ____.
      Q When the next thing starts, {Name} may feel ____.
      H {helper} can say how many more there are. ~ Two more is easier than five minutes.
      H {helper} can help to keep a game for later. ~ Then it is not lost.
      H {helper} can tell what comes next. ~ It is good to know what is next.
      H<helper> {helper} can make up a song for going. ~ It lasts as long as the way.
      H<adult> {helper} can help when it is time to go. ~ A good start is {adult}.
      T {he} can choose the last thing and count it.
      T {he} can say goodbye to three things.
      T {he} can carry something small to the next place.
      T<comforter> {he} can show {comforter} the way.
      T<quiet> {he} can spend a little time {quiet} after that.
      T<doing> {he} can try {doing} on the way.
      C<last> {he} can say, "This is my last one, and it counts."
      C<keep> {he} can say, "Wait for me, I am coming back."
      C<door> {he} can think, "A bit of it comes with me."
      C<still> {he} can think, "The game has stopped, and my body soon."
      C<topic> On the way, {he} can think about {topic}.
      A<last> The last go went right to its end. Now it is over, and that is sad for a bit. Feet go on, one after the other. The fun can come back on another day.
      A<keep> It was hard to stop, and the {work} has a note. It can stand there and wait. After soup, or after sleep, it can go on. Half done is a good place to start.
      A<door> The small thing came all the way. It may lie on a table now. The next thing has started. Going was the hard part, and it is over.
      A<still> Now the body has stopped as well. It took a bit longer than the game. The fun is in there, and it stays. Feet can go on to the next thing.
      D<gate> There is a lot to do at {spot}. {Name} may be in the middle when it is time to go. Then legs get stiff, and a voice gets loud. It is hard to leave a good place. The place stays there, even when nobody looks.
      D<gate> At {spot} there is one thing more, and then another. So {Name} may not see an end. Somebody else sees a clock. It is time to go home, and it is hard to stop. A last go makes an end.
      P<gate> Grown-ups look at the clock and think of home. They see that it was fun.
      P<gate> There is mostly somebody else who wants to stay. Most people go home in the end.
      Q<gate> On the way out of {spot}, {Name} may feel ____.
      H<gate> {helper} can say how many goes are left. ~ Two goes are easier to see than five minutes.
      H<gate> {helper} can tell one good thing about home.
      T<gate> {he} can choose the last go and count it.
      T<gate> {he} can say bye-bye to three things on the way out.
      C<gate> {he} can think, "I go, and it stays."
      A<gate> The last go was a good one. Then feet went home, some steps slow and some fast. The place stays where it is, at night and in the rain. It was hard to go, and now it is done.
      A<gate> The last go was the last one. Nobody took the place along. It stays there for another day. At home there is a door to come in by.
    `),
    '6-7': script(`
      D<last> A game has a beginning, a middle and an end. It is in the middle that somebody says, "Time to stop." {Name} may not want to hear it there. A middle is the worst place to get out. A last round is different, because it has an end. It can be chosen, counted and played right through.
      D<keep> Why is it so hard to stop? In the middle of a {work}, most of {his} brain is in there. It knows what comes next, and it wants to do it. Coming out takes a while. If the {work} is kept, the brain can leave it. A note or a photo tells it that nothing gets lost.
      D<door> From one thing to the next there is a small gap. It may be ten steps, or a ride home in the car. In that gap {Name} may still be half in the game. Hands are empty, and there is nothing to do yet. Some people carry a thing across. A chestnut in a pocket is good for that.
      D<still> When a game stops, it stops outside first. Inside {Name} it may go on for some minutes. The heart is still quick, and the head still makes plans. That is why a voice can seem so loud just then. After a little while, inside and outside are at the same place.
      P Grown-ups look at a clock and see the whole day in it. A child in a game sees the game. Both of them are right.
      P A person who calls three times gets loud the fourth time. It would be easier for both with a touch on the arm. Ears are not switched on in a good game.
      P Some people can change from one thing to the next like a light switch. Others need time, like a kettle. Classes are full of both.
      Q When somebody says "stop", {Name} may feel ____.
      Q In the gap between two things, {Name} may feel ____. It often gets less after some steps.
      Q When a game is not done yet, {his} hands may feel ____.
      H {helper} can come close and say it with a touch. ~ It gets through better than a shout.
      H {helper} can help to find a good place to stop. ~ A small end is easier than a sudden one.
      H<keep> {helper} can take a photo of the {work}. ~ Then the next step is kept as well.
      H<helper> {helper} can race {him} to see who finds the first shoe. ~ Shoes are part of nearly every end.
      H<adult> {helper} can help by {adult}. ~ It makes the gap a bit shorter.
      T {he} can choose one last thing and do it to the end. ~ An end feels better than a middle.
      T<keep> {he} can write a note that says what comes next. ~ The brain can rest when it is written down.
      T {he} can ask, "What are we going to do after this?" ~ It is easier to go to something than away from it.
      T<comforter> {he} can carry {comforter} across. ~ A full hand is good company in a gap.
      T<quiet> {he} can spend the first minutes {quiet}. ~ A quiet start is a good start.
      T<doing> {he} can try {doing} in the gap. ~ It is short, and that may be enough.
      C<last> {he} can think, "Last one, from start to end."
      C<keep> {he} can think, "It is kept. I can come out now."
      C<door> {he} can think, "Ten steps, and then it is easier."
      C<still> {he} can think, "It has stopped outside, and inside comes next."
      C<topic> On the way, {he} can think about {topic}.
      A<last> The last round is over, and somebody won it or nobody did. It had an end of its own, and that helps. Most ends are a bit sad. Then comes something else, and that has a beginning.
      A<keep> The {work} is in a safe place with a note on it. Stopping did not break it. Tomorrow a hand will know where to go on. Builders and painters stop a game or a job like that.
      A<door> After ten steps the gap is over. The chestnut is in the pocket, warm and smooth. The next place has its own good things. The game is where it was.
      A<still> The last bit of the game has run out inside as well. It often takes as long as two socks. Now there is room for what comes next. The game can be told to somebody, as a good end.
      D<gate> Good places have one fault: they close, or it gets late. {Name} may be deep in a game at {spot} just then. A voice says that it is time to go. The head has plans for an hour more. Legs do not like to carry a head like that. A last go helps, because it makes an end where there was none.
      D<gate> Nobody finds it hard to go into {spot}. Going out is the hard way, although the gap is the same. {Name} may feel stiff in the legs there and loud in the throat. That is what it is like to leave a good thing. It stays behind, and it stays there.
      P<gate> Grown-ups see the clock, the way home and the supper. They mostly wish that it was easier, too.
      P<gate> Other families stand at the way out and talk in the same voice. Hardly anybody leaves a good place with a skip.
      Q<gate> When it is time to leave {spot}, {Name} may feel ____. It is often less after twenty steps.
      H<gate> {helper} can come close and say how many goes are left. ~ Goes can be counted, and minutes cannot be seen.
      H<gate> {helper} can ask on the way home what was best. ~ Then a bit of it comes along.
      T<gate> {he} can choose one last thing and do it right to the end.
      T<gate> {he} can be the one who says, "Now." ~ Some people like to end things themselves.
      C<gate> {he} can think, "Twenty steps, and then it is easier."
      A<gate> After twenty steps the legs have got used to it. The last go had an end, and it can be told at home. The good place is where it was. It was hard to leave, and it is easy to remember.
      A<gate> On the way home the best bit is told and gets a little bigger. That is allowed with best bits. The place goes quiet when the last ones go. Then it is just there, until another day.
    `),
    '8-10': script(`
      D<last> When {Name is} told to stop, there may be half of something left. Musicians know about that. Nobody in an orchestra stops in the middle of a bar. They play to the end of a line, and then they put the instrument down. A last goal, a last page or a last row of bricks makes an end out of a middle. It takes two minutes, and it saves an argument.
      D<keep> Attention is slow to turn round, a bit like a ship. When {Name is} deep in something, the brain has dozens of small plans ready. The word "stop" throws all of them away at once, and that is why it can hurt. There is a way to save them. A person who writes down the next step can leave with an easy mind, because the plan is kept. Engineers do it at the end of each day.
      D<door> Scientists have found that people forget things when they go through a door. The brain closes one file and opens the next. {Name} may have walked out of a room and lost a thought like that. It also means that the hardest part of leaving is on this side of the door. A few steps later, the new place takes over. It is rather a kind arrangement.
      D<still> A train does not stop where the brakes go on. {Name} may know that from the minutes after a good game. It is over, and the body is still doing forty. Muscles, heart and ideas need a stretch of track before they stand. Most quarrels about stopping take place on that stretch.
      P Adults who call from another room are usually thinking about three things after this one. They see traffic, supper and bedtime. It does not occur to them that there was still a castle to defend, or a page to turn.
      P Teachers move thirty people from maths to reading in two minutes. They know that some need longer. They cannot wait for long, and they are glad of anyone who has a way of doing it.
      P Adults are no better at it themselves. A person with a phone says "just a second" and means ten minutes. It might be the same brain.
      Q When the call comes, {Name} might feel ____. It may depend on how near the end was.
      Q In the first minute afterwards, {Name} may feel ____. It may be gone after the third.
      Q When nobody noticed how good it was, {Name} might feel ____. It is worth telling somebody.
      H {helper} can announce it early and come to have a look. ~ It is easier to leave something that has been admired.
      H<keep> {helper} can agree where things may stay overnight. ~ A safe shelf makes stopping easier.
      H {helper} can say what comes next and roughly when. ~ A brain likes to have somewhere to go.
      H<helper> {helper} can admit to needing "just a second" as well. ~ It is fairer that way.
      H<adult> {helper} can help by {adult}. ~ It builds a small bridge.
      T {he} can name a last thing and stick to it. ~ People trust a last thing that was kept.
      T<keep> {he} can leave a note for the next time, with the next step on it. ~ It takes ten seconds and saves ten minutes.
      T {he} can go through the door first and then complain. ~ On the other side there is often less to complain about.
      T<comforter> {he} can take {comforter} along to the next place. ~ It has no trouble with doors.
      T<quiet> {he} can spend the first ten minutes {quiet}. ~ A slow start is easier on everyone.
      T<doing> {he} can try {doing} when the call comes. ~ It gives the brain time to turn.
      C<last> {he} can think, "To the end of the line, then stop."
      C<keep> {he} can think, "Next step is on the note, so I can go."
      C<door> {he} can think, "Through the door, and it gets easier."
      C<still> {he} can think, "The brakes are on. I need some track."
      C<topic> On the way, {he} can think about {topic}.
      A<last> The line is played, and the last goal stands. Something that has an end can be told at supper. Stopping will be a nuisance again tomorrow, as it is for most people. There will be a last one then, too.
      A<keep> The note lies on top, with an arrow and two words. Whoever left it will understand. The next thing has already begun, and the plans are safe until they are needed. A good place to stop is a good place to begin.
      A<door> A few steps on, the new file is open. The old one is closed and not deleted, like a game or a book. It can be opened again on the way back through the same door. Home, school and park are only a few doors apart.
      A<still> After a few minutes the train stands, and nobody could say where it stopped. What was good about the game has arrived safely. It helps to know how long the track is, and to put nothing important on it. Then the doors open, and there is something else outside.
    `),
    '11+': script(`
      D<last> There is a state in which people lose track of time, and it has been studied under the name of flow. Surgeons and climbers describe it, and so do people with a brush or a controller in their hands. For {Name}, being told to stop in that state is a bit like being woken from a dream. It helps to choose an exit in advance. A level, a chapter or a song has an end built in, and a time of day has not.
      D<keep> Stopping in the middle leaves a task active in the mind, as a psychologist noticed almost a century ago. It began with waiters, who remembered open orders and forgot the paid ones. That explains why {Name} may be at the table in body and somewhere else in thought. There is a simple way to close an order without finishing it. Written plans count as closed, so a single line about the next step can end the noise.
      D<door> Stopping one thing and starting another has a cost that does not show on any timetable. In {his} head, old material gets put away and new material fetched, and for some minutes neither is quite there. Those are the minutes in which people snap at each other. They are predictable, which is useful. A person who expects five bad minutes does not mistake them for a bad day.
      D<still> Anything done with full attention has a braking distance. {Name} may have stopped on the outside, at once and as requested, and gone on for minutes on the inside. During that time a remark about shoes sounds like an insult. Neither side has planned it. Stopping is an order to the hands, and the rest of a person gets the news later.
      P Parents who call are usually at the end of a chain of other people's deadlines. They have moved between six things in an hour and no longer notice that it hurts. To them, one more switch seems a small request, and they are honestly surprised by the reaction.
      P Teachers lose some minutes of each lesson to people who are still in the one before. They do not take it personally, for the most part. They would simply like to know how long it takes, and whether anything could make it shorter.
      P Some people change direction easily and go deep less often. Others go deep and change slowly. Both sorts are needed, although only one of them ever gets praised for punctuality.
      Q When the call comes at the worst moment, {Name} might notice ____. Jaw and shoulders are reliable witnesses.
      Q In the five minutes afterwards, {Name} might feel ____. It is worth waiting to see what is left of it.
      Q When something good is left unfinished, {Name} may feel ____. That can be a sign of how good it was.
      H {helper} can ask how long it would take to reach a good end. ~ An honest answer is easier to accept than a countdown.
      H {helper} can leave five minutes without questions after a change. ~ Conversation goes better once the change is over.
      H {helper} can give times in advance, in writing if that helps. ~ Surprises are the expensive part.
      H<helper> {helper} can accept the same rule for phones and emails. ~ Agreements work better when they bind both sides.
      H<adult> {helper} can help by {adult}. ~ It makes the crossing a little shorter.
      T {he} can set the end before beginning, by chapter instead of by clock. ~ It is a contract with a reasonable person.
      T {he} can write one line about the next step before getting up. ~ The mind lets go of what it can find again.
      T {he} can say, "I need five minutes to arrive." ~ It prevents most of what would otherwise be said.
      T<comforter> {he} can keep {comforter} at the place of arrival. ~ Something familiar makes it less abrupt.
      T<quiet> {he} can spend the first ten minutes {quiet}. ~ A soft landing is still a landing.
      T<doing> {he} can try {doing} in the gap. ~ It is made for short, bad stretches.
      C<last> {he} can think, "To the end of the chapter, and out."
      C<keep> {he} can think, "Written down, so it counts as closed."
      C<door> {he} can think, "Five bad minutes, not a bad day."
      C<still> {he} can think, "Stopped outside. Inside, about five minutes."
      C<topic> While arriving, {he} can think about {topic}.
      A<last> The chapter ends, and the exit is where it was expected. Coming up from a depth takes a moment for everyone. What was good down there is not lost, and it can be found again by the same route. Stopping is part of how people keep the things they love doing.
      A<keep> One line on a scrap of paper is enough to silence an open order. The supper tastes of something again, and the idea is safe in the other room. Most people who finish large things do it by stopping well, many times. The note says where to begin.
      A<door> The five minutes pass, as they do, and the next thing turns out to have its own interest. Nobody needs to pretend to be pleased about the change, which would only make it longer. It ends by itself, a few steps after the door. On the way back it will cost the same, and it will be worth it again.
      A<still> The distance can be measured, and it is usually shorter than it seems. Families that know it keep their remarks until the end of it. What was good does not get lost on the way. By then the stopping is done, and it needs no comment.
    `),
  },
};

/** Stopping play and leaving: where the middle of a game is, what stays behind, and a bridge to the next thing. */
export const stoppingPlay: Frame = withScenes(
  own,
  sitsOnThePavement,
  downFromUpThere,
  notHomeYet,
  leavingAFriend,
  oneGoesHome,
  hidesFromTidying,
  oneLastHide,
);
