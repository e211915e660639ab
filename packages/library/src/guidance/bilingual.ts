import type { Article, Source } from './article.ts';

const NHS_EAL: Source = {
  organisation: 'Cambridgeshire Community Services and Just One Norfolk (NHS)',
  page: 'Supporting Children Who Speak English as an Additional Language',
  address:
    'https://jon.cambscommunityservices.nhs.uk/speech-language/supporting-children-who-speak-english-as-an-additional-language',
  checked: 'read',
};
const KNOWSLEY_STAGES: Source = {
  organisation: 'Knowsley Council, advisory teachers for new languages',
  page: 'Stages of learning English as an additional language',
  address: 'https://www.knowsleyspace.co.uk/content/Experts/EAL/Informationforschools1/Stagesoflearning.aspx',
  checked: 'read',
};
const ASHA_TWO_LANGUAGES: Source = {
  organisation: 'American Speech-Language-Hearing Association',
  page: 'Learning More Than One Language',
  address: 'https://www.asha.org/public/speech/development/learning-more-than-one-language/',
  checked: 'known',
};
const GREEN_RESPONDS: Source = {
  organisation: 'Green Speech Therapy',
  page: 'When My Child Responds in English',
  address: 'https://greenspeechtherapy.com/2017/12/05/when-my-child-responds-in-english/',
  checked: 'read',
};
const INCULTURE: Source = {
  organisation: 'InCultureParent',
  page: "Help! My Bilingual Child Won't Speak My Language",
  address: 'https://www.incultureparent.com/help-my-bilingual-child-wont-speak-my-language/',
  checked: 'read',
};

