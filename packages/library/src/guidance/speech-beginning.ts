import type { Article, Source } from './article.ts';
import {
  CDC_LISTS,
  CDC_15_MONTHS,
  CDC_18_MONTHS,
  CDC_2_YEARS,
  CDC_30_MONTHS,
  CDC_3_YEARS,
} from './milestone-sources.ts';

const NORFOLK_TALK: Source = {
  organisation: 'Just One Norfolk (NHS)',
  page: 'Talk & Play: Toddlers',
  address: 'https://www.justonenorfolk.nhs.uk/speech-language/talk-play/toddlers/',
  checked: 'read',
};
const SHEFFIELD_UNDERSTANDING: Source = {
  organisation: "Sheffield Children's NHS Foundation Trust",
  page: 'Receptive language difficulties',
  address: 'https://library.sheffieldchildrens.nhs.uk/receptive-language-difficulties/',
  checked: 'read',
};
const EAST_COAST_LANGUAGE: Source = {
  organisation: 'East Coast Community Healthcare, speech and language therapy',
  page: 'Developing use and understanding of language',
  address: 'https://salt.ecch.org/parents/top-tips/developing-understanding-and-use-of-language/',
  checked: 'read',
};
const SIBLINGS_TALK: Source = {
  organisation: 'North Shore Pediatric Therapy',
  page: 'Speech Delays and Talkative Older Siblings',
  address: 'https://nspt4kids.com/therapy/speech-delays-and-talkative-older-siblings',
  checked: 'read',
};

