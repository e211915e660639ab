import type { Article, Source } from './article.ts';
import { CDC_5_YEARS, CDC_6_TO_8 } from './milestone-sources.ts';

const OSU_HOMEWORK: Source = {
  organisation: 'Ohio State University Extension (after the American Academy of Pediatrics)',
  page: 'Homework habits',
  address: 'https://livesmartohio.osu.edu/?p=9547',
  checked: 'read',
};
const YOUNG_MINDS_TESTS: Source = {
  organisation: 'YoungMinds, in Metro',
  page: 'How parents can help their children cope with SATs',
  address: 'https://metro.co.uk/2017/05/05/sats-stress-how-parents-can-help-their-children-cope-with-exams-6615355/',
  checked: 'read',
};
const PLACE2BE_EXAMS: Source = {
  organisation: 'Place2Be, in Mental Health Today',
  page: 'How to support young people during exam season',
  address:
    'https://www.mentalhealthtoday.co.uk/blog/teach-me-well/how-to-support-young-people-during-exam-season-advice-from-an-educational-psychologist',
  checked: 'read',
};
const STRUGGLING_READERS: Source = {
  organisation: 'Heathrow Primary School',
  page: 'Struggling readers',
  address: 'https://www.heathrowprimaryschool.co.uk/struggling-readers/',
  checked: 'read',
};
const NHS_DYSLEXIA: Source = {
  organisation: 'NHS',
  page: 'Dyslexia',
  address: 'https://www.nhs.uk/conditions/dyslexia/',
  checked: 'known',
};

