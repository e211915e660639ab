import type { Article, Source } from './article.ts';

const NHS_DYSLEXIA: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Dyslexia',
  address: 'https://111.wales.nhs.uk/dyslexia/',
  checked: 'read',
};
const NHS_DYSLEXIA_SIGNS: Source = {
  organisation: 'NHS',
  page: 'Dyslexia: symptoms',
  address: 'https://www.nhs.uk/conditions/dyslexia/symptoms/',
  checked: 'read',
};
const NHS_DCD: Source = {
  organisation: 'NHS',
  page: 'Developmental co-ordination disorder (dyspraxia) in children',
  address: 'https://www.nhs.uk/conditions/developmental-coordination-disorder-dyspraxia/',
  checked: 'read',
};
const SENG_ASYNCHRONY: Source = {
  organisation: 'SENG (Supporting Emotional Needs of the Gifted)',
  page: 'Asynchronous Development',
  address: 'https://www.sengifted.org/',
  checked: 'read',
};
const GIFTED_PARENTS: Source = {
  organisation: 'Children (journal)',
  page: 'Gifted Children through the Eyes of Their Parents (2022)',
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9857033',
  checked: 'read',
};

/** Neurodiversity: reading, co-ordination, and being far ahead in one thing. */
export const NEURODIVERSITY_LEARNING: readonly Article[] = [
  {
    id: 'dyslexia',
    title: 'Reading stays hard: dyslexia?',
    topic: 'neurodiversity',
    ages: [54, 155],
    questions: [
      'could my child be dyslexic',
      'signs of dyslexia at 6',
      'my 7 year old still cant read',
      'mixes up b and d',
      'clever but cant spell',
      'hates reading cries over the reading book',
      'how do i get a dyslexia test',
      'reads the word on one page and not on the next',
      'dyslexia runs in our family 5yo',
      'teacher says wait he will catch up with reading',
      'how to help a dyslexic child at home',
      'he guesses the words from the pictures and when i cover the picture he cries, he is nearly eight and can explain volcanoes',
      'writes letters backwards',
    ],
    keys: [
      'dyslexia',
      'dyslexic',
      'cant read',
      'b and d',
      'reading is hard',
      'spelling',
      'spell',
      'letters backwards',
      'guesses words',
      'reading book',
      'struggles to read',
      'phonics not working',
      'mixes up b and d',
      'cant spell',
      'catch up with reading',
      'clever but cant spell',
    ],
    ack: [
      { text: 'The same word stands on page two and on page three, and on page three they have never met.' },
      {
        when: ['cries', 'hates', 'cry'],
        text: 'Ten minutes of reading book, forty minutes of tears, one of them yours.',
      },
      { when: ['clever', 'explain', 'bright'], text: 'Somebody who can explain volcanoes has been beaten by "was".' },
      {
        when: ['teacher', 'wait', 'school'],
        text: 'You were told to wait by someone who does not sit at your kitchen table at six.',
      },
    ],
    typical: [
      {
        from: 54,
        to: 83,
        text: 'Swapped letters are common in beginners; trouble with letter sounds, rhymes and remembering words after good teaching is the part worth watching.',
      },
      {
        from: 84,
        to: 155,
        text: 'Signs at school age are slow reading, mixed-up letter order, uneven spelling, and knowing it when told but not from the page; it has nothing to do with intelligence. Up to one in ten people has it to some degree.',
      },
    ],
    sources: [NHS_DYSLEXIA, NHS_DYSLEXIA_SIGNS],
    tonight: [
      'You read the page, {he} read{s} one sentence chosen by {him}. Stop at ten minutes, in the middle if need be.',
      'When a word sticks, wait three seconds, then give it. No guessing, no "you had that a minute ago".',
      'Play a listening game instead of another page: "What is cat without the c?"',
    ],
    ask: 'If reading has hardly moved after a year of teaching, or after two terms of extra help, tell the teacher and the special needs teacher and ask for an assessment. Have eyes and hearing tested. Earlier if it runs in the family. Reading that was there and is lost: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story about volcanoes to listen to, with {his} name on every page, could be ready tonight.',
      about: 'a volcano expert who finds reading hard',
    },
    back: [
      'Where does it stick: letters, blending, or remembering whole words?',
      'Who in the family found reading hard?',
    ],
    turns: [
      {
        asks: [
          'how do i get him tested',
          'who does a dyslexia assessment',
          'school wont test',
          'is private testing worth it',
        ],
        answer:
          "Begin with the teacher and the school's special needs teacher, in writing: what was tried, how long, what changed. If little has, ask for an assessment by a specialist teacher or educational psychologist; school can arrange it, or you privately. Help should not wait for it. Before you pay, ask school whether they will act on the report. A test without a plan is an expensive page.",
      },
      {
        asks: [
          'writes b and d the wrong way round',
          'mirror writing at 6',
          'letters backwards at 7',
          'reverses numbers',
        ],
        answer:
          'Up to about seven many do it, and alone it is not dyslexia. Make the two look different in the body: "b" begins with a straight line down, "d" with a round; write them big on the back, on sand, on a steamed window. A little bed drawn as "bed" on the desk helps. If at eight it is still many letters plus hard reading, ask.',
      },
      {
        asks: ['how can i help at home', 'what practice helps dyslexia', 'which method works', 'apps for dyslexia'],
        answer:
          'Short, daily, with sounds: five minutes of letter-sound work in the order school uses, then you read aloud for as long as {he} like{s}. Tiny decodable books, not guessing ones. Spell by saying sounds and building with letters. Audiobooks for everything {he} {is} clever enough to hear. Coloured sheets and special diets have no good evidence.',
      },
      {
        asks: [
          'he says he is stupid',
          'she thinks she is dumb',
          'confidence is gone because of reading',
          'kids call him stupid',
        ],
        answer:
          '"You aren\'t stupid. Reading is a job your brain does a longer way round, and we\'re getting you the right teaching." Say it once, then show it: an hour a week of what {he} {is} good at, before homework and not as a reward. Ask that {he} {is} never made to read aloud unprepared. Tell {him} about the grown-up in the family with the same trouble.',
      },
      {
        asks: ['teacher says wait', 'too young to test at 6', 'is it too early at 5', 'they say boys read later'],
        answer:
          'A name may wait; help need not. In the first years what counts is good sound-by-sound teaching and catching those who do not move. Ask: "Which sounds are known, which not, and what extra is there each week?" and come back in ten weeks with the same question. No answer in numbers is an answer too.',
      },
      {
        asks: [
          'homework reading is a battle',
          'refuses to read at home',
          'cries over the reading book every night',
          'should i force reading',
        ],
        answer:
          'Stop the battle first; nothing is learnt in it. Tell the teacher you will do ten minutes, you reading most, and sign what was done. Same chair, same time, biscuit. An easier book, from two levels back, read smoothly twice, does more than the right level read in tears. If even that is a fight, a week off, with stories to listen to.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'dyspraxia',
    title: 'Clumsy at nearly everything: dyspraxia?',
    topic: 'neurodiversity',
    ages: [48, 155],
    questions: [
      'is my child dyspraxic',
      'clumsy child falls over a lot',
      'dyspraxia signs age 6',
      'my 7yo cant tie laces use cutlery or catch',
      'developmental coordination disorder',
      'knocks over every drink',
      'always bumping into things and people',
      'messy eater at 8 cant use a knife',
      'how to help a child with dyspraxia',
      'slow to get dressed bad at pe terrible handwriting',
      'drops everything walks into door frames',
      'every meal a glass goes over, every morning the shoes are on the wrong feet, he says sorry before i have even turned round',
    ],
    keys: [
      'dyspraxia',
      'dyspraxic',
      'clumsy',
      'clumsiness',
      'dcd',
      'coordination',
      'bumps into',
      'knocks over',
      'drops everything',
      'falls over',
      'cant use a knife',
      'wrong feet',
      'uncoordinated',
      'knocks over every drink',
      'spills',
      'bumping',
      'developmental coordination disorder',
      'tie laces use cutlery catch',
      'glass goes over',
    ],
    ack: [
      { text: 'The glass goes over, and {he} {has} said sorry before you have turned round.' },
      {
        when: ['pe', 'catch', 'laces'],
        text: "Laces, knives, balls: other people's hands seem to have had a course that {he} missed.",
      },
      { text: 'There is a bruise at door-frame height on both shins of this family.' },
    ],
    typical: [
      {
        from: 48,
        to: 59,
        text: 'Spills and tumbles are everyday at 4, and children differ so much that a clear diagnosis of a co-ordination disorder is rarely made before 5.',
      },
      {
        from: 60,
        to: 155,
        text: "Dyspraxia means doing worse than expected for one's age in daily things that need co-ordination, dressing, writing, sport; it is more often found in boys and can run in families.",
      },
    ],
    sources: [NHS_DCD],
    tonight: [
      'Change the thing, not the child: a heavy short glass, half full, on a wet cloth; shoes with a dot inside each; elastic laces.',
      'Teach one skill backwards: you do all but the last move, {he} finish{es}.',
      'When it spills, one sentence: "Cloth\'s there. It happens," and carry on talking.',
    ],
    ask: 'If dressing, eating, writing and playing are all much harder than for others of {his} age, ask the school and your doctor for an assessment. Clumsiness that is new or getting worse, on one side, or with headache, sickness or odd eyes: doctor today or tomorrow.',
    offer: {
      kind: 'story',
      label: 'A story about somebody whose elbows have plans of their own could be ready tonight.',
      about: 'someone with very independent elbows',
    },
    back: ['What is hardest: big movements, hands, or doing things in order?', 'Was it always so, or is it new?'],
    turns: [
      {
        asks: [
          'how is dyspraxia diagnosed',
          'who assesses dyspraxia',
          'what do they test',
          'is 5 too young to diagnose',
        ],
        answer:
          "Usually a paediatrician with an occupational or physiotherapist, from about five. They watch {him} jump, catch, thread, write, ask you about dressing and meals, and check that nothing else explains it. Bring six ordinary tasks with minutes: shoes four, buttons never. School's view counts as much as yours. The point of it is the help that follows.",
      },
      {
        asks: [
          'what can school do for dyspraxia',
          'handwriting takes forever',
          'pe is torture',
          'help in class for clumsy child',
        ],
        answer:
          'More time for changing, a seat with feet flat on the floor, a sloped board, fewer lines to copy, a keyboard later on, instructions one at a time, an own peg at the end of the row. In sport: tasks against {himself}, teams made by the teacher. Ask for two of these now; no one needs a diagnosis to move a peg.',
      },
      {
        asks: [
          'practice makes no difference',
          'we practise and he still cant',
          'why cant he learn it',
          'how much practice does he need',
        ],
        answer:
          'These children learn movements, only not by being told and not by watching. Short, the same each time, one step, with words {he} say{s} {himself}: "Cross, under, pull." Five minutes daily on one thing, for a month, chosen by {him}. What is learnt stays. What does not help is to practise five things, or the one thing in a hurry.',
      },
      {
        asks: ['kids laugh at him', 'he says he is useless', 'self esteem is low', 'no one picks her'],
        answer:
          'Say what is true: "Your body needs more goes to learn a thing. Your ideas are quick." Then give {him} a field: swimming, climbing, chess, drums, animals. Something without a ball or a race. Stop the family joke about the elbows; it stopped being funny to {him} a year ago. If {he} withdraw{s} for weeks, teacher and doctor.',
      },
      {
        asks: [
          'forgets what to do next',
          'cant organise himself',
          'cant do things in order',
          'gets lost in getting dressed',
        ],
        answer:
          'Doing things in order is part of it. Put the order outside the head: clothes laid in a row from left to right, five photos by the mirror, bag packed the night before by the same list. Ask "What comes after socks?" rather than "Hurry up". And a fixed end, a song, because time is also a thing one bumps into.',
      },
      {
        asks: [
          'will he grow out of it',
          'does dyspraxia go away',
          'what about driving and jobs',
          'how will it be later',
        ],
        answer:
          'It does not quite go, but it gets out of the way: people learn their tricks, choose their tools, and nobody asks a grown-up to catch. Laces and pens matter less each year. What lasts longer is what {he} think{s} of {himself}, so put your effort there. Much also comes later than for others rather than never, bicycles for instance.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'gifted-and-uneven',
    title: 'Far ahead in one thing, four years old in the rest',
    topic: 'neurodiversity',
    ages: [30, 155],
    questions: [
      'is my child gifted',
      'my 4yo reads but has huge tantrums',
      'bright child no friends',
      'asynchronous development',
      'she talks like an adult and cries like a baby',
      'bored at school because its too easy',
      'should my child skip a year',
      'gifted and adhd twice exceptional',
      'how do i support a very clever 6 year old',
      'perfectionist gifted child gives up',
      'asks about death and space at 3 at bedtime',
      'he did fractions in the bath, and then lay on the floor for an hour because his toast was cut, and i dont know which of them to talk to',
      'teacher doesnt believe he can read',
    ],
    keys: [
      'gifted',
      'giftedness',
      'very clever',
      'bright child',
      'bright',
      'asynchronous',
      'ahead',
      'advanced',
      'skip a year',
      'high iq',
      'twice exceptional',
      'reads at 4',
      'too easy',
      'talks like an adult',
      'clever',
      'very clever child',
      'asynchronous development',
      'death and space',
      'bored at school too easy',
      'fractions',
      'bright no friends',
      'clever for her age',
    ],
    ack: [
      { text: 'A lecture in the bath, and half an hour later an hour on the floor about toast.' },
      {
        when: ['school', 'bored', 'easy', 'teacher'],
        text: '{He} taught {himself} to read on cereal boxes, and now {he} {is} colouring in the letter A.',
      },
      { when: ['friends', 'lonely'], text: 'Nobody else in the sandpit wanted to talk about black holes.' },
      { when: ['death', 'space', 'questions'], text: 'At ten past eight: "What was before there was anything?"' },
    ],
    typical: [
      {
        from: 30,
        to: 155,
        text: 'Children far ahead in thinking are often not ahead in feelings, friends or hands; the gap is called asynchronous development, and people tend to expect the older behaviour.',
      },
    ],
    sources: [SENG_ASYNCHRONY, GIFTED_PARENTS],
    tonight: [
      'In a storm speak to the age that is crying: few words, arms, bed. No reasoning with the professor, who has gone home.',
      'Feed the head once a day with something real, ten minutes, {his} question, and write the bedtime one in a book "for Saturday".',
      'Praise the second try, not the cleverness: "You got it wrong and stayed."',
    ],
    ask: 'If school is misery, {he} {has} no one to play with for a term, worry or perfection eats sleep, or being far ahead goes with great trouble in writing, attention or others, ask school for an educational psychologist, and your doctor if {he} {is} low. Dark thoughts: today.',
    offer: {
      kind: 'story',
      label: 'A story with real black holes in it, for someone of four, could be ready tonight.',
      about: 'a very small astronomer who is cross about toast',
    },
    back: [
      'Where is the gap widest: feelings, friends, or hands?',
      'What {does} {he} really do when something is hard for once?',
    ],
    turns: [
      {
        asks: ['is he gifted', 'should i get an iq test', 'how do i know if she is gifted', 'do i need testing'],
        answer:
          'Only a proper test by a psychologist could say, and it is worth doing when a decision hangs on it, such as a school year, or when ability and results do not fit. Otherwise go by appetite: what {he} seek{s} out, how fast, how deep. You can feed that without a number, and a number does not help with toast.',
      },
      {
        asks: ['bored in class', 'school work too easy', 'teacher gives more of the same', 'how do i talk to school'],
        answer:
          'Show rather than claim: two things made or read at home, in an envelope. Ask for different, not more: a project when the sheet is done, a harder sheet instead of three, one hour a week with an older class. Ask after six weeks. And tell them what is hard for {him} too; it makes everything you say more believable.',
      },
      {
        asks: ['should he skip a year', 'early school entry gifted', 'moving up a class', 'acceleration good or bad'],
        answer:
          'It suits some: far ahead in most subjects, big enough, wanting it, and with a teacher who wants {him}. Studies of well-chosen skips are rather friendly; the worry about friends is often larger than the fact. A trial of half a term in the other class tells more than opinions. Being ahead in one subject only is better met in that subject.',
      },
      {
        asks: ['no friends his age', 'only talks to adults', 'other kids find her odd', 'bossy and knows everything'],
        answer:
          'Friends are found by interest, not by birth year: chess, insects, choir, a cousin of ten. For the same age choose doing over talking, climbing, cooking, building. Teach one rule that clever children miss: "Ask one question before you tell one thing." Practise it on grandad. And one friend is enough, here as anywhere.',
      },
      {
        asks: [
          'gives up when its not easy',
          'perfectionist',
          'tears it up if it isnt perfect',
          'refuses things he cant do',
        ],
        answer:
          '{He} {has} had little practice in not knowing. So give {him} one thing a week that you are both bad at: juggling, a language, the recorder. Lose in public, with noise. Praise mistakes that were interesting. Do not say "clever"; it makes every mistake a loss of rank. If {he} avoid{s} more and more, slow down and ask school what they see.',
      },
      {
        asks: [
          'asks about death every night',
          'worries about the universe',
          'big questions at bedtime',
          'worried about climate at 5',
        ],
        answer:
          'The head asks at nine, the heart of a four-year-old has to sleep on it. Answer in one true sentence, "Everyone dies, mostly when very old. I plan to be here," and give the rest an hour by day. Questions go in the book. Often the one below is plain: will you be there tomorrow? Answer that one with your hand.',
      },
      {
        asks: ['gifted and adhd', 'twice exceptional', 'clever but cant write', 'bright and autistic'],
        answer:
          'Both can be true at once, and each hides the other: the head covers for the trouble until about nine, and the trouble makes the head look lazy. Signs are big gaps, brilliant aloud and four lines on paper. Ask for an assessment that looks at both, with strengths named. Meanwhile let {him} speak or type what {he} know{s}.',
      },
    ],
    challenges: ['managing-anger', 'making-friends'],
  },
];