/** Speech: the first words, understanding them, and room to say them. */
export const SPEECH_BEGINNING: readonly Article[] = [
  {
    id: 'first-words-late',
    title: 'Few words, or none yet',
    topic: 'speech',
    ages: [12, 41],
    questions: [
      'my 3 year old doesnt talk much',
      'he is two and only says five words',
      'hardly says anything',
      'only points and grunts',
      'not talking at 2',
      'how many words should an 18 month old say',
      'my 20 month old only says mama and no',
      'speech delay toddler what do i do',
      'is it normal that my 2yo doesnt put two words together',
      'he points and grunts for everything but no words',
      'late talker',
      '26 months and maybe ten words, everyone tells me boys are slow and einstein didnt talk till four',
      'when should she be talking',
      'how do i get my toddler to talk',
      'no words at 16 months',
      'wont say anything just screams when she wants something',
      'all the other kids in the group speak in sentences now and mine says ba for ball and ba for bath and ba for grandad',
    ],
    keys: [
      'late talker',
      'speech delay',
      'not talking',
      'no words',
      'first words',
      'few words',
      'how many words',
      'two words together',
      'points and grunts',
      'talking late',
      'doesnt speak',
      'slow to talk',
      'language delay',
      'talk',
      'talking',
      'words',
      'grunts',
      'says only mama',
      'ba for ball',
      'real words',
      'proper words',
      'no words yet',
    ],
    ack: [
      { text: 'You have been counting the words on your fingers, and some evenings you count the same one twice.' },
      {
        when: ['everyone', 'einstein', 'boys', 'wait', 'lazy'],
        text: 'Half the people you ask say wait, and none of them has to lie awake doing it.',
      },
      {
        when: ['screams', 'grunts', 'points', 'cries'],
        text: 'A day of guessing what a finger and a shout mean is long for both of you.',
      },
      { text: 'Playgroup is hard when the room is full of small people discussing their snacks.' },
    ],
    typical: [
      {
        from: 12,
        to: 17,
        text: 'By 15 months most children try one or two words besides "mama" or "dada", and point to ask for things.',
      },
      {
        from: 18,
        to: 23,
        text: 'By 18 months most children try three or more words besides "mama" and "dada" and point to show you something interesting.',
      },
      { from: 24, to: 29, text: 'By 2 most children put at least two words together, such as "more milk".' },
      {
        from: 30,
        to: 41,
        text: 'By two and a half most say about 50 words; by 3 most have a short conversation with two turns each way.',
      },
    ],
    sources: [CDC_LISTS, CDC_18_MONTHS, CDC_15_MONTHS, CDC_2_YEARS, CDC_30_MONTHS, CDC_3_YEARS, NORFOLK_TALK],
    tonight: [
      'In the bath say what {he} {is} looking at, in two words, "big splash", and then count to ten in your head. The wait is the hard, useful part.',
      'Hold up two things: "milk or water?" Take a look, a point or a sound as an answer, and say the word for it as you hand it over.',
      'Give back one word more than you got: {he} say{s} "car", you say "red car". No "say it properly".',
    ],
    ask: 'Short of the line for {his} age: ask your health visitor or doctor this week for a hearing test and a speech and language check. Words that were there and have gone, or no turn of the head for a voice: ring tomorrow.',
    offer: {
      kind: 'song',
      label: 'A song that stops before its last word, so that {he} can fill it, could be ready tonight.',
      about: 'first words with gaps to fill in',
    },
    back: [
      'What tells you what {he} want{s}: a point, a pull on your hand, a sound?',
      'When you call softly from behind, {does} {he} ever turn?',
    ],
    turns: [
      {
        asks: [
          'he understands everything though',
          'she points at everything and follows instructions',
          'understands but doesnt talk',
          'comprehension is fine just no speech',
        ],
        answer:
          'Then say exactly that when you ring; understanding and pointing to share are hopeful signs. They make the check a calmer one, but they do not replace it, because children who mainly go by routine and faces look as if they understand words. Try it once: ask for the shoe while looking at the ceiling. What comes back?',
      },
      {
        asks: [
          'health visitor said wait till 3',
          'gp says come back in six months',
          'everyone says wait and see',
          'my mother in law says he is just lazy',
        ],
        answer:
          'Ask two things back: "Until what date exactly?" and "Can we have the hearing test meanwhile?" Waiting with a date and a hearing test is a plan; waiting without is a shrug. In many places you may also ring the speech and language service yourself. As for lazy: talking is the best bargain a small child knows, and nobody leaves it lying about.',
      },
      {
        asks: ['is it the screens', 'too much tv', 'did the ipad cause it', 'is it because i let him watch youtube'],
        answer:
          'A screen does not take words away; it fills minutes in which nobody waits for an answer. So swap one slot a day, the one that costs you least, for something with turns in it: rolling a ball, bubbles, bath cups. And television that nobody is watching may go off; small talk is hard to hear over it.',
      },
      {
        asks: [
          'we speak two languages at home',
          'is bilingual the reason',
          'should i drop one language',
          'three languages at home',
        ],
        answer:
          'Two languages do not cause a delay. Count the words in both together, "agua" and "water" included, and keep the language that comes to you when you stub your toe. When somebody checks {him}, tell them there are two and ask that both be looked at. Dropping one takes away half of {his} practice.',
      },
      {
        asks: [
          'i tried that and he still says nothing',
          'he wont copy words',
          'i say it and wait and she just walks off',
          'doesnt repeat anything',
        ],
        answer:
          'Then go a step lower: copy {him}. Whatever sound or bang {he} make{s}, make it back, and look pleased to have been taught it. When {he} do{es} it again to see you do it, that is a conversation. Sounds come next, "moo", "uh-oh", "weee", because they need no effort. Ten minutes a day, for two weeks, and note what is new.',
      },
      {
        asks: [
          'is it autism',
          'could he be autistic',
          'does late talking mean autism',
          'should i be worried about autism',
        ],
        answer:
          'Late words alone do not say so; many late talkers are just that. What an assessor looks at as well is sharing: {does} {he} look to you when something funny happens, point to show, answer {his} name, smile back. If several of those are missing, say so in the same phone call and ask for both questions to be looked at together.',
      },
      {
        asks: ['is it my fault', 'did i not talk to her enough', 'i am quiet by nature', 'what did i do wrong'],
        answer:
          'No. Quiet families raise talkers and chatty ones raise late talkers every day of the year. What helps now is not more words but slower turns, and quiet people are rather good at those. Put the phone away for one bath, wait longer than is comfortable, and let {him} begin.',
      },
      {
        asks: [
          'how long until he talks',
          'when will she catch up',
          'will he be behind at school',
          'do late talkers catch up',
        ],
        answer:
          'Many catch up before school, some need help for longer, and nobody can tell which from a kitchen. That is the reason to ask early rather than to worry late. Write down today every word and sound that means something, with the date. In six weeks you will have a better answer than any average.',
      },
      {
        asks: [
          'what will they do',
          'what happens at the speech therapist',
          'what will the health visitor do',
          'what happens at the check',
        ],
        answer:
          "As a rule they ask you a good deal, what {he} understand{s}, how {he} show{s} you things, which words there are, and play with {him}. Ask for two things by name: a hearing test, and a speech and language check. Take your list of words and sounds, and a film of a minute from your phone. Ask when you'll hear.",
      },
    ],
    challenges: [],
  },
  {
    id: 'understanding-words',
    title: 'Does not seem to understand what is said',
    topic: 'speech',
    ages: [15, 119],
    questions: [
      'doesnt understand what i say',
      'my 3 year old cant follow instructions',
      'she repeats the question instead of answering it',
      'talks a lot but doesnt understand questions',
      'how much should a 2 year old understand',
      '5yo says what? all the time and looks blank',
      'receptive language delay',
      'he answers something completely different from what i asked',
      'is it normal that my 4 year old cant answer why',
      'teacher says he doesnt listen but i think he doesnt get it',
      'what is dld',
      'i ask him to get his shoes and bring his bag and he comes back with a teddy, every time, and he isnt being cheeky he just looks lost',
    ],
    keys: [
      'understand',
      'understanding',
      'doesnt understand',
      'comprehension',
      'receptive',
      'follow instructions',
      'looks blank',
      'repeats the question',
      'echoes',
      'developmental language disorder',
      'dld',
      'cant answer questions',
      'two step instructions',
      'doesnt get it',
      'receptive language delay',
      'looks lost',
      'comes back with a teddy',
    ],
    ack: [
      { text: 'You send {him} for shoes, and {he} come{s} back with a teddy and the face of someone who tried.' },
      {
        when: ['teacher', 'school', 'listen'],
        text: '"Not listening" and "not understanding" look the same from the front of a classroom.',
      },
      { when: ['repeats', 'echo'], text: 'You ask, and your own question comes back to you like a ball off a wall.' },
      { text: 'It took you a while to notice, because {he} {is} so good at watching what everybody else does.' },
    ],
    typical: [
      {
        from: 15,
        to: 29,
        text: 'By 18 months most children follow a one-step request with no pointing to help, such as "Give it to me".',
      },
      {
        from: 30,
        to: 47,
        text: 'By two and a half most follow two steps, "Put the toy down and close the door"; by 3 most ask who, what, where or why themselves.',
      },
      {
        from: 48,
        to: 119,
        text: 'By 4 most answer simple questions such as what a crayon is for; trouble understanding is often hidden and is easily taken for not listening.',
      },
    ],
    sources: [CDC_LISTS, CDC_18_MONTHS, CDC_30_MONTHS, SHEFFIELD_UNDERSTANDING, EAST_COAST_LANGUAGE],
    tonight: [
      'Test it without hands. At teatime ask for one thing, eyes on your plate, no pointing: "Get the spoon." Then for two. You learn where it stops.',
      'Say the name first, wait for the face, then half your usual sentence: "Noah. Shoes." Ten seconds before you say it again, in the same words.',
      'Show it once as you say it, then put the showing away a little each day.',
    ],
    ask: 'If one-step requests fail without a gesture at 18 months, two steps at 3, or simple questions at 4, ask your doctor or health visitor for a hearing test and a speech and language check. Understanding that has been lost: this week.',
    offer: null,
    back: ['Does it work when you point, and only then?', 'Is it the same in a quiet room, with {him} facing you?'],
    turns: [
      {
        asks: [
          'how do i tell not listening from not understanding',
          'maybe he is just ignoring me',
          'selective hearing',
          'he hears the biscuit tin though',
        ],
        answer:
          'Use the biscuit tin. In a quiet room say, in the same flat voice, three things {he} would love: "biscuit on the stairs", "biscuit under the blue cup", "biscuit behind the door, after you close it". Nobody ignores those. If the long one fails and the short one works, it is understanding. If all fail from behind, it is hearing.',
      },
      {
        asks: [
          'she repeats everything i say',
          'he echoes questions',
          'says do you want a drink when he wants a drink',
          'echolalia',
        ],
        answer:
          'Repeating is often a child holding on to your words while the meaning comes. Give the words {he} could use instead of a question: not "Do you want a drink?" but "I want a drink", and hand it over. If by three most talking is repeated lines, from you or from films, mention it when you ask for the check.',
      },
      {
        asks: [
          'he talks really well though',
          'her vocabulary is huge',
          'speaks in sentences but doesnt follow',
          'can he talk and not understand',
        ],
        answer:
          'Yes, that happens, and it is why it gets missed: good talkers can have learnt whole lines that fit. Ask about something out of sight: "What will we need for swimming?" rather than "What is that?" If answers go wrong only when the thing is out of sight, tell the therapist so; it is a useful finding.',
      },
      {
        asks: ['what can school do', 'what do i ask the teacher', 'help in class', 'how can nursery support him'],
        answer:
          'Ask for four things that cost nothing: {his} name before the instruction, one step at a time, a picture or an object with it, and a check by "Show me what you do first" instead of "Do you understand?" Every child nods at that one. Ask them to try it for three weeks and to tell you what changed.',
      },
      {
        asks: [
          'what is developmental language disorder',
          'what does dld mean',
          'is dld autism',
          'does he grow out of it',
        ],
        answer:
          'It is the name therapists use when talking or understanding stays hard beyond about five and no other condition explains it; roughly two children in a primary class have it. It is not laziness, and it says nothing about being clever. Only a speech and language therapist can tell. With the right help at school children learn well; the help is what to fight for.',
      },
      {
        asks: [
          'i simplified everything and it works better',
          'shorter sentences help',
          'that worked what next',
          'he can do one step now',
        ],
        answer:
          'Good; you have found the rung {he} stand{s} on. Stay there until it is boring, about two weeks, then add one word that matters: "shoes" becomes "red shoes", then "red shoes, kitchen". Keep hands still while you say it. And tell whoever checks {him} the exact sentence that works; it saves them half an hour.',
      },
    ],
    challenges: [],
  },
  {
    id: 'sibling-talks-for-him',
    title: 'A bigger brother or sister does all the talking',
    topic: 'speech',
    ages: [15, 71],
    questions: [
      'big sister talks for him',
      'my 4yo answers every question for her little brother',
      'second child talking later because of older sibling?',
      'he doesnt need to talk his sister does it all',
      'bossy older sister wont let him get a word in',
      'do second children talk later',
      'how do i stop my daughter speaking for the baby',
      'twins one talks for both',
      'she translates everything he says and hes stopped trying',
      'whenever i ask him what he wants to drink a voice from the other side of the table says he wants juice, and he nods',
    ],
    keys: [
      'talks for him',
      'answers for him',
      'speaks for him',
      'big sister talks',
      'older brother talks',
      'translates',
      'second child',
      'younger sibling speech',
      'twins talk',
      'wont let him talk',
      'get a word in',
      'bossy',
      'speaking for',
      'answers every question',
      'big sister',
      'big brother',
      'voice from the other side',
    ],
    ack: [
      { text: 'You ask one child and get an answer from the other, before the first has found {his} mouth.' },
      {
        when: ['second', 'later', 'first'],
        text: 'With the first you had whole mornings for words; with this one you have the time between two shoes.',
      },
      { text: 'There is an interpreter in your house, fluent, tireless and too short for the light switch.' },
    ],
    typical: [
      {
        from: 15,
        to: 29,
        text: 'Talkative siblings are no reason for missing the usual lines: by 18 months most children try three words besides "mama" and "dada", and by 2 most join two words.',
      },
      {
        from: 30,
        to: 71,
        text: 'By two and a half most say about 50 words, and by 3 most talk clearly enough to be understood most of the time, with or without a brother or sister.',
      },
    ],
    sources: [CDC_LISTS, CDC_18_MONTHS, CDC_2_YEARS, CDC_30_MONTHS, SIBLINGS_TALK],
    tonight: [
      'At tea look at the one you are asking, say {his} name, and hold up a flat hand towards the other: "Your turn is next." Then count to ten.',
      'Hire the big one: "Your job is to wait and see what {he} say{s}. You can tell me afterwards if it was right." It suits born managers.',
      'Find five minutes alone with the small one, the nappy will do, with nobody else in the room to be quicker.',
    ],
    ask: 'A talking sibling explains a quiet evening, not missing words. No words at 18 months, no two together at 2, or few people understanding {him} at 3: ask your health visitor or doctor for a hearing and speech check now.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book in which the little one knows the password could be ready tonight.',
      about: 'a big sister who talks for her little brother',
    },
    back: [
      'Are there more words from {him} when the big one is out?',
      'How many words have you heard from {him} this week?',
    ],
    turns: [
      {
        asks: [
          'the older one gets upset when i stop her',
          'she sulks if she cant answer',
          'he cries when i say its not his turn',
          'she only wants to help',
        ],
        answer:
          'The big one has been useful, and you are taking the post away. So offer a better one: the big one puts the question, all wait, {he} answer{s}. "You ask: milk or water? Then we all wait." Thank the waiting rather than the silence. Ten seconds is an age at four, so begin with five.',
      },
      {
        asks: [
          'he talks fine when she is at school',
          'speaks more without her there',
          'when we are alone he chatters',
          'only quiet when his brother is around',
        ],
        answer:
          'Then the words are there, and what is missing is room. That is a happier problem. Guard two places where nobody competes, the walk home and the bath, and let the dinner table be noisy. And ask for the check all the same if {he} {is} below the line for {his} age when {he} {is} alone with you.',
      },
      {
        asks: [
          'do younger siblings really talk later',
          'is it true second borns are slower',
          'is it birth order',
          'my first spoke at one',
        ],
        answer:
          'On average later-born children may be a little behind at the start, because they get fewer minutes one to one; the difference is small and they make it up. What birth order does not do is take a child past the usual lines. So compare {him} with those, not with a sister who was reading the cereal box.',
      },
      {
        asks: [
          'what about twins',
          'my twins have their own language',
          'one twin speaks for both',
          'secret twin language',
        ],
        answer:
          'Twins often share made-up words, since each has a companion who makes the same mistakes. It usually fades when each gets some time alone with a grown-up who talks back. So split them once a day, ten minutes is enough, and look at each by name. Use the same lines as for any child, with corrected age if they came early.',
      },
      {
        asks: [
          'i tried waiting and he just nods',
          'nods instead of speaking',
          'he looks at her to answer',
          'waits for his sister to say it',
        ],
        answer:
          'Ask what a nod cannot answer. "Juice?" can be nodded; "apple or pear?" cannot. Hold one in each hand, and look at the fruit rather than at {him}, which is kinder. If a point comes, you say the word, "Pear!", and hand it over. Next week wait for any sound with the point.',
      },
    ],
    challenges: ['taking-turns'],
  },
];
