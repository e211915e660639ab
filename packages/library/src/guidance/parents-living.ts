import type { Article, Source } from './article.ts';

const CONFLICT: Source = {
  organisation: 'Institute for Family Studies, on a OnePlusOne review',
  page: 'How Parental Conflict Hurts Kids',
  address: 'https://ifstudies.org/blog/how-parental-conflict-hurts-kids',
  checked: 'read',
};
const NICHD: Source = {
  organisation: 'National Institute of Child Health and Human Development',
  page: 'Study of Early Child Care and Youth Development',
  address: 'https://www.nichd.nih.gov/research/supported/seccyd/overview',
  checked: 'known',
};

/** Parents: disagreeing, and guilt about work. */
export const PARENTS_LIVING: readonly Article[] = [
  {
    id: 'parents-disagree',
    title: 'When parents disagree',
    topic: 'parents',
    ages: [12, 155],
    questions: [
      'my husband and i disagree about parenting',
      'he is too strict and i am too soft',
      'we argue in front of the kids',
      'my wife undermines me in front of our son',
      'good cop bad cop how do we stop',
      'my 5yo plays us off against each other',
      'how do we parent together when we have different rules',
      'he thinks i spoil her and i think hes harsh',
      'fighting about bedtime and screens every night',
      'does it hurt kids when parents argue',
      'in laws interfere with our parenting',
      'partner smacks and i dont agree',
      'is it bad to disagree in front of children',
      'he lets them do whatever they want and im the bad guy',
      'we row about the kids in front of the kids',
    ],
    keys: [
      'disagree about parenting',
      'different parenting',
      'too strict',
      'too soft',
      'undermines me',
      'good cop',
      'plays us off',
      'argue in front',
      'arguing in front of kids',
      'same page',
      'consistent parents',
      'husband says',
      'interfering',
      'in laws',
      'row about the kids',
      'row in front of',
      'bad guy',
      'lets them do whatever',
      'husband lets them',
      'wife lets them',
      'bad cop',
      'different opinions',
      'we row',
    ],
    ack: [
      {
        when: ['plays', 'off'],
        text: '{He} asked you at four, {was} told no, and had asked the other department by five past.',
      },
      { when: ['front', 'argue', 'fighting'], text: 'You heard yourselves, and then the stair creaked.' },
      {
        when: ['strict', 'harsh', 'soft'],
        text: 'One of you got a little stricter because the other was soft, and softer because the other was strict, and so on up the road.',
      },
      { text: 'Two people who love the same child have different handbooks, and both were written by their mothers.' },
    ],
    typical: [
      {
        from: 12,
        to: 155,
        text: 'All children see their parents disagree at times, and seeing it handled calmly and settled may even teach them something. It harms when it is frequent, heated, silent for days, or about the child.',
      },
    ],
    sources: [CONFLICT],
    tonight: [
      'Choose the one rule you fight about most, and settle only that, tonight, after bedtime, with tea: "What are you afraid will happen if I do it my way?"',
      'Agree on a sentence for tomorrow: "We\'ll talk about that and tell you." It shuts both departments.',
      'If they heard a quarrel, let them hear its end too: "We were loud. We\'ve sorted it. It isn\'t your fault."',
    ],
    ask: "If you quarrel most days or don't speak for days, ask for couple or family counselling; your doctor can tell you where. If there is threatening, pushing, or a child is hurt or afraid, ring a domestic abuse helpline or, in danger, the emergency number.",
    offer: null,
    back: [
      'What is the last thing you disagreed about, in one sentence?',
      'What do you two agree on without ever talking about it?',
    ],
    turns: [
      {
        asks: ['he is too strict', 'my husband is harsh', 'she is so hard on him', 'too much discipline from dad'],
        answer:
          'Don\'t defend the child against the parent in the room; it hardens both. Afterwards: "What did you want {him} to learn?" Mostly you want the same thing. Then propose the experiment: two weeks in which the stricter one praises twice for every telling off, and you hold one no to the end. If it\'s humiliation or hitting, that is not a style; say stop, and get help.',
      },
      {
        asks: [
          'she undermines me',
          'he overrules me in front of the kids',
          'contradicts me',
          'makes me look like the bad guy',
        ],
        answer:
          "Agree on the rule of the first: whoever began the scene ends it, and the other one keeps quiet, even when it hurts, as long as it's safe. Objections at nine, in the kitchen. When it happens anyway, don't fight it out there: \"You decide this one, we'll talk later.\" Write down three things you'll both back, and pin them inside a cupboard.",
      },
      {
        asks: [
          'we argued in front of him',
          'she heard us fighting',
          'do we explain the fight',
          'he cries when we argue',
        ],
        answer:
          "Go to {him}, both if possible: \"You heard us. We were angry about money. It's not about you, we're not splitting up over it\" (say that last only if it's so), \"and we've made up.\" Children look for the making up, and it's mostly done behind doors, so do it once where {he} can see. If {he} tr{ies} to be the peacemaker, give {him} the evening off.",
      },
      {
        asks: [
          'plays us off against each other',
          'asks the other parent',
          'goes to dad when i say no',
          'knows who to ask',
        ],
        answer:
          "That's no bad character, it's good research. One question in return: \"What did Mum say?\" And the rule: if you ask the second after a no, it's no from both, automatically. Needs one text message a day between you. Some things may differ, you know, dad's Saturdays have other laws; say so aloud, and there's nothing left to play.",
      },
      {
        asks: [
          'grandparents interfere',
          'mother in law criticises',
          'my mum does it her way',
          'in laws dont respect our rules',
        ],
        answer:
          'Each talks to their own parents; that saves a lot. Pick two that matter, safety and sleep perhaps, and give away the rest: biscuits, cartoons, vests. A thank-you opens more than a list: "{He} love{s} it with you. One thing helps me, the car seat, every time." If they can\'t keep the two, you come along instead of dropping off.',
      },
      {
        asks: [
          'my partner smacks',
          'he believes in smacking',
          'we disagree about smacking',
          'she hits him when he is naughty',
        ],
        answer:
          "That one isn't a matter of taste. Children who are hit learn fear and hitting, and in many countries it's against the law. Say it by day: \"I won't have anyone hit in this house. What can we do instead when {he} run{s} off?\" Look for a parenting course together. If it goes on, if there are marks, or you are afraid yourself, ring your doctor or a child protection line; they'll talk it through with you.",
      },
      {
        asks: [
          'we cant agree on anything',
          'parenting is ruining our marriage',
          'always fighting since the baby',
          'we need help',
        ],
        answer:
          "Most couples quarrel more once there are children, mainly from tiredness. Before the big talks: one evening a week without logistics, even in the car outside your own house. Then one topic only, twenty minutes, timer. If you can't get through a topic without it catching fire, have someone sit in, a counsellor or mediator; six hours of that are cheaper than nearly anything else.",
      },
    ],
    challenges: [],
  },
  {
    id: 'guilt-about-work',
    title: 'Guilt about work',
    topic: 'parents',
    ages: [6, 143],
    questions: [
      'i feel guilty for going back to work',
      'working mum guilt',
      'am i damaging my child by working full time',
      'my 4yo asks why i always work',
      'i miss everything bedtime school play all of it',
      'nursery 5 days a week is it too much for a 1 year old',
      'i want to work and feel bad for wanting it',
      'dad works long hours and never sees the kids',
      'on my phone for work while with my son',
      'she says you love your laptop more than me',
      'working from home with kids interrupting',
      'can i make up for lost time at weekends',
      'is it selfish to work when you dont have to',
      'feel terrible about going to work and leaving her',
      'my son says im always on my laptop',
      'is it selfish that i went back to my job',
    ],
    keys: [
      'work guilt',
      'working mum',
      'mum guilt',
      'working parent',
      'back to work',
      'full time work',
      'guilty for working',
      'always work',
      'long hours',
      'laptop',
      'miss everything',
      'working from home',
      'career and kids',
      'feel terrible about leaving him to go to work',
      'always on my laptop',
      'leaving her to go to work',
      'job',
      'career',
      'returning to work',
      'bad mum for working',
      'went back to my job',
      'selfish to work',
      'go back to work',
      'return from maternity leave',
    ],
    ack: [
      { when: ['laptop', 'phone'], text: '"You love your laptop more", {he} said, and the laptop went ping.' },
      {
        when: ['want to work'],
        text: 'You like your work, and you say it in the tone in which other people own up to crimes.',
      },
      {
        when: ['school play', 'miss everything', 'missed'],
        text: "There was a shepherd, third from the left, and you saw {him} on somebody else's phone.",
      },
      {
        text: 'At work you are thinking of {him}, with {him} you are thinking of work, and neither gets the whole of you.',
      },
    ],
    typical: [
      {
        from: 6,
        to: 47,
        text: "A large long-term study of early child care found that what happens at home and the quality of the care matter more to a child's development than whether a parent goes out to work.",
      },
      {
        from: 48,
        to: 143,
        text: 'School-age children mind less how many hours there are than whether they know when you come and whether you are there when you are there.',
      },
    ],
    sources: [NICHD],
    tonight: [
      'Choose ten minutes after you come in, coat off, phone in the drawer, floor. The same ten every day.',
      'Answer it straight: "I work because I like it and it pays for the house. I think about you at lunch. I\'m there after supper."',
      'Let one thing go this week that only guilt was paying for: the home-made cake, the Sunday outing.',
    ],
    ask: 'If {he} {is} unhappy at nursery or school most days for a month, look at the place and not at your job. If you are low, tearful or sleepless most days for two weeks, see your doctor; and ask your employer now about hours, as many have more room than they say.',
    offer: {
      kind: 'song',
      label: 'A short song for the minute you come through the door could be ready by then.',
      about: 'coming home from work',
    },
    back: ['Which moment of the day hurts most?', 'If you could change two hours in the week, which?'],
    turns: [
      {
        asks: [
          'am i damaging him',
          'does full time nursery harm',
          'will it affect attachment',
          'is she better off with me at home',
        ],
        answer:
          "What children need is a few people who know them, answer them and stay. Nursery staff and a grandfather may be among these; it takes nothing from yours. Look at {him} and not at the debate: sleeping, eating, playing, coming to you when it matters? Then it's working. If not, change the place or the hours before you change who you are.",
      },
      {
        asks: [
          'he asks why do you always work',
          'she begs me not to go',
          'he cries when i go to work',
          'what do i say when she asks me to stay home',
        ],
        answer:
          'Not "I have to, sorry, sorry"; that sounds like something bad being done to you both. "I\'m going to work. I build bridges. You\'re with Ana. We have pasta at six." Take {him} along once, show {him} your chair, leave a drawing by {him} on the desk. Then say something true on coming back: "I heard your voice in my head at lunch."',
      },
      {
        asks: ['i miss everything', 'couldnt go to the school play', 'i never do pick up', 'missed his first steps'],
        answer:
          "You'll miss some; everybody does, the ones at home are in the loo at the time. Choose three dates in the year that are sacred and put them in the work calendar as a client. For the others send an ambassador and have it all told to you, with acting. The first steps are those you saw first. That's a family law.",
      },
      {
        asks: [
          'on my phone all the time',
          'work emails at home',
          'distracted with my kids',
          'cant switch off from work',
        ],
        answer:
          'Half there all day is the worst bargain for all three of you. Make edges: phone in a drawer by the door from six to eight, laptop again after that if need be. Say it to {him}, so that {he} may remind you: "If I look, you may say ping." If it can\'t be helped: "I need five minutes for this, look at the big hand", and then really shut it.',
      },
      {
        asks: ['weekends to make up', 'buying presents out of guilt', 'spoil him at weekends', 'quality time'],
        answer:
          "Weekends need not be a fair. What makes up for the week is the ordinary: {he} help{s} with the shopping, you lie on the floor, there's a walk with nothing at the end. Guilt presents are fun, and the price list is soon learned. Say no as usual, too; a parent who dares not say no on Saturday is a visitor.",
      },
      {
        asks: [
          'my mother says a child needs its mother',
          'people judge me',
          'stay at home mums',
          'my family disapproves of me working',
        ],
        answer:
          'You can say, friendly, once: "{He} {has} a mother, and she has a job." Nobody asks {his} father. Those who stay home are judged as well, for something else. What they say touches you where you already doubt, so talk about that with a person who likes you. And look at the end of the day at one face only; it\'s about three feet from the floor.',
      },
      {
        asks: ['i want to quit', 'should i stop working', 'cant afford not to work', 'thinking of going part time'],
        answer:
          "Do the sum on paper, with money, sleep, pension and what you'd do with the hours; guilt by itself is a poor adviser. Try it before deciding: two weeks of leaving at four, one day from home. If you need the work for money, then it's decided, and the question becomes which hours hurt. If you need it for yourself, that's a reason too.",
      },
    ],
    challenges: [],
  },
];
