import { aDoorAtSchool } from './a-door-at-school.ts';
import { aPooAtSchool } from './a-poo-at-school.ts';
import { asksForTheToilet } from './asks-for-the-toilet.ts';
import { script, type Frame } from '../../frame.ts';
import { heldAllDay } from './held-all-day.ts';
import { withScenes } from '../scene.ts';
import { aTapThatWaits } from './a-tap-that-waits.ts';
import { handDryer } from './hand-dryer.ts';
import { aPassAndAGoodReason } from './a-pass-and-a-good-reason.ts';

const own: Frame = {
  id: 'public-toilets',
  name: 'Toilets away from home',
  says: [
    'wont use public toilets',
    'refuses to go in a public restroom',
    'holds it all day at school',
    'only goes to the toilet at home',
    'scared of the toilets at school',
    'wont wee when we are out',
    'toilets in shops scare her',
    'hates dirty toilets',
    'afraid of the smell in public loos',
    'school toilets are disgusting she says',
    'doesnt drink at school so that she doesnt have to go',
    'wets himself on trips because he wont use the toilets',
    'afraid the door will lock and not open',
    'porta potty at the festival',
    'service station toilets',
    'worried that people can hear',
    'cant go when others are in the bathroom',
    'shy bladder',
    'wont poo anywhere but home',
    'other childrens toilets are dirty he says',
    'toilet on the plane or train',
    'will not go at kindergarten',
    'publik toilets',
    'holding it in until home time',
  ],
  claims: {
    strong: [
      'boys toilets',
      'girls toilets',
      'toilets at school',
      'toilet at school',
      'school toilets',
      'school toilet',
      'need the toilet on',
      'need the loo on',
      'toilet on the coach',
      'toilet on the bus',
      'no toilet on',
      'needing the toilet on',
      'need a wee on',
      'needing a wee on',
      'public restroom',
      'public loo',
      'public bathroom',
      'use public toilet',
      'wont use the toilet at school',
      'restroom',
      'school loo',
      'school bathroom',
      'toilet in shop',
      'toilet when we are out',
      'dirty toilet',
      'toilet smell',
      'smelly toilet',
      'hold it in',
      'holds it all day',
      'hold it all day',
      'holding it in',
      'porta potty',
      'portaloo',
      'shy bladder',
      'toilet away',
      'only go at home',
      'poo anywhere but home',
      'poo at home',
      'wee when we are out',
      'service station',
      'door will lock',
      'other toilet',
      'strange toilet',
      'public toilet',
      'school toilet',
      'toilet at school',
      'toilets at school',
      'toilet away from home',
      'toilet lock',
      'toilet cubicle',
      'cubicle',
      'only use toilet at home',
      'only at home',
      'use the toilet at',
      'locked in the toilet',
      'use the toilets at',
      'toilets out',
      'anywhere but home',
      'anywhere but at home',
      'wee anywhere but',
      'poo anywhere',
      'holds it till home',
      'holds his wee',
      'holds her wee',
      'go at school',
      'use the loo at',
      'use the toilet out',
      'other peoples toilets',
      'loos at school',
      'toilets at nursery',
      'wee anywhere',
      'anywhere but',
      'only poo at home',
      'will only poo at',
      'will only wee at',
      'only wee at home',
      'wont poo at school',
      'wont wee at school',
      'wont pee at',
      'toilets at',
      'poo at school',
      'toilet that is not ours',
      'toilets that are not ours',
      'not go to the toilet there',
      'waits until i pick her up',
      'waits until i pick him up',
      'holds it all day at school',
    ],
    cues: ['public', 'toilet', 'loo', 'bathroom', 'school', 'hold', 'smell', 'dirty', 'lock', 'wee', 'poo', 'pee'],
    not: ['potty train', 'toilet train', 'hold hand', 'hold the baby', 'clothes'],
  },
  topicWords: ['toilet', 'loo', 'bathroom', 'restroom'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'place'],
  facts: [
    'Coach drivers plan stops on long ways and can stop for a child; going before the start and drinking a little and often suits a bladder better than not drinking. Worry itself makes a bladder feel full.',
    'A full bladder sends a signal; emptying it when it is full keeps it healthy. Holding on often can lead to accidents, infections and constipation.',
    'Skin keeps germs out; washing hands with soap for about twenty seconds removes most of them. A toilet seat is seldom how people catch things.',
    'Paper may be put on a seat; wiping, flushing and washing hands are the same everywhere.',
    'Locks on public toilets open from outside with a coin or a tool, so nobody stays shut in.',
    'Everybody uses the toilet; sounds in there are ordinary. Some people find it hard to wee when others are near; that is common and is called a shy bladder.',
    'Children have a right to use the toilet at school when they need it; a teacher can be told of a problem with the toilets, and teachers can agree on a quiet time or another toilet.',
    'Body safety: the door may be shut, the body is private, and a grown-up who helps is one the child trusts.',
    'In public places a trusted grown-up goes along or waits at the door.',
  ],
  threads: {
    stops: 'the places on the way where there is a toilet',
    same: 'what is the same in every toilet: a seat, paper, water, soap',
    door: 'looking in first and choosing one of the doors',
    full: "the body's own message that it is full, and the light feeling afterwards",
    others: 'a closed door that is for one',
  },
  threadCues: {
    stops:
      /\b(?:(?:coach|bus|mini ?bus|car|motorway|journeys?|drives?|school trip|trip|on the way|before we (?:go|leave))\b[^.]{0,60}\b(?:toilets?|loos?|wees?|pees?)|(?:toilets?|loos?|wees?|pees?|bathrooms?)\b[^.]{0,50}\b(?:coach|bus|mini ?bus|car|motorway|journeys?|drives?|trips?))\b/i,
    // A story about wee is none for a child who cannot poo away from home.
    full: /^(?![^]*\bpoo\w*)[^]*?\b(?:wees?|weeing|pees?|peeing|bladder|holds?|holding|drinks?|wet(?:s|ting)?)\b/i,
    door: /^(?![^]*\b(?:no|without|n'?t (?:have|got)(?: any)?) (?:locks?|doors?)\b)[^]*?\b(?:poo\w*|wees?|weeing|pees?|peeing|bladder|holds?|holding|drinks?|wet(?:s|ting)?)\b/i,
    others:
      /\b(?:climb\w* (?:over|under|up)|look(?:s|ed|ing)? (?:over|under)|peep\w*|peer(?:s|ed|ing)? (?:over|under|in)|(?:kick\w*|bang(?:s|ed|ing)?) (?:\w+ )?(?:on |in |at )?the door|film\w*|photo\w*|laugh\w*|older (?:boys|girls|kids|children)|bigger (?:boys|girls|kids|children)|bull(?:y|ies|ied|ying)|no locks?|no doors?|(?:without|n'?t (?:have|got)(?: any)?) (?:locks?|doors?)|lock(?:s)? (?:is|are|was|were)? ?broken|doors? (?:don'?t|doesn'?t|won'?t) lock|vap\w+)\b/,
  },
  // Who holds on at school because of what goes on in there, or drinks nothing all day.
  decidedBy: [
    /^(?![^]*\b(?:caught|found|started|been|is) (?:\w+ )?(?:vaping|smoking)\b)(?=[^]*\b(?:toilets?|loos?|bathrooms?|restrooms?)\b)(?=[^]*\b(?:school|class|secondary)\b)[^]*?\b(?:bang(?:s|ed|ing)? on|look(?:s|ed|ing)? (?:over|under)|(?:won'?t|doesn'?t|does not|refuses to|stopped|not) drink(?:ing)?|holds? (?:it|on)|vap\w+|no locks?)\b/i,
  ],
  onlyWhenSaid: ['others', 'stops'],
  tellsAlone: ['others', 'stops'],
  roles: {
    // What has a seat, and stands behind one of six doors.
    toilet: { fallback: { text: 'toilet' }, cues: [{ match: /\bloos?\b/i, phrase: { text: 'loo' } }] },
    // The room, which a parent who says "restroom" does not call a toilet.
    restroom: {
      fallback: { text: 'toilet' },
      cues: [
        { match: /\bloos?\b/i, phrase: { text: 'loo' } },
        { match: /\b(?:restrooms?)\b/i, phrase: { text: 'bathroom' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Stop Along the Way', thread: 'stops' },
      { text: 'A Door Is for One', thread: 'others' },
      { text: 'Seat, Paper, Soap', thread: 'same' },
      { text: 'Here Is the Soap', thread: 'same' },
      { text: 'Knock, Knock, Door', thread: 'door' },
      { text: 'Which Door?', thread: 'door' },
      { text: 'A Tummy Says Now', thread: 'full' },
      { text: 'Full and Then Not', thread: 'full' },
      { text: '{name} Is Out and About' },
      { text: 'Going When We Are Out' },
    ],
    older: [
      { text: 'Stops on a Map', thread: 'stops' },
      { text: 'Dots on the Way', thread: 'stops' },
      { text: 'A Door Is for One', thread: 'others' },
      { text: 'Told, and Told Again', thread: 'others' },
      { text: 'Four Things in Every One', thread: 'same' },
      { text: 'Seat, Paper, Water, Soap', thread: 'same' },
      { text: 'The Second Door', thread: 'door' },
      { text: 'A Look Before Going In', thread: 'door' },
      { text: 'A Message From the Bladder', thread: 'full' },
      { text: 'Full, and Then Not', thread: 'full' },
      { text: '{name} Away From Home' },
      { text: 'The Toilet at the End of the Corridor' },
    ],
  },
  benefits: [
    'Shows what is the same in toilets everywhere, so that a new one is partly known.',
    'Explains why a body asks, and that it is good to answer.',
    'Gives {name} something to choose and somebody to tell.',
  ],
  talk: {
    young: [
      'What is the same in every toilet?',
      'How does {name} feel in a toilet that is not at home?',
      'Shall we look at one when we are out, just to see it?',
    ],
    older: [
      'How does a body say that it is full?',
      'Which word went into the blank?',
      'Shall we think about which toilets are the good ones, and why?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'walk',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['soap', 'backpack'],
  },
  text: {
    '2-3': script(`
      D<same> {Name is} out. Here is a {toilet}. It has a seat. It has paper. It has soap. Just like home.
      D<door> Look, a door! Behind it is a {toilet}. {Name} may look in. Peep! There is paper. There is a seat.
      D<full> {Name is} out and about. {his} tummy says, "Now!" There is a {toilet} here. Sit, sit, sit. Drip, drip. All done.
      P Some {toilet} rooms are big. Some are small.
      P Grown-ups go when they are out. So do big children.
      P Shops have one. Trains have one too.
      Q In a new {restroom}, {Name} may feel ____.
      Q At a new door, {Name} may feel ____.
      Q On a new seat, {Name} may feel ____.
      H {helper} can come in too.
      H {helper} can hold {his} hand.
      H {helper} can wipe the seat.
      H<helper> {helper} can sing in there.
      T {he} can say, "I need to go."
      T {he} can look in first.
      T {he} can hold a hand.
      T<comforter> {he} can hug {comforter} first.
      T<doing> {he} can try {doing}.
      C<same> {he} can say, "Seat, paper, soap."
      C<door> {he} can say, "Knock, knock, peep."
      C<full> {he} can say, "Full, sit, done."
      C<topic> {he} can think about {topic}.
      A<same> Seat, paper, soap. Hands get wet. Hands get dry. Bye-bye, {toilet}.
      A<door> The door opens. Out comes {Name}. Hands are clean. Bye-bye, {toilet} door.
      A<full> The wee is in the {toilet}. The tummy is light. Splash, go the hands. Now there is time to play.
    `),
    '4-5': script(`
      D<same> {Name is} not at home now. There is a {toilet} here too. It has a seat, and it has paper. It has water, and it has soap. The walls are not the same, but those things are.
      D<door> Away from home there may be a room with many doors. Behind each door is a {toilet}. {Name} may look at one and then at the next. One is dark, and one has no paper. The next one is fine.
      D<full> Inside a body is a small bag for wee. When it is full, it says, "Now." Then {Name} needs a {restroom}. It says so at home, at school and in a shop. It does not know where it is.
      P Lots of people like the {restroom} at home best. They know the walls. Some grown-ups think so too.
      P Some people in there sing, and some are quiet. They all came for the same thing. They think of lunch.
      P People who clean come with a bucket many times a day. They like a room that looks nice. They put new paper in.
      Q In a {restroom} that is new, {Name} may feel ____.
      Q When a tummy says "now", {Name} may feel ____.
      Q With all the sounds in there, {Name} may feel ____.
      H {helper} can go in first and have a look. ~ Then it is not so new.
      H {helper} can put paper on the seat. ~ Then it is dry.
      H {helper} can wait close by. ~ It is good to know that someone is there.
      H<helper> {helper} can hold the coat and the bag. ~ Then two hands are free.
      H<adult> {helper} can help far from home. ~ A good start is {adult}.
      T {he} can say early, "I need to go."
      T {he} can choose which door to open.
      T {he} can put some paper on the seat.
      T<comforter> {he} can give {comforter} to a grown-up to hold.
      T<doing> {he} can try {doing} when it is all too much.
      C<same> {he} can say, "Seat, paper, water, soap."
      C<door> {he} can think, "Not this door, that door."
      C<full> {he} can think, "Full, sit, and then not full."
      C<topic> {he} can sit and think about {topic}.
      A<same> Paper, water, soap, and then out of the door. The walls stay behind. It was a {toilet}, much like the one at home. Now the day may go on.
      A<door> The door goes click, and it is open. There is soap, and there is light. Some {toilet} rooms are better than others. It is good to have a look and choose.
      A<full> Now the small bag is empty and light. That is a good thing for a body. The {toilet} has done its job, and a body feels fine. There is more time to play.
      D<others> A toilet has a door, and the door is for one. {Name} may know one that does not lock. Or children look in or bang on it. That is not okay. A grown-up wants to hear of it.
      P<others> Grown-ups at school cannot see behind that door. They would like to know about it.
      P<others> Other children feel like that about it too. Many of them wait till home. Nobody says so.
      Q<others> At that toilet, {Name} may feel ____.
      Q<others> When somebody looks in, {Name} may feel ____.
      H<others> {helper} can talk to the school about it. ~ It is their job to mend it.
      H<others> {helper} can ask for a toilet that feels safe. ~ There is often another one.
      T<others> {he} can say, "Stop, this is for one."
      T<others> {he} can tell a grown-up about it at once.
      C<others> {he} can say, "The door is for one. I will tell."
      A<others> It was right to tell. The grown-ups can stand by the door, or find another toilet. A body can go when it needs to. A shut door is for one.
      D<stops> Before a ride, people look for a toilet. Drivers do it too. {Name} may ask where the next one is. There are more on the way, like dots on a line. There is one at the start and one at the end. In between, a driver can stop.
      P<stops> Drivers know where the toilets are. It is part of their job.
      P<stops> A tummy with a worry in it feels full. Often it is not.
      Q<stops> On the seat, {his} tummy may feel ____.
      H<stops> {helper} can say where the toilets are, one by one.
      H<stops> {helper} can go along to the toilet before the start.
      T<stops> {he} can tell a grown-up, "I need a toilet."
      C<stops> {he} can think, "One at the start, one at the end."
      A<stops> The ride is over, and there is the toilet of this place. It has a door and a seat and soap. Feet are glad to walk. On the way back, the dots are all still there.
    `),
    '6-7': script(`
      D<same> There are {toilet} rooms in schools, shops, parks and trains. {Name} may find them odd, because they smell of soap or of other people. Still, four things are the same in most of them. There is a seat, there is paper, there is water, and there is soap. What a person does there is the same as well.
      D<door> First comes a door with a small picture on it. Behind it {Name} may see a row of doors, each with a {toilet}. A green sign means that nobody is in there. Next comes a look inside. If that one is not nice, there may be another.
      D<full> Why does a body ask for a {restroom} far from home? It does not know where it is. {his} bladder is a small bag, about as big as a pear. It fills with wee all day long. When it is nearly full, it sends a message, and it is right.
      P Most people have a {restroom} they like best. Often it is the one at home. Grown-ups on a trip talk about it a lot. They know where the clean ones are.
      P People in the next room may hear a splash or a plop. They hear it every day, since all people make those sounds. Nobody writes it down.
      P Teachers, drivers and grandparents know that plans and bladders have different times. They would like to be told when a child needs to go.
      Q In a {restroom} away from home, {Name} may feel ____.
      Q When others are in there too, {Name} may feel ____.
      Q When a body says "now" in a new place, {Name} may feel ____.
      H {helper} can look in first and tell {him} what it is like. ~ Known things are half as odd.
      H {helper} can wait right outside the door. ~ A voice on the other side is good company.
      H {helper} can find out which {restroom} is quiet, and when. ~ The one a bit further off often is.
      H<helper> {helper} can pack paper and a small soap for the bag. ~ Then paper and soap are from home.
      H<adult> {helper} can help when it is time to go. ~ A way that is known already is {adult}.
      T {he} can tell a grown-up as soon as the tummy says now. ~ Early leaves time for a good choice.
      T {he} can put paper on the seat and sit for a while. ~ Legs can rest then, and wee comes out better.
      T {he} can choose the door at the far end. ~ The last one is often the quiet one.
      T<comforter> {he} can leave {comforter} with somebody outside. ~ It will be dry and ready there.
      T<doing> {he} can try {doing} when it is hard. ~ It has helped before.
      C<same> {he} can think, "Other walls, same four things."
      C<door> {he} can think, "Look first, then choose."
      C<full> {he} can think, "My bladder has said it, so I go."
      C<topic> Sitting there, {he} can think about {topic}.
      A<same> After the soap, hands smell like that place for a while. By the evening it is gone. Walls can be any colour at all. A {toilet} is a {toilet}, and a good thing to have nearby.
      A<door> The sign goes from red to green, and the next person comes in. Outside, the day goes on where it stopped. Some doors are better than others. It is good that there is more than one {toilet} to choose from.
      A<full> The bladder is empty now, and a body feels light after that. There is room for lemonade. Listening to the message is a kind thing to do for a body. It works in every {restroom} on the way.
      D<others> Behind a toilet door, each person has a right to be alone. It may be that the lock is gone, or that others look over. {Name} may know such a toilet. So it is easier to wait till home, and that makes a tummy hurt. That is not okay, and it is not {his} fault. It is for grown-ups to mend.
      P<others> Teachers do not see it, because they are not in there. They can only stop what they know of.
      P<others> A body that gets no drink may get a sore head. It needs water, and it needs a toilet that feels safe.
      P<others> Other children wait till home as well. They do not talk about it. So each of them thinks that nobody else does.
      Q<others> On the way to that toilet, {Name} may feel ____.
      Q<others> After holding on all day, {his} tummy may feel ____.
      H<others> {helper} can tell the school what goes on, with days and times. ~ Then somebody can stand near the door.
      H<others> {helper} can ask for a pass to another toilet. ~ Many schools have one for that.
      H<others> {helper} can plan an errand with the teacher. ~ Then nobody asks about the other toilet.
      T<others> {he} can tell one grown-up, and then one more if nothing is done. ~ It is right to go on telling.
      T<others> {he} can go during a lesson, when it is quiet. ~ A teacher can agree on a sign.
      C<others> {he} can think, "That door is for one, and telling is right."
      A<others> Somebody knows about it now, and that is the first step. A toilet like that can be made better, with a lock or a grown-up. Until then there may be another one. When a body says now, it is allowed to go.
      D<stops> A way is a line, and there are toilets on it like dots. {Name} may want to know them before the ride begins. The first is where it starts, and the last is where it ends. In between there are places to stop. Drivers know them, because they need them too. A body is asked before the start, and mostly it has something to say.
      P<stops> People who plan a trip count toilets too. On each trip somebody needs to go, and they expect it.
      P<stops> A worry presses on a bladder a bit like a wee does. So it can feel full when it is nearly empty.
      Q<stops> When the doors shut, {his} tummy may feel ____. After some minutes it may feel different.
      Q<stops> Thinking about the way, {Name} may feel ____.
      H<stops> {helper} can look at the way with {him}, and at the stops. ~ A line with dots is shorter.
      H<stops> {helper} can tell whoever is in charge before the trip. ~ Then one quiet word is enough.
      T<stops> {he} can go to the toilet last of all, just before the start.
      T<stops> {he} can sit near a grown-up and say it early. ~ Early is easier for a driver.
      C<stops> {he} can think, "From dot to dot."
      A<stops> The last dot is where everyone gets out, and a toilet is near. The way was as long as it was. On the way home the same dots come in the other order. Somebody will ask at each of them, "Does anyone need a toilet?"
    `),
    '8-10': script(`
      D<same> A person can come to know a {restroom} as well as a bedroom. At home {Name is} used to the light, the lock and the noise of the pipe. A strange one has none of that. It may be cold, and it may smell of forty other people. What it does have are a seat, paper, water and soap. Those four are enough for travellers all over the world.
      D<door> It is possible to be choosy about toilets and still use them. The trick is to look before choosing. When {Name comes} into a {toilet} room with six doors, there is often one that is clean and has paper. Many people take the first and complain. Others look behind two or three. The lock can be tried once with the door open, to see how it works.
      D<full> The bladder is a muscle shaped like a bag. At {his} age it holds about as much as a large glass. Its first message is polite, and the {restroom} can wait. The second is less so. People who ignore it for hours, in order to wait for home, teach it to stop reporting in time. Then leaks can happen, and stomachs ache.
      P Plenty of children do not go when they are out. They say that the {restroom} smells, that there is no lock or that somebody giggles. Those are real reasons, and adults can do something about them. They first need to hear which one it is.
      P Some people find that nothing comes when others are nearby. It is so common that it has a name, a shy bladder. The muscle at the exit tightens when a person feels watched. It lets go again when attention goes somewhere else.
      P People in the next cubicle are not listening. They are reading what is written on the door. If they hear something, it is a sound they have made themselves that same morning.
      Q In front of a {restroom} that is not at home, {Name} might feel ____. It can be several small things together.
      Q When other people are in there, {his} muscles may feel ____. They react to company.
      Q<full> When the first message comes during a lesson, {Name} may feel ____. It often comes at an odd time.
      H {helper} can tell the people in charge what the problem is, without making a fuss. ~ A broken lock is mended faster when somebody mentions it.
      H {helper} can agree on a sign for going. ~ With a sign, nobody needs to ask in front of everybody.
      H {helper} can look inside first and report. ~ Clean, paper, lock is all that a report needs.
      H<helper> {helper} can name the worst {restroom} in town, and the best. ~ Most adults have thought about it more than they admit.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T<full> {he} can go in break time, on the first message instead of the third. ~ Muscles let go more easily before it is urgent.
      T {he} can carry a small pack with tissues and soap. ~ It is a piece of home that fits in a pocket.
      T {he} can put paper on the seat, sit and breathe out slowly. ~ A long breath out loosens more muscles than one would think.
      T<comforter> {he} can leave {comforter} in the bag outside, in good hands. ~ Floors in there are best left to shoes.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ Things that helped once tend to help again.
      C<same> {he} can think, "Seat, paper, water, soap, and that will do."
      C<door> {he} can think, "I look first, and I can choose another one."
      C<full> {he} can think, "First message received, on my way."
      C<topic> While sitting there, {he} can think about {topic}.
      A<same> Ten minutes later the cold light and the odd smell are gone, and hands smell of somebody else's soap. A strange {restroom} is used for three minutes and forgotten by lunch. Home has the best one. It is not the only one that works.
      A<door> Six doors, one choice, and the lock turned as it did before. Not every {restroom} is a good one, and nobody needs to pretend. Choosing makes it bearable, and telling an adult can make it better for the next person too. Last of all comes the wash basin.
      A<full> The bladder has gone quiet, and it will not report again for two or three hours. Bodies that are listened to get more reliable. There is room for a drink now, which helps with thinking in the afternoon. That is a lot to get from one {restroom}.
      D<others> A toilet door is about the only private place in a school, and it is meant to be one. Where there is no lock, or where others look over, film or bang, that is gone. {Name} may have decided to wait until home, as many do. A bladder that waits all day gets sore, and it is hard to think about fractions. Both can be changed, and it is for adults to do it.
      P<others> Teachers rarely go in, so they rarely know. A sentence with a time and a place in it is something they can act on.
      P<others> Plenty of people in the school arrange their day around those doors. Hardly anyone says so, since it is an odd thing to mention.
      Q<others> On the way there, {Name} might feel ____.
      Q<others> After a day of waiting, {Name} might notice ____. Bodies keep accounts.
      H<others> {helper} can write to the school, with dates. ~ In writing it is harder to forget.
      H<others> {helper} can ask for the use of another toilet until it is solved. ~ Staff or medical rooms often have one.
      T<others> {he} can tell an adult what happens and where, and tell another if nothing changes. ~ Telling is right, and it is not telling tales.
      T<others> {he} can go at a quieter time, with a pass. ~ It is arranged for many pupils.
      C<others> {he} can think, "They broke the rule. I can say so."
      A<others> Once it has been said aloud, it is the school's problem, where it belongs. There may be a new lock, a teacher in the corridor or a key to another toilet. Some of it takes a week or two. In the meantime a body is allowed to go when it needs to.
      D<stops> Anyone who plans a long trip plans toilets first. They do not say so, but the stops on the map are where they are for that reason. {Name} may be glad to see it in advance: one at the start, some on the way, one on arrival. Some coaches have a small one on board. Bladders hold for two or three hours quite well. What shortens it is worry, which feels much the same as being full.
      P<stops> Those who lead or drive a trip have been asked on every journey of their lives. A quiet "I'll need to stop" is easy for them. Ten minutes earlier is even easier.
      P<stops> On a long way there are usually several people thinking about the same thing. They look out of the window and say nothing.
      Q<stops> When the wheels begin to turn, {Name} might notice ____. It may be worry or it may be water.
      Q<stops> The evening before, {Name} might feel ____.
      H<stops> {helper} can find out the stops and whether there is a toilet on board. ~ Known distances shrink.
      H<stops> {helper} can have a word with whoever is in charge beforehand. ~ Then a sign is enough on the day.
      T<stops> {he} can drink in small sips rather than not at all. ~ A dry bladder complains more.
      T<stops> {he} can go last before leaving and sit near the front. ~ From there one sentence is enough.
      C<stops> {he} can think, "Worry or water? I'll wait two minutes and see."
      C<stops,topic> From one stop to the next, {he} can think about {topic}.
      A<stops> The wheels have stopped, and everybody looks for the same sign. It was a question of distances, and distances can be looked up. The way back has the same stops in reverse. Somebody at the front will ask whether anyone needs the toilet, and somebody usually sounds relieved.
    `),
    '11+': script(`
      D<same> Nobody designs a {restroom} at a school or a station to be loved, and it shows. The light is harsh, the gaps under the doors are large, and somebody has usually written something. {Name} may have decided at some point that it is better to wait for home. A great many people have decided the same, which is why so few of them drink enough before three o'clock. Underneath the atmosphere there are still only four things, a seat, some paper, water and soap.
      D<door> Here is a field guide to the {restroom} away from home, for {Name} and other careful visitors. Libraries and museums are good. Stations are mixed, and the top floor of anything is better than the ground floor. The start of a break is quieter than the last five minutes. A lock can be tried with the door open. Above all, a bad {toilet} is not a test of character, and there is generally another one.
      D<full> The bladder is a patient organ, although its patience can be used up before there is a {restroom}. At {his} age it holds something like a third of a litre. It reports in stages, from a hint to an announcement. Holding on through all of them, day after day, has consequences that doctors see a lot of, such as infections, stomach ache and leaks. None of that is embarrassing to them. They see a queue of people who did not like the {restroom} at school.
      P Most people dislike this subject, so each of them believes that they are the only one. Surveys in schools find that a good many pupils avoid going. Heads of schools are often surprised by that. They have their own bathroom.
      P Muscles at the exit of the bladder tighten when others are close, in many people and for good evolutionary reasons. It is known as a shy bladder. Men, women and airline pilots have it. It has nothing to do with confidence in general.
      P Someone who makes remarks about who goes and for how long is usually trying to move attention away from themselves. It is unpleasant, and a teacher can be told about it without a big scene. Places like that change when a few people mention them.
      Q At the door of the {restroom} in a new place, {Name} might notice ____. It may be the smell, the noise or the company.
      Q With someone in the next cubicle, {his} muscles may feel ____. They were not asked for an opinion, and they have one.
      Q When a long day out is planned, {Name} might feel ____. Some people think of toilets before they think of sights.
      H {helper} can raise it with the people in charge in one short email. ~ Adults write about drains and locks all the time.
      H {helper} can ask whether another {restroom} may be used, such as one by the office. ~ Many places have one and do not advertise it.
      H {helper} can plan stops on a trip without announcing the reason. ~ Everyone in the car will be glad of it.
      H<helper> {helper} can keep the conversation going on the other side of the door, or keep quiet, as preferred. ~ People differ a lot on this.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can go at the first hint, in the quiet part of a break. ~ It is easier to relax when there is no emergency.
      T {he} can carry tissues and hand gel in a pocket. ~ Paper and soap are then as good as at home.
      T {he} can do a sum backwards or hum while waiting for it to start. ~ Attention that is elsewhere lets the muscle go.
      T<comforter> {he} can keep {comforter} zipped up in a bag meanwhile. ~ It has higher standards than most.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ What works elsewhere may well work here.
      C<same> {he} can think, "Four things, three minutes, out."
      C<door> {he} can think, "Fussy is fine, and there is another floor."
      C<full> {he} can think, "It was a hint, and I took it."
      C<topic> Meanwhile {he} can think about {topic}.
      A<same> A few minutes later it is over, and the corridor smells of nothing at all. Hardly anyone looks back on a school year and remembers a visit to the {restroom}. Liking it is not required. Four plain things and a lock will do until there is something better.
      A<door> With a bit of practice a person has a map of the town that few others own. It shows the quiet places, the ones with real paper and the one to avoid on Fridays. A {restroom} worth recommending is a small luxury. It can be passed on to friends who are too proud to ask.
      A<full> Afterwards the organ in question goes back to work without a sound. Drinking enough helps concentration, and it means using a {restroom} in the middle of the day. Bodies reward this slowly, by not becoming a subject. That is about the best a bladder can do.
      D<others> School toilets are the least supervised rooms in the building, and locks there go unrepaired for months. {Name} may have learned to plan the day around them, drinking little and waiting for home. Doctors see the results, which are sore bladders and headaches. Being looked at, filmed or disturbed in there is a breach of privacy, and filming is against the law. It is not a matter of being too sensitive.
      P<others> Staff tend to hear about it last. They can act on a date, a time and a place, and can do little with "it is bad in there".
      P<others> A good part of the school makes similar arrangements and keeps quiet about them. It is the one part of the matter that can be changed from below.
      Q<others> On the way in, {Name} might feel ____.
      Q<others> After a day of not drinking, {Name} might notice ____.
      H<others> {helper} can put it to the school in writing and ask what will be done by when. ~ A deadline concentrates minds.
      H<others> {helper} can ask for access to another toilet in the meantime. ~ It is a common arrangement, and no reason is owed to classmates.
      T<others> {he} can report it to one adult, and to another if nothing follows. ~ If anyone has filmed, that is to be told at once.
      T<others> {he} can arrange to leave a lesson for it. ~ Corridors are empty then.
      C<others> {he} can think, "Their breach, and they can answer for it."
      A<others> It is out of one person's hands once it is on somebody's desk, and that is the point of telling. Locks can be mended, and corridors can be staffed. Meanwhile there is a key to another toilet, and a bottle of water that can be drunk. A door that shuts is not much to ask.
      D<stops> Journeys are planned round toilets to a degree that nobody advertises. Coach routes and rest areas all go back to the same two or three hours. {Name} may prefer to know where the stops are, and that is a reasonable thing to ask of any driver. Many coaches carry a toilet, though few people praise it. What complicates matters is that worry and a full bladder feel almost exactly alike.
      P<stops> Those who lead a trip have dealt with every version of this and would rather be told at the start. In a quiet word there is nothing to remember. A panic at kilometre ninety is another matter, chiefly for the driver.
      P<stops> Among any forty people on the road, a handful are doing the same sums. It does not show on them either.
      Q<stops> As the doors close, {Name} might notice ____. It helps to ask whether it is worry or water.
      Q<stops> On the evening before, {Name} might feel ____.
      H<stops> {helper} can find out the route, the stops and the state of the toilet on board. ~ Facts are a good sedative.
      H<stops> {helper} can tell whoever is in charge, so that a look is enough on the day.
      T<stops> {he} can drink normally, in small amounts. ~ Concentrated urine irritates, so not drinking makes it worse.
      T<stops> {he} can wait two minutes when it starts, and see if it passes. ~ Worry usually does.
      C<stops> {he} can think, "Worry or water?"
      C<stops,topic> Between two stops, {he} can think about {topic}.
      A<stops> On arrival, most people walk off in the same direction with great dignity. The journey turned out to consist of stretches, each shorter than a film. For the way back the stops are known. The toilet at the other end is known as well, including the tap that does not work.
    `),
  },
};

/** Toilets away from home: looking in first, choosing a door, and what is the same everywhere. */
export const publicToilets: Frame = withScenes(
  own,
  aDoorAtSchool,
  aPooAtSchool,
  asksForTheToilet,
  aPassAndAGoodReason,
  handDryer,
  aTapThatWaits,
  heldAllDay,
);