/** What parents ask: bilingual homes. */
export const BILINGUAL: readonly Article[] = [
  {
    id: 'two-languages-confusing',
    title: 'Are two languages too much?',
    topic: 'bilingual',
    ages: [6, 71],
    questions: [
      'do two languages confuse a child',
      'bilingual and speech delay',
      'my 2yo mixes spanish and english',
      'should we stop speaking our language at home',
      'three languages is that too many',
      'teacher told us to only speak english at home',
      'bilingual toddler says few words',
      'is it normal to mix languages in one sentence',
      'my son is a late talker and bilingual should we drop one',
      'bilingual with autism one language only?',
      'she says agua and bread and please in a third one and my mother in law says the poor child has no language at all',
    ],
    keys: [
      'bilingual',
      'two languages',
      'three languages',
      'multilingual',
      'mixes languages',
      'confuse languages',
      'only english at home',
      'drop one language',
      'bilingual delay',
      'code switching',
      'second language delay',
      'only speak english',
      'bilingual few words',
      'no language at all',
      'english and spanish mixed',
      'muddle',
      'muddling',
      'polish and english',
      'two languages at once',
    ],
    ack: [
      { text: 'Half a sentence in each language, and both grandmothers asking what the child speaks.' },
      {
        when: ['teacher', 'nursery', 'doctor', 'told', 'drop', 'stop'],
        text: 'To be told by someone in a lanyard not to speak your own language to your own child is no small thing.',
      },
      {
        when: ['late', 'few', 'delay', 'behind'],
        text: 'When words are slow to come, the second language is always the first to be accused.',
      },
      { text: 'You count the words, and then you count them again in the other language, and the sums disagree.' },
    ],
    typical: [
      {
        from: 6,
        to: 71,
        text: 'Two languages do not cause a delay or a disorder, and bilingual children are at no greater risk of one; mixing them in one sentence is typical.',
      },
    ],
    sources: [NHS_EAL, ASHA_TWO_LANGUAGES],
    tonight: [
      'Make one list for both languages, where every word counts, also when two mean the same, and look at the total. That is the size of {his} language.',
      'Speak the one that comes to you when you stub your toe, tonight at bath, freely.',
      'When {he} mix{es}, answer the meaning and say the missing word in yours: "Sí, bread. El pan."',
    ],
    ask: 'Judge by both together: no words in either at 16 to 18 months, no two words joined in either at 2, unclear in both at 3, or words lost: health visitor or doctor now. Ask that both languages are looked at, with an interpreter if needed.',
    offer: {
      kind: 'song',
      label: 'A song with a line in each of your two languages could be ready tonight.',
      about: 'one song in two languages',
    },
    back: ['Who speaks what to {him}, in an ordinary day?', 'Are words slow in both, or only in one?'],
    turns: [
      {
        asks: [
          'teacher says speak only english',
          'nursery wants us to drop our language',
          'the doctor told us one language',
          'speech therapist said one language',
        ],
        answer:
          'That advice is out of date. NHS speech therapists say plainly that more than one language does not cause difficulties, and giving up the home one takes away the language {he} {has} the most of. You can answer: "We\'ll keep ours and you do English. How can we help from our side?" If a therapist insists, ask what study it rests on.',
      },
      {
        asks: [
          'he is a late talker should we drop one',
          'speech delay in both languages',
          'she is behind in both',
          'would one language be easier',
        ],
        answer:
          'No. A real delay shows in both, and children with one learn two as well as they would have learnt one. What helps is the same as for any late talker: hearing test, speech check, short sentences, waiting. Do it in your strongest language, because there you are funny. Tell the therapist how many hours a day each is heard.',
      },
      {
        asks: [
          'mixes them in one sentence',
          'uses english words in our language',
          'will she always mix',
          'is mixing bad',
        ],
        answer:
          'Mixing is using everything in the drawer. Adults who have two languages do it all day with each other. It sorts itself by person: by about three or four most know who understands what. You need not correct; say it back whole in yours. Worry would only be in place if neither language had sentences.',
      },
      {
        asks: [
          'does autism change it',
          'autistic bilingual child',
          'down syndrome and two languages',
          'special needs and bilingual',
        ],
        answer:
          "Not the advice. Children with autism, Down's syndrome or a language disorder can learn two, at the pace they would have learnt one. And the language of comfort, scolding and songs is the one that family life needs most. If school needs simple English signs or pictures, they go with any language at home.",
      },
      {
        asks: [
          'third language at nursery',
          'we speak three how much is enough',
          'is three too many',
          'grandparents speak a third',
        ],
        answer:
          'Three are fine, if each has people and hours. A language with one person and ten minutes a day will be understood more than spoken, and that is worth having too. Give the rarest one a fixed place, Sunday pancakes with grandad, one book, one song. Nobody has to be perfect in all of them, including you.',
      },
      {
        asks: [
          'my mother in law says he has no language',
          'family complains',
          'relatives say we confuse him',
          'in laws want only theirs',
        ],
        answer:
          'Count aloud in front of her, in both. Thirty words there and twenty here are fifty, which is more than her worry. Then give her a job in her language that is only hers: the rhyme with the fingers, the soup. People stop objecting to a language when a child brings them something in it.',
      },
      {
        asks: [
          'should we stop one',
          'should we drop a language',
          'is it better to speak only english',
          'give up our language for now',
        ],
        answer:
          "No. Two languages do not cause a delay, and dropping one takes away somebody's best words: yours, or grandma's. What helps is more talk in both, about things {he} {is} holding. If you are worried about {his} words, have both languages looked at rather than one cut.",
      },
      {
        asks: [
          'what about reading',
          'books in which language',
          'reading stories in two languages',
          'which language do i read in',
        ],
        answer:
          'In the one the book is in, and then talk about the pictures in yours. Each grown-up reads in the language that comes easily, and a picture book needs no translating at all: tell it. Ten minutes in each over a day is plenty. The same few books again and again do more than a shelf of new ones.',
      },
    ],
    challenges: [],
  },
  {
    id: 'answers-in-other-language',
    title: 'Understands our language, answers in the other',
    topic: 'bilingual',
    ages: [24, 155],
    questions: [
      'my child answers in english',
      'refuses to speak my language',
      'understands polish but only speaks english back',
      'since starting school she wont speak our language',
      'how do i get him to speak spanish with me',
      '7 year old ashamed of our language',
      'told me to stop talking arabic in front of her friends',
      'should i pretend not to understand english',
      'losing the home language',
      'my 4yo says speak normal mummy',
      'we did everything right for four years, then september came and in three weeks it was all english, even to the cat',
    ],
    keys: [
      'answers in english',
      'refuses to speak',
      'minority language',
      'heritage language',
      'home language',
      'ashamed of our language',
      'speak normal',
      'wont speak our language',
      'losing the language',
      'replies in english',
      'mother tongue',
      'speak normal mummy',
      'arabic',
      'polish',
      'stop talking in front of her friends',
      'only speaks english back',
    ],
    ack: [
      { text: 'You say it in yours and it comes back in theirs, like a letter with the wrong stamp.' },
      {
        when: ['ashamed', 'friends', 'stop', 'normal'],
        text: '"Speak normal," said in front of the school gate, lands somewhere quite old in you.',
      },
      {
        when: ['september', 'school', 'since', 'weeks'],
        text: 'Four years of work, and one September has changed the language of the house down to the cat.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 155,
        text: 'Very common once nursery or school begins: children use the language that gets them there fastest, and understanding stays. It is seldom a rejection of you.',
      },
    ],
    sources: [GREEN_RESPONDS, INCULTURE],
    tonight: [
      'Go on speaking yours, calmly, and answer what was said. No scene, no "say it properly".',
      'Give back {his} sentence in your language as if you were checking: {he} say{s} "I want juice", you say it in yours with a question mark, and pour.',
      "Find one person this week who really does not understand the other language, a video call, a cousin. Need does what reminders don't.",
    ],
    ask: 'Speaking one and understanding two is no illness. If {he} speak{s} little in any language, {has} got worse in both, or {is} silent in one place for more than a month: speech therapist or teacher. Teasing at school about it: teacher, this week.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book to be told in your language, with hardly any words in it, could be ready tonight.',
      about: 'a child whose grandmother knows a secret word',
    },
    back: ['Who, besides you, speaks it with {him}?', 'When was the last word of it you heard from {him}?'],
    turns: [
      {
        asks: [
          'should i pretend i dont understand',
          'ignore him until he says it in my language',
          'my friend refuses to answer english',
          'is it ok to insist',
        ],
        answer:
          'With a two-year-old a puzzled "¿Qué?" in fun can work. With one who knows that you speak English at work it is theatre, and may cost more than it brings. Never when {he} {is} hurt, tired or telling you something important; then any language is right. Insist on one playful island instead: the car is in ours, or Sunday breakfast.',
      },
      {
        asks: [
          'she is ashamed of our language',
          'dont speak it in front of my friends',
          'embarrassed at the school gate',
          'kids laughed at her lunch and language',
        ],
        answer:
          'Meet {him} half-way: at the gate you may whisper it, at home you keep it. Ask what happened, because there is usually a Tuesday behind it. Tell the teacher, and offer to read one rhyme to the class; a thing that only one child can do becomes rather grand. And let {him} hear you use it with pride on the telephone.',
      },
      {
        asks: [
          'we gave up and now speak english',
          'is it too late at 8',
          'can we start again',
          'we stopped and regret it',
        ],
        answer:
          'Not too late. {He} understand{s} more than you think. Do not switch overnight; announce an island, "bath and bed are ours", and begin with songs and food, where nobody gets tested. Then a reason: a summer, a cousin, a football channel in it. Speaking follows need. A second start at eight is slower and quite common.',
      },
      {
        asks: ['only i speak it nobody else', 'i am the only source', 'my partner doesnt speak it', 'no family nearby'],
        answer:
          'You are a whole country; that is tiring. So recruit: one video call a week with a granny who reads aloud, audio stories in the car, one other family a month even if they live far away. Let your partner learn ten sentences from the child. And forgive yourself for English after a long day; the island in the bath is enough to keep the door open.',
      },
      {
        asks: [
          'his words in our language are getting worse',
          'mistakes all the time',
          'she forgets words',
          'grammar is wrong in our language',
        ],
        answer:
          'A language used less gets thinner, it does not disappear. Do not correct the grammar; say the sentence back right and go on talking, and read one page a night in it. Holidays with people who speak nothing else bring back in ten days what a year took. A mistake means that it was spoken. That is the part to protect.',
      },
      {
        asks: [
          'what about reading',
          'books in our language',
          'she wont read in our language',
          'stories in the home language',
        ],
        answer:
          "Read to {him} in it, without asking {him} to read back. A book that is funnier than it is long, the same one for a week, and a voice for the dog. Answers may come in whichever language they like. Songs and counting stairs are reading's little sisters, and they stick.",
      },
    ],
    challenges: ['respecting-differences'],
  },
  {
    id: 'raising-bilingual-how',
    title: 'How to do two languages at home',
    topic: 'bilingual',
    ages: [6, 119],
    questions: [
      'how do i raise my child bilingual',
      'one parent one language does it work',
      'i am not a native speaker should i speak german to her',
      'how many hours a week for a second language',
      'when to start second language',
      'my partner doesnt understand what i say to the baby',
      'which language do we read in',
      'should we use cartoons in spanish',
      'bilingual family tips',
      'reading and writing in two languages at 6',
      'my french is rusty, it was my mothers language, she died before he was born, and i would like to give him that but i feel silly',
      'speak both at dinner?',
      'how much of the second language a day is enough',
    ],
    keys: [
      'raise bilingual',
      'raising bilingual',
      'one parent one language',
      'opol',
      'not a native speaker',
      'bilingual tips',
      'second language start',
      'hours of exposure',
      'language at dinner',
      'read in two languages',
      'cartoons in spanish',
      'french',
      'rusty',
      'my mothers language',
      'what i say to the baby',
      'greek',
      'german',
      'italian',
      'portuguese',
      'russian',
      'chinese',
      'welsh',
      'enough of the language',
    ],
    ack: [
      { text: 'Speaking a language alone to somebody who cannot talk yet feels a little like a radio play.' },
      {
        when: ['silly', 'rusty', 'native', 'accent'],
        text: 'Your own accent sounds loud to you in a language you last used with your mother.',
      },
      { when: ['partner', 'husband', 'wife'], text: 'At dinner one of you is always missing a third of the jokes.' },
    ],
    typical: [
      {
        from: 6,
        to: 119,
        text: 'Any regular arrangement works, by person, place or time of day; a child learns a language from people and hours, and no method beats another for certain.',
      },
    ],
    sources: [ASHA_TWO_LANGUAGES, NHS_EAL],
    tonight: [
      'Choose one rule you can keep on a bad day: by person, by room, or by hour. "Bath and bed are French" counts.',
      'Sing one song tonight in it. Songs come back with their grammar attached, even to the rusty.',
      'Agree at dinner what you do when all three sit there; most families mix, and nobody loses.',
    ],
    ask: 'No professional is needed for this. Ask health visitor or speech therapist if words are late in both languages together, and tell them about both. Ask the school how they take the second language into account before a test.',
    offer: {
      kind: 'song',
      label: 'A goodnight song in your language, with {his} name in it, could be ready tonight.',
      about: 'a goodnight song in the language of my childhood',
    },
    back: [
      'How many hours a week could each language really get?',
      'What do you want {him} to be able to do in it one day?',
    ],
    turns: [
      {
        asks: [
          'my partner doesnt understand it',
          'he feels left out when i speak it',
          'we speak english together as a couple',
          'in laws feel excluded',
        ],
        answer:
          'Translate the jokes, not everything. A quick "I said the bear is late" is enough, and after a year the partner understands the nursery vocabulary, since it is learnt at the same speed. At table use the shared one and keep yours for lap, bath and walks. What must be understood by both is rules and comfort.',
      },
      {
        asks: [
          'i am not native',
          'my accent is bad',
          'my grammar is poor will i harm him',
          'rusty language from childhood',
        ],
        answer:
          "You will not harm {him}. Children do not keep one parent's mistakes if they hear others too, by song, story or cousin. Use it where you are fluent anyway: counting, cooking, scolding, singing. If feelings live in your other language, comfort in that one. A rusty language given with love is understood; the polish can come from elsewhere.",
      },
      {
        asks: ['how much exposure does he need', 'how many hours a day', 'is an hour enough', 'only weekends'],
        answer:
          'Nobody has a sure figure. The more hours and the more different people, the more will be spoken rather than only understood. An hour a day with you plus a story is a good understanding; speaking needs somebody who replies in it. If it is only weekends, make them dense: whole games, guests, films together. Count weeks, not days.',
      },
      {
        asks: ['do cartoons help', 'youtube in chinese', 'apps for second language', 'can she learn from tv'],
        answer:
          'A little, as an addition, from about two and together with you: a film knows nothing of {his} banana. Small children learn speaking from people who answer. So watch ten minutes, then play it: be the pig, say the line wrong. Audio stories at bedtime are better than pictures, once the language is understood.',
      },
      {
        asks: [
          'when do we teach reading in the second language',
          'reading in two scripts',
          'letters differ',
          'saturday school at 6',
        ],
        answer:
          'Speaking comes first; reading in the second can start together with school or a year later, and neither way harms. If the letters differ, begin with the name on a box of biscuits. Saturday school gives friends who speak it, which is worth more than the homework. If {he} {is} worn out by it, keep the friends and drop the dictation.',
      },
      {
        asks: ['is it too late at 4', 'can i start now at 6', 'missed the window', 'we only start now'],
        answer:
          'No window shuts at four. Small ones learn by ear and sound native; bigger ones learn faster for a while, because they know what a word is for. Announce it: "On Tuesdays I speak like Oma." Begin with things {he} gain{s} by, biscuits, card games. Expect laughter the first week. Accept it as applause.',
      },
    ],
    challenges: [],
  },
  {
    id: 'new-language-at-nursery',
    title: 'Starting nursery or school without the language',
    topic: 'bilingual',
    ages: [24, 107],
    questions: [
      'starting school and speaks no english',
      'silent at nursery new language',
      'we moved country and my 4yo doesnt understand anyone',
      'how long until he speaks the new language',
      'silent period bilingual',
      'cries at kindergarten because nobody understands her',
      'should we speak english at home to prepare',
      '6 year old new country no friends because of language',
      'how to help him learn the language before nursery',
      'nursery worried because she doesnt talk, she talks all day at home in turkish',
      'he came home with the word "stop" and says it in his sleep',
      'immigrant family first day of school',
    ],
    keys: [
      'no english',
      'new language',
      'silent period',
      'moved country',
      'doesnt understand anyone',
      'speaks no english',
      'english as an additional language',
      'eal',
      'new country',
      'learn the language before nursery',
      'language barrier',
      'nobody understands her',
      'turkish',
      'immigrant',
      'at home in another language',
      'kindergarten language',
      'doesnt know a word of english',
      'first day no english',
    ],
    ack: [
      { text: 'All day long it rains words on {him}, and none of them is dry enough to stand on.' },
      {
        when: ['silent', 'talk', 'quiet'],
        text: 'At home a waterfall, there not a drop, and somebody has started to write it down.',
      },
      {
        when: ['friends', 'nobody', 'cries'],
        text: 'To be four, and funny, in a place where nobody has understood a joke of yours yet.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 107,
        text: 'Many children new to a language are silent in it for a time; around three months to begin understanding and up to two years for easy conversation is usual.',
      },
    ],
    sources: [KNOWSLEY_STAGES, NHS_EAL],
    tonight: [
      'Teach three sentences as a game with a teddy: "Toilet, please." "Help, please." "Can I play?" Not more.',
      'Send a card with six photos on a ring: toilet, drink, hurt, tired, mama, outside. {He} point{s}, they say the word.',
      'Speak your own language at home, richly, about the day. What {he} know{s} there can be renamed here.',
    ],
    ask: 'If after about three months {he} understand{s} nothing there, {is} silent or slow at home too, freeze{s} rather than watch{es}, or cr{ies} most of the day after several weeks: teacher, and a speech check in both languages. Teasing or being left out: teacher this week.',
    offer: {
      kind: 'story',
      label: 'A story about somebody who comes to a place where all words are new could be ready tonight.',
      about: 'the first weeks in a new language',
    },
    back: ['Are eyes and hands joining in there, or hiding?', 'Is there one child or adult there with your language?'],
    turns: [
      {
        asks: [
          'is the silence normal',
          'silent for two months',
          'nursery worried she doesnt talk',
          'when will he start talking there',
        ],
        answer:
          'Yes, often. First they watch, then nod, then single words and set phrases, "my turn", then own sentences with mistakes. Tell nursery: talks all day at home, in whole sentences. That one sentence settles most worry. It is time to look further after some months if {he} {does} not even nod, or stand{s} frozen; that can be fear rather than language.',
      },
      {
        asks: [
          'should we speak english at home now',
          'stop our language to help him',
          'teacher wants english at home',
          'do we switch languages',
        ],
        answer:
          'No. Your English may be good for shops and thin for bedtime, and it takes one language that is thick. Ideas learnt in yours move over: who knows "because" once knows it twice. What you may do is learn the song of the week with {him}, and laugh about your own accent. That shows how learning looks.',
      },
      {
        asks: [
          'how can i prepare him before nursery starts',
          'words to teach before school',
          'learn english in a month',
          'prepare for first day no english',
        ],
        answer:
          'Ten words and the place. Visit, look at toilets and pegs, take photos, and name them at home in both languages. The useful ones: toilet, help, drink, hurt, stop, my turn, mama comes. Meet one child of the class in the park. And tell the staff three of your words, for hungry, hurt and mummy, spelt as they sound.',
      },
      {
        asks: [
          'no friends because of language',
          'other children dont play with him',
          'she stands alone in the yard',
          'how to make friends without language',
        ],
        answer:
          'Some games need no words: football, chase, clapping, card pairs. Send something that works in any language, a rope or stickers. Ask for a buddy with a kind heart rather than a good vocabulary. Invite one child home to make dough. In your kitchen {he} {is} the one who knows where everything is, and that helps on Monday.',
      },
      {
        asks: [
          'he comes home exhausted and angry',
          'tantrums since the new school language',
          'worn out by the new language',
          'cries every evening since we moved',
        ],
        answer:
          'Listening to a language you do not have is hard labour; an adult does it for three hours and goes to bed. So: food, quiet, your language, no questions for the first hour, bed half an hour earlier. No clubs this term. If it does not get less by the half-term, or sleep and eating go, talk to teacher and doctor.',
      },
      {
        asks: [
          'teacher thinks he has a learning problem',
          'they want to test her in english',
          'special needs or language',
          'placed in lower group because of english',
        ],
        answer:
          'Ask them to look in both languages, with an interpreter; a test in a language {he} {has} had for six months measures the six months. A real difficulty shows in the first one as well. Tell them when {he} talked, joined words, told stories at home. If home language is fine, what is needed is time and teaching. If it is not, ask for help now.',
      },
    ],
    challenges: ['new-school', 'moving-house'],
  },
];
