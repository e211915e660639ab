import type { Article, Source } from './article.ts';

const BROOK: Source = {
  organisation: 'Brook',
  page: 'How to answer "where do babies come from?" at every age',
  address: 'https://www.brook.org.uk/blog/how-to-answer-where-do-babies-come-from-at-every-age',
  checked: 'read',
};
const UNICEF_WAR: Source = {
  organisation: 'UNICEF',
  page: 'How to talk to your children about conflict and war',
  address: 'https://www.unicef.org/parenting/how-talk-your-children-about-conflict-and-war',
  checked: 'read',
};

/** Growing up: where babies come from, war and the news. */
export const GROWING_QUESTIONS: readonly Article[] = [
  {
    id: 'where-babies-come-from',
    title: 'Where babies come from',
    topic: 'growing-up',
    ages: [30, 131],
    questions: [
      'asked how the baby got in my tummy',
      'how did the baby get in there',
      'wants to know how babies are made',
      'what do i say when he asks how babies get out',
      'my 4 year old asked where babies come from',
      'how do babies get in your tummy 5yo',
      'when should i explain sex to my child',
      'she asked how does the baby get out',
      '7 year old heard about sex at school',
      'what do i tell my son about how babies are made',
      'he walked in on us having sex',
      'do i say seed and egg or the truth',
      'ivf donor baby how do i explain it',
      'asked in the supermarket how the baby got in there',
      'facts of life for a 9 year old',
      'is it too early to tell a 6 year old about sex',
      'two mums how do we explain where she came from',
      'he wants to know how the baby got in my belly',
    ],
    keys: [
      'where babies come from',
      'how babies are made',
      'facts of life',
      'birds and bees',
      'sex education',
      'sperm',
      'egg',
      'baby get out',
      'baby in tummy',
      'walked in on us',
      'ivf',
      'donor',
      'stork',
      'sex talk',
      'womb',
      'got in my belly',
      'baby got in',
      'making babies',
      'how are babies made',
      'facts about sex',
      'baby in your belly',
    ],
    ack: [
      {
        when: ['walked'],
        text: 'There was a small figure in the doorway, and for a second nobody in the room could remember a single word.',
      },
      {
        when: ['supermarket', 'queue', 'bus'],
        text: 'It was asked at the till, clearly, with a pointing finger, and the woman with the melon looked up.',
      },
      {
        when: ['school', 'heard'],
        text: 'Someone with an older brother has explained it behind the sheds, with hand movements.',
      },
      { text: 'The question came between two spoonfuls of cereal, and the spoon is waiting.' },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: 'Small children ask it as they ask how the bread gets into the shop; one honest sentence usually does, and shows that it may be asked.',
      },
      {
        from: 72,
        to: 131,
        text: 'School children want to know how it really works, and most will hear something from others; short, true, matter-of-fact answers, in several small talks, keep them coming to you.',
      },
    ],
    sources: [BROOK],
    tonight: [
      'Ask first, and with interest: "What do you think?" You find out the size of the question.',
      'Then one sentence for the age. At four: "A baby grows in a place in the mother called the womb." Stop, and wait for the next one.',
      'If you were too surprised: "Good question. I\'ll tell you properly at bedtime." And then do.',
    ],
    ask: "Curiosity is no reason to see anybody. If {he} know{s} details of sex no one of that age should, act{s} them out on others, or say{s} that somebody showed or did it, don't question further: write it down and ring a child protection line or your doctor today.",
    offer: {
      kind: 'picture-book',
      label: 'A picture book of {his} own beginning, in the words you choose, could be made together.',
      about: 'how I began',
    },
    back: [
      'What exactly was the question, in {his} words?',
      'What would you like {him} to know from you before others tell it?',
    ],
    turns: [
      {
        asks: ['what do i say at each age', 'how much detail', '4 year old answer', 'what to tell a 6 year old vs 9'],
        answer:
          'Three or four: "It grew in the womb." Five or six: "A sperm from a man and an egg from a woman join, and that becomes a baby." Seven to nine: "The penis goes into the vagina, it\'s something adults do, and then sperm can reach the egg." Each is true and leads on to the next. If {he} glaze{s} over, you\'re at the end; if {he} ask{s}, go one further.',
      },
      {
        asks: ['how does it get out', 'where does the baby come out', 'does it hurt', 'belly button'],
        answer:
          '"Through the vagina, a stretchy opening between the legs, made for that. Or a doctor makes a cut in the tummy and lifts it out." Add how {he} came: hour, weather, who cried. To "does it hurt": "Yes, and there are people and medicine to help." Small ones mostly want to know whether they\'d fit back in.',
      },
      {
        asks: ['he walked in on us', 'saw us having sex', 'child caught parents in bed', 'heard noises at night'],
        answer:
          'Cover up, voice normal: "That\'s private time. Back to bed, I\'m coming in a minute." Then go. Next morning one line: "You saw us. Grown-ups cuddle like that when they love each other, it doesn\'t hurt. Was there something you wondered?" Many thought there was a fight, so say that there wasn\'t. And then a bolt for the door.',
      },
      {
        asks: [
          'heard it at school',
          'friend told him about sex',
          'learned it in the playground',
          'says rude word for sex',
        ],
        answer:
          '"What did they say?" with an even face, and then you mend the facts: half of it will be wrong. "It\'s called sex. It\'s for adults, who both want to. Babies can come of it." No trouble for the friend. Give a rule: "It\'s family talk, not playground talk, as each family wants to tell its own." And thank {him} for bringing it.',
      },
      {
        asks: ['ivf or donor', 'two mums', 'two dads', 'single mum by choice how do i explain'],
        answer:
          'The parts are always the same: an egg, a sperm, a womb. "We needed help with the sperm. A kind man called a donor gave some, a doctor put it with my egg, and that\'s how you began." Tell it before {he} can understand it, so that it was always there. The story is about who wanted {him} so much, and about a very small glass dish.',
      },
      {
        asks: [
          'asks in public',
          'asked loudly in the supermarket',
          'asked grandma',
          'embarrassing question on the bus',
        ],
        answer:
          '"In a womb. More at home." Six syllables, and you go on with the melons. Only keep the promise that evening. What {he} should remember is your face, which said: it may be asked. For grandma who\'d prefer a stork: "We tell it as it is, we\'ll gladly do it ourselves."',
      },
      {
        asks: [
          'is it too early',
          'does it make them want to try',
          'am i taking away innocence',
          'family thinks its wrong to tell',
        ],
        answer:
          "Being told plainly doesn't make them try it; it makes them yawn and ask for jam. Children who know the words and the rules are also better able to say if somebody does something wrong. So early isn't the trouble; too much at once is. If your faith has things to say about when and with whom, say those too, they belong to it.",
      },
    ],
    challenges: [],
  },
  {
    id: 'war-and-the-news',
    title: 'War and bad news',
    topic: 'growing-up',
    ages: [42, 155],
    questions: [
      'my 6 year old is scared of the war',
      'how do i explain war to a child',
      'he asks are we all going to die',
      'will the bombs come here she asks every night',
      'saw dead people on the news and cant sleep',
      'should i let my kids watch the news',
      'my 9yo is worried about terror attacks',
      'how do i talk about a shooting with my child',
      'friends at school told him there will be a world war',
      'we have family in the war what do i tell the children',
      'earthquake on tv and now my 5 year old is afraid to sleep',
      'climate change anxiety 10 year old',
      'is it ok to keep the news from my children',
      'frightened there will be a war here',
      'how do i explain bombs on the television',
      'heard about the war and is scared',
    ],
    keys: [
      'war',
      'bombs',
      'news',
      'shooting',
      'terror',
      'terrorist',
      'attack',
      'soldiers',
      'refugees',
      'world war',
      'invasion',
      'earthquake on tv',
      'climate change',
      'on the news',
      'missiles',
      'disaster',
      'there will be a war',
      'bombs on tv',
      'frightened of war',
      'nuclear',
      'ukraine',
      'gaza',
      'rockets',
      'hostages',
      'plane crash',
      'stabbing on the news',
      'scared of war',
      'heard about the war',
      'invade',
      'world war three',
    ],
    ack: [
      {
        when: ['die', 'bombs', 'bomb'],
        text: '"Are we all going to die?" was asked through toothpaste, and the answer cannot wait for the rinse.',
      },
      { when: ['family', 'relatives'], text: "The pictures on that screen have your aunt's street in them." },
      {
        when: ['saw', 'video', 'dead', 'picture'],
        text: 'You cannot take a picture out of a head again, and {he} {has} seen one.',
      },
      {
        when: ['climate'],
        text: '{He} {has} worked out how old {he} will be in 2050, and {he} lie{s} there doing the sum.',
      },
      { text: 'You had the radio on for the weather, and now there is a war at the breakfast table.' },
    ],
    typical: [
      {
        from: 42,
        to: 83,
        text: 'Young children may not tell pictures on a screen from their own street and can believe that the danger is here and now; repeats look to them like new attacks.',
      },
      {
        from: 84,
        to: 155,
        text: 'Older children hear more than we think, at school and online, and may worry silently. Asking what they know, putting it right, and limiting the stream of news help most.',
      },
    ],
    sources: [UNICEF_WAR],
    tonight: [
      'Switch it off while {he} {is} in the room, phones too, and ask once, by day: "What have you heard about it?"',
      'Answer the size of the question: "There\'s a war in a country far away. Many people are working to stop it. You are safe here tonight." Say that last part only where it is so.',
      'Let {him} do one thing: a drawing, a coin in the tin, a candle, and then something ordinary with noise in it.',
    ],
    ask: 'If fear spoils sleep, school or being apart from you for more than two to three weeks, or {he} {has} lived through war or attack {himself}, see your doctor or school about help. If something is happening where you are now, follow the emergency services and stay together.',
    offer: {
      kind: 'story',
      label: 'A story about people who mend things after something broke could be read before bed.',
      about: 'helpers after something bad has happened',
    },
    back: ['What {has} {he} seen or heard, in {his} own words?', 'Is it far from you, or does it touch your family?'],
    turns: [
      {
        asks: [
          'are we going to die',
          'will war come here',
          'is it going to happen to us',
          'he asks if bombs will fall here',
        ],
        answer:
          '"No. That war is far away, and we are safe here." If you can say it truly, say it first, and only then: "What made you think of it?" Behind it there is often one sentence from the playground, which can be put right. Show it on a globe, with a finger for each day of travel. Not at lights-out: at lights-out only where you\'ll be, and what\'s for breakfast.',
      },
      {
        asks: [
          'he saw a horrible video',
          'she saw dead bodies on tv',
          'cant get the picture out of his head',
          'saw it on tiktok',
        ],
        answer:
          "Don't make {him} describe it twice. \"You saw something children shouldn't see, and you're not in trouble. It was real, it's over, it was in another place.\" Let {him} draw it, and then draw what came after, the ambulance, the people. Daytime, not evening. Hold, move, eat. If it comes back daily or in dreams after some weeks, ask your doctor.",
      },
      {
        asks: [
          'should i let them watch the news',
          'keep news away',
          'how much should kids know',
          'hiding the news from kids',
        ],
        answer:
          "Under seven I'd keep moving pictures away altogether and give the news in your own words; they need one sentence. From eight or so a children's news programme, together, in the afternoon, and then off. What {he} will hear in class tomorrow is better heard from you tonight. And guard your own telephone calls in the hall, since that's where most of it is heard.",
      },
      {
        asks: [
          'we have family there',
          'relatives in the war',
          'we fled from there',
          'his grandmother is in the war zone',
        ],
        answer:
          "Then it isn't far away, and {he} can see it by your face. \"Grandma's town is in the war. She's in her cellar and has food. I'm worried and I ring her every day. You needn't look after me.\" Tell {him} when there's news, also when there's none. Keep school and football, they're what holds. For yourselves look for others from there, and help in your language if you're not sleeping.",
      },
      {
        asks: [
          'climate change anxiety',
          'the planet is dying she says',
          'eco anxiety',
          'worried about the future of the world',
        ],
        answer:
          "Don't wave it off, and don't recite. \"It's serious, and very many people are working on it, some of them I could show you.\" Then one thing that {his} hands can do regularly with others, a hedge, a repair café, the school garden; doing it in company is what lightens it. Less scrolling, more outside. If {he} see{s} no future at all, or stop{s} caring for {himself}, tell your doctor.",
      },
      {
        asks: [
          'hates people from that country',
          'says bad things about the enemy',
          'kids at school blame a boy from there',
          'who are the bad guys',
        ],
        answer:
          '"Governments and armies make war. Omar in your class didn\'t." Ask how it is for Omar. Leave good and bad people for films; say what was done, and that hurting families is wrong whoever does it. If a child at school is being blamed, tell the teacher today. What {he} hear{s} you mutter at the television, by the way, counts as teaching.',
      },
      {
        asks: ['shooting at a school', 'terror attack near us', 'lockdown drill scared', 'attack in our city'],
        answer:
          'Say what happened, short, with the end: "A person with a gun hurt people in a school. Police stopped him. It\'s over. It\'s very rare." For drills: "It\'s like the fire drill, practised so that grown-ups know what to do." Walk to school with {him} for some days. Same supper, same bed. If it was near, or {he} {was} there, ask the school early what support there is.',
      },
    ],
    challenges: ['feeling-worried'],
  },
];
