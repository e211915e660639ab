import type { Article, Source } from './article.ts';
import { CDC_3_YEARS } from './milestone-sources.ts';

const WHITTINGTON_SOUNDS: Source = {
  organisation: 'Whittington Health NHS Trust',
  page: 'How do speech sounds develop?',
  address: 'https://www.whittington.nhs.uk/default.asp?c=46112',
  checked: 'read',
};
const WESTMORLAND_SOUNDS: Source = {
  organisation: 'Westmorland and Furness speech and language therapy',
  page: 'Speech: typical speech sound development',
  address:
    'https://www.westmorlandandfurness.gov.uk/family-help/health-and-social-care/childrens-specialist-physical-health-services/speech-and-language-therapy/speech-and-language-information-families/speech',
  checked: 'read',
};
const BERKSHIRE_SOUNDS: Source = {
  organisation: 'Berkshire Healthcare NHS Foundation Trust',
  page: 'Speech sounds',
  address: 'https://cypf.berkshirehealthcare.nhs.uk/health-and-development/communication-and-hearing/speech-sounds/',
  checked: 'read',
};
const WESTERN_LISP: Source = {
  organisation: 'Western Kids Health',
  page: 'When to be concerned about a lisp',
  address: 'https://academy.westernkidshealth.com/toddler-faq/talking/when-to-be-concerned-about-a-lisp/',
  checked: 'read',
};
const BSA_UNDER_FIVES: Source = {
  organisation: 'British Stammering Association',
  page: "Basic information for parents of under 5's",
  address: 'https://www.stammering.org/help-information/parents/under-5s/basic-information-parents-under-5s',
  checked: 'read',
};
const NORFOLK_STAMMER: Source = {
  organisation: 'Just One Norfolk (NHS)',
  page: 'Stammering',
  address: 'https://www.justonenorfolk.nhs.uk/speech-language/stammering',
  checked: 'read',
};
const BORDERS_STAMMER: Source = {
  organisation: 'NHS Borders',
  page: 'Stuttering/stammering',
  address:
    'https://nhsborders.scot.nhs.uk/patients-and-visitors/our-services/allied-health-professionals/speech-language-therapists/children/stutteringstammering',
  checked: 'read',
};

