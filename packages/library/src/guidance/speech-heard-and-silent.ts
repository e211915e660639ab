import type { Article, Source } from './article.ts';

const NHS_GLUE_EAR: Source = {
  organisation: 'NHS',
  page: 'Glue ear',
  address: 'https://www.nhs.uk/conditions/glue-ear/',
  checked: 'read',
};
const NHS_SELECTIVE: Source = {
  organisation: 'NHS',
  page: 'Selective mutism',
  address: 'https://www.nhs.uk/mental-health/conditions/selective-mutism/',
  checked: 'read',
};
const MEDWAY_SELECTIVE: Source = {
  organisation: 'Medway Community Healthcare (NHS)',
  page: 'Selective Mutism',
  address: 'https://www.medwaycommunityhealthcare.nhs.uk/speech-and-language-resources/selective-mutism',
  checked: 'read',
};

/** Speech: what is heard, and the places where it stays away. */
export const SPEECH_HEARD_AND_SILENT: readonly Article[] = [
  {
    id: 'glue-ear-hearing',
    title: 'Hearing and glue ear',
    topic: 'speech',
    ages: [9, 131],
    questions: [
      'i think my child cant hear properly',
      'glue ear',
      'turns the tv up really loud',
      'says what all the time',
      'always has colds and doesnt hear me',
      'my 3yo doesnt turn when i call her name is it hearing',
      'does glue ear affect speech',
      'grommets or wait?',
      'he shouts when he talks',
      'how do i know if my toddler can hear',
      'hears some days and not others',
      'passed the newborn hearing test but doesnt react',
      'teacher says she daydreams and doesnt answer, but at home i noticed she only answers when she can see my face',
    ],
    keys: [
      'hearing',
      'hear',
      'glue ear',
      'grommets',
      'deaf',
      'tv loud',
      'says what',
      'pardon',
      'hearing test',
      'ear infections',
      'doesnt hear',
      'shouts when talking',
      'ears',
      'audiology',
      'only answers when she sees my face',
      'loud',
      'ear',
    ],
    ack: [
      { text: 'You have said it three times, louder each time, and then wondered which of you has the problem.' },
      {
        when: ['teacher', 'daydream', 'school'],
        text: 'A child who hears half of it looks exactly like a child who is thinking of something else.',
      },
      {
        when: ['newborn', 'passed', 'test'],
        text: 'A test passed in the first weeks says nothing about three winters of colds.',
      },
      { text: 'It is maddening because some days {he} hear{s} a biscuit packet through two walls.' },
    ],
    typical: [
      {
        from: 9,
        to: 131,
        text: 'Glue ear, fluid behind the eardrum, is very common in young children, dulls hearing like a finger in the ear, comes and goes with colds, and usually clears within three months.',
      },
    ],
    sources: [NHS_GLUE_EAR],
    tonight: [
      'Stand behind {him} in a quiet room while {he} play{s} and say a loved word softly, once. Tomorrow again, on the other side. Write down what happened.',
      'For now make hearing easy: television off, go near, touch a shoulder, let {him} see your face, then speak.',
      'Tell nursery or school tonight in two lines: front seat, face {him} to speak, ask {him} to show what to do.',
    ],
    ask: 'Ask your doctor or health visitor for a hearing test if you wonder, whatever the newborn test said; no reaction to loud sound or to a name is for this week. Ear pain with fever, fluid from the ear, or swelling behind it: doctor today.',
    offer: null,
    back: ['Is it worse with a cold, or the same all year?', 'Are {his} eyes on your mouth when you talk?'],
    turns: [
      {
        asks: [
          'gp said glue ear lets wait 3 months',
          'watch and wait for glue ear',
          'what happens while we wait',
          'doctor wont refer',
        ],
        answer:
          'Three months of watching is usual, since most of it clears by then. Make it a real watch: a date in the diary, a hearing test at the end, and a note each week of how loud the television was. If talking is behind, or school is suffering, say that now; it is a reason not to sit out the wait.',
      },
      {
        asks: [
          'what are grommets',
          'should we have the operation',
          'is grommet surgery safe',
          'grommets or hearing aids',
        ],
        answer:
          'Tiny tubes in the eardrum that let air in, put in under a short anaesthetic; they usually fall out by themselves as the ear grows. Hearing aids for some months are another way. Which one, if any, depends on how long, both ears or one, and how much is lost. Ask the ear clinic two things: "What if we wait?" and "What if it comes back?"',
      },
      {
        asks: [
          'does it make his speech unclear',
          'is his speech delay glue ear',
          'will he catch up once he hears',
          'talks funny because of ears',
        ],
        answer:
          'It can: consonants are the quiet part of speech and the first to go under water. A child speaks what {he} hear{s}. So have hearing tested before anyone blames tongue or attention. When hearing is back, talking usually picks up over months; if it does not, a speech therapist is next, and you need not choose between the two queues.',
      },
      {
        asks: [
          'how do they test a toddlers hearing',
          'he wont cooperate in a hearing test',
          'what happens at audiology',
          'does it hurt',
        ],
        answer:
          'It does not hurt. With babies and toddlers they play sounds from the side and watch for a turn, with a puppet as reward; from about three it is a game, a peg in the board for each beep. A soft tip in the ear measures how the drum moves. Practise at home: "When you hear the beep, put a brick in."',
      },
      {
        asks: [
          'he hears when he wants to',
          'my partner says selective hearing',
          'hears the biscuit packet',
          'she is just ignoring us',
        ],
        answer:
          'That is what glue ear looks like: high, known and hoped-for sounds get through, and "put your shoes on" in a noisy hall does not. It also changes from week to week. So until the test is done take it that {he} could not hear. If the test is fine, you can return to the theory of the shoes.',
      },
      {
        asks: [
          'can he fly or swim with it',
          'swimming with grommets',
          'do dairy foods cause it',
          'can i do anything to clear it',
        ],
        answer:
          'Ask the doctor or pharmacist who has looked in the ears; for flying and swimming it depends on what they saw. There is no medicine that reliably clears it. Some clinics suggest a special balloon blown up with the nose, for children old enough to do it. Smoke-free rooms help ears. Nothing goes into the ear at home, oil and cotton buds included.',
      },
    ],
    challenges: [],
  },
  {
    id: 'selective-silence',
    title: 'Talks at home, silent elsewhere',
    topic: 'speech',
    ages: [36, 155],
    questions: [
      'does not say a word at nursery but talks at home',
      'will not speak to anybody but us',
      'silent at school chatty at home',
      'selective mutism',
      'my child doesnt speak at school but talks at home',
      'silent at nursery for months',
      'she whispers to me but wont talk to anyone else',
      'freezes when someone asks him a question',
      'is it just shyness or selective mutism',
      '5yo has never spoken to his teacher',
      'how do i get her to speak at school',
      'hasnt said a word in reception since september',
      'wont talk to grandparents',
      'she talks the hind legs off us in the car, we turn into the school road and its as if someone pulled a plug',
      'refuses to speak in public age 7',
    ],
    keys: [
      'selective mutism',
      'mute',
      'mutism',
      'silent at school',
      'silent',
      'never spoken to his teacher',
      'whispers',
      'freezes',
      'doesnt speak at school',
      'stopped talking at nursery',
      'talks only at home',
      'wont talk to grandparents',
      'freezes when asked',
      'not said a word',
      'refuses to speak in public',
      'talks all day at home',
      'chatterbox at home',
      'said a word at nursery',
      'talks at home',
    ],
    ack: [
      { text: 'At home there is no getting a word in, and at school nobody has ever heard the voice.' },
      {
        when: ['grandparents', 'granny', 'gran', 'family'],
        text: 'Granny takes it personally, and you stand between them making excuses for someone who would love to answer.',
      },
      { text: 'They call it stubborn. You have seen the frozen face, and stubborn does not look like that.' },
    ],
    typical: [
      {
        from: 36,
        to: 155,
        text: 'Many children are quiet for the first weeks in a new place; silence that lasts beyond a month with easy talk at home is fear, not will. About one child in 150 has it.',
      },
    ],
    sources: [NHS_SELECTIVE, MEDWAY_SELECTIVE],
    tonight: [
      'Take the pressure off in one sentence: "You don\'t have to talk at school. The words will come when your body feels safe."',
      'Tell the teacher tonight: no questions that need an answer, comments instead, "You\'ve drawn a dog," nods count, no fuss when a word comes.',
      'Go into the empty classroom with {him} after hours this week, door closed, and play something you two laugh at.',
    ],
    ask: 'If silence in one place has lasted more than a month, not counting the first month there, ask the school or doctor for someone who knows selective mutism. A child who stops speaking everywhere, or after something frightening: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story in which a voice arrives in its own time, and nobody claps, could be ready tonight.',
      about: 'a voice that stays small at school',
    },
    back: ['With whom outside home has there been even one word?', 'What happens to {his} body when someone asks?'],
    turns: [
      {
        asks: [
          'is it stubbornness',
          'school says he is choosing not to talk',
          'teacher thinks she is rude',
          'dad says he does it for attention',
        ],
        answer:
          'No. The NHS says it in so many words: the child is not refusing to speak but is unable to, frozen. Most would give their best toy for one easy sentence. Tell the teacher: "Please take it as a phobia. You would not push a child with a fear of heights off the step." Then give them something to do instead of asking.',
      },
      {
        asks: [
          'should i offer a reward if he speaks',
          'we promised a toy for talking',
          'sticker chart for speaking',
          'bribe',
        ],
        answer:
          'Not for words. A prize says how much hangs on it, and the throat closes a bit more. You may praise brave things that need no voice: handing over the register, standing near, laughing where someone might hear. When the first word does come, let it pass as if it were the hundredth; you can dance in the car.',
      },
      {
        asks: [
          'what do i do when someone asks him a question',
          'shop lady asks her name',
          'do i answer for him',
          'strangers expect an answer',
        ],
        answer:
          'Wait five seconds, then turn it into a choice with a nod in it, "Were you four in May?", and go on talking yourself. To the stranger: "{He} warm{s} up slowly. We\'re having a look at the apples." So nobody is left hanging, and you have not made an apology of it. What does not help is "Say hello. Go on."',
      },
      {
        asks: [
          'how does the sliding in work',
          'what are small steps',
          'how will he ever start talking there',
          'what is the treatment',
        ],
        answer:
          'You two talk in a room where nobody else is. Then the new person is outside the open door, then inside with their back turned, then nearer, then in the game. It moves only while {he} stay{s} talking. It needs ten minutes, several times a week, with the same adult. Ask school who that could be; a therapist can plan the steps.',
      },
      {
        asks: [
          'he wont ask for the toilet',
          'she wets because she cant ask',
          'cant tell them he is hurt',
          'what if he needs help and cant say',
        ],
        answer:
          'That is the urgent part, so fix it first and without words: a card on the table to show, a sign agreed with the teacher, a fixed visit with the class. Also a signal for "I\'m hurt". Practise it there, on a quiet afternoon. A child who knows {he} will be understood freezes less, too.',
      },
      {
        asks: ['is she autistic', 'could it be autism', 'two languages at home and silent', 'or is it trauma'],
        answer:
          'Usually it is its own thing, a fear of being heard talking, though some children have other worries, a language difficulty, or autism as well. Children new to a language are often silent for some months; that one shows in the second language only. It seldom comes from something terrible. Someone who knows it will ask about all of these.',
      },
      {
        asks: [
          'how long does it last',
          'will he ever speak at school',
          'does it get better',
          'she has been silent for two years',
        ],
        answer:
          'With understanding and small steps most children work their way through, and younger ones sooner; left alone it can go on for years. So this term, not next. Two years is long, and still not too long: ask now for a meeting with teacher and therapist, and for one named adult who has ten minutes three times a week.',
      },
      {
        asks: [
          'should i make her say hello',
          'should i make him say thank you',
          'force her to greet people',
          'do i answer for her',
        ],
        answer:
          'Don\'t make {him}; pressure is what shuts the throat. A wave, a nod, a high five are greetings, and you can say so lightly: "We wave today." Leave five seconds before you help out, in case something wants to come. When a word does come, go on as if it were nothing; a fuss is pressure too.',
      },
      {
        asks: [
          'the teacher thinks she is stubborn',
          'teacher says she refuses',
          'school says he is rude',
          'staff think its attitude',
        ],
        answer:
          'Take one sentence in: "It is fear, not will; at home {he} talk{s} all day." Then ask for three things: no questions that need a voice, comments instead, and one named grown-up for ten quiet minutes several times a week. Ask who at school knows selective mutism, and by when you\'ll hear.',
      },
      {
        asks: [
          'is that normal',
          'is it normal not to talk at school',
          'will she grow out of it by herself',
          'how long do we wait',
        ],
        answer:
          "In the first weeks in a new place, yes, many children are quiet. Beyond a month, with easy talk at home, it is fear rather than will, and it's worth asking for help then instead of waiting. Ask the school or doctor for somebody who knows selective mutism. It responds best to small steps taken early.",
      },
    ],
    challenges: ['new-school', 'feeling-worried'],
  },
];
