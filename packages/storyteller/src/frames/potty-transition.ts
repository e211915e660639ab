import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { pooInANappy } from './home/poo-in-a-nappy.ts';
import { aSeatThatSlid } from './home/a-seat-that-slid.ts';

const own: Frame = {
  id: 'potty-transition',
  name: 'From potty to toilet',
  says: [
    'from potty to toilet',
    'uses the potty but not the toilet',
    'will only go on the potty',
    'scared of the big toilet',
    'afraid of falling into the toilet',
    'wont sit on the toilet seat',
    'carries her potty everywhere',
    'wants the potty even at grandmas',
    'moving on from the potty',
    'needs someone to come into the toilet with him',
    'thinks something will come out of the toilet',
  ],
  claims: {
    strong: [
      'big toilet',
      'frightened of the toilet',
      'scared of the toilet',
      'afraid of the toilet',
      'terrified of the toilet',
      'scared of toilet',
      'real toilet',
      'grown up toilet',
      'adult toilet',
      'normal toilet',
      'toilet seat',
      'toilet door',
      'potty to toilet',
      'potty but not toilet',
      'move on from potty',
      'carry potty',
      'sit on the toilet',
      'fall in toilet',
      'fall into toilet',
      'fall down toilet',
      'come into toilet',
      'come out of toilet',
      'only potty',
      'only uses the potty',
      'still uses the potty',
      'still use the potty',
      'wont have a potty',
      'wont use toilets',
      'refuses toilets',
      'refuses the toilet',
      'from potty',
      'potty but not toilet',
      'only go on the potty',
      'not the toilet',
      'but not on the toilet',
      'wont use the toilet only potty',
    ],
    cues: ['toilet', 'potty', 'fall', 'seat', 'privacy'],
    not: ['toilet humour', 'toilet humor', 'toilet words', 'potty mouth', 'potty words', 'flushed cheek'],
  },
  topicWords: ['toilet', 'potty', 'flush', 'wee', 'poo', 'bathroom', 'restroom'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'What is in a potty is tipped into the toilet, so it takes the same way in the end.',
    'A flush is loud because much water falls fast. It lasts for some seconds. Then the tank fills again, with a hiss, and a float shuts the water off when it is full.',
    'A seat with a smaller ring and a step under the feet make sitting easier; feet that rest help the muscles to let go.',
    'From the toilet a pipe leads under the street to works where the water is cleaned; clean water goes to a river or the sea.',
    'Under each toilet there is a bend that stays full of water and keeps smells from coming back. It was patented in 1775 by a watchmaker, Alexander Cumming.',
    'WC means water closet; a closet was once any small room.',
    'In public toilets the walls are hard, so sounds are louder and last longer. Many locks can be opened from outside with a coin or a tool when somebody is stuck.',
    'A psychologist counted finished paper rolls in a public toilet in the 1990s: more came from the cubicles in the middle than from those at the ends.',
    'Roman public toilets were long benches with many holes and no walls between; water ran underneath. Up to some dozens of people sat side by side.',
    'In Japan people flushed only to cover sounds; a device that plays the sound of a flush has been sold there since 1988 and saves water.',
    'Many people find it hard to go when others are near, and many pupils avoid school toilets. Waiting for hours is not good for bladder and bowel.',
    'Children leave the potty at different ages, many between three and five.',
  ],
  threads: {
    fall: 'what goes down and who stays on top',
    whoosh: 'the button, the whoosh and the quiet after it',
    step: 'one foot up, two feet up',
    paper: 'paper that goes round and down',
    tipped: 'the potty that is tipped into the toilet',
    tank: 'the tank that gets empty, hisses and gets full',
    feet: 'feet that hang in the air until a step is their floor',
    pipe: 'the pipe under the street',
    hook: 'the hook on the inside of a door',
    bend: 'the bend full of water that a watchmaker thought of',
    sign: 'the two letters on the door',
    middle: 'the cubicle that most people choose',
    bench: 'the long bench of the Romans',
    sound: 'the machine that plays a flush',
    map: 'the map of good toilets that people carry in their heads',
  },
  threadCues: {
    fall: /\b(?:fall(?:s|ing)? (?:in|into|down|through)|fell in(?:to)?|slip(?:s|ping)? in|suck(?:s|ed)?|flush(?:es|ed)? (?:away|down|him|her|them)|swallow\w*|go(?:es|ing)? down (?:the|with)|(?:the|a|big) hole)\b/i,
  },
  // Who does all of it in a potty is past learning that, and not yet on a toilet.
  decidedBy: [
    /\b(?:only|still) (?:uses?|goes (?:on|in)|sits on|will use|wees? (?:in|on)|poos? (?:in|on)) (?:the |a |his |her )?potty\b[^]*?\b(?:refus\w*|won['’]?t|scared|afraid|hates?|not)\b[^.!?]{0,30}\btoilets?\b/i,
    /^(?![^]*\b(?:nappy|nappies|pull-?ups?)\b)[^]*?\b(?:still |only )?(?:wants?|insists? on|prefers?|asks? for|likes?|needs?|will use|uses?)\b[^.!?]{0,24}\bpotty\b[^.!?]{0,24}\b(?:instead of|rather than|over|and not|but not)\b[^.!?]{0,16}\b(?:toilet|loo)s?\b|\b(?:won['’]?t|will not|refuses to|can['’]?t|does ?n['’]?t want to) (?:give up|let go of|leave|part with|move on from|stop using) (?:the |his |her |their )?potty\b/i,
  ],
  onlyWhenSaid: ['fall'],
  tellsAlone: ['fall'],
  roles: {},
  titles: {
    young: [
      { text: 'Wee Goes Down, I Stay Up', thread: 'fall' },
      { text: 'Push, Whoosh, Hush', thread: 'whoosh' },
      { text: 'First Whoosh, Then Hush', thread: 'whoosh' },
      { text: 'One Foot Up, Two Feet Up', thread: 'step' },
      { text: 'Round and Down, Paper', thread: 'paper' },
      { text: 'Where a Potty Gets Tipped', thread: 'tipped' },
      { text: 'Whoosh, Hiss, Full', thread: 'tank' },
      { text: 'A Floor for Two Feet', thread: 'feet' },
      { text: 'Hello, Toilet' },
      { text: '{name} and the Toilet' },
    ],
    older: [
      { text: 'Much Too Big for a Pipe', thread: 'fall' },
      { text: 'Empty, Hiss, Full', thread: 'tank' },
      { text: 'Who Turns Off the Water?', thread: 'tank' },
      { text: 'The Pipe Under the Street', thread: 'pipe' },
      { text: 'A Hook on the Door', thread: 'hook' },
      { text: 'A Watchmaker and a Bend', thread: 'bend' },
      { text: 'What the Bend Is For', thread: 'bend' },
      { text: 'Two Letters on a Door', thread: 'sign' },
      { text: 'Not the One in the Middle', thread: 'middle' },
      { text: 'The Long Bench', thread: 'bench' },
      { text: 'Before There Were Doors', thread: 'bench' },
      { text: 'A Machine That Plays a Flush', thread: 'sound' },
      { text: 'A Map in the Head', thread: 'map' },
      { text: '{name} and Other Toilets' },
      { text: 'What a Toilet Does' },
    ],
  },
  benefits: [
    'Shows how a toilet works or where its water goes, so that size and noise have a reason.',
    'Leaves the feeling blank, so that {name} can say what a seat, a flush or a strange door is like.',
    'Offers {name} one small thing to try and tells what a grown-up can do to help.',
  ],
  talk: {
    young: [
      'What does the toilet do in the story?',
      'How does the toilet feel: high, loud or something else?',
      'Shall we flush some paper and wave to it?',
    ],
    older: [
      'What in this story was new about toilets?',
      'Which word went into the blank, and is it the same at home and away?',
      'Shall we find out where the good toilets are in one place we go to?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'stand',
    feeling: 'curious',
    companion: null,
    props: ['potty'],
  },
  text: {
    '2-3': script(`
      D<whoosh> Here is {Name}. Here is a toilet. It has a thing to push. Push! The water goes whoosh. Then it is quiet.
      D<whoosh> Whoosh! That is the toilet. {Name} may hear it. A lot of water runs down. Then it stops. Hush.
      D<step> A potty is low. A toilet is high. A step is good for {Name}. One foot up, two feet up! Now it is time to sit.
      D<step> Up, up! A toilet is high. {his} feet go on a step. One foot up. Two feet up. The seat is there.
      D<paper> Paper goes in the toilet. {Name} may see it go. The water runs. Round and round it goes. Down it goes!
      P Some children like a potty. Some like a toilet.
      P Grown-ups had a potty too. Now they sit on a toilet.
      P One child likes to flush. One child likes to wave.
      P A cat may run from a flush. Then it comes back.
      Q On the toilet, {Name} may feel ____.
      Q When water rushes, {Name} may feel ____.
      Q With two feet up, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can flush a bit later.
      H {helper} can stay close by.
      H<helper> {helper} can sing while {Name sits}.
      H<adult> {helper} can try {adult}.
      T {he} can hold on with two hands.
      T {he} can wave from the door.
      T {he} can put hands on both ears.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<whoosh> {he} can say, "Whoosh, whoosh, hush."
      C<whoosh> {he} can say, "Bye-bye, water. Hush."
      C<step> {he} can say, "One foot, two feet, sit."
      C<step> {he} can say, "Up, up, sit."
      C<paper> {he} can say, "Round and round, bye-bye."
      C<topic> {he} can say, "Toilet, then {topic}."
      A<whoosh> The toilet goes whoosh. Then it goes hush. The water is gone. {Name is} here.
      A<whoosh> Whoosh is loud. Hush is soft. First one, then the other. Bye-bye, toilet.
      A<step> Two feet go down. First one, then the other. The step stays there. Bye-bye, toilet.
      A<step> Up to sit, and down to wash. Some days a wee comes. Some days it does not. The step stays there.
      A<paper> Round goes the paper. Down goes the paper. Now it is gone. Bye-bye, toilet.
      D<fall> The toilet has a seat. It has a hole too. {Name is} big. A bottom sits on top.
      P<fall> Grown-ups sit there too. They stay on top.
      P<fall> Some children hold on tight.
      Q<fall> On the seat, {Name} may feel ____.
      H<fall> {helper} can hold on too.
      H<fall> {helper} can bring a small seat.
      T<fall> {he} can hold on with both hands.
      T<fall> {he} can sit on the shut lid first.
      C<fall> {he} can say, "Wee down, me up."
      A<fall> The wee goes down. The toilet can have it. {Name stays} on top. Bye-bye, wee!
    `),
    '4-5': script(`
      D<tipped> A wee in the potty does not stay there. The potty is tipped into the toilet. Then it is rinsed, and {Name} may have seen that. So each wee ends up in the toilet. On the toilet, it takes the short way.
      D<tipped> The potty is small, and the toilet is big. They get the same wees. After a wee from {Name}, the potty is tipped into the toilet. With the toilet there is less to do. The wee is there right away.
      D<tank> Behind a toilet there is a tank full of water. When {Name hears} a flush, that water falls out fast. It is loud, because there is so much of it. Then the tank is empty. It fills up again with a soft hiss.
      D<tank> Hiss goes the toilet, and {Name} may wonder why. It has just made a big noise. A lot of water came down, and now the tank is empty. So new water runs in with a hiss. When the tank is full, the hiss stops.
      D<feet> On a potty {his} feet are on the floor. The toilet is higher, so feet hang in the air. That makes it hard to sit still. A step can be a floor for them. With two feet on it, sitting is easier.
      P Grown-ups think a flush is a small sound. They hear it each day. Children have ears that are closer to it.
      P Some children use the potty for a long time. Some try the toilet soon. Bodies and legs grow at their own speed.
      P A small dog may bark at a flush. It does not know where the noise comes from. People can know, and then it is less of a surprise.
      P Grown-ups were small too, and toilets were high. Many of them held on with both hands. Not many of them still think about it.
      Q On the toilet, {Name} may feel ____.
      Q When the water rushes, {Name} may feel ____.
      Q Without the potty, {his} body may feel ____.
      H {helper} can flush when the door is open. ~ From far away it is softer.
      H {helper} can put a small seat on the big one. ~ Then the hole is smaller too.
      H {helper} can stay close and hold a hand. ~ A hand is good to hold.
      H<helper> {helper} can sit close and chat for a while. ~ It takes as long as it takes.
      H<adult> {helper} can help in the bathroom. ~ A good start is {adult}.
      T {he} can sit on the lid first, with clothes on.
      T {he} can hold the seat with both hands.
      T {he} can cover both ears when it is time to flush.
      T<comforter> {he} can put {comforter} in a dry spot.
      T<comforter> {he} can tell {comforter} when the flush comes.
      T<doing> {he} can try {doing} on the big seat.
      C<tipped> {he} can say, "Same wee, short way."
      C<tipped> {he} can think, "The potty is tipped in there too."
      C<tank> {he} can say, "First loud, then hiss, then done."
      C<tank> {he} can think, "It is only the tank."
      C<feet> {he} can say, "Here is a floor, feet."
      C<topic> {he} can think, "Toilet first, and then {topic}."
      A<tipped> Some days it is the potty, and some days the toilet. The wee gets to the same place. It goes down with the water. The short way is there for any day.
      A<tipped> A potty is tipped, and then it is rinsed, each time. A toilet is not tipped at all. It has a flush, and that is the end of the wee. Hands get washed after both of them.
      A<tank> The loud part is short, and the hiss is soft. Then the tank is full, and it makes no sound at all. It waits for the next flush. That may be a long time.
      A<tank> Water falls, water hisses, and water waits. That is all a toilet can do. Big or small, a wee is gone after one flush. Now the tank is full again.
      A<feet> Big people have a floor under their feet at the toilet. Smaller people have a step, and that works as well. Legs grow a bit each year. One day the feet get to the floor.
      D<fall> A toilet seat is made for a big bottom. {Name has} a small one, so it can slip back a bit. A small seat on top makes the hole smaller. Deep down is a pipe. It is as small as a cup.
      P<fall> Grown-ups see just a seat. From lower down, it looks like a big hole.
      P<fall> Lots of children hold on with both hands. It is a good idea.
      Q<fall> On the big seat, {Name} may feel ____.
      Q<fall> With both feet in the air, {Name} may feel ____.
      H<fall> {helper} can find a small seat for on top. ~ It makes the big hole small.
      H<fall> {helper} can bring a step. ~ Feet like to have a floor.
      T<fall> {he} can hold on to both sides.
      T<fall> {he} can shut the lid and sit on that first.
      C<fall> {he} can say, "Wee goes down, I stay up."
      C<fall> {he} can think, "Two hands, and I sit."
      A<fall> Down goes the wee, and down goes the paper. Two hands let go of the toilet seat. The pipe down there is as small as a cup. {Name is} much too big for it.
    `),
    '6-7': script(`
      D<tank> Each toilet has its water ready before anybody comes. {Name} may know the noise when a lot of water falls at once. Then new water runs in with a hiss. In the tank there is a float that rises with the water. When the tank is full, the float shuts the water off. Nobody needs to turn a tap.
      D<tank> A flush is loud, then it hisses, and then it stops by itself. {Name} may have wondered who turns the water off. It is a float, and it works inside the tank of the toilet. When the tank is empty, the float sinks and lets water in. When the water is up, the float is up too. Then it shuts the water off.
      D<pipe> The hole in a toilet is the start of a long trip. Nobody from {his} home goes on it, because only water and paper fit. First comes a pipe in the wall, and then one under the street. Other pipes join it from left and right. In the end the water gets to a place where it is cleaned. Clean water can go back to a river.
      D<pipe> Under most streets there are pipes that nobody sees. {Name} may have walked over one today. Water from each toilet runs down into them. It comes from schools, from shops and from homes. A bigger pipe takes it to a place with large tanks. There it is made clean before it gets to a river.
      D<hook> Away from home, {Name} may meet a toilet with a hook on the door. The hook is for a coat or a bag. Sounds are louder there, because the walls are hard. The door has a lock that slides or turns. It can be opened from inside in the same way.
      P Builders put hard walls in public toilets, because those are easy to wash. They did not think much about ears. So a flush there is louder than at home. It is the same kind of water.
      P Teachers know who asks to go, but they cannot know who waits. Some children wait all day. Most teachers would rather be asked. It takes three minutes, and then the lesson goes on.
      P Some people like to go with a friend who waits outside. Some like to be alone. Both kinds can be found in the same school. They only have different ideas about quiet.
      P Grown-ups who travel for work meet a new toilet nearly every day. They still look for the light switch. Some push the wrong button first. Nobody sees it, because the door is shut.
      Q On a toilet away from home, {Name} may feel ____.
      Q When a flush is loud, {his} ears may feel ____. Ears are not all the same.
      Q When it is time to leave the potty behind, {Name} may feel ____. It may be two things at once.
      H {helper} can look at a new toilet together with {him} first. ~ It helps to know the lock and the button.
      H {helper} can wait right outside the door. ~ A voice can get through a door.
      H {helper} can put a step in front of the toilet. ~ Muscles let go more easily when feet can rest.
      H<helper> {helper} can tell {him} about the oddest toilet so far. ~ Most grown-ups have met one.
      H<adult> {helper} can help with toilets by {adult}. ~ What has worked before is a good start.
      T {he} can try the lock twice with the door open. ~ Then it is known before it is shut.
      T {he} can open the door first and flush after that. ~ An open door makes the noise easier.
      T {he} can go before a trip, with or without a signal. ~ Then there is more time later on.
      T<comforter> {he} can leave {comforter} with a grown-up outside the door. ~ It is dry out there.
      T<comforter> {he} can tell {comforter} how the flush works. ~ It helps to say it out loud.
      T<doing> {he} can try {doing} before the flush. ~ Loud is easier when it is no surprise.
      C<tank> {he} can think, "Loud, hiss, float, stop."
      C<tank> When it hisses, {he} can say, "Thank you, float."
      C<pipe> {he} can think, "Only water and paper, and off they go."
      C<pipe> {he} can say, "Have a good trip, water."
      C<hook> {he} can think, "Hook, lock, sit. It opens from inside."
      C<topic> {he} can tell a grown-up, "First the toilet, and then {topic}."
      A<tank> Now the tank is full, and the float has shut the water off. It did that without any help. At home or away, most toilets work like this. The loud part is the shortest.
      A<tank> A float is a small thing with one job. It goes down, and it comes up. After each flush it does the same. Even in the loudest toilet there is a float that says stop.
      A<pipe> By now the water from the toilet is somewhere under the street. It does not come back. It gets cleaned, and one day it is in a river. Someone may row a boat on it.
      A<pipe> Potty or toilet, it all gets to the same pipe. Many people send their water there, and nobody keeps a list. In the end it runs out clean. Then there are ducks on it.
      A<hook> At the end, a coat comes off the hook and the lock opens. The next person finds a toilet with an empty hook. Most people look at it and think about their bag. That is what a hook is for.
      D<fall> The seat of a toilet is made for grown-ups. {Name} may look at it and think of falling in. Small people wobble more up there, so it helps to hold on. The way out at the bottom is a pipe with a bend. It is about as wide as a cup. Water and paper fit through it, and people do not.
      P<fall> Grown-ups forget that the seat was ever too big. It did not shrink. They grew.
      P<fall> Many children think about this, and few of them say so. In some homes there is a small seat for the big one.
      Q<fall> Up on the seat, {Name} may feel ____.
      Q<fall> When it gets wobbly, {his} tummy may feel ____.
      H<fall> {helper} can put a small seat on the big one. ~ Then there is less to balance.
      H<fall> {helper} can bring a step for both feet. ~ Feet with a floor make it steady.
      T<fall> {he} can hold both sides and lean forward a bit. ~ That makes it easy to balance.
      T<fall> {he} can sit on the closed lid first, to see how high it is. ~ The view is the same.
      C<fall> {he} can think, "Much too big for a pipe."
      C<fall> {he} can think, "Both hands hold, and I stay up here."
      A<fall> Round goes the water in the toilet, and it takes the wee along. {Name is} as big as before and stands next to it. The pipe is as wide as a cup, and it will stay that way. Legs grow every year.
    `),
    '8-10': script(`
      D<bend> Under every toilet there is a bend in the pipe, and the bend stays full of water. {Name} may have looked at that water many times without a thought. It is the reason that a bathroom does not smell of everything below it. Smells hardly get past it. The idea was written down in 1775 by a watchmaker in London, who also made clocks for the king. Before that, people opened windows.
      D<bend> It took a watchmaker to solve one of the worst problems of the toilet, long before {Name was} born. Pipes carried things away, but the smell came back up through them. In 1775, Alexander Cumming put a bend into the pipe, and water stayed in it. Smells hardly get through water. Toilets of today have such a bend as well. It has become a little neater, and that is all.
      D<sign> Many toilets have two letters on the door, and {Name} may have passed them without asking. WC stands for water closet. A closet used to be any small room with a door, so it was a small room with water. Other people say bathroom, although there is no bath in it, or restroom, although few people rest. Hardly any other room has so many names. People seem to be shy of saying what it is for.
      D<sign> A person who travels learns the word for toilet early, in every language. On doors there are often two letters, WC, or a picture of two people standing still. {Name} may know some with hats, fish or pirates on them. WC means water closet, and a closet was once any small room. Most of the other names avoid the subject. There is a restroom for people who are not tired, and a bathroom without a bath.
      D<middle> In the 1990s, a psychologist had the empty paper rolls of a public toilet counted. It is research that {Name} may be able to use. There were four cubicles, and more of the paper was used up in the two in the middle. People seem to like the middle of a row, with seats and with socks in a shop as well. The cubicles at the ends are used less. They also have a neighbour on one side only.
      P School toilets are a subject that hardly anyone discusses, although many pupils avoid them. Each of them may think that nobody else does. Caretakers and nurses have heard it often. They would rather be told about a broken lock than guess.
      P Teachers see a hand go up and think about the lesson. They cannot tell whether it is urgent, boring or both. Many would be glad of an agreed sign. Signs do not interrupt anybody.
      P People who talk loudly in a school toilet are often a little uneasy there themselves. Noise is one way of not showing it. Others hurry, and some wait for an empty room. It is not a place where many people are at their best.
      P Parents tend to ask, "Have you been?" just before every trip. It is an old question. They are thinking of a long road with no stop on it. Most of them learned to ask on exactly such a road.
      Q Outside a toilet door in a strange place, {Name} might feel ____. It may be about the noise, the smell or the lock.
      Q When other people are in the room, {Name} might feel ____. Plenty of bodies prefer to be alone.
      Q After waiting for a long time, {his} body might feel ____. It usually says so quite clearly.
      H {helper} can tell the school about a lock that does not work. ~ A broken lock is a job for adults.
      H {helper} can arrange a sign with the teacher, so that nobody needs to explain. ~ It takes one short talk.
      H {helper} can pack a small packet of tissues in the bag. ~ Paper runs out at the worst moments.
      H<helper> {helper} can keep watch outside a door that does not close well. ~ It is a simple job and a useful one.
      H<adult> {helper} can help by {adult}, which has worked before. ~ What works at home often works elsewhere.
      T {he} can ask to go in the middle of a lesson, when the room is usually empty. ~ Break is the busiest time.
      T {he} can look for the quietest toilet in one building and remember it. ~ Far from the stairs is a good place to begin.
      T {he} can let the water run for a moment if it is too quiet. ~ It covers other sounds, and it helps some people to begin.
      T<comforter> {he} can leave {comforter} safely in a bag, on a hook or with a friend. ~ Floors in there are usually wet.
      T<doing> {he} can try {doing} after locking the door. ~ The first half minute is usually the hardest.
      C<bend> {he} can think, "Full bend, no smell, clever watchmaker."
      C<bend> {he} can think, "Since 1775, and it still works."
      C<sign> In front of a door, {he} can think, "A small room with water, that is all."
      C<sign> {he} can think, "Two letters, one small room."
      C<middle> {he} can think, "Not the middle. I take the end."
      C<topic> {he} can tell a friend, "Back in a minute, and then {topic}."
      A<bend> The bend fills itself again with every flush, so it is ready for the next person. It has no electricity and no moving parts. Not many things from 1775 are in daily use in nearly every home and school. Toilets do not get much praise, but this part deserves some.
      A<bend> Some toilets are clean, and some could be cleaner. All of them have a bend with water in it, doing its work in the dark. People need a toilet several times a day, kings and teachers included. It is as ordinary as breathing, and it has a better history.
      A<sign> Whatever is written on the door, behind it there is a toilet, and everybody waiting wants the same thing. Asking where it is sounds the same in any language, a little too quiet. Most people point and are glad to help. They were new there once as well.
      A<sign> Two letters are enough to find a toilet in half the countries of the world. The door shuts, the lock turns, and for some minutes the small room belongs to one person. Then it is somebody else's turn. The sign stays outside and gives nothing away.
      A<middle> A toilet is easier to like when it has been chosen. The end of a row has one neighbour instead of two, and usually more paper. It is only one study, and somebody may repeat it one day. Until then it is a useful thing to know in a hurry.
    `),
    '11+': script(`
      D<bench> Two thousand years ago, {Name} would have found public toilets without any walls. The Romans sat side by side on a long bench of stone, a dozen or more at a time, with running water underneath. They may well have discussed politics. It did not last. Doors, locks and single rooms came later, because a good many people turned out to want them.
      D<bench> In the ruins of a Roman town, visitors often find a long stone bench with a row of round holes. It was a public toilet, and there were no walls between the seats. {Name} may think of it the next time a door at school ends at the knee. What counts as private has changed a great deal in two thousand years. Wanting a closed door is a modern wish, and a reasonable one. The Romans were not asked about it.
      D<sound> In Japan, many people used to flush a toilet twice, once for the usual reason and once to cover the sound. {Name} may have had the same idea. It wasted a great deal of water, so in 1988 a company began to sell a small machine that only plays a flush. A country does not put such machines into thousands of buildings for a few shy people. The wish not to be heard is extremely common.
      D<sound> On the walls of many Japanese toilets there is a machine that {Name} might like to have at school. It does nothing but play the sound of running water. It was built because people flushed just to avoid being heard, and the water bills were enormous. Engineers took the wish for privacy seriously and answered it with a loudspeaker. Anyone who has sat beside a quiet corridor will understand. A tap does much the same, for less money.
      D<map> Almost everybody carries a private map of toilets. It shows which one at school has a lock that works, which floor is empty after the bell, and which shop does not mind. {Name} may have drawn one without noticing. Such maps are made by people who would rather not wait all day, because waiting for hours is hard on a body. They are seldom shown to anyone. As a subject for conversation it is underrated.
      P Hardly anyone mentions avoiding the toilets at school, so each person may believe that it is a private oddity. Surveys in several countries found that a large share of pupils do the same. It is a silence kept by a surprising number of people.
      P Those who hang about in school toilets are mostly looking for a room without teachers. They are rarely interested in who else comes in, although from inside a cubicle it can seem quite different.
      P Teachers who refuse a request are usually thinking of the last five people who wanted a walk. They have no means of telling the difference from the front of a room. A single sentence at a quiet moment tends to change it.
      P Many adults know the problem from offices with thin walls. They walk up two floors, or pretend to make a call until the room is empty. It is not something that is put into a speech about growing up.
      Q Outside a door with people behind it, {Name} might feel ____. Several words may apply, and none of them is unusual.
      Q When a lock does not work, {Name} might feel ____. Irritation is a reasonable answer.
      Q After hours of waiting, {Name} might notice ____. Bodies are usually clear about this, sooner or later.
      H {helper} can write to the school about locks, paper or opening times. ~ A message from an adult is harder to overlook.
      H {helper} can arrange a pass, or access to a single toilet, without asking for reasons. ~ Most schools have one, and it is rarely advertised.
      H {helper} can make an appointment with a doctor if waiting has begun to hurt. ~ It is a common visit, and a short one.
      H<helper> {helper} can mention a place that was avoided at the same age. ~ Most adults could name one immediately.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T {he} can ask to go during a lesson instead of at break, when the room is usually empty. ~ A quiet room solves half of the problem.
      T {he} can turn on a tap before locking the door. ~ Running water covers a great deal.
      T {he} can visit an unfamiliar toilet once when it is not urgent. ~ Details such as locks are easier to judge without a deadline.
      T<comforter> {he} can keep {comforter} in the bottom of a bag, where nobody looks. ~ It works from there as well.
      T<doing> {he} can try {doing} for half a minute behind the locked door. ~ Muscles let go when they are given time.
      C<bench> With the door locked, {he} can think, "One door more than the Romans had."
      C<bench> {he} can think, "No bench, no politics."
      C<sound> Turning on a tap, {he} can think, "My own machine."
      C<sound> {he} can think, "A whole country wanted this."
      C<map> On the way, {he} can think, "Second floor, after the bell."
      C<topic> {he} can tell a friend, "Two minutes, and then {topic}."
      A<bench> A door that closes is the result of a long argument, and it is worth defending. Where a lock is broken, saying so is a service to everybody else who uses that toilet. Two thousand years ago there would have been nobody to tell. The bench is in a museum now, and no one is queuing for it.
      A<bench> Standards change because people say what they need. A toilet with a proper lock is not a luxury, and most schools know it. On a bad day it may help to remember the long bench and the company on it. After that, even a thin door looks like progress.
      A<sound> Somewhere at this moment the machine is playing a flush for someone who would rather not be heard. Everybody in the building knows what it means, and nobody says a word. That is one form of politeness. A toilet with a running tap is another, and it works in any country.
      A<sound> What sounds loud from inside a cubicle is usually lost among doors, taps and footsteps. People in the corridor are thinking of something else. Even so, the wish for a little cover is widespread enough to have its own industry. With a tap, any toilet can join in.
      A<map> The map grows with every building, and one good toilet on it is enough for an ordinary day. Going when it is necessary is a matter of health and not of courage. Somebody else is looking for the same quiet floor right now. It might be a kindness to pass the information on.
    `),
  },
};

/** From potty to toilet: size and flush; later the toilets of other places; from eight on school, locks and privacy. */
export const pottyTransition: Frame = withScenes(own, aSeatThatSlid, pooInANappy);
