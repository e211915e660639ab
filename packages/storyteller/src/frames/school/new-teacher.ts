import { aTeacherWhoLeaves } from './a-teacher-who-leaves.ts';
import { backFromLeave } from './back-from-leave.ts';
import { leftInTheMiddle } from './left-in-the-middle.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { SCHOOL } from '../../school-roles.ts';
import { NEW_TEACHER, TEACHER_BEFORE, TEACHER_WHO_GOES } from '../../teacher-roles.ts';

const own: Frame = {
  id: 'new-teacher',
  name: 'A new teacher',
  says: [
    'new teacher',
    'gets a new teacher in september',
    'his teacher is leaving',
    'teacher went on maternity leave',
    'doesnt like his new teacher',
    'scared of the new teacher',
    'misses her old teacher',
    'the teacher changed in the middle of the year',
    'says the teacher is too strict',
    'the new teacher shouts',
    'different teacher this term and she hates it',
    'his keyworker left nursery',
    'new key person at nursery',
    'new childminder',
    'new teaching assistant',
    'her favourite teacher has gone',
    'new swimming teacher',
    'new piano teacher next week',
    'wont talk to the new teacher',
    'cried because mrs lane is not his teacher any more',
    'change of teacher has unsettled him',
    'the new techer doesnt know her yet',
    'next year he gets mr brown and hes worried',
    'thinks the new teacher does not like her',
  ],
  claims: {
    strong: [
      'new swimming coach',
      'new coach',
      'new football coach',
      'new dance teacher',
      'new music teacher',
      'new one-to-one',
      'new one to one',
      'new assistant',
      'new support assistant',
      'new support worker',
      'new ta',
      'teacher doesnt like him',
      'teacher doesnt like her',
      'teacher doesnt like me',
      'teacher hates him',
      'teacher hates her',
      'teacher hates me',
      'miss doesnt like him',
      'miss doesnt like her',
      'teacher does not like',
      'new teacher',
      'teacher leaving',
      'teacher is leaving',
      'teacher left',
      'teacher has gone',
      'teacher changed',
      'teacher went on',
      'change of teacher',
      'different teacher',
      'strict teacher',
      'teacher is too strict',
      'new keyworker',
      'new key worker',
      'new key person',
      'keyworker left',
      'keyworker leaving',
      'new childminder',
      'new teaching assistant',
      'new swimming teacher',
      'new piano teacher',
      'maternity leave',
      'his teacher any more',
      'her teacher any more',
      'favourite teacher',
      'favorite teacher',
      'teacher is leave',
      'teacher leave',
      'left and theres a new one',
      'teacher went',
      'is leaving and he adores',
      'is leaving and she adores',
      'miss is leaving',
      'mrs is leaving',
      'mr is leaving',
      'miss jones is leaving',
      'ta is leaving',
      'nursery nurse is leaving',
      'key worker is leaving',
      'childminder is leaving',
      'childminder is retiring',
      'teacher retire',
      'teacher is retiring',
      'teacher is shouty',
      'shouty teacher',
      'cross teacher',
      'scared of his teacher',
      'scared of her teacher',
      'angry teacher',
      'his angry teacher',
      'teacher shouts',
      'scary teacher',
      'teacher she doesnt know',
      'teacher he doesnt know',
      'teacher they dont know',
      'never met the teacher',
      'who the teacher will be',
      'teacher doesnt pick',
      'never gets picked by the teacher',
      'never gets picked to answer',
      'never picks him',
      'never picks her',
      'never asks her when her hand is up',
      'never asks him when his hand is up',
    ],
    cues: ['teacher', 'leave', 'keyworker', 'assistant', 'childminder'],
    not: [
      'new school',
      'first day',
      'head teacher called',
      'i am a teacher',
      'parent teacher',
      'swimming badge',
      'nice teacher',
    ],
  },
  topicWords: ['teacher', 'teachers', 'new person', 'grown-up', 'Mrs', 'Mr', 'Ms', 'Miss'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Getting to know a new person takes weeks; both sides guess at first.',
    'Teachers change for ordinary reasons: a new year, a baby, another town, an illness. Children do not cause it.',
    'Missing somebody and liking somebody new can be true at the same time.',
    'The familiar room, friends and times of the day make a change of person easier.',
    'Teachers hand over notes about their classes, but notes leave out most of what matters to a child.',
    'Saying a name wrong is common and can be put right.',
    'A change of a trusted person is hard for small children; a short goodbye and a photograph can help.',
  ],
  threads: {
    meet: 'two people who know a name and nothing else yet',
    hand: 'a hand that goes up, and who is asked',
    shouts: 'a loud voice at the front, and where it goes',
    maternity: 'a card for a teacher who is going to have a baby',
    strict: 'a teacher with many rules, and what strict means and does not mean',
    assistant: 'a grown-up on a small chair, who sits close by',
    same: 'the things in the room that are the same: the peg, the chair, the clock',
    name: 'names, which two people learn',
    list: 'two lists: what a teacher knows and what nobody has told yet',
    bridge: 'the teacher before, who stays a person',
    reputation: 'what people say about somebody before they arrive',
    likes: 'a face that is turned to the board, and what can be read in a face',
  },
  threadCues: {
    meet: /\b(?:Mrs|Mr|Ms|Miss)\.? [A-Z]/,
    hand: /\bhands? (?:is |was |are |goes |went )?up\b|\b(?:puts?|putting|raises?) (?:up )?(?:his|her|their) hands?\b|\bnever (?:picks?|asks?|chooses?|calls on) (?:him|her|them|me)\b/i,
    shouts: /\b(?:shouts?|shouty|shouted|shouting|yells?|yelled|yelling|raises? (?:his|her|their) voice|loud voice)\b/i,
    maternity:
      /\b(?:teacher|miss|mrs|ms|ta|key ?worker|key person|childminder)\b[^.!?]*\b(?:maternity|(?:have|having|has) (?:a|her) baby|pregnant|expecting)\b|\bmaternity (?:leave|cover)\b/i,
    strict: /\b(?:strict\w*|too hard on|harsh|stern|tough|grumpy|scary|mean to)\b/i,
    assistant:
      /\b(?:[Tt]eaching assistant|T\.?A\b|ta\b(?! da)|[Oo]ne[- ]to[- ]one|1[:-]1|1 to 1|121|[Ss]upport (?:worker|assistant|teacher|lady|person)|[Hh]elper (?:in|at|for) (?:the )?(?:class|school)|(?:school|classroom|class) helper|[Ll]earning support|LSA|[Cc]lassroom assistant)\b/,
    likes:
      /\b(?:teacher|miss|sir|ta|key ?worker|mrs?|childminder)\b[^.]{0,24}\b(?:doesn'?t|does not|dis|never|can'?t) ?(?:like|likes|stand|smiles? at)|\b(?:teacher|miss|sir|ta|key ?worker) (?:hates|dislikes) (?:him|her|them|me)\b/i,
    bridge:
      /\b(?:leav(?:es?|ing)|left|maternity|(?:have|having) a baby|retir\w+|misses|missing|wants? (?:his|her) old|(?:old|last|favou?rite|former) teacher)\b/i,
  },
  // Whatever is told of tummies and Sundays: it is the shouting that is feared.
  decidedBy: [
    // Whoever helps one child at school is another, and the school is the same.
    /^(?![^]*\b(?:new|another|different|changing|moved?|moving) (?:primary |secondary )?schools?\b|[^]*\bhelper of the day\b)[^]*?(?:\b(?:new|another|different|change of|changed|changing)\b[^.!?]{0,20}\b(?:helper (?:at|in) (?:school|class)|(?:school|class|classroom) helper|one[- ]to[- ]one|1[:-]1|1 to 1|121|lsa|ta|(?:teaching|classroom|support|learning) (?:assistant|support)|support (?:worker|lady|person))\b|\b(?:helper (?:at|in) (?:school|class)|(?:school|class|classroom) helper|one[- ]to[- ]one|1[:-]1|1 to 1|121|lsa|ta|(?:teaching|classroom) assistant|support (?:worker|lady|assistant))\b[^.!?]{0,24}\b(?:has |have |had |is |was |being |been |just |going )*(?:changed|changing|left|leaving|replaced|new one|somebody else|someone else|a new one)\b)/i,
    // The next year at the same school is new by its teacher.
    /\b(?:start(?:s|ing)?|going(?: up)?|mov(?:es|ing)(?: up)?) (?:in)?(?:to )?(?:reception|year \w+|p\d|grade \w+|the next class)\b[^.!?]{0,20}\bwith (?:a )?(?:new|different) teacher\b/i,
    /\b(?:got|getting|have|having|has|with|in) (?:a )?(?:Mr|Mrs|Miss|Ms)\.? \p{Lu}\p{Ll}+[^.]{0,60}\bstrict\w*|\bstrict\w*\b[^.]{0,40}\bnew teacher|\bnew teacher\b[^.]{0,60}\bstrict\w*/iu,

    /\b(?:scared|afraid|fright\w*|terrified|worr\w*|dread\w*|nervous|because)\b[^.!?]{0,30}\b(?:teachers?|miss|sir|mrs? \w+|ms \w+)\b[^.!?]{0,16}\b(?:shouts?|shouting|yells?|yelling)\b(?! at (?:her|his) (?:baby|dog))/i,
  ],
  onlyWhenSaid: ['strict', 'likes', 'assistant', 'maternity', 'shouts', 'hand'],
  tellsAlone: ['strict', 'likes', 'assistant', 'maternity', 'shouts', 'hand'],
  comesFirst: ['maternity', 'shouts', 'hand', 'assistant'],
  roles: {
    school: SCHOOL,
    newOne: NEW_TEACHER,
    // Whoever shouts may have been there for years.
    loudOne: { ...NEW_TEACHER, fallback: { text: 'the teacher' } },
    before: TEACHER_BEFORE,
    leaver: TEACHER_WHO_GOES,
    aide: { ...NEW_TEACHER, fallback: { text: 'somebody new' } },
  },
  titles: {
    young: [
      { text: 'What Does the Teacher Like?', thread: 'meet' },
      { text: 'A Hand Goes Up', thread: 'hand' },
      { text: 'A Voice for the Whole Room', thread: 'shouts' },
      { text: 'A Card for the Baby', thread: 'maternity' },
      { text: 'A Lot of Rules', thread: 'strict' },
      { text: 'The Small Chair', thread: 'assistant' },
      { text: 'A Straight Face Is Busy', thread: 'likes' },
      { text: 'A Lot Is the Same', thread: 'same' },
      { text: 'Tick, Tock, Same Clock', thread: 'same' },
      { text: 'Hello, What Is That Name?', thread: 'name' },
      { text: 'Two New Names', thread: 'name' },
      { text: 'Bye-Bye and Hello', thread: 'bridge' },
      { text: 'One Goes, One Comes', thread: 'bridge' },
      { text: '{name} and the Teacher' },
      { text: 'Somebody New' },
    ],
    older: [
      { text: 'A Name on a List', thread: 'meet' },
      { text: 'One Question, Many Hands', thread: 'hand' },
      { text: 'The Voice at the Front', thread: 'shouts' },
      { text: 'The Card in the Bag', thread: 'maternity' },
      { text: 'Under a Strict Face', thread: 'strict' },
      { text: 'What Strict Means', thread: 'strict' },
      { text: 'The Right Distance', thread: 'assistant' },
      { text: 'What a Face Says', thread: 'likes' },
      { text: 'A Guess to Check', thread: 'likes' },
      { text: 'New Voice, Same Clock', thread: 'same' },
      { text: 'What Did Not Change', thread: 'same' },
      { text: 'Two Lists', thread: 'list' },
      { text: 'What Nobody Has Told Yet', thread: 'list' },
      { text: 'The Teacher Before', thread: 'bridge' },
      { text: 'Room for Both', thread: 'bridge' },
      { text: 'What People Say', thread: 'reputation' },
      { text: 'Before the Door Opens', thread: 'reputation' },
      { text: '{name} and the Teacher' },
      { text: 'A New Name on the Door' },
    ],
  },
  benefits: [
    'Names what changes with a new teacher and what stays as it was.',
    'Leaves room for missing the old teacher and getting to know the new one.',
    'Gives {name} one small thing to tell or show.',
  ],
  talk: {
    young: [
      'Who is new in the story?',
      'How does it feel when a new grown-up says hello?',
      'Shall we draw one thing that the new teacher can know about us?',
    ],
    older: [
      'What takes time with a new teacher, in the story?',
      'Which word went into the blank, and could it be another one in a month?',
      'Shall we write three things that a teacher would be glad to know?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'wave',
    feeling: 'shy',
    companion: 'teacher',
    props: ['coat', 'clock'],
  },
  text: {
    '2-3': script(`
      D<same> There is a new grown-up at {school}. {Name} may look. A lot is the same. Tick, tock, same clock. The face is new.
      D<name> Hello, says the teacher. There is {Name}. There is a new name. Two names are new. Hello, hello.
      D<bridge> {Name} can see a new face. One teacher goes. One comes. Bye-bye and hello!
      P The teacher is new here too. It is all new to look at.
      P Some children run up and say hello. Some look from far.
      P Teachers like to meet children. They learn all the names.
      Q With {newOne}, {Name} may feel ____.
      Q At the door, {Name} may feel ____.
      Q After the bye-bye, {Name} may feel ____.
      H {helper} can come in too.
      H {helper} can say the new name.
      H {helper} can come back after.
      H<helper> {helper} can wave at the door.
      T {he} can wave one hand.
      T {he} can show one thing.
      T {he} can look first.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<same> {he} can say, "New face, same clock."
      C<name> {he} can say, "Hello, this is me."
      C<bridge> {he} can say, "Bye-bye, and hello."
      C<topic> {he} can think about {topic}.
      A<same> Tick, tock, says the clock. The coat is in its place. The teacher is near. Then it is time for home.
      A<name> Now the teacher has a name. {Name has} one too. Two names for two. Hello, and hello again.
      A<bridge> It is okay to miss one teacher. A new one can be nice too. There is room for two. Bye-bye, and hello.
      D<maternity> {leaver has} a baby in the tummy. {Name} can see it. The teacher will stay home with it. Then a new teacher comes.
      P<maternity> Babies need milk and sleep. They need it all day.
      Q<maternity> When {leaver waves}, {Name} may feel ____.
      H<maternity> {helper} can help with a card.
      T<maternity> {he} can draw a dot for the baby.
      C<maternity> {he} can say, "Bye-bye, you two."
      A<maternity> The card goes home with {leaver}. A new teacher sings the same song. {Name} can sing too.
    `),
    '4-5': script(`
      D<same> There is a new teacher now. {his} coat can hang where it did before. The clock goes tick, tock as before. The face is new, and so are the shoes. One thing changed, and a lot did not.
      D<name> A new teacher has a lot of names to learn. One of them is {hers}. {Name has} just one new name to learn. At first, both of them may say it wrong. Then they say it again.
      D<bridge> {leaver goes}, and a new teacher comes. It is not because of {him}. Grown-ups change jobs, or have a baby, or move away. They still know the children they were with. They may think of them at lunch.
      P New teachers do not know where the tape is. So they need to ask, just like new children. They may be shy on the first day.
      P Some children say hello at once. Others watch for a week. Teachers know both kinds.
      P Other children think of {before} as well. They do not all say it. Some cry for a bit, and then play.
      Q With {newOne}, {Name} may feel ____.
      Q When {newOne looks} over, {Name} may feel ____.
      Q When {before is} not there, {Name} may feel ____.
      H {helper} can tell {newOne} one thing. ~ It helps at the start.
      H {helper} can say who will be there each day.
      H {helper} can help with a card for {before}. ~ Cards can go a long way.
      H<helper> {helper} can ask about it and wait. ~ The answer may come in the bath.
      H<adult> {helper} can help in the morning by {adult}. ~ Then the day has a good start.
      T {he} can show {newOne} where things are.
      T {he} can wave, or just look for a bit.
      T {he} can tell {newOne} what to call {him}.
      T<comforter> {he} can hold {comforter} at the door.
      T<quiet> {he} can spend some time {quiet} until it feels known.
      T<doing> {he} can try {doing} when it is all too new.
      C<same> {he} can think, "New face, same coat hook."
      C<name> {he} can say, "I know your name now."
      C<bridge> {he} can think, "I can miss one and like one."
      C<topic> {he} can tell the teacher about {topic}.
      A<same> The coat hangs there, as before. Day by day, the new face gets known. Then it is just the face of the teacher. It is still a good place to learn.
      A<name> One name, two names, all the names. After some days they come out right. Then the teacher can ask about a sock or a tooth. That is how people get to know each other.
      A<bridge> It is okay to think of {before}. It is okay to laugh with the new teacher. Both fit in one day. The next song may be an old one or a new one.
      D<likes> A teacher has a face, and {Name} looks at it a lot. When it is busy, it goes straight. When it is tired, it goes down a bit. That can look cross. But a straight face does not say, "I don't like you."
      P<likes> Teachers think of twenty things at once. Their faces forget to smile then.
      P<likes> They can like a child and not say it each day.
      Q<likes> When the teacher's face is straight, {Name} may feel ____.
      H<likes> {helper} can ask the teacher how the days go.
      H<likes> {helper} can come in with {him} and say good morning.
      T<likes> {he} can say good morning first.
      T<likes> {he} can show the teacher one thing.
      C<likes> {he} can think, "A straight face is a busy face."
      A<likes> "Good morning," says one, and the face comes up from the papers. There it is, a face with eyes. The teacher may be tired or glad today. Both have a chair for {Name}.
      D<assistant> A grown-up sits on a small chair and helps. It is not the teacher. For {him} it is {aide} now. The face is new, and so are the hands. It takes some days to know a person.
      P<assistant> Such a helper learns a lot of names, and who likes what.
      P<assistant> Some children want help, and some want to do it alone. Both can be told.
      Q<assistant> With {aide} close by, {Name} may feel ____.
      H<assistant> {helper} can tell the school what helps.
      T<assistant> {he} can say, "I can do that bit."
      T<assistant> {he} can show {aide} one thing.
      C<assistant> {he} can say, "This is how I like it."
      A<assistant> The small chair is still there, and somebody sits on it. A name has been learnt on both sides. Sometimes a grown-up is near, and sometimes a bit further away. It can be said how near is good.
      D<strict> A new teacher may have a lot of rules. {Name} may hear them in a loud voice. Bags go here, and hands go up. The rules are for each child in the room.
      P<strict> Some teachers smile a lot. Some hardly do. It is hard to see from a face what a person likes.
      P<strict> With new people, rules come first. Jokes may come later.
      Q<strict> When the voice gets loud, {Name} may feel ____.
      Q<strict> When there is a new rule, {his} tummy may feel ____.
      H<strict> {helper} can ask how it was, and listen.
      H<strict> {helper} can talk with the teacher about it. ~ Grown-ups can do that.
      T<strict> {he} can ask again when a rule is not clear.
      T<strict> {he} can learn one rule, and then one more.
      C<strict> {he} can think, "That is a rule, and it is for all."
      A<strict> A teacher may be strict and kind. Rules get known, like the way to the door. Then the voice can be less loud. If it hurts, a grown-up at home wants to know.
      D<maternity> {leaver is} going to have a baby. So {Name} will get another teacher. A baby needs milk all day and at night too. It is not because of anything {Name} did.
      P<maternity> Teachers miss their class at home. They look at the cards on the wall.
      P<maternity> Other children think of {before} too. Some say so, and some get cross.
      Q<maternity> Without {before} at the door, {Name} may feel ____.
      Q<maternity> On the last day with {leaver}, {Name} may feel ____.
      H<maternity> {helper} can help {him} to make a card. ~ It can have a drawing in it for the baby.
      H<maternity> {helper} can say who comes next, and when.
      T<maternity> {he} can draw one picture for {leaver} to take home.
      T<maternity> {he} can show the new teacher the morning song.
      C<maternity> {he} can think, "I can think of one and wave to one."
      A<maternity> The card goes home in a bag. One day there will be a baby to look at it. In class a new teacher says good morning. {Name} may still think of {before}, and that is fine.
      D<shouts> In class there is a loud voice some days. It is the teacher's, and it fills the whole room. {Name} hears it with both ears, and with {his} tummy. A shout goes to loud children and to quiet ones.
      P<shouts> Teachers get loud when a lot of children talk at once. Some do not know how loud that is from a small chair.
      P<shouts> Other children jump as well. Then they look at their shoes.
      Q<shouts> When a shout comes, {Name} may feel ____.
      H<shouts> {helper} can tell the school how it sounds to {him}. ~ Grown-ups can talk about that.
      T<shouts> {he} can put both feet on the floor and breathe out.
      T<shouts> {he} can tell {helper} about it after school.
      C<shouts> {he} can think, "That was for the whole room."
      A<shouts> The loud voice stops. A chair squeaks, and a pencil rolls. At home {Name} can tell how the teacher sounded. Then a grown-up knows it too, and can ask.
      D<hand> A hand goes up, and it is {hers}. More hands go up, ten of them at once. The teacher can ask only one. {Name} may know the answer and not get to say it.
      P<hand> The teacher sees a lot of hands at once. It is hard to know who was first.
      P<hand> The other hands want a turn as well. They get tired and go down again.
      Q<hand> When somebody else is asked, {Name} may feel ____.
      H<hand> {helper} can hear the answer at home. ~ It is still right then.
      H<hand> {helper} can ask the teacher for a turn.
      T<hand> {he} can whisper the answer into the other hand and keep it.
      C<hand> {he} can think, "I know it, even if I wait."
      A<hand> Down come all the hands, and the teacher reads on. An answer that was not said is still in the head. It can be told on the way home. On another day the teacher may look this way first.
      D<meet> What will {newOne} be like? {Name} may not know the voice yet. Nobody knows what song the teacher likes. Nobody knows which book comes first. It will be seen in the first days.
      C<meet> {he} can think, "Day one, and then day two."
      A<meet> Now {Name knows} one thing about the teacher, such as a song. {newOne knows} one thing about {him} too. Tomorrow there may be one more. That is how two people start.
    `),
    '6-7': script(`
      D<same> What changes when there is a new teacher? The voice changes, and so does the way to begin. {his} place may stay, and so may the clock. So may the people to the left and right. If everything were written down, the list of same things would be longer.
      D<list> A new teacher starts with a list of names. Next to {his} name there may be a birthday. It does not say who is good at jokes or afraid of balloons. Nobody has told the teacher that yet. It takes some weeks to find out the rest.
      D<bridge> Saying goodbye to {leaver} is odd. One day somebody knows all about lost teeth, and then somebody else stands there. {Name} may miss the first one. Teachers leave because of a baby, a move or a new class. No child makes that happen.
      P New teachers may be strict in the first week. They do not know the class yet, so they hold on to the rules. Most get softer when they know people.
      P {before} did some things in another way. The new one cannot know about it. A teacher is glad of a kind hint.
      P The others in class are watching too. One says that {newOne is} nice, and one says the opposite. After two days, nobody can know.
      Q When {newOne says} hello, {Name} may feel ____.
      Q On the first morning, {Name} may feel ____. It can be two feelings at once.
      Q When something is done in a new way, {Name} may feel ____.
      H {helper} can ask to meet {newOne} before the first day. ~ A face that was seen once is not so new.
      H {helper} can write down two things that help at school. ~ The teacher can keep the page.
      H {helper} can listen to both good and bad news about it. ~ Both can be true.
      H<helper> {helper} can tell {him} about a teacher from long ago.
      H<adult> {helper} can start the day by {adult}. ~ Known things are good before new things.
      T {he} can tell {newOne} one thing that nobody has told yet. ~ A teacher can use that.
      T {he} can show how it was done before. ~ Then the new one can see it.
      T {he} can look for three things that are the same. ~ Eyes find the new things by themselves.
      T<comforter> {he} can have {comforter} in the bag in the first week. ~ It is something known.
      T<quiet> {he} can spend some time {quiet} after school. ~ New people make heads tired.
      T<doing> {he} can try {doing} when it is too new. ~ What worked with {before} still works.
      C<same> {he} can think, "One thing is new, and a lot is not."
      C<list> {he} can think, "The list is short, and it will grow."
      C<bridge> {he} can think, "Missing one and meeting one."
      C<topic> {he} can tell {newOne} one thing about {topic}.
      A<same> The clock goes on as before, and the floor still squeaks. In a month, the new way to begin will be the usual way. A teacher gets known a little each day. That is how new turns into usual.
      A<list> After some months the list is long. It has jokes on it, and favourite pens, and who hums. Lists like that grow on both sides. {Name knows} more about the teacher too.
      A<bridge> What was learned from {before} stays learned. Some of it is in a sum, and some in a song. It is right to miss a teacher. It is right to give a new one some time.
      D<likes> "The teacher does not like me." {Name} may think that on some days. It may be a voice, or a face without a smile. Faces are hard to read when they think of other things. A teacher looks at a clock, a list and thirty children. What the face says may be about the clock.
      D<likes> A teacher can be strict with somebody and like that person very much. From a chair in class, the two look much the same. {Name} may think about it on the way home. It is a thing to ask, and it can be asked with help.
      P<likes> Teachers get to know people slowly. With some it takes until spring.
      P<likes> A teacher would be surprised to hear it. Most of them think that everybody can see how much they like their class.
      Q<likes> When the teacher calls {his} name, {Name} may feel ____.
      H<likes> {helper} can tell the teacher about it, in a friendly way. ~ Teachers want to know such things.
      H<likes> {helper} can listen to what was said, word by word.
      T<likes> {he} can tell the teacher one thing from home.
      T<likes> {he} can count the kind things in a day, as well as the others.
      C<likes> {he} can think, "I can't read it all in a face."
      A<likes> The teacher looked up today and said something about a drawing. It was three words. Faces go up and down all day, and most of it is about clocks. If it stays hard, somebody at home knows it now, and they can ask.
      A<likes> It has been told at home, and that was a good place to begin. Two grown-ups can talk about it, with cups in their hands. A teacher is a person who is still finding out who sits there. There are many mornings for that.
      D<assistant> Some classes have a teacher at the front and another grown-up beside a table. That one helps with pencils, words and quarrels. {Name has} somebody new there now. {aide} does not know yet when to help. It can be found out only by telling.
      P<assistant> Whoever is new tries hard, and so may help too much at first.
      P<assistant> The others in class do not look as often as one thinks. They have a page of their own.
      Q<assistant> When {aide sits} down, {Name} may feel ____.
      H<assistant> {helper} can write down three things that are good to know.
      H<assistant> {helper} can ask the teacher how it is meant.
      T<assistant> {he} can say, "Please wait until I ask."
      T<assistant> {he} can tell {aide} what the one before did well.
      C<assistant> {he} can think, "You are new at this. I can tell you."
      A<assistant> After a while the grown-up beside the table knows which pencil it is. Some days go well, and some need a word. A person can be missed and another one got used to. There is room for both in one classroom.
      D<strict> Some teachers smile a lot, and some look as if they were counting. A strict teacher has many rules and says them often. {Name} may think that {newOne is} like that. The rules are not about one child. Somebody who is strict wants things to go in a certain way.
      P<strict> A new teacher does not know anybody yet. Some begin with many rules and get softer. Some stay as they are.
      P<strict> One child likes it strict, because then it is clear what comes. Another gets a tight tummy. Both can learn there.
      Q<strict> When the voice gets loud, {Name} may feel ____.
      Q<strict> In the line at the classroom door, {his} tummy may feel ____.
      H<strict> {helper} can ask what was said, word for word. ~ Strict is allowed, and unkind is not.
      H<strict> {helper} can talk to the teacher without any fuss. ~ Many teachers do not know how loud they are.
      T<strict> {he} can ask once more when a rule is not clear. ~ It is better than guessing.
      T<strict> {he} can show one thing that went well. ~ Strict people like that too.
      C<strict> {he} can think, "Strict is about the rules, and not about me."
      A<strict> Rules that are known take less room. Under a strict face there may be a joke, perhaps on a Friday. A teacher can be strict and fair. What is not fair can be told at home. Then grown-ups talk about it.
      D<maternity> {leaver is} going to have a baby. So another teacher comes in the middle of the year. {Name} may have known it since the news was told on the carpet. Babies do not wait for the end of term. Nothing that {Name} said or did made it happen.
      P<maternity> A teacher with a baby still thinks about the class. There is a drawer at home for the cards.
      P<maternity> The new teacher knows that somebody is missed. It is not an easy place to stand in.
      Q<maternity> On the last day with {leaver}, {Name} may feel ____.
      Q<maternity> When a new teacher does the register, {Name} may feel ____.
      H<maternity> {helper} can find out which day is the last, and mark it. ~ Then it does not come as a surprise.
      H<maternity> {helper} can help {him} to write a card. ~ There is room on it for the whole family.
      T<maternity> {he} can put one thing in the card that was good in that class.
      T<maternity> {he} can tell the new teacher one thing that the class likes.
      C<maternity> {he} can think, "I can miss one, and let one be new."
      A<maternity> The card has gone home in a bag with flowers and a mug. One day a baby will look at a drawing by a whole class. On Monday a new teacher asks who feeds the fish, and {Name knows}. Missing somebody and putting up a hand can happen in the same minute.
      D<shouts> When a teacher shouts, it is quiet for a second afterwards. {Name} may sit very still in that second. A shout at a whole class goes to everybody, even to quiet people. The body gets ready to run, although there is nowhere to run to. That is why hearts go fast then.
      P<shouts> {loudOne} may think of the children at the back. From the second row it is a lot.
      P<shouts> Other children do not say that they mind it. They look down at their books, and some of them have fast hearts too.
      Q<shouts> When the voice at the front gets loud, {Name} may feel ____.
      H<shouts> {helper} can listen to what was shouted, and to whom. ~ It helps to know both.
      H<shouts> {helper} can talk to {loudOne} about it, without any fuss. ~ Some teachers have no idea how loud they are.
      T<shouts> {he} can press both feet on the floor and breathe out slowly.
      T<shouts> {he} can tell {helper} which part of the day is the loudest.
      C<shouts> {he} can think, "That was for the class. I can carry on."
      A<shouts> After a shout the room comes back bit by bit. Somebody coughs, and a ruler drops. Most lessons with that teacher may be quiet ones, about ships or fractions. The loud ones can be told at home. A grown-up can ask about them. {Name does} not need to be there.
      D<hand> The teacher asks a question, and up goes {his} hand. So do nine other hands. One of them is picked, and it is not this one. After the third time {Name} may think, "It is because of me." But ten hands went up, and a teacher can ask only one.
      P<hand> Teachers often pick somebody who has not said much yet. A hand that is up a lot tells the teacher that this child knows.
      P<hand> From the front it is a field of hands. Nobody keeps count of who had a turn on Tuesday.
      Q<hand> When another name is called, {Name} may feel ____.
      H<hand> {helper} can ask how many were asked today, and who was not. ~ It is often more than one.
      H<hand> {helper} can tell the teacher kindly that it matters.
      T<hand> {he} can write the answer on a corner of the page. ~ Then it is there, asked or not asked.
      T<hand> {he} can tell the teacher after the lesson, "I had an idea about that."
      C<hand> {he} can think, "I knew it before it was said."
      A<hand> The lesson ends, and there are answers on the corner of a page. Two of them were said by other people, and they were the same. It can be asked at school if turns could go round. Teachers like to hear such things when they are said with a smile.
      D<meet> {Name} may know one thing about {newOne}, and that is the name. A name does not say if a teacher laughs a lot. {newOne} has a list with {his} name on it as well. So on the first day both know just a name. It is the same for both of them.
      C<meet> {he} can think, "First a name, and then the rest."
      A<meet> After some days the teacher has a voice and a good-morning face. {newOne knows} who likes jokes and who likes maths. {Name} can look up when the register is read. Behind each name on that list there is somebody by now.
    `),
    '8-10': script(`
      D<same> A new teacher changes perhaps five things. It feels like fifty, because attention goes to what is different. For {him} the time, the place and the smell of the corridor may be as they were. So are nearly all the people. Brains are built to notice changes first and to forget the rest. They need a few weeks to catch up.
      D<list> Two people meet on the first day, and each has an empty page about the other. The teacher knows a name and perhaps an age. {Name knows} a name and perhaps a rumour. Neither page says who hums while thinking, or who hates being called on first. It gets filled in by accident, mostly, and it takes a term.
      D<reputation> Long before a new teacher arrives, stories arrive. {Name} may have heard two or three. Somebody's cousin had that teacher and says that nobody ever laughed. Somebody else says there were biscuits. A story like that is about one child on some days, and it has usually been told several times. It grows a little with each telling.
      P A new teacher learns names, rooms and where things are kept, all in the first week. It leaves little time for being charming. Strictness at the start is often just somebody holding on.
      P {before} may have known when to help and when to wait. That took time, although it looked easy. The new one has only just begun.
      P Parents listen to a story about a new teacher and form an opinion in ten seconds. Some of them ring the school in their minds. They can be asked to wait until there is more of the story.
      Q In the first lesson, {Name} might feel ____. Curiosity and homesickness go together more often than people think.
      Q When {newOne does} it differently, {Name} may feel ____. It can be annoying even when it is better.
      Q Remembering {before}, {Name} might feel ____. It may come at odd moments, such as during a song.
      H {helper} can tell {newOne} two useful things by letter. ~ It saves weeks of guessing.
      H {helper} can ask again in a month, and not only on day one. ~ Opinions need time to dry.
      H {helper} can help to send a card to {before}. ~ Teachers keep them for years.
      H<helper> {helper} can compare the teacher everyone feared with the one who became a favourite. ~ Sometimes it was the same person.
      H<adult> {helper} can keep {adult} in the week, as before. ~ Old habits hold up new weeks.
      T {he} can tell the teacher one thing that helps with learning. ~ Teachers cannot use what they have not been told.
      T {he} can write an opinion after one day and another after four weeks. ~ It is interesting to compare them.
      T {he} can ask one question at the end of a lesson. ~ Two minutes alone are worth an hour in a crowd.
      T<comforter> {he} can keep {comforter} in the bag for the first days. ~ It is good to have one familiar thing.
      T<quiet> {he} can spend an hour {quiet} after school. ~ Watching a new person all day is work.
      T<doing> {he} can try {doing} on the way in. ~ Teachers change, and what helps can stay.
      C<same> {he} can think, "Five things are new, and they are loud."
      C<list> {he} can think, "A few days, a few lines on the page."
      C<reputation> {he} can think, "That was somebody else's story."
      C<topic> {he} can mention {topic} once and see whether the teacher knows anything about it.
      A<same> In a few weeks nobody will be able to say what was so new. Things will have new places, and those will be the usual places. Teachers come and go in a life, a dozen of them or more. Most of them were strange for a month.
      A<list> One day the teacher will know about the humming without having been told. It is how people become known, in scraps, on Tuesdays. Not every teacher becomes a favourite, and it is possible to learn well from one who does not. Both pages get longer every week.
      A<reputation> After a month {Name} will have a story too, a first-hand one. It may be better or worse than the cousin's. A teacher is a person with good and bad weeks, like others in the room. There may even be biscuits.
      D<likes> People read faces all day, and they get them wrong more often than they think. {Name} may have read in one that a teacher does not like {him}. It could be so, although it is rarer than it seems. More often a face means a headache, a meeting at four or a class of thirty. A guess of that kind grows when nobody checks it.
      D<likes> Being liked by a teacher cannot be measured, so people guess it from a tone or a look. {Name} may have collected a number of them. Once a person starts such a collection, only one kind of evidence gets in. Science would want to see the other kind as well.
      P<likes> Teachers try to treat everyone alike, and some of them become rather stiff because of it.
      P<likes> When parents mention it kindly, most teachers are startled, and then they look more closely.
      Q<likes> After a sharp word from the teacher, {Name} might feel ____.
      H<likes> {helper} can ask for exact words and leave out the guessing.
      H<likes> {helper} can arrange a short talk with the teacher, with a question and not with a complaint.
      T<likes> {he} can note for a week what was said, the good and the bad. ~ It takes one line a day.
      T<likes> {he} can ask the teacher for help with something small. ~ People tend to like those whom they have helped.
      C<likes> {he} can think, "It is a guess. I can check it."
      A<likes> The list has five lines, and two of them do not fit the theory. If the others stay, there are grown-ups who can look into it, and that is their job. A teacher does not need to be a favourite person. It is enough when both say good morning and get on with it.
      D<assistant> Help in class is a matter of distance. Too far away is no use, and too near is hard to bear. {Name has} a new grown-up there, who has not found the distance yet. The one before knew it without a word, or learnt it once. Nobody new can guess it.
      P<assistant> People in that job are told a great deal on paper and very little that is useful. They are often glad of a plain hint.
      P<assistant> Classmates get used to an extra adult within days. After that the adult is furniture.
      Q<assistant> When the chair is pulled up, {Name} might feel ____.
      H<assistant> {helper} can arrange a short talk for three, with the teacher.
      T<assistant> {he} can agree on a sign for "help, please" and one for "not now". ~ Signs save a lot of whispering.
      T<assistant> {he} can say one thing that is good already.
      C<assistant> {he} can think, "The right distance can be learnt."
      A<assistant> The chair stands half a metre further off now, and that is about right. A grown-up has been told something, kindly, by the only expert. If it goes wrong again, it can be said again. That is how the one before learnt it, too.
      D<strict> Strict is a word that covers several different things. A strict teacher may have clear rules, a loud voice or a face that gives nothing away. {Name} may have met all three in one lesson. Clear rules are easy to live with after a while. A loud voice is harder, and unkindness is something else again, and it has no place in a lesson.
      P<strict> Some teachers are strict because they once had a class that got out of hand. Others were taught that way themselves. They are often surprised to hear what it feels like from the front row.
      P<strict> One pupil finds it restful to know exactly what is allowed. Another cannot think when somebody watches. Neither of them is wrong about the same person.
      Q<strict> In the minute before the lesson, {Name} might notice ____. It may be in the stomach.
      Q<strict> After a sharp remark, {Name} might feel ____. The words can last longer than the lesson.
      H<strict> {helper} can find out with {Name} which part of it is strict and which part is unkind. ~ The first takes time, and the second takes a conversation.
      H<strict> {helper} can talk with the teacher, and leave room for both sides of it. ~ Teachers are used to that.
      T<strict> {he} can ask exactly what is wanted. ~ Strict people usually have a very clear answer.
      T<strict> {he} can learn the three rules that matter most to this teacher. ~ Known rules take up less room.
      C<strict> {he} can think, "That is a loud voice about a rule."
      A<strict> A good many strict teachers turn out to be fair, and some of them are funny in April. Others stay hard work. What is learned from them belongs to the learner all the same. If a rule turns into unkindness, {Name} can say so at home, and adults can take it from there.
      D<maternity> {leaver is} going to have a baby. So the class will have another teacher. {Name} may understand that perfectly well and still mind it. With a teacher who is liked, school has a voice that knows the jokes and remembers who hates reading aloud. A new person begins without any of that. It has nothing to do with how the class behaved.
      P<maternity> Most teachers find it hard to leave a class in the middle. There is a list on the desk about each child, and the good lines on it took a long time.
      P<maternity> Whoever takes over hears "we always did it like this" many times a day. It is meant kindly, and it is tiring.
      Q<maternity> On the last day with {leaver}, {Name} might feel ____.
      Q<maternity> In the first lesson without {before}, {Name} might feel ____. It can be two things at once.
      H<maternity> {helper} can help to send a card that is more than a signature. ~ Teachers keep those.
      H<maternity> {helper} can ask after two weeks how it is going, and not only on the first day.
      T<maternity> {he} can write {leaver} a note with one thing that was good in that class.
      T<maternity> {he} can tell the new teacher one thing that makes learning easier.
      C<maternity> {he} can think, "It was good, and it can be missed."
      A<maternity> The note went home between two wrapped presents. In some weeks a photograph may arrive, of a baby with a very serious face. By then the new teacher knows most of the names and one of the jokes. {Name} can think of {before} and still have a decent Tuesday.
      D<shouts> A teacher who shouts at a class is shouting at thirty people, and some of them have done nothing. {Name} may be one of those. The shout arrives all the same, because ears do not check whom it is meant for. The heart speeds up, the neck gets hot, and the sum on the page disappears. It is not being soft. It is what a body does with sudden noise.
      P<shouts> Some teachers shout because it worked once. Others lose patience and dislike the sound of it themselves, usually by lunch.
      P<shouts> A quiet class after a shout looks like an obedient one. From inside it is thirty people waiting for it to be over.
      Q<shouts> In the second after a shout, {Name} might notice ____.
      Q<shouts> Before a lesson with {loudOne}, {Name} might feel ____.
      H<shouts> {helper} can ask for the words, and how often. ~ A loud lesson is one thing, and a loud month is another.
      H<shouts> {helper} can speak to {loudOne} first, and to somebody else at school if nothing changes.
      T<shouts> {he} can keep a pencil moving, even if it only draws a line. ~ Hands that do something help the head come back.
      T<shouts> {he} can note for a week when it happened. ~ A list is easier to show than a feeling.
      C<shouts> {he} can think, "Thirty people heard that. It was not about me."
      A<shouts> The sum comes back to the page after a minute or two. Some loud teachers turn out to be good at explaining, and some get quieter once they know a class. If this one does not, the list is there, and so is an adult who has read it. It need not be sorted out alone.
      D<hand> A hand that goes up and is not picked by the teacher has time to think. {Name} may have begun to count how often that happens. With thirty people and six questions in a lesson, most hands stay up for nothing. That is arithmetic. It is also true that it can feel personal, above all when the same few voices get through.
      P<hand> Teachers use questions to find out who is lost. Somebody who usually knows is asked less, and nobody tells them why.
      P<hand> Some teachers have names on sticks, or a list, because they know that they forget people. They would like to be fair and cannot see everyone at once.
      Q<hand> When another name is called, {Name} might feel ____.
      H<hand> {helper} can ask what else the teacher said or did that day. ~ One sign is too little to go on.
      H<hand> {helper} can mention it to the teacher as a question: "Does {Name} get a turn?"
      T<hand> {he} can note down the answer before the hand goes up. ~ It is proof, if only for one person.
      T<hand> {he} can say to the teacher at the end, "Could I answer one tomorrow?" ~ It is a fair thing to ask.
      C<hand> {he} can think, "Being picked is luck. Knowing it is mine."
      A<hand> The notebook has five answers in it from one lesson. A teacher who is asked kindly for a turn tends to look at that table next time. If it still seems unfair after that, a grown-up can find out more. Whether somebody is liked cannot be counted in hands.
      D<meet> Before a new class begins, {newOne} is a name on a letter. {Name} may have asked around, and got three different answers. What a teacher is like cannot be read from a name, or from what an older cousin thought. {newOne} has a list with thirty names and is no wiser. The first week is for both sides.
      C<meet> {he} can think, "A name is all anyone knows so far."
      A<meet> By October {newOne} is somebody {Name} knows, and {newOne knows} {Name}. Most of it came from ordinary mornings. It is possible to like a teacher slowly. There is a whole year for it.
    `),
    '11+': script(`
      D<list> A new teacher and a class meet like two people who have been given each other's worst photographs. The teacher has marks, a seating plan and a remark by somebody else. {Name has} a surname and a few opinions from the corridor. Nothing in these files says who thinks slowly and well, or who goes silent when shouted at. All that takes some months, and it works in both directions.
      D<bridge> Some teachers are missed, and it is odd that there is no word for it. They are not family and not friends, and yet one of them may have been the first adult to see what {Name} could do. Then there is a card, a round of applause and a stranger at the same desk. Nobody has done anything wrong. It is still a loss of a kind, and it is allowed to count.
      D<reputation> Teachers have reputations that walk ahead of them, put together by former pupils with an axe to grind or a prize to remember. {Name} may already have heard that the new one is unfair, or hilarious, or both. Such reports are sincere and come from different people on different days. They say as much about the reporter. A reputation is worth hearing once, like a weather forecast for another city.
      P In the first weeks, most new teachers act a part. They have been told to be firm early, because it is easier to relax later than the reverse. Many find it as tiring as the class does. The actual person tends to appear at about the third bad joke.
      P Teachers get compared as well. A teacher who constantly hears about the predecessor is in the same position as a person whose new friend talks about the last one. Most of them bear it politely, and would be glad of a week off.
      P Parents may take sides quickly, in either direction. It comes from wanting someone in that building to be on their child's side. Hearing a second, calmer report after some weeks usually helps them as well.
      Q Reading the new timetable, {Name} might feel ____. It may be about one name in it.
      Q When {newOne gets} something wrong, {Name} may feel ____. Satisfaction is possible, and so is sympathy.
      Q Thinking of {before}, {Name} might notice ____. It tends to fade without asking anybody.
      H {helper} can hold back an opinion for a month. ~ It keeps the subject open.
      H {helper} can pass on to the school what has helped before, if that is wanted. ~ Handover notes rarely contain the important part.
      H {helper} can back up a complaint that has facts and dates in it. ~ A personality clash and unfairness are different problems.
      H<helper> {helper} can name a teacher who was disliked and turned out to matter. ~ It is a more common story than it sounds.
      H<adult> {helper} can offer {adult} in the first weeks, and accept a no. ~ It is good to have something that has not changed.
      T {he} can go up after a lesson and mention one thing that makes learning easier. ~ Information given early is usually welcomed.
      T {he} can put off a verdict until half-term and then write it down. ~ Early verdicts are mostly about voice and shoes.
      T {he} can write to a teacher from before and say what is remembered. ~ Teachers seldom find out which lesson it was.
      T<comforter> {he} can have {comforter} waiting at home in the first week. ~ New people are tiring, even for those who like them.
      T<quiet> {he} can spend the first hour after school {quiet}. ~ Reading a stranger all day takes concentration.
      T<doing> {he} can try {doing} before the lesson that is hardest. ~ The method does not depend on who stands at the front.
      C<list> {he} can think, "It is early days for both of us."
      C<bridge> {he} can think, "What I learned there is still mine."
      C<reputation> {he} can think, "Second-hand, and from another year."
      C<topic> At a quiet moment, {he} can bring up {topic} and see what kind of person answers.
      A<list> Before long the files are thicker and kinder on both sides. It may turn into one of the good ones, or into a workable arrangement, which is also worth having. Learning from people one would not have chosen is a useful thing to be able to do. Every teacher was once a stranger with a seating plan.
      A<bridge> What a teacher noticed remains true after the door has closed. It can be taken along to the next room, and to later ones that do not exist yet. Missing one person does not need to be settled before getting to know another. There is no queue for it, and no prize for being quick.
      A<reputation> In time there is direct evidence, and the rumours look rather thin. Some of them will have been right. The teacher has been forming an impression as well, from whatever was in view on a wet Monday. Both are free to change their minds, and quite often they do.
      D<likes> There are teachers one gets on with, and there are teachers of whom one suspects that they have made up their minds. {Name} may be dealing with the second kind. It is hard to prove, since it consists of tone, timing and eyebrows. Psychology adds that people who expect dislike see it sooner. It can be real all the same, and both possibilities can be looked into.
      P<likes> Teachers aim to have no favourites, and they have characters. A dry one can be mistaken for a hostile one for a whole year.
      P<likes> Adults at home hear "she hates me" and picture either a monster or an excuse. Details help them to picture a classroom.
      Q<likes> On the way into that lesson, {Name} might notice ____.
      H<likes> {helper} can listen without defending the teacher in the first minute. ~ It is astonishing how much is heard after that.
      H<likes> {helper} can write to the school if there are facts, and ask for a conversation if there are not.
      T<likes> {he} can keep a record for two weeks: what was said, to whom, and what came before.
      T<likes> {he} can ask for one minute after the lesson and put it as a question. ~ "What could I do differently?" is hard to be unpleasant to.
      C<likes> {he} can think, "I need a working relationship, not a fan."
      A<likes> The record shows a few sharp remarks and one joke that was possibly meant kindly. It may be worth a conversation, or worth ignoring until July. Either way it is known at home now, which takes some of the weight off the eyebrows. Not every teacher needs to be won over. A fair one is enough, and fairness can be asked for.
      D<strict> A strict teacher is usually described in one word, although at least three things may be meant by it. There are standards, there is tone, and there is plain bad temper. {Name} may be dealing with one of them or with the full set. High standards can be useful and even flattering. Tone can be discussed. Bad temper is not a method, whatever results it claims.
      P<strict> People who teach like that were often taught like that, and believe that it did them good. It may be true. It does not follow that it works for everyone, and plenty of research suggests otherwise.
      P<strict> Some pupils thrive on a teacher who is hard to please, and others go quiet. It is a question of fit as much as of talent, and it is not a weakness.
      Q<strict> On the way to that lesson, {Name} might notice ____.
      Q<strict> After a cutting remark, {Name} might feel ____. Anger and effort can be hard to tell apart.
      H<strict> {helper} can ask what would make that lesson easier to sit through, and pass on the part that {Name} wants passed on.
      H<strict> {helper} can take it up with the teacher, adult to adult. ~ It often changes more than expected.
      T<strict> {he} can ask for one thing that was good and one to work on. ~ It gives a strict person a form to fill in.
      T<strict> {he} can separate the subject from the person before deciding anything. ~ They are easily confused.
      C<strict> {he} can think, "I can take the advice and leave the tone."
      A<strict> In some years the strict teacher is the one people tell stories about, fondly or otherwise. What has been learned there can be kept, and what has been said in a bad mood can be left behind. If it is more than tone, there are adults at school whose job it is to hear about it. Asking them proves nothing about character.
      D<shouts> A teacher who shouts at a class reaches the quiet ones first. {Name} may sit through it with a straight face and a pulse of a hundred and twenty. Nobody in the room admits to minding. Then the lesson goes on, and it takes ten minutes before any of it makes sense again. That is a normal reaction to being shouted at by an adult who cannot be answered.
      P<shouts> The teacher may be new, worn out or simply used to it. None of that makes it pleasant to sit under.
      P<shouts> Friends turn it into an impression at lunch. It is often how people show that it got to them as well.
      Q<shouts> When it starts, {Name} might notice ____. It may be in the jaw or the stomach.
      H<shouts> {helper} can hear it without ringing the school at once. ~ Being heard and being acted for are two things, and {Name} can say which is wanted.
      H<shouts> {helper} can help to put it to a tutor or head of year if it goes on.
      T<shouts> {he} can write down the date and the words. ~ Facts carry further than "she is horrible".
      T<shouts> {he} can sit where there is a friend in sight.
      C<shouts> {he} can think, "That is volume. It is not a verdict on me."
      A<shouts> By the next lesson the room has its usual noise back. With some teachers it settles once they know who is who. With others it needs a word from an adult, and asking for that is not making a fuss. Either way it is forty minutes, with a bell at the end.
    `),
  },
};

/** A new teacher: what stays in the room, two people who do not know each other yet, and the teacher before. */
export const newTeacher: Frame = withScenes(own, aTeacherWhoLeaves, leftInTheMiddle, backFromLeave);
