import { weeksIntoANewSchool } from './weeks-into-a-new-school.ts';
import { roomsWithNumbers } from './school/rooms-with-numbers.ts';
import { script, type Frame } from '../frame.ts';
import { SCHOOL, TEACHER } from '../school-roles.ts';
import { TEACHER_BEFORE } from '../teacher-roles.ts';
import { withScenes } from './scene.ts';
import { homeLanguage } from './school/home-language.ts';
import { oneMoreFirstDay } from './school/one-more-first-day.ts';
import { ropeThatIsTurning } from './school/rope-that-is-turning.ts';
import { nobodyToPlayWithYet } from './school/nobody-to-play-with-yet.ts';

const own: Frame = {
  id: 'new-school',
  name: 'Changing to a new school',
  says: [
    'starting at a new school',
    'changing schools',
    'moving to a different school',
    'we moved house and she has to go to a new school',
    'switching schools in the middle of the year',
    'doesnt want to leave his old school',
    'new school no friends yet',
    'misses her old school and her friends',
    'transferring to another school next month',
    'moving to a new nursery after we moved',
    'new kindergarten because of my job',
    'hes the new kid and nobody talks to him',
    'nervous about his new school',
    'she has to change schools and she is scared',
    'joining a new class mid year',
    'first week at the new school was hard',
    'cries every morning since the new school',
    'new daycare starting monday',
    'school move',
    'leaving her friends behind at the old school',
    'worried he wont find his way around the new school',
    'new scool, dosnt know anyone',
    'second school in one year',
    'we relocated and everything is new for him at school',
  ],
  claims: {
    strong: [
      'new school',
      'different school',
      'another school',
      'change school',
      'change schools',
      'changing school',
      'changing schools',
      'switch school',
      'switch schools',
      'switching schools',
      'move school',
      'move schools',
      'moving school',
      'moving schools',
      'moved schools',
      'moved school',
      'changed schools',
      'changed school',
      'switched schools',
      'swapped schools',
      'school move',
      'transfer school',
      'old school',
      'change nursery',
      'move nursery',
      'new nursery',
      'new preschool',
      'new kindergarten',
      'new daycare',
      'hes the new kid',
      'shes the new kid',
      'is the new kid',
      'the new kid at',
      'being the new kid',
      'second school in',
    ],
    cues: ['school', 'new', 'transfer', 'relocate', 'class', 'classroom', 'nursery', 'move', 'miss', 'switch', 'join'],
    not: [
      'new timetable',
      'timetable at school',
      'new school year',
      'new school shoe',
      'new school shoes',
      'new school uniform',
      'new school bag',
      'first day of school',
      'scared of dogs',
    ],
  },
  topicWords: ['school', 'nursery', 'preschool', 'kindergarten', 'daycare', 'childminder', 'playgroup'],
  facts: [
    'The brain builds a map of places from walking through them, wrong turns included; cells in one part of it are specialised for this.',
    'Ways and rooms become familiar by repetition; after some weeks people find them without thinking.',
    'Most people forget many of the names they hear at once; a name says nothing about its owner, so it is harder to keep than a job or a story, and using it helps.',
    'People notice others less than others believe (the spotlight effect).',
    'People who ask a question and then a second one about the answer tend to be liked more.',
    'Paying attention to many new things at once is tiring.',
    'What a person knows and can do does not change with the school.',
    'Missing old friends and getting to know new ones can happen at the same time.',
    'Children who start school in a language that is new to them often listen for weeks or months before they speak it; understanding comes before speaking.',
  ],
  threads: {
    oldteacher: 'the teacher of the school before, who gets a letter',
    lunch: 'a tray, and a place at a table',
    special: 'a school with small classes and its own rules',
    safe: 'people who know, in a place where it has not happened',
    weeks: 'the weeks between being new and being from here',
    map: 'the way through the new school, learned one door at a time',
    same: 'what comes along unchanged: the nose, two and two, seven eights, the handwriting',
    names: 'many new names, learned one at a time, and one new name for the others',
    tongue: 'a few words at a time in a new language',
  },
  threadCues: {
    oldteacher:
      /\b(?:(?:leav\w+|miss\w*|sad about|upset about|loved?|goodbye to|attached to|wants?)\b[^.!?]{0,24}\b(?:(?:old |last |lovely )?(?:teacher|ta|key ?worker|childminder)|(?:Mrs|Mr|Ms|Miss)\.? [a-z]+)|(?:old|last|former|favou?rite) (?:teacher|ta|key ?worker))\b/i,
    lunch:
      /\b(?:(?:sits?|eats?|eating|has|having|spends?|alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|nobody|no one|no-one)\b[^.!?]{0,30}\b(?:lunch\w*|break ?times?|breaks?|dinner|canteen|playtimes?)|(?:lunch\w*|break ?times?|breaks?|playtimes?)\b[^.!?]{0,30}\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|nobody|no one|with no))/i,
    special:
      /\b(?:special (?:school|needs school|unit|class)|sen(?:d)? school|resource base|specialist (?:school|provision|setting)|alternative provision|autis\w* (?:unit|base|school))\b/,
    safe: /\b(?:after|because of|due to|over|from|left|leaving|escape\w*|again)\b[^.]{0,40}\b(?:bull(?:y|ied|ying|ies)|picked on)\b|\b(?:bull(?:y|ied|ying|ies)|picked on)\b[^.]{0,40}\b(?:again|(?:at|in) (?:his|her|their|the) (?:old|last|previous|former))\b/,
    weeks:
      /\b(?:(?:second|third|fourth|fifth|sixth) (?:week|month|term) (?:at|in)|(?:\d+|two|three|four|five|six|several|a few|few|couple of) (?:weeks?|months?|terms?)|(?:weeks?|months?|terms?) (?:ago|in|later|now|on)|since (?:september|january|easter|christmas|half[- ]?term|the summer|he|she|they|we)|still (?:\w+ ){0,3}(?:hates?|cries|no friends|alone|misses|unhappy|sad|lonely|not settled|crying)|(?:has ?n.?t|not|n.t) settled)\b/,
    tongue:
      /\b(?:(?<!\b(?:bad|body|sign|foul|rude) )languages?|(?:not|\w*n'?t|no|cannot|never) (?:yet )?(?:speak\w*|understand\w*|know\w*) (?:a word|much|any|enough|the language|a single|yet\b)?[^.]{0,14}\b(?:english|german|french|spanish|italian|dutch|polish|welsh|arabic|mandarin|swedish|danish|turkish|portuguese|anyone there)|(?:no|little|any|only|speaks?|speaking|learn\w*) (?:english|german|french|spanish|italian|dutch|polish|welsh|arabic|mandarin|swedish|danish|turkish|portuguese)|(?:english|german|french|spanish|italian|dutch|polish|welsh|arabic|mandarin)[- ](?:speaking|school|class|nursery|kindergarten)|bilingual|translat\w*|abroad|foreign (?:country|school))\b/,
  },
  onlyWhenSaid: ['tongue', 'weeks', 'safe', 'special', 'lunch', 'oldteacher'],
  answers: { map: /\bwhere (?:anything|everything|things|to go|the \w+) (?:is|are)\b|\bfind (?:his|her|their) way\b/i },
  tellsAlone: ['weeks', 'safe', 'special', 'lunch', 'oldteacher'],
  comesFirst: ['lunch', 'oldteacher'],
  decidedBy: [
    // A new nursery after a move is about the nursery.
    /\b(?:moving to|starting (?:at )?|changing to|going to|starts (?:at )?) ?(?:an? |his |her |their )?(?:new|different) (?:nursery|pre-?school|playgroup|school)\b[^.!?]{0,12}\b(?:because|as|since|after|cos) (?:we|the family)(?:['’]ve| have|['’]re| are)? (?:just )?mov\w+/i,
  ],
  isNoneOfThese: [
    /\b(?:moving to|starting (?:at )?|changing to|going to|starts (?:at )?) ?(?:an? |his |her |their )?(?:new|different) (?:nursery|pre-?school|playgroup|school)\b[^.!?]{0,12}\b(?:because|as|since|after|cos) (?:we|the family)(?:['’]ve| have|['’]re| are)? (?:just )?mov\w+/i,
  ],
  roles: {
    school: SCHOOL,
    teacher: TEACHER,
    before: TEACHER_BEFORE,
    oldfriend: {
      fallback: { text: 'an old friend' },
      cues: [
        {
          match: /\b(?:best )?(?:friends?|mates?|bestie) (?:is |called |named )?(?=\p{Lu})/u,
          phrase: { text: 'a friend' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Letter for a Teacher', thread: 'oldteacher' },
      { text: 'A Place on the Bench', thread: 'lunch' },
      { text: 'Somebody Knows', thread: 'safe' },
      { text: 'Not So New Now', thread: 'weeks' },
      { text: 'One Word, Two Words', thread: 'tongue' },
      { text: 'New Door, Same Nose', thread: 'same' },
      { text: 'Nobody Can Leave a Nose at Home', thread: 'same' },
      { text: 'Hello, Door. Hello, Chair', thread: 'map' },
      { text: 'A Hook for One Coat', thread: 'map' },
      { text: 'One Name Today', thread: 'names' },
      { text: 'So Many Names, and {name}', thread: 'names' },
      { text: 'A New Place for {name}' },
      { text: 'When All of It Is New' },
    ],
    older: [
      { text: 'A Letter to the School Before', thread: 'oldteacher' },
      { text: 'A Place at a Table', thread: 'lunch' },
      { text: 'A Smaller Room', thread: 'special' },
      { text: 'Built Another Way', thread: 'special' },
      { text: 'The People Who Know', thread: 'safe' },
      { text: 'A Place Without That Story', thread: 'safe' },
      { text: 'The Weeks in Between', thread: 'weeks' },
      { text: 'No Longer New, Not Yet Old', thread: 'weeks' },
      { text: 'Three Words by Friday', thread: 'tongue' },
      { text: 'A New Language, Word by Word', thread: 'tongue' },
      { text: 'A Language in Small Bits', thread: 'tongue' },
      { text: 'Door by Door', thread: 'map' },
      { text: 'The Cupboard Behind the Wrong Door', thread: 'map' },
      { text: 'New School, Same {name}', thread: 'same' },
      { text: 'What Comes Along to a New School', thread: 'same' },
      { text: 'One New Name, and a Whole Class', thread: 'names' },
      { text: 'Too Many Names Before Lunch', thread: 'names' },
      { text: 'The New One' },
      { text: '{name} and the New School' },
    ],
  },
  benefits: [
    'Takes the new school apart into small things that can be found, learned or asked for one at a time.',
    'Shows what the other children and the teacher may be thinking when somebody new comes in.',
    'Offers {name} one thing to do and one thing to think, and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What was there to find in the story?',
      'How does it feel for {name} when a place is new?',
      'Shall we look for the coat hook together?',
    ],
    older: [
      'Which thing in this story gets easier with time?',
      'Which word went into the blank, and would there be a second one?',
      'Shall we think of one question to ask somebody there?',
    ],
  },
  cover: {
    setting: 'school-gate',
    time: 'day',
    pose: 'walk',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['backpack', 'coat'],
  },
  text: {
    '2-3': script(`
      D<map> {Name has} a new {school}. There is a new door. There is a hook for a coat. Where is a chair? There it is!
      D<map> Look, look, look! {Name is} at a new {school}. Here is the door. Here is a hook. Here is a chair to sit on.
      D<same> The door is new. The chair is new. {his} {school} is new. Is the nose new? No! It is the same nose.
      D<same> Here is {Name} with one nose. Here is a new {school}. The door is new. The toys are new. The nose is not new.
      D<names> New {school}, new children. Each one has a name. {Name has} a name too. So many names! One is enough today.
      D<names> Who is that? Who is this? {Name is} at a new {school}. There are new children here. Each one has a name.
      P {teacher meets} lots of new children. A quiet hello is fine.
      P Other children were new once. They looked and looked too.
      P Some children play first. Some look first.
      P Grown-ups can be new too. Then they look for a chair.
      Q At the new {school}, {Name} may feel ____.
      Q In a new room, {Name} may feel ____.
      Q With so much new, {Name} may feel ____.
      Q When new children look, {Name} may feel ____.
      H {helper} can walk in with {him}.
      H {helper} can look around too.
      H {teacher} can show where things go.
      H<helper> {helper} can stay at the start.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      T {he} can find one good toy.
      T {he} can look first and play later.
      T {he} can wave to one child.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can squeeze {comforter}.
      T<quiet> {he} can start with {quiet}.
      T<doing> {he} can try {doing}.
      T<doing> {he} can start by {doing}.
      C<map> {he} can say, "Hello, door! Hello, chair!"
      C<map> {he} can say, "Here is my hook."
      C<same> {he} can say, "Same nose!"
      C<same> {he} can say, "New door, same nose!"
      C<names> {he} can say, "One name today."
      C<names> {he} can say, "Who is that?"
      C<topic> {he} can say, "I like {topic}."
      C<topic> {he} can say, "Who likes {topic}?"
      A<map> The door stays there. The hook stays there. The chair stays there too. Bye-bye to {school}. Hello, home.
      A<map> Day by day, there is less to find. Hello, door. Hello, hook. Hello, chair. Hello, {school}!
      A<same> The {school} is new. The nose is the same. The toes are the same. It is the same {Name}.
      A<same> New door, same nose. New toys, same toes. New {school}, same {Name}. That is a good start.
      A<names> One day, one name. Next day, one more. Children at {school} learn a name too. It is {hers}.
      A<names> This one has a name. That one has a name. The new name is {hers}. Now {school} has one more name.
    `),
    '4-5': script(`
      D<map> {his} new {school} is full of places. There is a door, a coat hook and a chair. At first they are hard to find. Then comes the door, and that makes one. Next comes the hook, and that makes two.
      D<map> Where does a coat go at a new {school}? {Name looks} for a hook. First comes the door. Then comes a hook, and then a chair. A hook cannot walk away. So it stays found.
      D<same> A lot is new at {his} new {school}. The door is new. So are the songs. The nose is not new at all. The same two ears come along too. No one can leave a nose at home.
      D<same> One new door, one new chair, ten new coats. There is a lot to see at a new {school}. In the middle stands {Name}, with the same nose. It was there before. It came along, because noses do.
      D<names> At {his} new {school}, each child has a name. That is a lot of names. No head can learn them all in one day. So one name is fine for today. And one name in that room is {hers}.
      D<names> A new {school} has a lot of names in it. {Name brings} one more. The others have just one new name to learn. That is not so hard for them. So one name a day is fine for {Name} as well.
      D<tongue> At the new {school} {Name} may not know the words. It sounds like a song with no end. But a smile needs no words. A hand can point. After some days one word comes out, and then one more.
      P Many children know what new is like. Some look at a new child for a while. Looking is how they get to know a person.
      P {teacher has} met many new children. Most of them did not know where to sit. Small questions help them all.
      P Some children talk right away. Others wait a while first. Both kinds can play well later.
      P Grown-ups can be new too, at a new job. They look for a hook as well. Some walk into the wrong room.
      P<tongue> The others do not have the words of {Name}. They are new to that as well.
      Q At a new door, {Name} may feel ____.
      Q When so much is new, {Name} may feel ____.
      Q When new children look, {Name} may feel ____.
      Q On the way to a new room, {Name} may feel ____.
      H {teacher} can show {him} where things go. ~ It helps to see them first.
      H {helper} can come along and look around too. ~ Two people see more than one.
      H {helper} can ask what comes first. ~ Then it is known at home too.
      H<helper> {helper} can tell {him} about home time. ~ It helps to know what comes at the end.
      H<adult> {helper} can help before it is time to go. ~ What has helped before is {adult}.
      H<adult> {helper} can make time for {adult}. ~ It helps when one thing is not new.
      H<tongue> {teacher} can show it with hands and pictures. ~ That helps in each language.
      T {he} can look around for one good toy.
      T {he} can stand near {teacher} and look first.
      T {he} can ask, "Where does this go?"
      T {he} can wave to one child, and that is plenty.
      T<comforter> {he} can hold {comforter} on the way.
      T<comforter> {he} can hug {comforter} and look around.
      T<quiet> {he} can start the day with {quiet}.
      T<doing> {he} can try {doing} at the start.
      T<doing> {he} can start the day by {doing}. ~ It is good to start with a known thing.
      T<tongue> {he} can point to what is needed.
      C<map> {he} can think, "Door, hook, chair."
      C<map> {he} can say in a soft voice, "I know that hook."
      C<same> {he} can touch {his} nose and think, "Same nose."
      C<same> {he} can think, "New door, same nose."
      C<names> {he} can think, "One name is enough."
      C<names> {he} can ask one child, "What is your name?"
      C<topic> {he} can say to one child, "I like {topic}."
      C<topic> {he} can ask, "Who else likes {topic}?"
      C<tongue> {he} can say, "One word today."
      A<map> Each day at {school}, there is less to find. First it was the door. Then it was the hook and the chair. At home time the coat comes off the hook.
      A<map> The door does not move in the night. The hook stays, and so does the chair. So {school} gets a bit less new each day. A coat has its place there now.
      A<same> The door gets a bit less new each day. New songs turn into old songs. The nose is the same as before. Behind the new {school} door is the same {Name}.
      A<same> Some things change, and some things come along. The {school} is new. The nose, the ears and the name are not. They all go home again at home time.
      A<names> On one day there is one name. On the next day there may be one more. The other children at {school} learn a new name too. That new name is {hers}.
      A<names> Names come one at a time. Some slip away, and then they can be asked for again. The children at {school} have one more name now. It is {hers}.
      A<tongue> One word is a small thing, and it opens a door. Then there are two, and three. At {school} there is time for it. The words from home are all still there.
      D<weeks> {Name} knows the way to the new {school} now. The hook is not new any more. But it is not all good yet. Some days are long. The old place is still in the head. It takes time to get used to so much.
      P<weeks> The others have been there a long time. They forget that it takes a while. They may wait for a hello.
      Q<weeks> On the way in, {Name} may feel ____.
      H<weeks> {helper} can ask, "Which bit is hard?" ~ One bit can be changed.
      H<weeks> {helper} can tell the teacher what is still hard.
      T<weeks> {he} can choose one child to sit with.
      T<weeks> {he} can bring one thing to show.
      C<weeks> {he} can think, "Not new, and not old yet."
      A<weeks> A new shoe is stiff for some time. Then it is just a shoe. {school} can be like that, a bit at a time. It is okay to miss the old one as well.
      D<lunch> At a new school, play time can be long. {Name} may stand at the wall and look. The others know each other and run. They do not see that somebody would like to run too. A new face is not in their game yet.
      P<lunch> Children who play are busy. They often say yes when somebody asks.
      Q<lunch> At play time, {Name} may feel ____.
      H<lunch> {helper} can tell the teacher about it.
      T<lunch> {he} can stand next to a game and ask, "Can I play?"
      C<lunch> {he} can think, "One game is a start."
      A<lunch> Somebody at school said yes today, or will say it another day. The wall is still there for a rest. {Name} can tell at home how the game went. A new face gets known, bit by bit.
      D<oldteacher> A new school has a new teacher in it. {Name} may think of {before} in the morning. It is odd that they are not in the same room. {before knows} {Name} well, and that does not stop. A teacher keeps a lot of children in mind.
      P<oldteacher> {before} may look at an empty hook and think.
      P<oldteacher> A new teacher knows that somebody is missed.
      Q<oldteacher> Thinking of {before}, {Name} may feel ____.
      H<oldteacher> {helper} can help {him} to send a letter.
      T<oldteacher> {he} can draw the new classroom for {before}.
      C<oldteacher> {he} can think, "I can like you and learn a new name."
      A<oldteacher> The letter goes into the red box with a plop. It tells about the new school, and the hook by the door. {before} may read it with a cup of tea. The new teacher has a nice way to sing the register.
    `),
    '6-7': script(`
      D<map> There are a lot of doors in {his} new school. No one new can know what is behind them. A wrong door may be a cupboard full of paper. That is fine, because now it is one more door that is known. The way to the classroom gets easy by walking it. It comes door by door.
      D<map> At a new school, even the toilets take some finding. {Name} may see the right door two times and not know it. Doors look alike until somebody has been through them. After that, each one is a door to something. One is for the classroom, and one is a cupboard full of paper. A school gets known like this, door by door.
      D<same> Two and two make four at {his} old school. They make four at the new school as well. The bell may be different, and so may the lunch. Some things move along and stay the same. Words are spelled in the same way. {Name is} the same person in both buildings.
      D<same> A new school changes a lot for {Name} at once. The bell is new, the gate is new, and lunch is somewhere else. Not everything changes, though. Two and two are still four there. A book still opens at the front. What a person knows comes along, and it needs no bag.
      D<names> A class is full of names, and nobody wears a sign. For {Name}, a new school means that they are all new. The others have just one new name to learn. Most people forget a name the first time they hear it. Then they ask again, and it gets easier. One name a day is a good speed.
      D<names> Names are hard to keep, and there is a reason for it. A name does not say what a person is like. At {his} new school, a name may be gone in a minute. That happens to grown-ups too. The other children have it easier, with only one new name to learn. Asking again is part of it.
      D<tongue> At a new school with a new language, a day is full of noise. {Name} may hear people laugh and not know why. Ears sort it out before the mouth does. They listen and listen, for weeks. It looks as if nothing was happening, and a lot is.
      D<tongue> {Name} knows how to count, how to draw and how to be a friend. In a new language, nobody at {school} can hear that yet. What is known is still known. It only has no words on it. Some things can be shown, like a goal, or a good drawing.
      P A new person is interesting, so some children may look. They may want to say something and not know what. From outside, shy can look the same as unfriendly.
      P {teacher has} met many new children before. Not one of them knew the way on the first day. To {teacher}, a question is an ordinary thing.
      P Some children in a class have been friends for years. That does not mean that there is no room. Many games get better with another person.
      P Other people in a class may have been new once as well. Some still remember how that was. For others it was too long ago.
      P<tongue> Children who hear a new language get a little louder when they explain. It does not help, but it is meant well.
      Q On a new morning, {Name} may feel ____. People can feel two things at once.
      Q Before lessons begin, {Name} may feel ____. It may be a different word by lunchtime.
      Q When a class looks up, {Name} may feel ____. That can change in a minute or two.
      H {teacher} can show {him} around while it is quiet. ~ It helps to see a place before it is full.
      H {teacher} can ask another child to walk along at playtime. ~ It helps to be with someone who knows the way.
      H {helper} can ask about one thing after school, and listen. ~ One question is easier than ten.
      H<helper> {helper} can look at pictures of the building with {him}. ~ A place that was seen before is easier to walk into.
      H<adult> {helper} can help by {adult} before school. ~ Things that helped before often help again.
      H<adult> {helper} can make time for {adult} after school. ~ It helps when one part of the day is not new.
      H<tongue> {teacher} can let {him} answer with a nod, a finger or a drawing. ~ Knowing comes before speaking.
      T {he} can ask one person where something is. ~ Most people like to be asked.
      T {he} can look at a game first and join in later. ~ Looking is a good way to learn how it goes.
      T {he} can say hello to the person in the next chair. ~ One person is a good number to start with.
      T<comforter> {he} can keep {comforter} in a bag for the day. ~ It helps to know that it is there.
      T<comforter> {he} can hold {comforter} after school and rest. ~ New places make a person tired.
      T<quiet> {he} can spend some of playtime {quiet}. ~ Sometimes another child comes over to look.
      T<doing> {he} can try {doing}, as at other times. ~ What helps in one place can help in another.
      T<doing> {he} can start the morning by {doing}. ~ It is good to begin with something known.
      T<tongue> {he} can learn three words that do a lot: yes, no and help. ~ Three are enough for a morning.
      C<map> After a wrong door, {he} can think, "One more door to know."
      C<map> In a long hall, {he} can think, "Door by door."
      C<same> When too much is new, {he} can think, "Two and two, still four."
      C<same> In a strange room, {he} can think, "Same me, new chair."
      C<names> When there are too many names, {he} can think, "One name a day."
      C<names> If a name is gone, {he} can ask, "What was your name again?"
      C<topic> To start a talk, {he} can say, "I know about {topic}."
      C<topic> At playtime, {he} can ask, "Who likes {topic}?"
      C<tongue> {he} can think, "I listen now. I speak later."
      A<map> Each week, fewer doors at school are a surprise. The classroom is easy to find by then, and so are the toilets. Wrong doors still happen, even to teachers. The paper in the cupboard does not mind.
      A<map> After a few weeks, a hand finds the right door without much thinking. One day somebody newer may come to that school. That person may ask where the toilets are. {Name knows} that door.
      A<same> After a while, the new bell is just the bell. Lunch is just lunch. Two and two go on making four, at this school and at others. And on one of the chairs sits the same {Name}.
      A<same> New things turn into known things, a few each week. Old things stay good, like two and two. The children at the new school had not met {Name} before. Now they know somebody new as well.
      A<names> After some days, a few names are easy. Others get mixed up, and then they can be put right. The class has learned its one new name. It is {hers}, and it belongs in that school now.
      A<names> Some names stay on the first try, and some on the fifth. Nobody counts. After a few weeks at school, most names and faces go together. One of those names is {hers}, and people there know it.
      A<tongue> By the end of a week there may be three words, or ten. They stand around like new friends. One day at {school} somebody makes a joke, and it arrives. Nobody knows beforehand which day that is.
      D<weeks> The new school is not so new any more. {Name} knows the doors by now, and that was the quick part. Liking a place is slower, and it cannot be hurried. It happens with people, and people take time. It is okay to miss the old school all the same.
      D<safe> Somebody was unkind at the old school, and it was not right. {Name} may look round at the new one and wonder. A body remembers, and it wants to be ready. That is why the first days are so tiring. There are grown-ups here who can know about it.
      P<weeks> The others see a face that they know by now. They may think that all is well. They cannot see the missing part.
      P<weeks> Teachers think of new children in the first week. After that they need to be told.
      P<safe> Nobody at the new school knows that story. They see somebody who is new, and that is all.
      P<safe> Bullying is not about the one who gets bullied. Something was wrong in that group, and it was a job for grown-ups.
      Q<weeks> On the way to school, {Name} may feel ____. It may be a mix.
      Q<safe> When somebody there laughs, {Name} may feel ____.
      H<weeks> {helper} can find out which part of the day is hard. ~ One part can be changed.
      H<weeks> {helper} can invite one child for an afternoon. ~ It is easier with one.
      H<safe> {helper} can tell the teacher what happened before. ~ Then one more person looks out for it.
      H<safe> {helper} can ask now and then how it is going. ~ There is no need to wait for something bad.
      T<weeks> {he} can sit near the same child for three days. ~ People get to know each other by being near.
      T<weeks> {he} can tell the teacher one thing that is still hard. ~ Teachers can move chairs and groups.
      T<safe> {he} can choose one grown-up there to tell. ~ It is good to know the name before it is needed.
      T<safe> {he} can stand near the children who play fair. ~ It takes a few days to find out who they are.
      C<weeks> {he} can think, "I know the doors. The people come next."
      C<safe> {he} can think, "This is another place."
      A<weeks> At some point the new school is just school. Nobody knows the day beforehand. Until then there are good bits and hard bits. Both can be told at home.
      A<safe> It is a new school, and somebody there can know. If anything unkind happens, it can be told on the same day. Telling is right, and it is not tales. Step by step, a body can stop looking round.
      D<special> The new school is built in another way. Its classes are small, so there are not many names to learn. {Name} may find a quiet corner there, or a plan in pictures. Grown-ups there know that people learn in many ways. It takes some days to find out what is where.
      P<special> The other children came from other schools too. They know what it is like to start there.
      P<special> The grown-ups would like to know what helps and what is too much. They can ask, and they can be told.
      Q<special> On the way there, {Name} may feel ____. It may be another word on the way home.
      H<special> {helper} can look at photos of the school with {Name}. ~ Then the rooms are not so new.
      H<special> {helper} can tell the school what helps {Name}. ~ Then they know it on day one.
      T<special> {he} can ask where the quiet place is. ~ It is good to know before it is needed.
      T<special> {he} can take one thing from home along. ~ A known thing helps in a new room.
      C<special> {he} can think, "This place has time."
      A<special> A school with small classes has fewer doors and fewer voices. One morning the way there is known, with each turn in it. The old school was one place, and this one is another. {Name is} the same in both.
      D<lunch> In a new school, lessons tell each child where to sit. Lunch does not. {Name} may stand there with a tray, and the tables look full. The others sit where they sat last week. They do it from habit, and nobody meant to leave a person out.
      P<lunch> At each table somebody was new once. They may have forgotten how long a lunch can be.
      P<lunch> Children who have friends already do not look round much. It takes a question to make them look.
      Q<lunch> With the tray in both hands, {Name} may feel ____.
      H<lunch> {helper} can tell the teacher how lunch is. ~ Somebody can be asked to keep a place.
      H<lunch> {helper} can ask one child from class to tea. ~ At home there are only two, and that is easier.
      T<lunch> {he} can ask, "Is this place free?"
      T<lunch> {he} can find one other child who sits alone.
      C<lunch> {he} can think, "One place and one name will do."
      A<lunch> A new school has a lot of tables, and it needs only one place. It may be found this week or in some weeks. Until then, lunch is half an hour, and a grown-up knows about it. Somebody may shift along on the bench.
      D<oldteacher> Some things go along to a new school, such as pens and jokes. {before} cannot go along. {Name} may miss the voice, or the way a story was read. A new teacher reads it with another voice. It takes time before that sounds right.
      P<oldteacher> {before} remembers a lot of children, and {Name} is one.
      P<oldteacher> The new teacher knows that it takes a while.
      Q<oldteacher> When the new teacher reads, {Name} may feel ____.
      H<oldteacher> {helper} can help to send a letter to {before}.
      T<oldteacher> {he} can write three things about the new school to {before}.
      T<oldteacher> {he} can tell the new teacher what {before} was good at.
      C<oldteacher> {he} can think, "I can miss one and get to know one."
      A<oldteacher> After a week there may be an answer, with a sun on it. It gets a place on the wall. At the new school the story has got to chapter three. It is a good one, in any voice.
    `),
    '8-10': script(`
      D<map> Brains draw maps without being asked. On the first days at a new school, the map in {his} brain is mostly empty. Each walk to a room adds a piece to it, door by door. Wrong doors count as well, even if there is only a cupboard behind them. There are cells in the brain that do exactly this work, and they need some practice. After a few weeks, most people find the library or the lunch hall without thinking about it.
      D<map> The first week at a new school is full of doors. {Name} may not know yet which ones lead to the library, the toilets or a cupboard full of chairs. That is normal, because a building is learned by walking, and the walking has hardly begun. The brain builds a map from every trip. It even uses mistakes, since a wrong door shows where something else is. Most people stop noticing their map once it works.
      D<same> Seven times eight was fifty-six at {his} old school. At the new one it is still fifty-six, although the room, the bell and the faces have changed. Moving changes what is around a person. It does not change what the person knows, finds funny or is good at. Those things are only invisible for a while, because nobody new has seen them yet. That takes time and nothing else.
      D<same> There is one thing that a new school cannot change, and that is the answer to seven times eight. {Name arrives} with it, and with all the rest that was learned before. In a new place, most of that is invisible. The others see a new face and perhaps a bag, because jokes and times tables do not show. They find out about the rest later, often by chance. It was there from the start.
      D<names> At {his} new school there may be a whole class of names to learn at once. People who hear many names in one morning tend to lose most of them by lunch. That is how memory works, at any age. The rest of the class has only one new name to learn, which is hardly fair. Names stay better when they are used soon. One name a day adds up to a whole class in a few weeks.
      D<names> In the first days at a new school, {Name} may hear a great many names. There is a reason why they are hard to keep. A name says nothing about the person, so memory has little to hold on to. It is easier to remember that a child has a rabbit than that a child is called Baker. The others have a smaller job, since there is only one new name for them. One name a day is enough to begin with.
      D<tongue> It is a strange thing to be clever in one language and silent in another. At a new school that may be so for {Name}, who has opinions and jokes but no words for them. Linguists call it the silent period. It can last for weeks or months, and the brain is busy in all of it. Understanding comes first, and speaking follows in its own time.
      D<tongue> Whoever starts at a new school in another language hears it first as one long word. {Name} may come home with a tired head, from listening alone. Little by little the long word falls into pieces. The first to come out are usually the useful ones and the rude ones.
      P Children who have been in one class for years may look sure of themselves. Many of them also wonder what to say to somebody new. There are no lessons in that. So a silence at lunch may just be two people thinking.
      P People notice each other less than most of them expect. Someone new may think that the whole class saw the wrong turn or the dropped pencil. In fact, most of the others were busy with their own thoughts. Some were wondering how they looked themselves.
      P {teacher has} probably met many new children. Teachers know that a quiet child may have a lot to say later. They also remember being new in a job and not knowing where the cups were kept. It made some of them kinder.
      P Best friends can look like a closed group. Often they have nothing against a new person. They are used to each other, and it takes them a while to notice somebody standing there. A simple question can help them to notice.
      P<tongue> Classmates may think that somebody who is silent has nothing to say. It is a mistake that people have made since there were borders. A shared game corrects it within ten minutes.
      P<tongue> The teacher knows that a quiet pupil may understand half of it by now. People who speak two languages are at an advantage later, and everybody agrees on that. It does not help at ten in the morning.
      Q Walking in on a new morning, {Name} might feel ____. It may be two words that do not match.
      Q At the start of the first break, {Name} might feel ____. That word may be different a week later.
      Q When an old friend comes to mind, {Name} may feel ____. Missing one person and liking another can happen on the same day.
      H {teacher} can ask someone to show {him} around for the first few days. ~ It is simpler to ask a person of the same age.
      H {helper} can help {him} keep in touch with {oldfriend}. ~ A new school does not cancel a friend.
      H {helper} can leave a little quiet time before asking about the day. ~ New places are tiring, even on good days.
      H<helper> {helper} can tell {him} about being new somewhere, with the embarrassing part left in. ~ Those are usually the useful stories.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H<adult> {helper} can make time for {adult} after school. ~ When much is new, it helps that something is not.
      H<tongue> {teacher} can put key words on the board before the lesson. ~ A word that was seen is heard sooner.
      T {he} can choose one person a day and ask one real question. ~ People tend to like those who ask about them.
      T {he} can look for a club to join in the second or third week. ~ Doing something side by side makes talking easier.
      T {he} can ask the way, even when a guess might work. ~ That finds the room and starts a conversation at the same time.
      T<comforter> {he} can keep {comforter} at home, ready for the evening. ~ It is good to have something soft waiting after a long day.
      T<comforter> {he} can spend a quiet half hour with {comforter} after school. ~ Being new all day is tiring work.
      T<quiet> {he} can spend part of a break {quiet}. ~ Sooner or later somebody tends to ask about it.
      T<activity> {he} can find out who else spends time {activity}. ~ It is easier to meet people over something both of them know.
      T<doing> {he} can try {doing}, because that has helped before. ~ It works in new buildings as well as in old ones.
      T<doing> {he} can begin the morning by {doing}. ~ One known thing makes the unknown ones seem fewer.
      T<tongue> {he} can collect three new words a day on a card, and use one of them. ~ Fifteen a week is a lot.
      C<map> After a wrong turn, {he} can think, "That goes on the map."
      C<map> In a corridor that looks like all the others, {he} can think, "Door by door."
      C<same> When nothing looks familiar, {he} can think, "Seven eights are still fifty-six."
      C<names> When a name has gone, {he} can say, "Sorry, what was your name again?"
      C<names> At the end of the morning, {he} can think, "One name a day."
      C<topic> To start a conversation, {he} can ask, "Does anyone here like {topic}?"
      C<topic> When there is a silence, {he} can say, "I know a lot about {topic}."
      C<tongue> {he} can think, "It is all in there. The words come later."
      A<map> Nobody can hand over a finished map of a school. It is made by walking, wrong doors and all. Often, within a few weeks, the corridors that looked alike have turned into the way to lunch. Then somebody newer comes in, holding a timetable, and asks {Name} where the library is.
      A<map> One morning, and few people notice which, the map of the school is good enough. There may be a door or two on it that {Name has} not opened yet. Most people leave a school without having seen each cupboard. The important doors are the ones with people behind them.
      A<same> Little by little, a new class finds out what {Name knows} and what makes {him} laugh. It cannot all happen in the first week. Meanwhile, none of it has gone away. Seven eights are fifty-six at every school, and they arrive without being packed.
      A<same> A school stops being new after some time, and nobody can say on which day it happened. By then there are things to laugh about that belong to that place. The old ones are still good as well. Seven times eight has not noticed the move at all.
      A<names> There is no list of forgotten names. Most people are glad to be asked again, because it means that somebody wants to know. After a few weeks there are only a few left to learn. And in that school there is one name more than before, and it is {hers}.
      A<names> Some names stay at once, usually those that come with a story. Others get asked for twice, and hardly anyone minds. The class at that school had the easy part, with one new name. Before long, most of them can spell {Name}.
      A<tongue> By Friday there are three more words on the card, and somebody has asked for one in return. School is where languages are swapped, mostly in the break. What {Name} knew before is all still there, seven times eight included. Two languages are not twice as heavy.
      D<weeks> There is a stretch at a new school that nobody talks about. The first days are over, with their guides and their kind questions. {Name} knows the rooms by now, and people have stopped asking how it is. But nothing is easy yet, and the old school is still the one in which jokes work. It is the middle part. It tends to be longer than the beginning, and it has an end as well.
      D<weeks> Finding the rooms at a new school takes days. Finding people takes months, which is a good deal longer than most adults remember. {Name} may be somewhere in between, where the place is known and not yet liked. That is no verdict on anybody. A school that is hated in the fourth week can look different in the fourteenth.
      D<safe> After bullying, a new school is full of ordinary sounds that do not sound ordinary. Somebody laughs at the back, two people whisper, a name is called. {Name} may check each of them, because a body that was hurt stays on watch. It is tiring, and it was sensible where it came from. What happened there says something about that group. It says nothing about the person it was done to.
      P<weeks> Classmates see somebody who knows the way and has a seat. To them the new person is simply there. They may not guess that anything is missing.
      P<weeks> Teachers look after new pupils in the first week, with a list. In the sixth week they look after someone else, unless they are told.
      P<safe> People at the new school do not know the old story. They form an opinion from what they see, which is mainly a quiet person who is new.
      P<safe> To stop it sooner was a job for adults at the old school. It was not a test of how much one person can take.
      Q<weeks> On an ordinary morning there, {Name} might feel ____. It may be better on some days of the week than on others.
      Q<safe> When somebody laughs nearby, {Name} might notice ____. The shoulders often know first.
      H<weeks> {helper} can ask which hour of the week is the worst. ~ One hour can often be changed, and it changes more than one would think.
      H<weeks> {helper} can tell the teacher that it is not settled yet. ~ From outside it may look as if it were.
      H<safe> {helper} can make sure that one adult at the school knows what happened. ~ Somebody who knows can act on the first day and not on the fiftieth.
      H<safe> {helper} can ask once a week, at a quiet time. ~ A fixed question is easier to answer than a worried one.
      T<weeks> {he} can be in one place at one time three days running, such as a club. ~ People become familiar mainly by turning up.
      T<weeks> {he} can write to somebody from before and tell one true thing. ~ An old friend makes waiting for new ones easier.
      T<safe> {he} can choose one adult and one place to go to, before either is needed. ~ A plan lets the body stand down a little.
      T<safe> {he} can watch for a week who treats others well. ~ That is worth knowing about a class.
      C<weeks> {he} can think, "This is the middle part."
      C<safe> {he} can think, "Other place, other people."
      A<weeks> Somewhere in the middle part, a joke works, or somebody keeps a seat. It is usually too small to be noticed on the day. Until then it is fair to find a new school hard and to say so. Saying it is not giving up.
      A<safe> Trust in a new school comes back in small change: a fair game, a kept seat, a quiet day. If something does happen, it can be told on the same day, as often as it takes. That is not telling tales. It is what the adults there are for.
      D<special> Some schools are made for large classes, and some for small ones. {Name} moves to a school of the second kind, where the day has more adults in it. A school can be a poor fit, as a shoe can, and nobody blames the foot. What the new one is like can only be found out on the spot, and that takes a few weeks.
      P<special> Others there have changed schools as well. Most of them could say what was too loud, too fast or too full. They may not say it on the first day.
      P<special> Staff at such a school expect people to differ. They have seen quiet, noise, running away and hiding under tables, and they ask about the reason first.
      Q<special> On the way there in the morning, {Name} might feel ____. Relief and homesickness for the old place can share a seat.
      H<special> {helper} can write one page for the school about what helps and what makes it harder. ~ Then nobody needs to explain it out loud.
      H<special> {helper} can get a plan of the day and the names beforehand. ~ Known things take up less room.
      T<special> {he} can find out where to go when it gets too much. ~ It is worth knowing on the first day.
      T<special> {he} can tell one adult one thing that has helped before. ~ They will want to know.
      C<special> {he} can think, "Small class, one thing at a time."
      A<special> The way to the new school turns into a known way, with its own corners and shops. Some days there are good and some are not. What was learned and what was funny before came along. None of it needs an extra seat.
      D<lunch> The hardest lesson at a new school is often lunch, because nobody teaches it. In class there is a seat. In the hall {Name} may stand there with a tray while friends of many years eat their chips. They are not against anyone. They simply have no gap, and it does not cross their minds to make one. Eating alone for a while says nothing about what somebody is like.
      P<lunch> Groups that have known each other since they were four can be nice and still not notice a person. One of them usually does, and may be too shy to say so.
      P<lunch> Lunchtime staff see who sits alone. They like to be useful, and can do it without making it obvious.
      Q<lunch> Looking for a seat, {Name} might feel ____.
      H<lunch> {helper} can ask the school about lunch clubs, and about a buddy for the first weeks.
      H<lunch> {helper} can invite one person home, and make it something to do and not a tea party.
      T<lunch> {he} can choose one person from a lesson and ask, "Can I sit with you at lunch?" ~ It is easier to ask before the hall than in it.
      T<lunch> {he} can take part in one club where people do things with their hands. ~ Talk comes by itself there.
      C<lunch> {he} can think, "They have habits. I can become one."
      A<lunch> The hall is as loud as before, and by and by there is a place in it. It may begin with one person on Tuesdays. A new school takes weeks, and lunch is the slowest part. It can be said at home on any day when it was long.
      D<oldteacher> Most people talk about friends when somebody moves to a new school. {Name} may miss a teacher just as much. {before} knew which jokes worked and when to leave somebody in peace. That took a long time to learn, and it stayed behind with the classroom. A new teacher begins at the beginning, with a name on a list.
      P<oldteacher> Teachers miss pupils, although they do not say so at the gate. They keep letters in a drawer.
      P<oldteacher> A new teacher may do things in a different order. It is not said against anyone.
      Q<oldteacher> In the first lesson, {Name} might feel ____.
      H<oldteacher> {helper} can send the address of the new school to {before}, or a message.
      T<oldteacher> {he} can write to {before} with one true thing about the new school, good or bad.
      T<oldteacher> {he} can tell the new teacher one thing that helped before.
      C<oldteacher> {he} can think, "What I learned there came with me."
      A<oldteacher> The letter has gone off with one true sentence about the lunches and one about the teacher. An answer may come, or it may get stuck in a drawer with good intentions. What {before} taught is still there, every time a page is turned. The new school will add its own.
    `),
    '11+': script(`
      D<map> For the first two weeks at a new school, a lot of energy goes into finding things. {Name} may arrive at the right room at the wrong time, or meet a cupboard behind a grand-looking door. Being new mostly means a lack of information. The brain repairs that by building a map, and one part of it is made for this kind of work. Each wrong door goes into the map as well. It is slow, slightly undignified, and it works.
      D<map> Other people walk through the new school without looking up. For {Name} it is still a building full of doors, and some of them lead to cupboards. From outside the difference looks like confidence, but most of it is practice. Nearly all of those people once stood there with a timetable in one hand and no clue where to go. Brains build a map of any place that is walked often enough. They use the wrong doors too, because a mistake is also information.
      D<same> On the cover of a new notebook, {his} handwriting looks just as it did at the old school. It is a small thing, and it is useful evidence. A new school changes the rooms, the rules and the people in the corridors. It does not reach what a person knows, finds funny or does well. For a while those things are simply out of sight, because nobody there has seen any of them yet. That can be lonely, and it can also be a chance to leave an old nickname behind.
      D<same> Moving to a new school changes nearly all of what other people can see. {Name brings} along the rest, which is larger: opinions, jokes, plans and the same handwriting. None of it shows from across a classroom. People form a first opinion of somebody from almost nothing, because that is all they have, and then correct it over many months. The second part is the interesting one. Meanwhile the handwriting goes on as before, on a new cover.
      D<names> A new school can mean more names before lunch than a head can hold, and no list to take home. {Name} may hear a name, nod, and lose it before the end of the same sentence. Psychologists can explain that. A name says nothing about its owner, so memory has nothing to hold on to. Jobs, jokes and dogs are far easier to keep. Meanwhile the others have one new name to learn, which seems unfair, and is.
      D<names> In one morning at a new school, {Name} may hear dozens of names and keep four. That is a normal result. Names are hard because they carry no information: somebody who is a baker stays in the memory, and somebody called Baker does not. Researchers have tested exactly that. The class has the easier job, with one new name and a whole room to remember it. Asking a second time is ordinary, and it is pretending to know that gets awkward.
      P People who have known each other since they were small can look like a closed club. Many of them are bored with the usual talk and curious about somebody new. What holds them back is often plain shyness. Nobody likes to ask a question and get a shrug.
      P Psychologists call it the spotlight effect: people believe that others notice them far more than they do. Somebody who drops a tray at lunch may remember it for a year. Most of the others have lost it by the last lesson. They were busy with what people might be thinking about their own hair.
      P Old friends may be quieter than expected after a move, and it is seldom a verdict. They are busy, or they think that a message would come at a bad moment. At a new school, people may hold back for almost the same reason. In both places somebody goes first, and hardly anyone enjoys it.
      P Most teachers meet somebody new every term. They know that the most silent person in week one is often not the most silent in week ten. Nearly all of them would rather answer a simple question than watch anybody guess. They tend to respect effort more than confidence, although few of them say so.
      Q Walking in on the first morning, {Name} might feel ____. It is possible to like one building and miss another in the same minute.
      Q At the first lunch break, {Name} might notice ____. It may show up in the shoulders or the stomach before it has a name.
      Q When a message comes from an old friend, {Name} might feel ____. Missing one place and getting used to the next can go on side by side for months.
      H {helper} can ask one open question in the evening and accept a short answer. ~ Somebody who has been new all day has often run out of words.
      H {helper} can make it easy to visit or call {oldfriend}. ~ Keeping an old voice in reach is no vote against the new ones.
      H {teacher} can arrange company for the first few days, if {Name} would like that. ~ Saying yes to it leaves all later choices open.
      H<helper> {helper} can talk about being the new one somewhere, including the parts that went badly. ~ An honest story is usually more useful than advice.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a reasonable place to start.
      H<adult> {helper} can make time for {adult} in the evening. ~ When nearly everything is new, it helps that something is not.
      T {he} can ask one person a question, and then a second question about the answer. ~ Studies of conversation find that people like those who follow up.
      T {he} can join one club for a month before judging it. ~ People become familiar to each other mainly by turning up.
      T {he} can choose a spot for the first lunch breaks in advance, such as the library or a bench. ~ A plan makes the emptiest hour of the day easier.
      T<comforter> {he} can leave {comforter} at home, ready for the evening. ~ It is a private matter, and a sensible one.
      T<comforter> {he} can spend half an hour with {comforter} and no questions after school. ~ Being new is work, and work is followed by a rest.
      T<quiet> {he} can spend part of a lunch break {quiet}, with a free seat nearby. ~ Some good talks begin with, "What is that?"
      T<activity> {he} can ask who else there spends time {activity}. ~ A shared interest removes the problem of what to say.
      T<doing> {he} can try {doing}, which has worked before. ~ It works in unfamiliar buildings as well.
      T<doing> {he} can begin the day by {doing}. ~ One familiar thing in the morning makes the unfamiliar ones seem fewer.
      C<map> After a wrong door, {he} can think, "That one is on the map now."
      C<map> When all corridors look identical, {he} can think, "A mistake is information."
      C<same> When it all seems strange, {he} can think, "Same handwriting, new cover."
      C<same> On a slow morning, {he} can think, "Most of me does not show yet."
      C<names> When a name has vanished, {he} can say, "So many names today. What was yours again?"
      C<names> After a morning of new faces, {he} can think, "They have one. I have all the rest."
      C<topic> To get a talk started, {he} can ask, "Is anyone here interested in {topic}?"
      C<topic> When a silence gets long, {he} can say, "I know far too much about {topic}."
      A<map> A building stops being strange at some point, and hardly anybody could say when. The map is complete enough, and the mind is free for other things, such as people. Until then, asking the way is a respectable thing to do. Sooner or later somebody newer will stand in a corridor of that school, holding a timetable, and {Name} will know the door.
      A<map> Nobody is given the map of a school in advance. It gets drawn one mistake at a time, by all who have ever been new there, and hardly anyone remembers how long it took. One ordinary Tuesday the feet simply go to the right place. The cupboard stays where it is, ready to be opened by the next new person.
      A<same> People get to know each other in small pieces, over months, and mostly by accident. It does not matter much if a lot stays out of sight for the first few weeks. The pages of the new books fill up at their own speed. At the end of a year in that school the covers are worn, and the handwriting is the same.
      A<same> A first impression at a new school is a rough sketch, made quickly by people who were thinking about something else. It gets redrawn. Some of what {Name brought} along turns out to be just what that class was missing. The rest can stay private, in the same handwriting as before.
      A<names> Names get learned one at a time, each of them tied to something real, such as a laugh or a terrible joke. Forgetting one is forgivable, and asking twice is a form of interest. After a while, the names at that school are simply the people who have them. One of those names is {hers}, and by then there are a few stories to go with it.
      A<names> The names that stay first are the ones with a story attached, and stories take a few weeks to happen. Pretending works for about three days. After that, somebody asks, everybody laughs, and the name stays. In that school there are hundreds of names on hundreds of books, and one of them is now {hers}.
      D<weeks> The literature on starting a new school deals mainly with the first day. There is much less on week four, when the welcome is over and the belonging has not arrived. {Name} may be there now. The rooms are known, the faces have names, and nearly every conversation still begins from nothing. It is a tiring stretch, because so much that used to be automatic is done on purpose. Disliking a place at that stage is a common and quite reasonable result.
      D<safe> Somebody who has been bullied arrives at a new school with a very good alarm. It goes off at laughter behind a door, at a group that falls silent, at a phone held at a certain angle. {Name} may know how exhausting that is. The alarm is not a flaw, since it learned from real events. But it was set in another building, among other people. It takes time to find out what is danger here and what is only noise.
      P<weeks> From the others' side, the matter is closed. Someone new came, was shown round and has a seat. Few of them will think of asking again, though most would answer.
      P<weeks> Friendships at a school look finished from outside. Teachers who watch a year group know that about half of them are rearranged by summer.
      P<safe> Bullying gets explained by what is supposedly wrong with the person it happens to. Research points elsewhere, to groups that reward it and adults who look away. Different groups behave differently.
      P<safe> Nobody at the new place owns a copy of the old story. Who hears it, and how much of it, is a decision that can be taken slowly.
      Q<weeks> At lunch on an ordinary day, {Name} might notice ____. It can differ a good deal between Monday and Thursday.
      Q<safe> When a group laughs nearby, {Name} might notice ____. It is a memory as much as a feeling.
      H<weeks> {helper} can ask for a meeting with a tutor now, when the school believes that all is well. ~ Small changes of group or seat are easy to make and hard to guess.
      H<weeks> {helper} can make room for an old friend at the weekend. ~ It is easier to be patient with a new place when one evening a week needs no effort.
      H<safe> {helper} can settle with the school who knows, and what they will do on the first sign. ~ It is a fair question to ask in advance.
      H<safe> {helper} can find somebody to talk to if the alarm does not quieten. ~ Being bullied is a heavy thing, and there are people who know how to help with it.
      T<weeks> {he} can pick one regular thing, such as a club, and go four times before judging it. ~ Familiarity does most of the work, and it needs repetition.
      T<weeks> {he} can say to one adult, "It looks settled, and it is not." ~ That sentence usually gets a proper answer.
      T<safe> {he} can keep the name of one adult and one room in mind, as an exit that may not be needed. ~ Alarms are quieter when there is a door.
      T<safe> {he} can note in the evening what was really said and done that day. ~ The list tends to be shorter than the alarm suggested.
      C<weeks> {he} can think, "The rooms were quick. People take longer."
      C<safe> {he} can think, "Same alarm, other building."
      A<weeks> There is no date on which a new school turns into school. People notice it afterwards, when a joke has worked or somebody has asked where they were yesterday. Until then it is legitimate to find it hard, to miss the other place and to say both aloud. It is a stage with a bad name and a normal length.
      A<safe> An alarm learns from days on which nothing happens, and it learns slowly. If something does happen at the new school, it can be reported on the same day, as often as it takes. What was done before was wrong, and it is over there. A quiet Tuesday counts for more than it seems.
      D<lunch> Lunch is the one part of the timetable without a seating plan. At a new school {Name} may have got good at looking busy, with a phone or a long walk to the library. Everyone else seems to have been allocated a table in Year 7. In truth they drifted there, and most tables would make room if it occurred to them. Spending lunch alone is tiring, and it is not a verdict.
      P<lunch> People in established groups assume that a new person has other plans. Looking busy convinces them.
      P<lunch> A surprising number at those tables would rather be somewhere else. They cannot see how to move either.
      Q<lunch> Walking into the canteen, {Name} might feel ____.
      H<lunch> {helper} can leave lunch out of the first questions after school, and then listen when it comes up.
      H<lunch> {helper} can find out quietly whether there is a club or a room at lunchtime.
      T<lunch> {he} can ask one person from the lesson before, "Are you going to lunch?" and walk along. ~ Arriving with somebody solves most of it.
      T<lunch> {he} can give two days a week to a club and keep the library for the others.
      C<lunch> {he} can think, "This is a seating problem. It can be solved."
      A<lunch> After a while the canteen in the new school has a corner where it is normal for {Name} to sit. It may have come about through chess, or maths, or somebody who could not find the ketchup. The library is still good on some days. Being new wears off at different speeds, and lunch is the last.
    `),
  },
};

/** Changing to a different school: finding the way, what stays the same, and learning names one at a time. */
export const newSchool: Frame = withScenes(
  own,
  weeksIntoANewSchool,
  roomsWithNumbers,
  nobodyToPlayWithYet,
  homeLanguage,
  oneMoreFirstDay,
  ropeThatIsTurning,
);