/** School: homework, tests, reading, and calls about behaviour. */
export const SCHOOL_WORK: readonly Article[] = [
  {
    id: 'homework',
    title: 'Homework battles',
    topic: 'school',
    ages: [60, 155],
    questions: [
      'homework ends in tears every evening',
      'two hours for ten minutes of homework',
      'homework battles every night',
      'my 7 year old cries over homework',
      'he refuses to do his homework',
      'takes two hours to do ten minutes of homework',
      'how much should i help with homework',
      'she says shes stupid when she does maths',
      'do i make him finish it or let him go in without',
      '9 yr old forgets to bring homework home',
      'homework with adhd type kid wont sit',
      'i end up shouting over spellings every thursday',
      'should a six year old even have homework',
      'is it normal that homework takes all evening',
      'sums and spellings at the kitchen table turn into a fight',
      'she puts off her homework until bedtime',
      'just stares at the worksheet',
    ],
    keys: [
      'homework',
      'spellings',
      'times tables',
      'reading record',
      'worksheet',
      'maths homework',
      'wont sit down to work',
      'home learning',
      'tears over homework',
      'sums',
      'kitchen table',
      'doing homework',
      'homework time',
      'project for school',
      'worksheets',
      'stares at the page',
    ],
    ack: [
      {
        when: ['shouting', 'shout', 'cry', 'cries', 'tears'],
        text: 'Nothing has ever been learned from a spelling list with tears on it, and here you both are at it again.',
      },
      {
        when: ['hours', 'two', 'evening'],
        text: 'Ten minutes of work has eaten the evening, and nobody has even got to the second line.',
      },
      { text: "You have done a day's work and now you are employed as a teacher, unpaid, by a hostile class of one." },
    ],
    typical: [
      {
        from: 60,
        to: 95,
        text: 'Homework goes best at a regular point in the afternoon and in a regular place; some children need to run first, others want it over before they sit down.',
      },
      {
        from: 96,
        to: 155,
        text: 'At this age your part is being near, helping to cut a big task into pieces, and not doing it. A child who needs a lot of help most evenings needs it known at school.',
      },
    ],
    sources: [OSU_HOMEWORK],
    tonight: [
      'Set a timer for ten minutes, shut the book when it rings, finished or not, and write "10 minutes, got this far" under it.',
      'Start with the one {he} can do. "Show me number three. Now you\'re warm." The hard one goes second, not first.',
      'Say before you sit down: "I\'m your helper, not your teacher. If we get cross, we stop."',
    ],
    ask: "If tears come most evenings for three weeks, or ten minutes' work takes an hour, send the teacher the pages with times on them and ask for less, or for a look at reading, hearing and attention.",
    offer: {
      kind: 'story',
      label: 'A story about a very small first step could be read before the books come out.',
      about: 'starting something that looks too hard',
    },
    back: [
      'Where does it stop: at starting, at reading the question, or at writing it down?',
      'What happens between the school door and the homework: food, running, screen?',
    ],
    turns: [
      {
        asks: [
          'how much help should i give',
          'do i correct mistakes',
          'should i do it with him',
          'if i dont sit there nothing happens',
        ],
        answer:
          'Sit near, do your own paperwork, answer when asked. Read the question aloud if reading is the hurdle, since the task may be about planets. Leave mistakes in: the teacher can only see what is missing if you have not tidied it away. If nothing happens without you for weeks, that is a message to school, not a job for life.',
      },
      {
        asks: [
          'she calls herself stupid',
          'says im dumb',
          'no confidence in maths',
          'he thinks he is the worst in the class',
        ],
        answer:
          'Don\'t argue with "I\'m stupid"; it only gets repeated louder. Say "This one is hard and you\'re tired. Which word is the hard bit?" Then show one page from last month, which is now easy, and let it speak. If the sentence comes most days, tell the teacher the exact words, because what is being practised then is not maths.',
      },
      {
        asks: [
          'should i let him go in without it',
          'let her get in trouble',
          'natural consequences',
          'do i write a note',
        ],
        answer:
          'One honest line to the teacher is better than either a fight or a secret: "We stopped after twenty minutes, it was not going in." With an older child let {him} say it {himself}, with your note as a safety net. Being told off once for a forgotten book teaches something. Being told off weekly for something too hard teaches that school is not for {him}.',
      },
      {
        asks: ['cant sit still for it', 'wriggles all the time', 'concentration is zero', 'gets up every two minutes'],
        answer:
          'Then let {him} stand. Spellings can be jumped on a staircase, tables bounced with a ball, reading done upside down on the sofa. Two minutes on, one minute off, for real, with a timer {he} set{s}. Ask in school whether it is the same there; if it is, in several places, over months, take both accounts to your doctor.',
      },
      {
        asks: ['after school clubs no time', 'we get home at six', 'too tired in the evening', 'when should we do it'],
        answer:
          "At six there is no brain left, on either side of the table. Mornings work for some: fifteen minutes at breakfast beat an hour at night. Or the breakfast club, or Saturday at ten and then it is done. Tell the teacher which slot you have, so that the work fits it. Sleep is worth more to tomorrow's lesson than the last six sums.",
      },
      {
        asks: [
          'my husband says she must finish',
          'partner is strict about it',
          'grandma says in my day',
          'we argue about homework',
        ],
        answer:
          'Agree on the clock instead of on the amount: both of you can hold "fifteen minutes of trying", and neither has to win. Let the parent who stays calm do the evening, even if it is not the one who is good at fractions. And let the school be the judge of what was enough; that is one quarrel fewer at your table.',
      },
      {
        asks: [
          'should i just let him fail',
          'let him go in without doing it',
          'not my job to make her do it',
          'let the teacher deal with it',
        ],
        answer:
          'For a few days, yes, if the teacher knows. Write one line in the book: "We stopped after ten minutes; this is how far it went." That isn\'t failing, it is information, and it takes you out of the job of policeman. If {he} would be shamed in front of the class for it, talk to the teacher first.',
      },
      {
        asks: [
          'how long should it take',
          'how many minutes of homework',
          'it takes two hours',
          'how long should homework be',
        ],
        answer:
          "Ask the teacher what they mean it to take; they nearly always have a number, and it is nearly always smaller than yours. Set the timer to that, stop when it rings, and write down how far it went. If ten minutes' work takes an hour most evenings, send the pages back with the times on them.",
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'tests-and-exams',
    title: 'Tests and results',
    topic: 'school',
    ages: [66, 155],
    questions: [
      'worried about tests at school',
      'my daughter is so stressed about sats',
      'he panics in spelling tests',
      'year 6 sats anxiety',
      'how can i calm my child before an exam',
      'got a bad mark and was heartbroken',
      '10yo crying about tests cant sleep',
      'goes blank in tests knows it at home',
      '11 plus pressure',
      'should i revise with him',
      'my son doesnt care about his marks at all',
      'bad report card what do i say',
      'throws up before every spelling test',
      'panics as soon as there is an exam',
    ],
    keys: [
      'test',
      'tests',
      'exam',
      'exams',
      'sats',
      '11 plus',
      'eleven plus',
      'spelling test',
      'goes blank',
      'bad mark',
      'revision',
      'report card',
      'marks',
      'results',
      'before the sats',
      'mock',
      'nerves before test',
      'revising',
      'panic',
      'exam nerves',
      'assessment week',
    ],
    ack: [
      {
        when: ['mark', 'report', 'results'],
        text: 'A number came home in a bag, and now it is sitting at the table with you.',
      },
      {
        when: ['blank', 'panics'],
        text: '{He} could do it on Tuesday, in the kitchen, with the dog watching, and on Friday the page was white.',
      },
      { text: 'Someone made up a test to find out about a school, and the stomach ache is in your house.' },
    ],
    typical: [
      {
        from: 66,
        to: 107,
        text: 'Exams are a time of more stress, and pressure may come from school, from home or from the child; being nervous before one is ordinary.',
      },
      {
        from: 108,
        to: 155,
        text: 'Nerves before tests are ordinary; not sleeping, going silent or being irritable for weeks is more than nerves. Sleep, meals and being out and about help more than another hour of practice.',
      },
    ],
    sources: [YOUNG_MINDS_TESTS, PLACE2BE_EXAMS],
    tonight: [
      'Say it once, tonight, and mean it: "I\'ll be proud of you on Friday evening whatever the paper says. I\'ve already bought the pizza."',
      'Do ten minutes of the easiest part, then stop while it goes well. End on right.',
      'Practise the blank: pencil down, feet on the floor, breathe out slowly, read the first question again with a finger. Three times, at the kitchen table.',
    ],
    ask: 'If worry about tests spoils sleep or eating for two weeks, or {he} talk{s} of being worthless, tell the teacher and see your doctor; if {he} talk{s} of not wanting to live, that is today.',
    offer: {
      kind: 'story',
      label: 'A story about somebody whose mind goes white, and what brings it back, could be ready tonight.',
      about: 'nerves before a test',
    },
    back: [
      'What {is} {he} afraid will happen if it goes badly?',
      'Who talks about the test most: the teacher, the friends, or us at home?',
    ],
    turns: [
      {
        asks: ['goes blank', 'knows it at home but not in the test', 'freezes in exams', 'panics and cant write'],
        answer:
          'Blank is fright, not ignorance, and it can be trained like a fire drill. Begin every practice with the drill: pencil down, out-breath, finger on question one. Teach {him} to start with any question {he} can do, because the first tick opens the door. Tell the teacher; often sitting at the side, or being told "start with three", is enough.',
      },
      {
        asks: ['he got a bad mark', 'what do i say about a bad report', 'she failed the test', 'low score'],
        answer:
          'First: "Tell me about it", and hand over something to eat. Not why, not what did the others get. Then look at one wrong answer together as if it were a puzzle; half of them turn out to be reading the question too fast. Sign it, put it away, and do something {he} {is} good at before bed, so that it isn\'t the last thing of the day.',
      },
      {
        asks: ['he doesnt care', 'no motivation to revise', 'couldnt care less about marks', 'lazy about tests'],
        answer:
          'Not caring is often the cheapest armour: who has not tried cannot have failed. Try a very small bet on effort instead of result, "five words while I cook", and take an interest in the words. Ask the teacher whether the work is too easy or too hard; both look like laziness from the sofa. And some children care about other things; find out which.',
      },
      {
        asks: ['how much revision', 'should we practise at home', 'past papers at home', 'tutor for sats'],
        answer:
          'Short and often: ten minutes, four days a week, one topic, and stop on a success. One past paper so that the look of it is known, not six. For a primary test a tutor mostly buys worry. If something underneath is missing, the tables or reading speed, work on that gently; it will still be there after the test and still be useful.',
      },
      {
        asks: [
          'school puts so much pressure',
          'teacher keeps going on about sats',
          'booster classes',
          'whole class is stressed',
        ],
        answer:
          'You may turn the volume down at your own door: no test talk after five. Write to the teacher in one sentence, "{He} {has} stopped sleeping because of the test", and ask that {he} hear{s} from the school, too, that the result is about the school\'s teaching. Keep swimming and friends in the week; they are what keeps a head working.',
      },
      {
        asks: ['friends compare marks', 'her friend got higher', 'everyone is cleverer', 'comparing with classmates'],
        answer:
          "Give {him} a sentence to end it: \"I don't tell, I did my bit.\" At home compare {him} only with {himself}: last autumn's writing next to today's. And don't ask what the friend got, though it is very tempting; {he} hear{s} in that question what counts.",
      },
    ],
    challenges: ['building-confidence', 'feeling-worried'],
  },
  {
    id: 'reading-struggles',
    title: 'Struggling to read at school',
    topic: 'school',
    ages: [60, 131],
    questions: [
      'my 6 year old still cant read',
      'struggling with reading and everyone else is on chapter books',
      'could it be dyslexia',
      'he guesses every word',
      'teacher says she is behind in reading',
      'hates reading, fights me over the reading book every night',
      '7yo mixes up b and d is it normal',
      'reads a word on one page and doesnt know it on the next',
      'how do i help my child learn to read at home',
      'phonics isnt working for him',
      'reading age is two years behind',
      'when should i worry about reading',
      'nearly 7 and still sounding out little words like cat',
      'guesses the word from the first letter instead of reading it',
      'the reading book is torture and he makes the words up',
      'everyone in his class can read except mine',
    ],
    keys: [
      'cant read',
      'struggling to read',
      'behind in reading',
      'dyslexia',
      'dyslexic',
      'guesses words',
      'reading book',
      'phonics',
      'mixes up b and d',
      'reading age',
      'reading level',
      'learn to read',
      'blending',
      'sounding out',
      'sounds out every word',
      'makes up the words',
      'reading behind',
      'cant blend',
      'slow reader',
      'not reading yet',
      'everyone in class reads',
      'cannot read',
      'refuses to read',
      'reader',
    ],
    ack: [
      {
        when: ['b and d', 'letters', 'backwards'],
        text: "A b that turns into a d between one line and the next would try anybody's patience.",
      },
      {
        when: ['behind', 'everyone', 'chapter'],
        text: 'There is a ladder of book bands, every parent at the gate knows the rungs, and you know where {he} stand{s} on it.',
      },
      {
        text: '{He} read{s} "house" for "horse", then look{s} at the picture, then at you, and neither of you wants to turn the page.',
      },
      { text: 'Bedtime used to be stories; now it is an inspection, and both of you dread it.' },
    ],
    typical: [
      {
        from: 60,
        to: 83,
        text: 'Children get to reading at very different speeds. Many who find it slow have trouble hearing the separate sounds in a word, such as the three in "coat".',
      },
      {
        from: 84,
        to: 131,
        text: 'A child past seven who still sounds out most words, or reads far more slowly than the class, is worth a proper look, whatever the cause: sounds, sight, hearing, attention, or worry about reading itself.',
      },
    ],
    sources: [STRUGGLING_READERS, NHS_DYSLEXIA],
    tonight: [
      'Read to {him} tonight and ask for nothing. One chapter, your voice, as if school had no opinion.',
      'Tomorrow take turns, your line, {his} line; supply any hard word after three seconds, without a sigh.',
      'Play sounds in the car: "I spy something that rhymes with boat." "What is cat without the c?"',
    ],
    ask: 'Ask the teacher now: "What exactly is hard, what are you doing about it, and when do we look again?" Ask for sight and hearing to be tested. If little has moved in a term, ask the school\'s special-needs lead for an assessment.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book with few words and {him} as the hero could be the one {he} want{s} to read.',
      about: 'a hero who reads in small steps',
    },
    back: [
      'What happens at a hard word: sounding out, a guess from the picture, or a look at you?',
      'Did anyone in the family find reading hard?',
    ],
    turns: [
      {
        asks: [
          'could it be dyslexia',
          'how do i get her tested for dyslexia',
          'signs of dyslexia at 6',
          'dyslexia runs in our family',
        ],
        answer:
          "I can't tell from here, and before about seven even those who test prefer to watch and teach. What helps: a family history, trouble with rhymes and with remembering letter sounds, a word known on one page and gone on the next. Tell the teacher those three things. Good help for slow readers is the same with or without the word, so it need not wait for a test.",
      },
      {
        asks: ['mixes up letters', 'writes letters backwards', 'b d confusion', 'mirror writing'],
        answer:
          'Turning letters round is common while writing is new, and by itself it says little. Give b a job: a bed drawn with both fists, thumbs up, b at the head and d at the foot. It is worth mentioning to the teacher if it stays past seven or eight together with slow reading and poor spelling.',
      },
      {
        asks: [
          'he hates reading now',
          'refuses the school book',
          'fights about reading every night',
          'screams when i get the book out',
        ],
        answer:
          "Then take the fight away for two weeks, with the teacher's knowledge: you read the school book to {him}, doing the voices, and write that in the record. Reading happens elsewhere: recipes, jokes, the scores, a comic. A child who hates it practises nothing. Once there is no fear in the chair again, go back to one line each.",
      },
      {
        asks: ['she memorises the book', 'guesses from pictures', 'makes up the story', 'reads it off by heart'],
        answer:
          'Clever, and it will carry {him} only so far. Cover the picture until the line is read, then look together and see whether it fits. Mix in nonsense words on scraps of paper, "zot", "mip", which nobody can guess. If those are impossible after a year of teaching, tell school exactly that; it is a precise clue.',
      },
      {
        asks: ['glasses or hearing', 'does she need an eye test', 'words move on the page', 'could it be his ears'],
        answer:
          'Have both checked, because they are simple to put right and easy to miss: an optician, and a hearing test if there were many ear infections or {he} often say{s} "what?". Say "the words move" to the optician in those words. Should both be fine, it was still worth knowing, and the school will take the rest more seriously.',
      },
      {
        asks: ['what can school do', 'teacher says wait', 'they say he will catch up', 'how do i push the school'],
        answer:
          '"Wait" is a plan only if it has a date. Ask for short daily practice in a small group, which sounds are missing, and how they will measure it. Put it in an email with thanks, so that it is written down, and fix the next talk for six to eight weeks ahead. If nothing has moved by then, ask the special-needs lead in writing for an assessment.',
      },
      {
        asks: ['my husband was the same', 'i couldnt read till 9', 'will he always struggle', 'late readers catch up'],
        answer:
          'It does run in families, and telling {him} about it helps: "Dad hated this too, and he reads plans for a living." Many slow starters become ordinary readers, some stay slow and need more time in tests; help early makes a difference to both. So take the history as a reason to ask now, rather than as a reason to wait.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'told-off-at-school',
    title: 'Told off, or a call from school',
    topic: 'school',
    ages: [48, 155],
    questions: [
      'school rang again about my sons behaviour',
      'told off at school and devastated',
      'he keeps getting put on red',
      'my 6yo got sent out of class',
      'how do i punish him at home for school',
      'teacher says he disrupts the class',
      'she was told off in front of everyone and now wont go back in',
      'excluded for the day 7 years old',
      'he is fine at home but naughty at school they say',
      'detention 9 year old unfair',
      'called in by the head about my child what do i say',
      'traffic light chart in the classroom upsets her',
      'called into the office because my boy threw something in class',
      'moved onto the sad face and came home sobbing',
      'in trouble with the teacher again today',
      'another phone call from school about her behaviour',
    ],
    keys: [
      'told off',
      'call from school',
      'sent out',
      'behaviour chart',
      'red card',
      'excluded',
      'exclusion',
      'detention',
      'disrupts',
      'disruptive',
      'suspended',
      'headteacher called',
      'behaviour at school',
      'threw a chair in class',
      'sad cloud',
      'moved down the chart',
      'in trouble at school',
      'head teachers office',
      'sent to the head',
      'lost golden time',
      'phone call from school',
      'school phoned',
      'third call',
      'complaint from school',
    ],
    ack: [
      {
        when: ['rang', 'called', 'call', 'head'],
        text: "Your phone shows the school's number and your shoulders go up before you have answered it.",
      },
      {
        when: ['front', 'devastated', 'chart'],
        text: 'Being told off in front of thirty children is short for the teacher and very long for the child.',
      },
      { text: 'It is already dealt with, it was six hours ago, and now it is somehow yours to deal with again.' },
    ],
    typical: [
      {
        from: 48,
        to: 83,
        text: 'At this age children are still learning to wait, sit and stop, and being told off now and then belongs to it; following rules in a group is a skill of about five.',
      },
      {
        from: 84,
        to: 155,
        text: 'At this age most children want very much to be liked and accepted, so being told off weighs more; when trouble keeps happening, look for what comes before it: work that is too hard, another child, tiredness.',
      },
    ],
    sources: [CDC_5_YEARS, CDC_6_TO_8],
    tonight: [
      'Start with food and one sentence: "School told me. I want to hear yours." Listen to the end with your face still.',
      'Punish nothing twice. If school has dealt with it, your part is the mending: a card, a sorry, a pencil replaced.',
      'Ask the teacher for three things by email: when it happens, what came just before, what helped even once.',
    ],
    ask: 'If calls come weekly for a month, or {he} {is} sent home, ask for a meeting with the teacher and the special-needs lead, and for a written plan. If {he} {is} excluded, ask for the reason in writing that day.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about anger that comes fast, ready to read tonight.',
      about: 'managing-anger',
    },
    back: ['What was happening in the two minutes before?', 'Is it one lesson, one child, or all over the day?'],
    turns: [
      {
        asks: [
          'should i punish him at home too',
          'take away his tablet for school trouble',
          'consequences at home for school behaviour',
          'how do i back up the school',
        ],
        answer:
          'Backing the school up means saying the same rule, not adding a second sentence to the first. "Hands stay down, the teacher is right." Then do the mending together. A tablet lost at six for something at ten connects to nothing in a young head. Praise tomorrow\'s small good report instead; that one does connect.',
      },
      {
        asks: [
          'he says it wasnt him',
          'blames the other boy',
          'she says teacher is lying',
          'doesnt tell me the truth about it',
        ],
        answer:
          'You don\'t have to be the judge. "I wasn\'t there. Tell me what your hands did and what his hands did." Two columns on paper calm it a good deal. Tell the teacher what you heard as a question. Children who expect a storm for the truth learn to be good at weather; keep the storm small and you will hear more.',
      },
      {
        asks: ['fine at home', 'never like this at home', 'only at school', 'school describes a different child'],
        answer:
          'Home has one or two grown-ups, no queue and a sofa. Ask what school has and home has not: noise, waiting, writing, one particular table. The other way about it also tells you something, so offer it to them: "At home {he} listen{s} when I touch {his} shoulder first." Teachers are usually glad of a thing that works.',
      },
      {
        asks: [
          'is it adhd',
          'could there be something wrong',
          'should we get her assessed',
          'teacher hinted at something',
        ],
        answer:
          'Ask the teacher to say out loud what was hinted: "What have you seen, and how often?" Then keep your own list of five scenes for two weeks, no labels. Lists from both places, over several months, are what a doctor or an assessor works with. Meanwhile the same things help either way: short tasks, a job, warning before a change, sitting near the front.',
      },
      {
        asks: [
          'she was told off unfairly',
          'punished for nothing',
          'whole class punished',
          'teacher shouted at her in front of everyone',
        ],
        answer:
          'Let it be unfair for a moment: "That sounds rotten." Then sort it: is this something to bear, or something to say? If to say, help {him} practise one sentence for tomorrow: "I was upset, because I didn\'t do it." If {he} {is} too small or too scared, you write two polite lines. Humiliation as a habit is for the head.',
      },
      {
        asks: [
          'what do i say at the meeting',
          'called in to see the head',
          'meeting with school tomorrow',
          'they make me feel like a bad parent',
        ],
        answer:
          'Go in with a page: what {he} {is} good at, what you see at home, what you are asking for. Begin with "We both want {him} to manage the morning." Ask for one change, one person, one date. Bring someone who takes notes; it slows everybody down in a good way. You are not on trial there, and you may say that you need a day to think.',
      },
      {
        asks: ['behaviour charts', 'always on red', 'the chart shames him', 'loses golden time every week'],
        answer:
          'A chart in public tells the same three children every day who they are. Ask whether {he} could have {his} own card with one aim on it, in half-days, so that a bad morning does not eat the afternoon. Six green out of ten is a good week. Many teachers agree at once when a parent asks without blame.',
      },
    ],
    challenges: ['managing-anger', 'saying-sorry'],
  },
];