/** Speech: how it sounds, and what gets stuck. */
export const SPEECH_SOUNDS: readonly Article[] = [
  {
    id: 'unclear-speech',
    title: 'Others do not understand what is said',
    topic: 'speech',
    ages: [24, 95],
    questions: [
      'nobody understands my child but me',
      'my 3 year old is hard to understand',
      'unclear speech at 4',
      'says tat for cat and tar for car',
      'she leaves the ends off all her words',
      'mumbles',
      'should i be worried that strangers cant understand my 2 and a half year old',
      '5yo cant say r or th',
      'how do i help him pronounce words',
      'speech therapy needed?',
      'nursery says they dont know what he is saying',
      'he talks for five minutes at the till, very seriously, and the lady looks at me for the subtitles',
      'pronounciation problems wont say k',
    ],
    keys: [
      'unclear',
      'unclear speech',
      'cant understand him',
      'hard to understand',
      'pronunciation',
      'speech sounds',
      'mumbles',
      'tat for cat',
      'ends off words',
      'strangers dont understand',
      'intelligible',
      'speech therapy',
      'cant say k',
      'cant say r',
      'pronounce',
      'pronounciation',
      'cant say r or th',
      'what he is saying',
      'say words',
      'only i understand',
      'only i can understand',
    ],
    ack: [
      { text: 'You have become the subtitles, and you are on duty from breakfast.' },
      {
        when: ['nursery', 'school', 'teacher', 'strangers', 'nobody'],
        text: 'At home it all makes sense, and then a stranger says "Sorry, what?" for the third time, and a small face closes.',
      },
      { text: '{He} {has} so much to say, and it comes out in a language with one speaker and one translator.' },
    ],
    typical: [
      {
        from: 24,
        to: 35,
        text: 'Swapped and missing sounds are very common at 2; p, b, m, n, t, d and w come first, and people outside the family follow only part of it.',
      },
      {
        from: 36,
        to: 47,
        text: 'By 3 most children talk well enough for other people to understand them most of the time, with plenty of sounds still missing.',
      },
      {
        from: 48,
        to: 95,
        text: 'By 4 speech is usually clear to everyone, though some sounds are late: sh, ch, l up to about 6, r and th later still.',
      },
    ],
    sources: [WHITTINGTON_SOUNDS, CDC_3_YEARS, WESTMORLAND_SOUNDS, BERKSHIRE_SOUNDS],
    tonight: [
      'When {he} say{s} "tar", you say "Yes, a red car," and carry on with the conversation. It is said right once, and nobody has to repeat it.',
      'If you are lost, say the half you have: "Something about a dog. Show me." Never pretend; {he} notice{s}.',
      'Give the shop five seconds before you translate.',
    ],
    ask: 'If people outside the family miss most of it at 3, or anything important at 4, or {he} give{s} up talking, ask your health visitor or doctor for a hearing test and speech therapy. Speech that becomes less clear than it was: this week.',
    offer: {
      kind: 'song',
      label: 'A song full of the one sound {he} {is} working on could be ready tonight.',
      about: 'playing with speech sounds',
    },
    back: ['How much would a new babysitter get: nearly all, half, or a little?', 'Which sound goes missing most?'],
    turns: [
      {
        asks: ['how do i teach him the k sound', 'exercises for speech', 'flash cards', 'what can i practise at home'],
        answer:
          'Hearing first, saying later. For a week collect things with the sound in a bag, a key, a car, a cake, and let {him} pull them out while you name each twice. Then the game "Which did I say, tea or key?" and {he} point{s}. If the two sound the same to {him}, no practice will help, and that itself is worth telling a therapist.',
      },
      {
        asks: [
          'he gets so frustrated when we dont understand',
          'she cries because nobody gets it',
          'he gives up talking',
          'melts down when i say what',
        ],
        answer:
          'Then change what happens after "what?". First repeat the part you have. Then "Show me," then a yes-or-no guess, three at most. Then honestly: "I can\'t get it yet, and I want to. We\'ll try after tea." A few photos on your phone of people, places and foods save many a scene. Giving up talking is a reason to ask for help sooner.',
      },
      {
        asks: ['is it the dummy', 'still has a dummy at 3', 'thumb sucking and speech', 'could it be tongue tie'],
        answer:
          'A dummy in by day takes up the place where sounds are made, so keep it for sleep, and then let it go. Thumbs are shorter-lived than people fear. Tongue-tie rarely explains unclear talking, and a therapist can see that quickly. What is worth checking first is hearing, since a child speaks what {he} hear{s}.',
      },
      {
        asks: [
          'nursery said he needs speech therapy',
          'how do i get speech therapy',
          'how long is the waiting list',
          'what happens at speech therapy',
        ],
        answer:
          'Say yes, and ask who sends the form, they or you; in many places parents may do it themselves. A therapist will play, listen, show pictures and count which sounds turn up where. It takes under an hour, and {he} will think it was a visit with toys. While you wait, get the hearing test done and write down twenty words as {he} say{s} them.',
      },
      {
        asks: [
          'which sounds by what age',
          'is it normal not to say th at 5',
          'cant say r at 6',
          'when should he say sh',
        ],
        answer:
          'Roughly: p, b, m, n, t, d, w by 3 in nearly all; k, g, f, h by 4; s by 5; sh, ch, j, l, v, z by 6; r by 7, and th last of all. Nine in ten have them by then. So "fing" for thing at six is nothing to train for, and "tar" for car at five is worth a therapist.',
      },
      {
        asks: [
          'other kids laugh at how he talks',
          'his cousin copies her speech',
          'teased for speech',
          'children call him a baby',
        ],
        answer:
          'Give {him} a line that works in any pronunciation: "I said it. Listen again." And tell nursery which words go wrong, so that an adult can answer for the meaning: "So the rabbit had babies. How many?" That moves everyone on to the rabbits. At home nobody imitates the funny words, not even fondly.',
      },
      {
        asks: [
          'i do that already and its not better',
          'ive been repeating it back for months',
          'no improvement',
          'will he grow out of it',
        ],
        answer:
          'Some do and some need a hand, and months of good repeating without change is an answer: time for a therapist. You have lost nothing; {he} {has} heard it right thousands of times. Take the date you started and a one-minute recording then and now. It shows them in a minute what half an hour of questions would.',
      },
    ],
    challenges: [],
  },
  {
    id: 'stammer',
    title: 'Stammering',
    topic: 'speech',
    ages: [24, 155],
    questions: [
      'my child has started stuttering',
      '3yo suddenly stammers',
      'gets stuck on words and pushes his face',
      'she repeats the first sound m m m mummy',
      'is it normal for a 4 year old to stammer',
      'should i tell him to slow down',
      'stutter comes and goes',
      'when to see someone about a stammer',
      'he used to talk perfectly and since last week he cant get a sentence out, i am scared we did something',
      'stammering at school, children laugh, age 8',
      'she covers her mouth when a word gets stuck',
      'my husband stammered as a boy',
      'stuterring',
    ],
    keys: [
      'stammer',
      'stammering',
      'stutter',
      'stuttering',
      'stuck on words',
      'repeats the first sound',
      'm m m',
      'blocks',
      'words get stuck',
      'bumpy talking',
      'dysfluency',
      'slow down',
      'sentence out',
      'cant get a sentence out',
      'talked perfectly',
      'fluent',
    ],
    ack: [
      {
        when: ['suddenly', 'week', 'started', 'used to'],
        text: 'It can arrive between a Tuesday and a Thursday, and it frightens you because nothing happened on the Wednesday.',
      },
      { text: 'Watching a word stick in {his} throat, with yours ready to finish it, is a long two seconds.' },
      {
        when: ['laugh', 'school', 'teased', 'class'],
        text: 'The stammer {he} could live with; the laughing is another matter.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'About one child in twenty stammers for a time under five, and most come out of it; it often starts between 2 and 4, comes and goes, and parents do not cause it.',
      },
      {
        from: 72,
        to: 155,
        text: 'At school age a stammer that has been there a year or more may stay, and children learn to talk freely with it; help is about talking, not about hiding it.',
      },
    ],
    sources: [BSA_UNDER_FIVES, NORFOLK_STAMMER, BORDERS_STAMMER],
    tonight: [
      'Look at {him} and wait, with your face as it always is. You listen to what {he} say{s}, not to how.',
      'Slow yourself down, not {him}: one breath before you answer. No "slow down", no "take a breath", no finishing the word.',
      'Five minutes alone, no questions at all, a dull game with your hands, and {he} may talk or not.',
    ],
    ask: 'Ask a speech and language therapist straight away, with no waiting time, if words get stuck, the face tightens, {he} {is} upset, or stammering runs in the family; otherwise if it is still there after some weeks. A stammer after a head knock or with one-sided weakness: emergency.',
    offer: {
      kind: 'story',
      label: 'A story with a hero whose words take their time could be ready tonight.',
      about: 'words that get stuck, and friends who wait',
    },
    back: [
      '{Does} {he} ever notice it, or is it only you?',
      'Does anyone in either family stammer, or did as a child?',
    ],
    turns: [
      {
        asks: [
          'should i tell him to slow down and breathe',
          'we say think before you speak',
          'grandad keeps saying slow down',
          'i finish his sentences is that bad',
        ],
        answer:
          'It is kindly meant, and what {he} hear{s} is that talking went wrong. Give grandad one thing to do: leave a gap before answering. That slows the whole table without a word about it. If a word is stuck, wait. If {he} ask{s} you for it, you may give it; help that was asked for is help.',
      },
      {
        asks: [
          'do i talk about it with him',
          'should i mention the stammer',
          'pretend i dont notice',
          'she asks why her words get stuck',
        ],
        answer:
          'If {he} {has} noticed, yes, as you would a grazed knee: "That word got a bit stuck. That happens to lots of people when they learn to talk. I\'ve got time." No drama and no secret. Silence about something so obvious teaches that it is too bad to name. If {he} {has} not noticed, you need not be the one to announce it.',
      },
      {
        asks: ['did we cause it', 'is it because we moved', 'was it the new baby', 'is it anxiety', 'is it my fault'],
        answer:
          'No. Parents do not cause it, and neither does a house move, though a busy time can be when it first shows. It comes from how the talking parts of the brain are wired and often runs in families. So put the guilt down; what you do have in hand is the pace at home and who asks for help.',
      },
      {
        asks: [
          'it comes and goes',
          'its gone again this week',
          'good weeks and bad weeks',
          'disappeared and came back',
        ],
        answer:
          'That is its habit, and it makes everyone cancel appointments. Keep the one you have. Mark each day on the calendar from 0 to 5 for how much you heard, with tired days and excited days noted. Six weeks of dots tell a therapist more than the one quiet half hour {he} may give them.',
      },
      {
        asks: [
          'children at school tease him',
          'class laughs when she reads aloud',
          'he wont put his hand up',
          'teacher makes him read out loud',
        ],
        answer:
          'Ask {him} first what {he} would like. Then the teacher: no surprise turns, extra seconds without help, reading in chorus or with a partner, and one adult who stops the copying the first time. {He} may want a line, "I stammer. Give me a second." Said flatly, it takes the game away from the others. A therapist can come into school too.',
      },
      {
        asks: [
          'what does therapy for a stammer do',
          'does therapy work',
          'is 3 too young for therapy',
          'therapist said we do the work at home',
        ],
        answer:
          'With small children the therapist works mostly through you: special time, slower turns, sometimes praise for smooth talking in a set way. It takes minutes a day over months, and it often works best begun early. Three is not too young. With older children it is about speaking more easily and minding less, and both can be learnt.',
      },
      {
        asks: ['how long does it last', 'will he grow out of it', 'what are the chances', 'its been a year'],
        answer:
          'Of children who stammer under five about four in five come out of it; nobody can say beforehand which. A family history, a year of it, tension in the face, and being a boy make it likelier to stay. If it stays, {he} can still do anything that needs talking. Plenty of actors, teachers and lawyers stammer.',
      },
      {
        asks: [
          'how long do we wait before asking',
          'when should i ask for help with the stammer',
          'do we wait and see',
          'is it too early for a therapist',
        ],
        answer:
          'You need not wait to ask. If words get stuck, {his} face tightens, {he} {is} upset, or it runs in the family, ask a speech and language therapist now. Otherwise give it some weeks, with the pauses and the five quiet minutes, and ask if it is still there. Asking early commits you to nothing.',
      },
      {
        asks: [
          'is that normal',
          'is stammering normal at 3',
          'is it normal that it came suddenly',
          'does every child stammer',
        ],
        answer:
          "It is common: about one child in twenty stammers for a time under five, it often begins quite suddenly, and most come out of it. You didn't cause it. What makes asking sooner worthwhile is words that get stuck, a tight face, {his} being upset, or stammering in the family.",
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'lisp',
    title: 'A lisp',
    topic: 'speech',
    ages: [30, 131],
    questions: [
      'says th instead of s',
      'her s sounds like th',
      'cannot say s properly',
      'my child has a lisp',
      'says thock instead of sock',
      'lisp at 5 should i do something',
      'tongue between teeth when he says s',
      'slushy s sound',
      'how do i correct a lisp',
      'lisping since her front teeth fell out',
      'my 7yo still lisps and gets teased',
      'do kids grow out of lisps',
      'is a lisp because of the dummy',
      'everyone finds his lithp sweet but he starts school in september and i dont want him laughed at',
      'cant say s properly',
    ],
    keys: [
      'lisp',
      'lisps',
      'lisping',
      'thock',
      'thun',
      'slushy s',
      's sound',
      'tongue between teeth',
      'cant say s',
      'wet s',
      'says thock',
      'lithp',
      'cant say s properly',
    ],
    ack: [
      { text: 'Everyone says how sweet it is, and you can already hear the playground saying it back.' },
      {
        when: ['teased', 'laughed', 'laugh', 'school'],
        text: 'A lisp is charming until somebody in the third row does an impression of it.',
      },
      { text: 'It is one letter out of twenty-six, and it turns up in every thententh.' },
    ],
    typical: [
      {
        from: 30,
        to: 54,
        text: 'A tongue that slips between the teeth on s and z is common in young children until about four and a half; nine in ten have a clear s by 5.',
      },
      {
        from: 55,
        to: 131,
        text: 'After about four and a half an s like "th" is worth a speech therapist; a wet, slushy s, with air over the sides, is not a stage at any age.',
      },
    ],
    sources: [WESTERN_LISP, WESTMORLAND_SOUNDS],
    tonight: [
      'Leave the word alone and say it back right inside your answer: "Yes, the sun is out."',
      'Play snakes in the bath mirror: teeth shut like a gate, snake stays in, "ssss". Ten seconds, no words yet, no mention of lisps.',
      'Take the dummy out of the day, if there still is one, and offer a straw with dinner.',
    ],
    ask: 'Ask a speech and language therapist if s still sounds like "th" at five, at any age if it is slushy or {he} {is} teased or mind{s} it, and ask for a hearing test if other sounds are unclear too. School can usually refer.',
    offer: {
      kind: 'song',
      label: 'A snake song full of long, shut-teeth s sounds could be ready for bath time.',
      about: 'a snake who keeps its tongue behind its teeth',
    },
    back: ['Is it a "th", or a wet sound from the sides?', 'Is it {him} who minds it, or you for {him}?'],
    turns: [
      {
        asks: [
          'we corrected him and he hates it',
          'she gets cross when i correct her',
          'i keep telling him tongue in',
          'should i correct it every time',
        ],
        answer:
          'Then stop, with an apology if you like: "I nagged about your S. I\'m done." An s pulled out of every sentence makes a child say less, not better. If it is to be trained, it goes step by step with someone who knows how, five minutes a day, and the rest of the day talking is free.',
      },
      {
        asks: ['front teeth fell out', 'lisp since he lost his teeth', 'gap in teeth and lisp', 'is it her teeth'],
        answer:
          'A gap lets the tongue through, and most such lisps close when the new teeth do. If the s was clear before, give it until the front teeth are down. If it lisped before as well, the teeth are an alibi. A dentist can look at how the teeth meet on the next visit anyway.',
      },
      {
        asks: [
          'what will a speech therapist do',
          'how is a lisp treated',
          'exercises for a lisp',
          'can i do it myself with youtube',
        ],
        answer:
          'First find where the tongue goes and whether {he} can hear the two sounds apart. Then the new sound alone, then in syllables, words, sentences, and last of all in talk at dinner, which is the slowest part. The order matters, so the internet is a poor teacher here: practise the wrong s and you have a well-trained wrong s.',
      },
      {
        asks: [
          'he gets teased for it',
          'children copy his lisp',
          'she wont say her own name because of the s',
          'they laugh when she says six',
        ],
        answer:
          'Take it seriously without making it big: "They copied you. That\'s unkind, and it isn\'t about you." Give {him} a bored answer, "Yeth, I lisp. And?" or a shrug if that is more {his} style. Tell the teacher by name who did it. And being teased is a good enough reason for therapy at any age; you may say so on the form.',
      },
      {
        asks: ['will it go by itself', 'is it too late at 9', 'can adults fix a lisp', 'when is it too late'],
        answer:
          'Up to about five, quite possibly. Later it tends to stay unless it is worked on, and it is never too late: nine is a good age, because {he} can decide it. A child who wants to change it does in months what a pushed one does not in years. So ask {him} once, kindly, and accept the answer.',
      },
    ],
    challenges: ['building-confidence', 'respecting-differences'],
  },
];
