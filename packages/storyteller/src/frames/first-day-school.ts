import { newChildminder } from './new-childminder.ts';
import { againTomorrow } from './again-tomorrow.ts';
import { anotherSchoolForAFriend } from './another-school-for-a-friend.ts';
import { script, type Frame } from '../frame.ts';
import { SCHOOL, TEACHER } from '../school-roles.ts';
import { withScenes } from './scene.ts';
import { saturdaySchool } from './school/saturday-school.ts';

const own: Frame = {
  id: 'first-day-school',
  name: 'Starting nursery, school or secondary school',
  says: [
    'first day of school',
    'first day at nursery',
    'starting school',
    'starting nursery next week',
    'starts reception in september',
    'starting kindergarten',
    'first day of preschool tomorrow',
    'settling in at nursery',
    'nervous about starting school',
    'never been away from me before and starts daycare',
    'starting secondary school',
    'starts year 7 and is worried',
    'going to middle school',
    'first day of high school',
    'moving up to big school',
    'scared of going to school for the first time',
    'starts shcool on monday',
    'doesnt want to go to nursery',
    'she is starting pre-k and has never left home',
  ],
  claims: {
    strong: [
      'infant school',
      'starts at school',
      'starts school on',
      'from her primary',
      'from his primary',
      'from their primary',
      'primary going to',
      'lost between lessons',
      'gets lost at school',
      'lost in the corridors',
      'lost in the corridor',
      'find his classroom',
      'find her classroom',
      'find his way round school',
      'find her way round school',
      'find his lessons',
      'find her lessons',
      'leave nursery',
      'leave preschool',
      'leave daycare',
      'leave kindergarten',
      'first day of school',
      'first day at school',
      'first day of nursery',
      'first day at nursery',
      'first day of preschool',
      'first day at preschool',
      'first day of kindergarten',
      'first school day',
      'start school',
      'starts school',
      'starting school',
      'start nursery',
      'starts nursery',
      'starting nursery',
      'start preschool',
      'starting preschool',
      'start kindergarten',
      'starting kindergarten',
      'start daycare',
      'starting daycare',
      'start reception',
      'starts reception',
      'starting reception',
      'settling in',
      'nursery door',
      'big school',
      'secondary school',
      'middle school',
      'high school',
      'year seven',
      'year 7',
      'settling',
      'starts preschool',
      'starts kindergarten',
      'starts pre k',
      'first week of school',
      'first week at nursery',
      'first week at school',
      'new to nursery',
      'leave me at nursery',
      'wont go into class',
      'go into class',
      'go into nursery',
      'go in to school',
      'go into school',
      'wont go in',
      'open her lunchbox',
      'open his lunchbox',
      'open her lunch box',
      'open his lunch box',
    ],
    cues: [
      'after school club',
      'breakfast club',
      'wraparound care',
      'pre-k',
      'first',
      'start',
      'school',
      'nursery',
      'preschool',
      'kindergarten',
      'daycare',
      'reception',
      'september',
      'uniform',
      'term',
    ],
    not: [
      'swear since',
      'swears since',
      'swearing since',
      'spits since',
      'rude since',
      'bites since',
      'period started at school',
      'period start at school',
      'start school refusal',
      'started school refusal',
      'new nanny',
      'nanny starting',
      'babysitter',
      'ramadan',
      'fasting',
      'new school',
      'different school',
      'another school',
      'change school',
      'changing schools',
      'new nursery',
      'new preschool',
      'new kindergarten',
      'new daycare',
      'old school',
      'school holiday',
      'school starts at',
      'school starts at noon',
      'starts at',
      'first day back',
      'since half term',
      'of the alarm',
      'elevator',
      'fire drill',
      'first mobile',
      'first phone',
    ],
  },
  topicWords: ['school', 'nursery', 'preschool', 'kindergarten', 'daycare', 'childminder', 'playgroup'],
  facts: [
    'Many young children cry at goodbye, and most are calm within minutes after the grown-up has left.',
    'A short goodbye is easier for most children than a long one.',
    'At the end of the day each child goes home or is fetched by a grown-up.',
    'Knowing the order of events makes a new day easier to follow.',
    'Before something new the body gets ready: the heart beats faster, hands may be cold and the stomach may flutter; excitement and unease are much alike in the body.',
    'A slow, long out-breath lets the heart slow down a little.',
    'Listening and paying attention to new things all day is tiring.',
    'On a first day nearly everyone in a first class is new, and people compare themselves with whoever looks most at ease.',
    'One day is a small sample of how a school is.',
  ],
  threads: {
    apart: 'the friends who go elsewhere, and the room beside somebody',
    own: 'small jobs for small hands: a lid, a zip and a question',
    without: 'who is where while a child is at school for the first time',
    second: 'the day after a hard first day',
    door: 'one door or gate that is used twice, for goodbye and for hello',
    parts: 'a day made of parts, counted on fingers or lines of a timetable',
    bag: 'a bag that goes in, hangs or gets carried, and comes home again',
    again: 'a hook that is known, and a goodbye that is still hard',
    tray: 'a lunch on a tray, in a loud hall',
    bus: 'the seat by the window, and the stop at the end',
    map: 'a big school that is learnt one corridor at a time, and a place at lunch',
  },
  threadCues: {
    apart:
      /\b(?:(?:none|not (?:one|any)|nobody|no ?one|no (?=(?:friends?|mates|class\w*|primary)\b)) ?(?:of )?(?:his|her|their)? ?(?:friends?|mates|class\w*|primary)?[^.!?]{0,30}\b(?:going|will be|are|is|with)\b|(?:friends?|mates|bestie|everyone)[^.!?]{0,24}\b(?:(?:different|another|other) (?:school|secondary|class)|elsewhere|somewhere else)|only one (?:from|going)|(?:doesn'?t|does not|won'?t|not) know (?:anyone|anybody|a soul)|knows? (?:no ?one|nobody)|not knowing (?:any ?(?:one|body)|a soul|(?:the )?other)|without (?:his|her|their|any|a single) friends?)/i,
    own: /\b(?:(?:can'?t|cannot|won'?t be able to|doesn'?t know how to|not able to|struggles to|worr\w+ (?:about|that)|how to) (?:\w+ ){0,4}(?:open|zips?|zip up|do (?:up|his|her|their)|buttons?|coat|shoes|wipe|lunch ?box|wrappers?|packets?|toilet|loo|tights|put (?:his|her|their|on))|(?:where|find|ask (?:for|to go)|finding|use|using) (?:\w+ ){0,2}(?:toilets?|loo)\b)/i,
    without:
      /\b(?:without (?:me|us|mum\w*|mom\w*|dad\w*|mama|his|her)\b|does ?n'?t want (?:me|us|mum\w*|dad\w*) to (?:go|leave)|(?:i|mum|mummy|dad|daddy|we)(?:'m| am| is| are|'re)? (?:won'?t|will not|not|can'?t) (?:going to )?(?:be|stay|come)\b|never (?:\w+ ){0,2}(?:been |spent )?(?:left|apart|away|a day without|looked after)\b|(?:wants?|asks?|asking|begs?|begging) (?:me|us|mum\w*|dad\w*) to (?:stay|come)|(?:stay|be|stays) (?:at home |home |here )?with (?:me|us|mum\w*|dad\w*)|(?:first time|never) (?:\w+ ){0,3}(?:away from|apart from|without) (?:me|us|mum\w*|dad\w*|home)|(?:leav(?:e|ing)|miss(?:es|ing)?) (?:me|us|mummy|mum|daddy|dad|home)\b)/i,
    second:
      /\b(?:first (?:day|week|morning|session)s? (?:\w+ ){0,2}(?:went|was|were|ended|has been|had been|did ?n.t)|(?:yesterday|today)[^.]{0,30}\bfirst (?:day|morning)|(?:cried|screamed|sobbed) (?:\w+ ){0,4}(?:first|all) (?:day|morning))\b/,
    again:
      /^(?![^]*\b(?:starts|starting|will start|(?:is )?about to start|start (?:of|in|at)|first (?:day|week) (?:of|at))\b(?![^]*\b(?:back|again)\b)|[^]*\bback to work\b)[^]*?\b(?:started (?:\w+ ){0,3}(?:last|two|three|a) (?:\w+ )?(?:weeks?|months?|days?|term|september|ago)|since (?:he|she|they)(?:'ve)? started|back (?:to|at|in) (?:school|nursery|preschool|daycare|kindergarten|reception)|going back|returns?|return(?:ing|ed)|after (?:the |a )?(?:\w+ )?(?:holidays?|break|half[- ]?term|christmas|easter|weekend|being (?:ill|off))|still cries|second week|third week|for weeks|(?<!\bin )(?:two|three|four) weeks (?:in|ago|now))\b/,
    tray: /\b(?:school (?:dinners?|lunch\w*|meals?)|dinner(?:s)? (?:hall|lady|ladies)|dining hall|canteen|lunch ?(?:hall|room)|(?:eat\w*|scared|worried|afraid|about|at) (?:\w+ ){0,2}lunch ?time|packed lunch\w*|lunch(?:es)? at)\b/,
    map: /\b(?:(?:gets?|getting|got) lost|lost between|find(?:s|ing)? (?:(?:his|her|their) (?:way|class\w*|lessons?|rooms?)|the (?:right )?rooms?)|corridors?|between lessons)\b/i,
    bus: /\b(?:school (?:bus|taxi|coach)|bus(?:es)?|minibus|(?:by|takes? the|on the|get the) (?:taxi|train|coach))\b/,
  },
  onlyWhenSaid: ['again', 'tray', 'bus', 'map', 'second', 'without', 'own', 'apart'],
  tellsAlone: ['tray', 'bus', 'again', 'map', 'second', 'without', 'own', 'apart'],
  comesFirst: ['without', 'own', 'apart'],
  roles: {
    // What has been thought about is what may be asked.
    question: {
      fallback: { text: 'Where is the toilet?' },
      cues: [
        {
          match: /\b(?:open\w*|peel\w*|zips?|buttons?|lids?|packets?|wrappers?|lunch ?box|banana|laces?|coat)\b/i,
          phrase: { text: 'Can you start it for me?' },
        },
      ],
    },
    school: SCHOOL,
    teacher: TEACHER,
    senior: {
      fallback: { text: 'secondary school' },
      cues: [
        { match: /\bmiddle school\b|\bjunior high\b/i, phrase: { text: 'middle school' } },
        { match: /\bhigh school\b/i, phrase: { text: 'high school' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Who Sits Beside Me?', thread: 'apart' },
      { text: 'A Lid, a Zip, a Question', thread: 'own' },
      { text: 'One Here, One There', thread: 'without' },
      { text: 'Hello Again, Hook', thread: 'second' },
      { text: 'The Second Day', thread: 'second' },
      { text: 'A Seat by the Window', thread: 'bus' },
      { text: 'A Tray and a Chair', thread: 'tray' },
      { text: 'Hello Again, Hook', thread: 'again' },
      { text: 'Bye-Bye at the Door, Hello at the Door', thread: 'door' },
      { text: 'A Door With Two Jobs', thread: 'door' },
      { text: 'Five Fingers, One Whole Day', thread: 'parts' },
      { text: 'Play, Snack, Song, Home', thread: 'parts' },
      { text: 'The Bag That Went Along', thread: 'bag' },
      { text: 'Zip! Says the Bag', thread: 'bag' },
      { text: '{name} and the First Day' },
      { text: 'In the Morning, Bye-Bye' },
    ],
    older: [
      { text: 'First a Face, Then a Name', thread: 'apart' },
      { text: 'Small Jobs on a First Day', thread: 'own' },
      { text: 'Two Ends of a Day', thread: 'without' },
      { text: 'The Day After the First Day', thread: 'second' },
      { text: 'One Corridor at a Time', thread: 'map' },
      { text: 'A Seat by the Window', thread: 'bus' },
      { text: 'The Door of the Bus', thread: 'bus' },
      { text: 'Lunch in a Loud Hall', thread: 'tray' },
      { text: 'The Same Hook as Before', thread: 'again' },
      { text: 'The Same Gate, Twice', thread: 'door' },
      { text: 'In by the Gate, Out by the Gate', thread: 'door' },
      { text: 'One Part at a Time', thread: 'parts' },
      { text: 'A Whole Day, Cut Into Parts', thread: 'parts' },
      { text: 'What Was in the Bag', thread: 'bag' },
      { text: 'A Heavy Bag on Day One', thread: 'bag' },
      { text: 'Day One' },
      { text: '{name} on the First Morning' },
    ],
  },
  benefits: [
    'Goes through the day in order, from goodbye to home time, so that there is less to guess.',
    'Shows that others have a first day too, and what the grown-ups there are used to.',
    'Offers {name} one thing to do and one thing to say, and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What comes at the end of the day in the story?',
      'How might it feel when it is time to wave?',
      'Shall we pack a bag together?',
    ],
    older: [
      'Which part of the day in the story comes first?',
      'Which word went into the blank, and where in the body is it?',
      'Shall we walk the way there once before that day?',
    ],
  },
  cover: {
    setting: 'school-gate',
    time: 'day',
    pose: 'wave',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['backpack', 'lunchbox'],
  },
  text: {
    '2-3': script(`
      D<door> It is a first day. {Name goes} to {school}. There is a door. Bye-bye at the door. Then play, play, play. Hello at the door!
      D<door> Knock, knock! Here is the {school} door. {Name goes} in to play. Bye-bye at the door. Hello at the door.
      D<parts> A {school} day fits on {his} fingers. One finger is for play. One is for snack. One is for a song. The last one is for home.
      D<parts> Play, snack, song, home. Those are the parts of {school}. {Name has} a finger for each. First comes play. Last comes home.
      D<bag> There is a bag for {school}. Zip! In goes {Name}, and in goes the bag. The bag hangs on a hook. Then it goes home.
      D<bag> Zip, zip! Here is a bag for {school}. {Name goes} in with it. It hangs on a hook all day. Then it comes home again.
      D<again> Here is the {school} door. {Name} knows it now. The hook is here. It was here before too.
      D<again> First comes bye-bye at {school}. {Name knows} that bit. Then come the toys. Then comes hello.
      P Some children cry at bye-bye. Some run in to play.
      P {teacher says} hello to each child. Small tears are fine there.
      P Other children are new too. They look and look.
      P Grown-ups think of home time too. Then they say hello.
      P<again> Big people miss a small hand too.
      P<again> The toys stay here at night.
      P<again> Other children hold on as well.
      Q At bye-bye time, {Name} may feel ____.
      Q At {school}, {Name} may feel ____.
      Q With all those toys, {Name} may feel ____.
      Q When hands wave bye-bye, {Name} may feel ____.
      Q<again> At the door again, {Name} may feel ____.
      Q<again> With the bye-bye done, {Name} may feel ____.
      H {teacher} can hold {his} hand.
      H {teacher} can find a good toy.
      H {helper} can give one big hug.
      H {helper} can wave and say bye-bye.
      H<helper> {helper} can sing a bye-bye song.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      H<again> {helper} can hug and go.
      H<again> {helper} can say what comes last.
      T {he} can wave with one hand.
      T {he} can stand near {teacher}.
      T {he} can pick one toy to hold.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can squeeze {comforter}.
      T<quiet> {he} can start with {quiet}.
      T<doing> {he} can try {doing}.
      T<doing> {he} can start by {doing}.
      T<again> {he} can find the hook.
      T<again> {he} can wave one big wave.
      C<door> {he} can say, "Bye-bye first, then hello."
      C<door> {he} can say, "Hello, {school} door!"
      C<parts> {he} can say, "Play, snack, song, home."
      C<parts> {he} can count, "One, two, three, home!"
      C<bag> {he} can say, "Bag in, bag home."
      C<bag> {he} can say, "Zip, here we go!"
      C<topic> {he} can say, "Hello, I like {topic}."
      C<topic> {he} can say, "Who likes {topic}?"
      C<again> {he} can say, "Hook, toys, hello."
      C<again> {he} can say, "Hello again, hook."
      A<door> Bye-bye at the door. Play, play, play. Now the {school} door opens. Hello, {Name}!
      A<door> A {school} door goes open and shut. In goes {Name}. Play, play, play. Out comes {Name}. Hello!
      A<parts> Play, snack and song are done. One finger is left. Bye-bye to {school}. Now it is time for home.
      A<parts> One finger, two fingers, three fingers. Play, snack and song are done. Four is for home. Bye-bye to {school}.
      A<bag> The bag was at {school}. {Name was} there too. Now the bag goes home. {Name goes} home too. Zip!
      A<bag> Off the hook comes the bag. Bye-bye, hook. Bye-bye to {school}. Home goes the bag. Home goes {Name}.
      A<again> The hook had the coat all day. Now the coat goes home. Hello, hello! Bye-bye to {school}.
      A<again> Bye-bye came first. Hello came last. That was a day at {school}. Night-night, hook.
      D<second> The first {school} day is done. {Name was} there. It was big and loud. Now comes one more.
      P<second> Lots of children cry on the first day. Then they know the door.
      Q<second> At the door, {Name} may feel ____.
      H<second> {helper} can give a hug.
      T<second> {he} can hold one small thing from home.
      C<second> {he} can say, "Hello again, door."
      A<second> Hello again, door. Hello again, hook. They were here before. {school} has an end, too. Then it is home, home, home.
      D<without> {Name goes} to {school}. A grown-up goes home. Bye-bye! {Name} plays here. Later they say hello.
      P<without> {teacher says} hello to each child.
      Q<without> After bye-bye, {Name} may feel ____.
      H<without> {teacher} can find a book.
      T<without> {he} can hold one thing from home.
      T<without,comforter> {he} can cuddle {comforter}.
      C<without> {he} can say, "Bye-bye, then hello."
      A<without> Play is done. Who is at the door? Hello, hello! Bye-bye to {school}.
    `),
    '4-5': script(`
      D<door> On the first day, {Name goes} to the {school} door. A grown-up goes too. There may be a hug, and then bye-bye. Inside are toys, a snack and a story. Then the door opens, and it is hello.
      D<door> A {school} door has two jobs. In the morning it is for bye-bye. {Name goes} in, and the grown-up goes out. Then come toys, a snack and a story. Later the door is for hello.
      D<parts> A day at {school} has about five parts. One hand has five fingers, so they fit. {his} thumb is for play. Then come a snack, a song and a story. The small finger is for home time.
      D<parts> How long is a day at {school}? It fits on one hand. {his} thumb is for play. Next come a snack, a song and a story. The small finger is for home.
      D<bag> There is a bag to pack for {school}. In go a drink and spare socks. It goes in with {Name} on the first day. It hangs up while the children play. No one asks the bag to sing.
      D<bag> {Name takes} a bag to {school} on the first day. There is a drink in it. There are socks too, with no feet in them. The bag gets a hook of its own. It hangs there while the children play.
      D<again> {Name knows} the way to {school} by now. The hook is known, and so is the smell of the hall. All the same, the goodbye can be hard. On a first day there is so much to look at. Later there is time to miss somebody.
      D<again> On some days it is hard to go in at {school}. After days at home, it can seem new again. {Name} may hold on tight at the door. Then there is a hook, or a song that is known.
      D<tray> At {school} there is lunch, and it comes on a tray. {Name} may take a plate and look for a chair. It is loud, because a lot of forks talk at once. Some of the food is known, and some is not. Nobody needs to eat it all.
      D<tray> First a line, then a tray, then a chair. That is lunch at {school}. For {Name} it may be new, and the hall is big. The smell is big too. In it there is one plate, and it is {hers}.
      D<bus> The bus to {school} comes round the corner. It is tall, and its door goes hiss. {Name} may look for a seat and a window. Somebody waves outside. The driver knows where each child gets out.
      D<bus> How does a bus know the way to {school}? It goes the same way each day. {Name} can look for a tree, a shop and a gate. After the gate, it stops.
      P Some children cry at bye-bye, and some run in. Most tears stop after a few minutes. {teacher knows} that and stays near.
      P Many children there have a first day too. They do not know each other yet. One may think, "Who will play with me?"
      P Grown-ups think about their children in the day. They wonder about snack time and songs. At home time they like to hear about it.
      P {teacher knows} first days well. There may be tears, noise and spilled milk. It is all part of the job.
      P<again> Lots of children cry later on, and not on the first day. Teachers know that well.
      P<again> The grown-up goes off with a cold hand. That one misses somebody too.
      P<again> The sand and the books were here all the time. They do not mind a few days off.
      P<tray> Other children look at their plates too. Some like all of it, and some like the bread.
      P<tray> The cook makes lots of lunches. A clean plate is nice, and a half one is fine.
      P<bus> The driver has driven that way lots of times. Drivers like a hello.
      P<bus> Big children on the bus were small on it once. Some of them slept.
      Q When it is time to wave, {Name} may feel ____.
      Q With all those new faces, {Name} may feel ____.
      Q On the way to {school}, {Name} may feel ____.
      Q When a grown-up says bye-bye, {Name} may feel ____.
      Q<again> Back at the door, {Name} may feel ____.
      Q<again> When the hand lets go, {Name} may feel ____.
      Q<tray> In the line with a tray, {Name} may feel ____.
      Q<tray> With so many forks at once, {Name} may feel ____.
      Q<bus> When the bus door goes hiss, {Name} may feel ____.
      Q<bus> On the seat, with home far off, {Name} may feel ____.
      H {teacher} can hold {his} hand at first. ~ It helps to have a hand to hold.
      H {helper} can give one hug and one wave. ~ A short bye-bye helps more than a long one.
      H {teacher} can show {him} where the toilet is. ~ It helps to know that early.
      H<helper> {helper} can tell {him} what comes when. ~ It helps to know the end of a day.
      H<adult> {helper} can help before it is time to go. ~ One thing that helps is {adult}.
      H<adult> {helper} can make time for {adult}. ~ Known things help on new days.
      H<again> {helper} can do one hug and one wave each day. ~ The same goodbye helps.
      H<again> {teacher} can have a small job ready. ~ Busy hands help with the start.
      H<tray> {helper} can look at the lunch list at home. ~ It helps to know what it is.
      H<bus> {helper} can come along to look at the bus first. ~ It helps to see it with time.
      H<tray> {teacher} can help to find a chair. ~ After that it is easy to see.
      H<bus> {helper} can wave until the bus is round the corner.
      T {he} can stand near {teacher} and look around. ~ There is no hurry.
      T {he} can pick one toy to start with. ~ One is plenty.
      T {he} can wave two times and then turn around. ~ Hands are good at that.
      T {he} can hold one finger of {teacher}. ~ One finger is enough for the way in.
      T<comforter> {he} can give {comforter} a squeeze before {school}. ~ A squeeze lasts for a while.
      T<comforter> {he} can hug {comforter} after {school}. ~ It is good to have at the end.
      T<quiet> {he} can start the day with {quiet}.
      T<doing> {he} can try {doing} after bye-bye.
      T<doing> {he} can start the day by {doing}. ~ That is a known thing.
      T<again> {he} can go to one known thing first, such as the hook.
      T<again> {he} can say, "I miss home a bit."
      T<tray> {he} can ask, "What is this, please?"
      T<bus> {he} can choose a seat near the driver.
      T<tray> {he} can sit next to one known face.
      T<bus> {he} can hold the bag with both arms.
      C<door> {he} can think, "First bye-bye, then hello."
      C<door> {he} can say, "See you later, door."
      C<parts> {he} can count, "Play, snack, song, story, home."
      C<parts> {he} can look at one hand and think, "Thumb first."
      C<bag> {he} can think, "My bag is here, and so am I."
      C<bag> {he} can say, "No feet in my socks!"
      C<topic> {he} can ask, "Who else likes {topic}?"
      C<topic> {he} can say to one child, "I like {topic}."
      C<again> {he} can think, "I know what comes next here."
      C<again> {he} can say, "Hook first, then the rest."
      C<tray> {he} can say, "Line, tray, chair."
      C<bus> {he} can say, "Tree, shop, gate, and out."
      A<door> The day has a bye-bye and a hello. Both of them belong to one door. In the middle there is {school}. A hug fits in at each end.
      A<door> When the story is over, coats go on. The {school} door opens, and there are the grown-ups. One of them is there for {Name}. It is the same door as in the morning.
      A<parts> One by one, the parts of a {school} day get done. The thumb is first. The small finger is last. Then the whole hand is free to hold a hand.
      A<parts> After the story there is one finger left. It is the one for home. So a whole {school} day is done. It all fits on one hand.
      A<bag> After {school}, the bag comes off its hook. The drink may be gone, and the socks may still be spare. The bag goes home, and so does {Name}. Next time, that hook is not new.
      A<bag> When play is done, the bag is still on its hook. It did not draw or sing. But it was at {school}, and so was {Name}. The socks come home without a walk.
      A<again> After {school} the coat comes off the hook. The goodbye was the hard bit, and it was short. The hello is longer. There is one at the end of each day.
      A<again> Some mornings start with tears and turn into good days. At {school} there was sand, or a song. Then somebody came to the door. The hook will be there tomorrow.
      A<tray> The tray goes back, and the hall gets quiet. Some of it was good, and some is still on the plate. After lunch at {school} there is play. The line is shorter tomorrow.
      A<bus> The bus stops with a hiss. The same feet that went up go down. There is {school}, or there is home, at each end. Bye-bye, bus.
      D<second> The first day at {school} is over. It was hard, and {Name was} there all the same. Nobody knows a place on a first day. By now one door is known, and one hook. That makes the next day less new.
      P<second> Teachers know tears from first days. They do not count them. They are glad when a child comes back.
      Q<second> When it is time to go in again, {Name} may feel ____.
      H<second> {helper} can say one good thing that comes after {school}. ~ It helps to know the end.
      H<second> {helper} can tell the teacher what was hard. ~ Then two people know.
      T<second> {he} can look for one thing that was there before.
      T<second> {he} can bring a small thing from home in a pocket.
      C<second> {he} can think, "Door, I know you now."
      A<second> The door is the same one, and the hook is there. At {school}, a second day has fewer new things in it. The third has fewer still. At the end of each there is the way home.
      D<without> {Name goes} to {school}. The grown-up does not stay there, and that is new. One is here with the paint and the sand. One is at home or at work, with a list of jobs. They have two kinds of day and meet again at the end.
      P<without> {teacher knows} how it is to miss somebody. There is room next to {teacher} on the mat.
      P<without> Grown-ups miss small hands as well. They look at the clock a lot on that day.
      Q<without> After the wave, {Name} may feel ____.
      Q<without> With the grown-up gone, {Name} may feel ____.
      H<without> {helper} can say who comes at the end.
      H<without> {helper} can say goodbye once and wave at the window.
      H<without> {teacher} can hold {his} hand at the start.
      T<without> {he} can draw something for the one at home.
      T<without> {he} can tell {teacher}, "I miss somebody."
      T<without,comforter> {he} can have {comforter} near at the start.
      C<without> {he} can think, "You do yours, I do mine, then hello."
      A<without> The paint is dry, and the door opens. There stands the one who waved. Each of them has something to tell. The day at {school} is done.
      D<own> At {school} there are small jobs for hands. There is a lid to open, a zip, and a button. {Name} may not know how each of them goes yet. There is a toilet too, behind one of the doors. All of it can be asked.
      P<own> {teacher opens} a lot of lids and packets each day. It is part of the work.
      P<own> Other children have stiff lids and long zips too. They hold them up in the air.
      Q<own> When something will not open, {Name} may feel ____.
      Q<own> In the new room, {Name} may feel ____.
      H<own> {helper} can practise lids and zips with {him} at home.
      H<own> {teacher} can show the toilet on the first day.
      T<own> {he} can hold it up and say, "Help me, please."
      T<own> {he} can ask, "{question}"
      C<own> {he} can say, "Try one time, then ask."
      A<own> Pop goes a lid, and up goes a zip. Some of it {Name} did alone, and some of it with help. The way to the toilet is known now. Hands learn such jobs at {school} bit by bit.
      D<apart> At {school} {Name} may not know the other children yet. So {he looks} at all the new faces. Nobody has a sign on that says, "I like dinosaurs." On the first day, nobody knows who will be a friend. They only know who has a nice bag.
      P<apart> Other children look at the new faces too. They wonder who will play with them.
      P<apart> Some children stand and look first. Some say a name at once. Both come to know the others.
      Q<apart> Looking at all the new faces, {Name} may feel ____.
      H<apart> {helper} can ask one child to come and play.
      H<apart> {teacher} can help two children to start one game.
      T<apart> {he} can sit next to somebody and ask, "What is your name?"
      C<apart> {he} can say, "One name, and then one more."
      A<apart> One name is known now, and it is a good start. Old friends are still friends. At {school} {Name} has a chair. Somebody sits on the next one. Perhaps both like the blue pen.
    `),
    '6-7': script(`
      D<door> On a day at school, {Name goes} through the gate two times. The first time is in the morning, for goodbye. The second time is in the afternoon, for going home. In between there are lessons, lunch and playtime. In the morning that can seem long. By the afternoon it is a day that is done.
      D<door> In the morning, many people stand at a school gate. There are bags, hugs, and grown-ups who wave for too long. {Name is} one of those who go in. Then the gate gets shut, so that everybody is safe inside. There are lessons, lunch and playtime. Later the gate opens, and each grown-up looks for one face.
      D<parts> A school day sounds long when it is said all at once. For {Name} it comes in parts, and each part has an end. There is a lesson, and then there is playtime. There is lunch, and then there is more to learn. One hand has five fingers, and each part can have one. The little finger is for going home.
      D<parts> Nobody does lunch and sums at the same time. A day at school comes in parts, one after the other. That helps {Name}, because each part can have a finger. There is a lesson, then a break, then lunch. More lessons come after that. The little finger is for going home.
      D<bag> A bag gets packed on the evening before the first school day. It may hold pencils, a lunch and a warm top. In the morning {Name carries} it in, and it is heavy. At school it hangs on a hook among many other bags. They all look new, and some look the same. A name inside shows which one belongs to {Name}.
      D<bag> Twenty bags hang on twenty hooks, and nobody knows yet which is which. This is a first day at school, and one of the bags is {hers}. There may be pencils in it, and a lunch. The pencils are still sharp. The lunch is still a surprise. A name inside shows whose bag it is.
      D<again> By now {Name knows} the way to a chair at {school}. Still, some mornings are hard. That is not going backwards. At first everything is new, and there is no time to think. Later there is time, and then people miss home.
      D<again> After days at home, the way to {school} looks longer than before. {Name} may notice that in the tummy before the gate comes. The hook is where it was. The chair is too. After an hour or so, most people are back in it.
      D<tray> Lunch at {school} is a small trip with a tray. There is a line, and then a hatch, and somebody asks what {Name wants}. The answer can be a nod. The hall is loud, because hard walls send the noise back. Plates are all alike, so it is good to remember the chair.
      D<tray> Lunch at {school} has its own rules, and nobody writes them down. {Name} can find them out in a few days. People carry the tray with both hands. They say which one they want, and they leave what they do not like.
      D<bus> The bus to {school} is full, and one person drives. {Name} may not know where to sit yet. Most people have a seat they like and take it each day. The engine hums, and the windows show the same street every morning. That is how a bus gets to be known.
      D<bus> It is odd to go to {school} with nobody's hand to hold. {Name is} on a bus, and so are thirty bags. The driver knows all the stops. On the way there is a lot to see, and nothing to do.
      P On a first day, nearly everyone is looking around. Some children talk a lot because they are nervous, and some go quiet. From outside, it is hard to tell who feels what.
      P {teacher has} seen many first days. Names get mixed up then, and lunches get left behind. Nobody is in trouble for that.
      P Grown-ups may find a first day hard as well. They think about their children at odd moments, in shops or at work. Later they want to hear one small story from it.
      P Older children in a school can look huge. They had a first day there too. Some remember a kind person, and some remember the soup.
      P<again> Teachers see it after every holiday, and in the second and third week. They plan easy things for those mornings.
      P<again> The others look as if it were nothing. Quite a few of them had the same morning. They wiped it off at the gate.
      P<again> Grown-ups who wave may walk round the corner and sit down for a minute. Then they go to work.
      P<tray> Cooks in schools know that not everyone likes peas. They count what comes back, and they are not cross.
      P<tray> Those who have packed lunch look at the hot one. Those with the hot one look at the boxes.
      P<bus> Drivers look in a mirror to see who sits where. They know who gets out at which stop, and they count.
      P<bus> Older pupils may look as if the bus belonged to them. They had a first ride as well.
      Q Just before going in, {Name} may feel ____. Two feelings can come at the same time.
      Q When a class full of faces looks up, {Name} may feel ____. Bodies notice new places.
      Q On the evening before, {Name} may feel ____. It may be something else by morning.
      Q<again> On the way in, {Name} may feel ____. It may be gone by the break.
      Q<again> When the wave is over, {Name} may feel ____.
      Q<tray> In the line, {Name} may feel ____. It may be hunger or something else.
      Q<tray> In the loud hall, {his} ears may feel ____.
      Q<bus> When the doors close, {Name} may feel ____.
      Q<bus> On the way, {Name} may feel ____. It may be two things.
      H {teacher} can show {him} where to sit and where a coat goes. ~ Knowing that helps with the rest.
      H {helper} can plan a goodbye, such as one hug and two waves. ~ A plan helps, because it makes that minute shorter.
      H {teacher} can help when a word or a rule is not clear. ~ First days are full of those.
      H<helper> {helper} can ask about the funniest thing after school. ~ A small question is easier to answer than a big one.
      H<adult> {helper} can help by {adult} on that morning. ~ Things that helped before often help again.
      H<adult> {helper} can make time for {adult} after school. ~ It helps when the day ends with something known.
      H<again> {helper} can make the goodbye short and the same each day. ~ A long goodbye does not get easier.
      H<again> {teacher} can give {him} a job for the first five minutes. ~ A job is a way in.
      H<tray> {helper} can read the menu with {Name} the evening before. ~ A lunch with a name is not so strange.
      H<bus> {helper} can ride the way once with {Name}, or walk it. ~ Then the stops have faces.
      H<tray> {teacher} can show where the line begins and where the tray goes. ~ Then the rest is lunch.
      H<bus> {helper} can be at the stop at the end. ~ It helps to know who is there.
      T {he} can sit near somebody else who looks new. ~ Two new people have something to talk about.
      T {he} can ask {teacher} what comes next. ~ It helps to know the next thing.
      T {he} can breathe out slowly three times before going in. ~ Slow breaths help a fast heart to slow down.
      T<comforter> {he} can leave {comforter} on the bed for the day. ~ Something soft is good to come home to.
      T<comforter> {he} can hug {comforter} before school and after it. ~ A day is easier between two hugs.
      T<quiet> {he} can spend some of playtime {quiet}. ~ Sometimes somebody sits down to look.
      T<doing> {he} can try {doing} before lessons start. ~ What helps at home can help at a desk too.
      T<doing> {he} can begin the day by {doing}. ~ It is good to start with something known.
      T<again> {he} can say one thing at the gate that may be good today. ~ It may be quite small.
      T<again> {he} can go straight to the hook, then the chair, then one friend. ~ That is a path.
      T<tray> {he} can sit next to somebody known. ~ In a loud hall, one voice is enough.
      T<bus> {he} can sit in the front part, near the driver, on the first days. ~ It is quieter there.
      T<tray> {he} can ask, "What is in this one?" before choosing. ~ Cooks like to be asked.
      T<bus> {he} can look for three things on the way, the same three each day. ~ They show how far it is.
      C<door> During a lesson, {he} can think, "In by the gate, out by the gate."
      C<door> When it seems long, {he} can think, "That gate opens again later."
      C<parts> When it feels long, {he} can think, "This is only one finger."
      C<parts> After each part, {he} can count a finger and think, "Done."
      C<bag> By the hooks, {he} can think, "The one with my name is mine."
      C<bag> On the way in, {he} can think, "Sharp pencils, and a lunch."
      C<topic> To begin a talk, {he} can say, "I like {topic} a lot."
      C<topic> At playtime, {he} can ask, "Who knows about {topic}?"
      C<again> {he} can think, "The start is the hard bit, and it is short."
      C<again> {he} can think, "I know this hook."
      C<tray> {he} can think, "Tray, chair, one bite, and then we see."
      C<bus> {he} can think, "Same street, same stops, and then out."
      A<door> The gate is for goodbye in the morning and for hello later. It has done both for a great many children. Bit by bit, {Name gets} to know it from both sides. The next day of school starts at the same gate.
      A<door> After the last lesson, feet hurry to the gate. Somebody there is looking for one face, and it is {hers}. A first day of school happens once. The gate stays where it is, for the second day.
      A<parts> Part by part, a school day gets done. After the thumb comes another finger, and then another. When only the little finger is left, it is time for home. On the second day, {Name knows} the order already.
      A<parts> When the last bell rings, all five fingers are used up. Some parts went fast, and some were slow. None of them came twice. Then the hand is free to carry a bag home from school.
      A<bag> In the afternoon, the bag comes off its hook. The lunch is gone, so it is lighter. It may hold a drawing or a note from school instead. The bag that was new in the morning has had a first day too.
      A<bag> At home the bag gets opened. Some of the pencils are not so sharp now. There may be a drawing in it, or a leaf from school. On the next morning, {his} hook is easy to find.
      A<again> The start was hard, and the middle was a day at {school}. By three o'clock it is hard to remember which part was so long. The coat is on again. The hook waits with its name on it.
      A<again> Some mornings come with tears, for weeks even, and then one does not. Nobody sees on which day it changed. At {school} the hook is in its place. So is the person who comes at the end.
      A<tray> The plates go back on a trolley with a noise like a train. Something was eaten, and something was left. After a week or so, lunch is only lunch. Then {school} goes on.
      A<bus> The door opens with a hiss, and {school} is where it was. In the afternoon it goes the other way, back home. The driver says goodbye to some of them by name. One day it may be all.
      D<second> A first day at school can go badly, and that is one day. {Name} may think that they will all be like that. But a first day has the most new things in it. It has names, noises and doors, all at once. On the next one, some of them are old.
      P<second> Others at school had a hard first day too. Some cried at the gate, and some cried at home. By the weekend they talk about other things.
      Q<second> On the way there, {Name} may feel ____. It need not be the same word as before.
      H<second> {helper} can tell the teacher which part was hard. ~ Teachers can change more than people think.
      H<second> {helper} can plan a short goodbye with {Name}. ~ One hug and one sentence are enough.
      T<second> {he} can find one thing that was there on the first day. ~ A known hook is a start.
      T<second> {he} can tell the hard part to one grown-up there. ~ It gets lighter in two heads.
      C<second> {he} can think, "That was a first day. This is not."
      A<second> There is just one first day at school, and it is done. The gate is known now, and so is one face. The next days will not all be easy. They will all be a bit less new.
      D<without> On the first day at school {Name goes} in, and a grown-up walks away. Until now they were mostly together. It can feel odd, like a hand with an empty glove. They have the same clock, though. At the end of the day both of them are at the gate.
      P<without> The grown-up who walks away may have a lump in the throat. It is there for love, and it goes down with some tea.
      P<without> {teacher knows} that missing somebody comes in bits. It is big at the door and smaller in the sandpit.
      Q<without> At the moment of the wave, {Name} may feel ____.
      Q<without> In the middle of the day, {Name} may feel ____.
      H<without> {helper} can say just what they will do meanwhile. ~ Then it can be pictured.
      H<without> {helper} can keep the goodbye short, with one hug and one wave.
      T<without> {he} can think of one thing to tell at the gate.
      T<without> {he} can tell {teacher} when the missing gets big.
      T<without,comforter> {he} can have {comforter} in the bag. ~ It is near, and nobody needs to know.
      C<without> {he} can think, "Same clock, and then the gate."
      A<without> At the gate one says hello, and so does the other. There are two days to tell. One had a supermarket in it, and one had school. {Name} can begin with any part. Tomorrow it will be the second time.
      D<own> A day at school is full of small jobs that nobody talks about. Lids are tight, and a toilet is at the end of a corridor. {Name} may think about those more than about letters. It is a good thing to think about. Most of them can be tried at home first.
      P<own> {teacher has} opened hundreds of packets. Nobody there thinks it is odd to be asked.
      P<own> Other children wonder where the toilet is too. The first who asks makes it easier for the next one.
      Q<own> When something is stuck, {Name} may feel ____.
      Q<own> Before asking, {Name} may feel ____.
      H<own> {helper} can pack a lunch with {him} and practise each lid.
      H<own> {teacher} can show the way to the toilet before it is needed.
      T<own> {he} can try each thing three times at home this week. ~ Fingers remember it.
      T<own> {he} can ask, "Can you start it for me?" ~ The rest is easier then.
      C<own> {he} can think, "I try it, and then I ask."
      A<own> The lid came off with a pop, and a grape rolled away. On the way back from the toilet, all the doors looked known. Before school began, they took up a lot of room. Now there is room for other things.
      D<apart> On the first day at school, {Name} may know nobody. Nobody there knows yet which games {he likes}. That is so for a while, and it changes bit by bit. First there is a face, then a name, and then a game. Old friends are still friends.
      P<apart> Others on the first day may know nobody as well. It cannot be seen from outside.
      P<apart> Those who know each other may be glad of one more for a game.
      Q<apart> Among all those new faces, {Name} may feel ____.
      H<apart> {helper} can make a day for one child to come and play.
      H<apart> {teacher} can say a few names on the first morning.
      T<apart> {he} can ask one child, "Can I play too?"
      T<apart> {he} can learn one name in a day. ~ One is enough.
      C<apart> {he} can think, "Today a face. Soon a name."
      A<apart> After some days at school, two or three names belong to faces. Somebody at the next peg knows a good joke. It takes some weeks to find out who is a friend. A name is a good place to start.
    `),
    '8-10': script(`
      D<door> Schools get bigger as the people in them do. On the first day, {Name goes} through the gate of a bigger one. Hearts often beat faster there, because a body gets ready whenever something is new. It does that before races and birthdays too. Between morning and afternoon there are lessons, lunch and a lot of corridors. Then the same gate leads the other way.
      D<door> On a first morning, a great many people go through one gate. {Name is} among them, at the start of a bigger school. Some of the others know where they are going, and more of them only look as if they do. A quick heart is common at that gate. It means that the body is getting ready, as it does before a race. In the afternoon the gate is the same, and everybody goes the other way.
      D<parts> Most bigger schools give out a timetable, and at first it can look like a page of secret code. {Name needs} only one line of it at a time. Each lesson has a beginning and an end, and somebody announces both. In between there are breaks, which are for eating, walking and saying nothing much. Nobody does Thursday on a Monday. A whole page is just single lines, one under the other.
      D<parts> Nobody does Thursday on a Monday. That sounds obvious, but a timetable for a bigger school shows the whole week at once. When {Name looks} at it for the first time, it may seem like too much. People who have used one for years read it in another way, one line at a time. A line has a room, a subject and an end. After the end there is usually a break.
      D<bag> A bag for the first day at a bigger school tends to be too heavy. {Name} may carry all the books and three rulers, because nobody knows yet what will be needed. That is sensible on day one. Being ready for everything weighs a lot, and shoulders notice it. Teachers say which things are needed, often several times. After a week or two, bags get lighter, since knowing takes up no room.
      D<bag> A bag for a first day gets packed by guessing, and guesses are heavy. In {his} bag for the bigger school there may be three rulers, in case two of them disappear. That makes sense, because nobody has said yet what is needed. Shoulders notice the difference by the second staircase. After some days there are facts instead of guesses. Facts fit into a head, and so the bag gets lighter.
      P On first days, people compare themselves with whoever looks most relaxed. The relaxed ones are often comparing too. Some children joke when they are nervous, some talk without stopping, and some become quiet. All three can come from the same feeling.
      P Teachers of new classes may meet a hundred faces in one week. They mix up names as well, and most of them admit it. On a first day they are not looking for clever answers. They want to see who needs help with finding a seat.
      P Older students can seem huge, and sure of everything. A year or two ago, they stood in the same spot with the same questions. Many of them are glad to be asked the way. It is pleasant to know an answer.
      P People at home wonder about a first day through all of its hours. Afterwards they may ask ten questions at once. It means that they care, although it can sound like a test. One good answer is usually enough for them.
      Q On the way in, {Name} might feel ____. Excited and uneasy are almost the same thing in a body.
      Q In the first five minutes, {Name} might feel ____. Stomachs and shoulders often know before thoughts do.
      Q When a room full of strangers looks up, {Name} may feel ____. It may be a different word by lunch.
      H {teacher} can repeat an instruction as often as it is needed. ~ On a first day, most people miss half of them.
      H {helper} can try out the way to school with {him} once before. ~ Then one part of the morning is familiar already.
      H {helper} can have food ready first and questions later. ~ Listening all day is hungry work.
      H<helper> {helper} can tell {him} about an odd first day from long ago. ~ Most adults have one, and it usually involves a mistake.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H<adult> {helper} can make time for {adult} afterwards. ~ A new day ends better with something known.
      T {he} can ask a neighbour in class something simple. ~ "What have we got next?" is a good one.
      T {he} can breathe out slowly a few times before going in. ~ A long breath out helps the heart to slow down a little.
      T {he} can find out two names and write them down. ~ Two is plenty for one day.
      T<comforter> {he} can keep {comforter} at home for the evening. ~ A long day ends better with something soft.
      T<comforter> {he} can plan a quiet hour with {comforter} after school. ~ Listening to new people all day is tiring.
      T<quiet> {he} can spend ten minutes of a break {quiet}. ~ Being alone for a bit is also a way to rest.
      T<activity> {he} can ask whether there is a club for {activity}. ~ People with the same interest are easy to talk to.
      T<doing> {he} can try {doing}, because that has helped before. ~ There is no need to invent something new on a busy day.
      T<doing> {he} can begin the morning by {doing}. ~ One known thing makes the unknown ones seem fewer.
      C<door> Walking in, {he} can think, "My body is getting ready, that is all."
      C<door> During a long lesson, {he} can think, "Same gate, other way, later today."
      C<parts> When there seems to be too much, {he} can think, "It is not Thursday yet."
      C<parts> At the start of a lesson, {he} can think, "Just this line."
      C<bag> When it all seems too much, {he} can think, "Heavy today, lighter next week."
      C<bag> On the second staircase, {he} can think, "Guesses are heavy."
      C<topic> To start a conversation, {he} can ask, "Does anyone here know about {topic}?"
      C<topic> At lunch, {he} can say, "I know quite a lot about {topic}."
      A<door> By the afternoon, quick hearts have usually slowed down. The gate has not changed, except that {Name has} now seen it from the inside. A first day happens once at each school, and then it is used up. On the second day, that gate is just the way in.
      A<door> Later in the day the gate is crowded again, with slower hearts and louder voices. The first day took exactly as long as any other school day, although it may have seemed longer. {Name knows} by then what is behind that gate. Next time it is only a gate.
      A<parts> Line by line, a first day at school gets finished. Some lines are better than others, and that is true of every timetable. After a week or two, most people hardly look at the page. Thursday comes on Thursday, and by then {Name knows} the way.
      A<parts> By the second week, the page with the lines on it may have a fold and a stain. Parts of it have turned into real things, such as a room with a good window. That is how a school gets known, one line after another. The stain is probably lunch.
      A<bag> On the second day, one ruler may stay at home. The bag gets lighter for a good reason, which is that {Name knows} more about the school. Nobody can know all of that in advance. By the third week there is room in there for a snack.
      A<bag> The bag comes home on the first day with nearly everything still in it. Unpacking it is a kind of report, since what was not needed can stay out. {Name knows} a little more about that school than in the morning. One ruler out of three had some work to do.
      D<map> A big school is a small town with bells. {Name} may hold the right plan in one hand and still end up at the wrong door. That is because a new place is stored in a head one corridor at a time. The lines between them get drawn later. Until then it is quite possible to be lost with a timetable in the hand.
      P<map> Teachers who see somebody come in late in the first months mostly know why. They have drawn that map themselves once.
      P<map> Somebody who walks fast may not know the way at all. Corridors are full of confident people going in the wrong direction.
      Q<map> Between two lessons, {Name} might feel ____. At lunch it may be another word.
      H<map> {helper} can ask the school for a plan and mark the five rooms that matter most. ~ Five are enough to begin with.
      H<map> {helper} can ask the tutor who else goes the same way. ~ Two people get lost more cheerfully.
      T<map> {he} can choose one thing to steer by, such as a clock or a blue door. ~ A town has those too.
      T<map> {he} can ask the nearest adult, and say only the room. ~ It takes three seconds.
      C<map> {he} can think, "One corridor at a time."
      A<map> One day a corridor that was strange turns out to be the quick way to lunch. School gets smaller by such things, and nobody notices the moment. A seat at a table comes in the same manner, often from being near the same people twice. No map is ready on the first day, because it gets drawn on foot.
      D<apart> On the first day at a bigger school, most people seem to arrive in twos and threes. {Name} may be the only one there from the old class. It looks as if everybody else had been sorted already. In the first weeks those little groups change a lot, because the timetable mixes them. Meanwhile the old friends have new corridors of their own.
      P<apart> The people in the groups are not as sure as they look. Some hold on to each other because they know no one else.
      P<apart> Friends at another school wonder what it is like and whether they have been replaced. A message settles that.
      Q<apart> Standing at the edge on the first day, {Name} might feel ____.
      H<apart> {helper} can put a date with an old friend in the calendar before school starts. ~ Then it is certain.
      H<apart> {helper} can find out which clubs begin in the first weeks.
      T<apart> {he} can ask somebody the way, even if {he knows} it. ~ It is a conversation with an ending.
      T<apart> {he} can choose a seat next to another person who came alone.
      C<apart> {he} can think, "I still have friends. I am adding some."
      A<apart> By half term a few people at school know {his} name, and one knows what {Name} finds funny. The old friends meet on a Saturday and compare lunches. Both can go on. Nobody needs to give up one set to have the other.
      D<bus> The way to a bigger school may begin at a bus stop. {Name} may be going alone for the first time, with a pass, a bag and an eye on the time. A bus has a number, a direction and a driver who does not wait long. That sounds like a lot to get right. Each part of it can be practised on a day without school.
      P<bus> The others at the stop look as if they had done it for years. Some of them began last week.
      P<bus> Somebody at home will look at the clock until a message comes. It is what people do who care about a person on a bus.
      Q<bus> At the stop, {Name} might feel ____.
      Q<bus> When the doors close, {Name} might notice ____.
      H<bus> {helper} can ride the whole way with {him} once, and once sit five rows behind.
      H<bus> {helper} can write down what to do if the bus is late or full. ~ It fits on a card behind the pass.
      T<bus> {he} can choose a seat near the driver for the first week. ~ Questions are easier from there.
      T<bus> {he} can learn the three stops before the right one. ~ Then nothing comes as a surprise.
      C<bus> {he} can think, "Number, stop, bell."
      A<bus> After a week or two the bus is simply how the day begins. The three stops go by, then the bell, then the school gate. The card is still behind the pass, in case. Somebody at home has stopped looking at the clock, or nearly.
    `),
    '11+': script(`
      D<door> A first day at {senior}, like most things, begins at a gate. {Name goes} through it with hundreds of people, and many of them only look as if they know the way. A body answers this as it answers anything new. The heart speeds up, the hands may be cold, and breakfast sits oddly in the stomach. It is preparation, and it would happen before a concert too. In the afternoon the gate leads the other way, and the same body comes out of it more slowly.
      D<door> There is one gate, and on the first morning of {senior} a crowd arrives at it all at once. {Name} may see people in groups and think that the groups are finished. Some of them formed ten minutes ago, mostly out of relief. A fast heart at that gate is not a warning. It means that the body is preparing, with the same chemistry that it uses before a concert or a match. In the afternoon, people leave by the same gate in quite different groups.
      D<parts> A timetable for the first week at {senior} can look like a train map of a foreign country. {Name needs} only one square of it at a time. Each square has a subject, a room and an end. Between the squares come a few minutes of corridor, when hundreds of people change places and somehow arrive. It helps to read the next square and leave the rest, because a mind that is busy with the last lesson misses the first. Nobody is asked to do Thursday on a Monday.
      D<parts> On paper, a week at {senior} is a grid of small squares, and on the first day all of them are blank. {Name has} no picture yet of who teaches what, or which rooms smell of paint. That is an uneasy state, and the mind likes to fill blank squares with guesses. Guesses tend to be worse than lessons. A square is often less than an hour long, because people learn better with breaks. Then there is a bell, and the next one.
      D<bag> A bag packed for the first day at {senior} often weighs too much. {Name} may be carrying books for lessons that will not happen until the week after, because there was no way of knowing. That is what being careful weighs when information is missing. It is also a popular mistake, and half of the corridor tends to be making it. Within a week or two the bags get lighter, and so does the guessing. Knowledge takes up no space at all.
      D<bag> On the evening before the first day at {senior}, packing a bag is an exercise in guessing. {Name} may not know yet which teachers insist on a second notebook, or how far apart the rooms are. So it is reasonable to pack for a small expedition. The weight is no sign of worrying too much. It shows that information has not arrived yet, and shoulders are the part of the body that pays for it. Within two weeks, most of the guesses tend to be out of the bag.
      P Older students can look enormous from below. To them, the new ones are mostly a reminder of a first week that they would rather forget. They spend little time on what anybody else is wearing, because they are busy with what they are wearing themselves. When somebody asks the way, most of them are helpful and slightly proud of knowing.
      P Friends from the last school may land in other classes and find new company within days. It does not mean that an old friendship has been marked down. They may be nervous, and holding on to whoever is nearest. Loyalty is hard to see in week one, and it often turns up again in week six.
      P Teachers know that a first day is mostly noise. They see a hundred new faces, and would rather answer a simple question than find out in a month that nobody dared to ask. Several of them have been late to their own lessons. It is a large building for them too.
      P People at home tend to think of their own first day, and they sometimes answer a question from twenty years ago. When they give too much advice, they are often calming themselves. Most of them would rather hear one true sentence than a cheerful one. They may need telling.
      Q At the entrance, {Name} might feel ____. Curiosity and dread can share one stomach without getting in each other's way.
      Q In the first lesson, {Name} might notice ____. It may be a small thing, such as cold hands or a dry mouth.
      Q On the evening before, {Name} might feel ____. It would be odd if it were only one thing, so there is room for two words.
      H {helper} can try out the route with {him} on a quiet day before. ~ That takes one unknown out of the first morning, which has enough of them.
      H {helper} can let the first hour after school be silent, with food in it. ~ Questions get better answers later, because listening all day is hard work.
      H {helper} can ask the school in advance about anything that is unclear. ~ Offices like to be asked a week early rather than at nine on a Monday.
      H<helper> {helper} can describe an actual first day, including the worst ten minutes of it. ~ Honest stories help more than cheerful ones.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a reasonable place to start.
      H<adult> {helper} can make time for {adult} in the evening. ~ When a whole day was new, it helps that something is not.
      T {he} can speak to one person who also looks unsure where to go. ~ Few people object to company at that moment.
      T {he} can breathe out for longer than in, four or five times, before going through a door. ~ A long breath out lets the heart slow down a little.
      T {he} can write down three practical questions and get them answered by lunch. ~ Small facts take up less room in a mind than guesses.
      T<comforter> {he} can keep {comforter} at home for the evening. ~ It is nobody else's business, and it works.
      T<comforter> {he} can plan an hour with {comforter} and no questions after school. ~ A day of new faces is work, and work is followed by a rest.
      T<quiet> {he} can spend part of the lunch break {quiet}. ~ A quarter of an hour without new faces is a proper rest.
      T<activity> {he} can find out where people meet for {activity}. ~ It is easier to talk to somebody while doing something else.
      T<doing> {he} can try {doing}, which has worked before. ~ A busy day is a poor time to test new methods.
      T<doing> {he} can begin the day by {doing}. ~ One familiar thing in the morning makes the unfamiliar ones seem fewer.
      C<door> Walking in, {he} can think, "This is preparation, not prediction."
      C<door> In the middle of the day, {he} can think, "The gate works in both directions."
      C<parts> When the page looks impossible, {he} can think, "Next square only."
      C<parts> Before a lesson, {he} can think, "One square, and then a bell."
      C<bag> When it all seems too much, {he} can think, "Heavy today, because I am guessing."
      C<bag> On the stairs, {he} can think, "This weighs a lot because it is mostly guesses."
      C<topic> To start a conversation, {he} can ask, "Is anybody here interested in {topic}?"
      C<topic> When a silence gets long, {he} can say, "I know far too much about {topic}."
      A<door> By the afternoon, nothing about the gate has changed except the direction. What {Name knows} about the place has changed a good deal. A first day is a sample of one, which is too small for any conclusion about a school. On the next morning the gate is merely the way in.
      A<door> A crowd walks in through a school gate as strangers and walks out again as slightly less strange. Nobody can say on the first afternoon who will be a friend by the next summer, and it is honest to leave that open. The gate will be there on the second day. There tend to be fewer people at it who are pretending.
      A<parts> Square by square, the first day at school fills itself in. After some weeks the page is folded small and hardly read. Some squares turn out dull, one or two turn out better than expected, and nobody could have said in advance which ones. Until then, the next one is all that {Name needs} to read.
      A<parts> By the end of the first week, the page has faces in it, and perhaps one room that smells of paint. A good many guesses were wrong, in both directions. School is made of these small squares, and each of them comes to an end, usually with a bell. Even double science has an edge.
      A<bag> The weight goes down one item at a time, as each guess gets replaced by something known. Nobody announces it. One morning the bag for school closes without a struggle, and {Name} may hardly notice. What is left in there by then is what the day needs, plus, quite possibly, one spare ruler.
      A<bag> Unpacking on the first evening is more informative than packing was. Whatever stayed at the bottom all day was a guess, and most of it can stay at home. The bag will be heavy again at times, on days with too many subjects. By then, though, it holds what school asks for, and no longer what a careful person can imagine.
      D<map> Secondary schools were built over decades by people who did not talk to one another, and it shows in the corridors. {Name} may get lost in one, which says more about the building than about {him}. The brain makes its maps from landmarks and repetition, and it takes months rather than days. Nearly everyone new is lost at some point in the first weeks, and most of them manage not to look it.
      P<map> Older students were lost in the same corridors, and teachers know what the first weeks look like. A late face in September surprises nobody.
      P<map> People who are asked the way are mostly pleased to know it. For them it is ten seconds, and hardly anybody remembers who asked.
      Q<map> In the corridor between two lessons, {Name} might feel ____. By the third week the word may be a different one.
      H<map> {helper} can make a plan with {him} for a missed bus or a wrong corridor. ~ A plan takes most of the size out of it.
      H<map> {helper} can go over a plan of the building for ten minutes. ~ It is dull, and it works.
      T<map> {he} can walk the two worst routes once when the building is empty. ~ Feet remember what eyes were too busy for.
      T<map> {he} can ask the nearest person, "Do you know where we go next?" ~ It is a common question there.
      C<map> {he} can think, "The map is late. It is coming."
      A<map> One week the feet turn the right way before the head has thought about it. Nobody notices the day on which it happens. There will be a wrong door now and then, and a school has seen a great many people come in late and out of breath. The map gets drawn on foot, one corridor at a time.
      D<apart> Going up to {senior} without a single friend from the old school means walking in with nobody to walk in with. {Name} may have noticed that everyone says "you'll make new ones", as if the old ones were a coat that got too small. They were not. It is a real loss of company, and it comes on a day that is hard enough. It is also true that the first weeks are the time when groups are least finished.
      P<apart> People who arrive with friends often cling to them, and find by November that they have little in common. Arriving alone is harder in September and freer afterwards.
      P<apart> Friends elsewhere are going through the same thing in another building. They may be slow to write because they are tired, and not because they have forgotten.
      Q<apart> Walking in alone, {Name} might feel ____. It may be different by Friday.
      H<apart> {helper} can make it easy to see old friends, with lifts and floors to sleep on.
      H<apart> {helper} can ask the school to put {him} in a form with one known face, if there is any.
      T<apart> {he} can say one ordinary thing to whoever sits nearby in the first lesson. ~ "Do you know where we go next?" has started a lot of friendships.
      T<apart> {he} can join one club in the first two weeks, for the company as much as the subject.
      C<apart> {he} can think, "I came alone, and so did more people than I can see."
      A<apart> A few weeks on at {senior}, there are people to sit with, though perhaps not yet people to tell things to. Those are still on the phone and come round on Saturdays. It takes most people until spring to know who their friends there are. Nobody at the gate can tell any more who came with whom.
      D<bus> A school bus is a small society with fixed seats that nobody has ever assigned. {Name} may be more concerned about those forty minutes than about any lesson. There is the timing, the pass, the question of where to sit and the noise at the back. The practical half can be solved in an afternoon. The other half mostly settles itself in a couple of weeks.
      P<bus> Older pupils on the bus are less interested in newcomers than it seems. They are asleep, or behind headphones.
      P<bus> Drivers know who is new in September, and most of them wait a second longer.
      Q<bus> Waiting at the stop, {Name} might feel ____.
      H<bus> {helper} can do the journey with {him} once in the holidays, and then stay out of it.
      H<bus> {helper} can agree on a plan for a missed bus, with a number to ring.
      T<bus> {he} can sit near the front for the first fortnight. ~ Hardly anything ever happens there.
      T<bus> {he} can find one person from the same stop. ~ Two people waiting is a different thing.
      C<bus> {he} can think, "There is a plan for the one I miss."
      A<bus> In a month {Name} may know the bus by the sound of its brakes. There is a usual seat, and usual faces, and somebody who gets on at the third stop and talks. The school gate comes up on the left. It has become the part of the day in which nothing is asked of anybody.
    `),
  },
};

/** The very first day of nursery or school, and from eight on the first day at a bigger one: goodbye, a day in parts, a bag. */
export const firstDaySchool: Frame = withScenes(
  own,
  newChildminder,
  againTomorrow,
  saturdaySchool,
  anotherSchoolForAFriend,
);
