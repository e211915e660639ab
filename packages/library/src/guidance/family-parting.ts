import type { Article, Source } from './article.ts';

const NSPCC_SEPARATION: Source = {
  organisation: 'NSPCC advice, given by Riverside Primary School',
  page: 'Helping children deal with divorce or separation',
  address: 'https://www.riverside.medway.sch.uk/separated-parents/',
  checked: 'read',
};
const CHILDLINE_SEPARATION: Source = {
  organisation: 'Childline, in the Hartlepool Mail',
  page: 'Supporting children who often blame themselves for a family divorce or separation',
  address:
    'https://www.hartlepoolmail.co.uk/news/opinion/columnists/childline-supporting-children-who-often-blame-themselves-for-a-family-divorce-or-separation-5099017',
  checked: 'read',
};
const FAMILY_LIVES_STEP: Source = {
  organisation: 'Family Lives',
  page: 'When you become a stepfamily',
  address: 'https://www.familylives.org.uk/advice/your-family/stepfamilies/when-you-become-a-stepfamily',
  checked: 'read',
};

/** Family change: telling about a separation, two homes, a new partner. */
export const FAMILY_PARTING: readonly Article[] = [
  {
    id: 'telling-about-separation',
    title: 'Telling them you are separating',
    topic: 'family-change',
    ages: [24, 155],
    questions: [
      'how do i tell my children that dad is moving out',
      'we are splitting up and the kids dont know yet',
      'telling the kids we are getting divorced',
      'how do we tell the kids we are getting divorced',
      'we are separating what do i say to my 4 year old',
      'telling children about divorce',
      'dad is moving out on saturday and they dont know',
      'what words to use to tell a 6yo we are splitting up',
      'should we tell them together even though we cant stand each other',
      'my 9 year old heard us arguing about divorce',
      'is it my fault she asked when we told her',
      'how will my toddler cope with us breaking up',
      'he left and i have to explain it alone',
      'when is the best time to tell children about separation',
      'do they blame themselves',
      'how on earth do we tell the girls we are splitting up',
      'what do you say when mummy and daddy are getting a divorce',
      'my wife has left and i dont know what to say to the kids',
      'we decided on divorce and must tell the children',
    ],
    keys: [
      'divorce',
      'divorcing',
      'separating',
      'separation of parents',
      'splitting up',
      'break up',
      'breaking up',
      'moving out',
      'moved out',
      'tell the kids',
      'dad left',
      'mum left',
      'divorced',
      'splitting',
      'getting a divorce',
      'my wife has left me',
      'husband has left',
      'tell the girls',
      'tell the boys',
      'living apart',
      'breaking the news',
      'mummy and daddy',
      'left us',
      'divorce and must tell',
      'decided to divorce',
      'ending our marriage',
    ],
    ack: [
      {
        when: ['alone', 'left'],
        text: 'The one who should be sitting beside you for this conversation is the one it is about.',
      },
      {
        when: ['fault', 'blame'],
        text: '{He} {has} gone back over {his} own behaviour to find the day on which it happened.',
      },
      { text: 'There is no good way to say it, only kinder ones, and you have been rehearsing in the shower.' },
      {
        text: 'You know something tonight that will change {his} whole map, and {he} {is} asking where {his} other sock is.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Young children think about tomorrow: who puts me to bed, where is my bear. They may go backwards for a while, and they easily believe it was something they did.',
      },
      {
        from: 60,
        to: 155,
        text: 'Children often blame themselves, and may feel sad, angry, guilty or even relieved. Being told honestly, in words for their age, and without blame of either parent, helps them cope.',
      },
    ],
    sources: [NSPCC_SEPARATION, CHILDLINE_SEPARATION],
    tonight: [
      'Agree on three sentences first, on paper: "We are going to live in two homes. We decided it, and it isn\'t because of anything you did. We both go on being your mum and dad."',
      'Tell it on a morning with nowhere to go, together if it is safe and possible, and stop after the three sentences.',
      'Then say tomorrow: who takes {him} to school, where {he} sleep{s}, what stays exactly the same.',
    ],
    ask: "If there is fear, threats or violence, don't tell together: ask a domestic abuse helpline first how to leave safely. If {he} {is} withdrawn, not sleeping or {is} failing at school after some weeks, see the teacher and your doctor.",
    offer: {
      kind: 'expert',
      label: 'The library has stories about parents who live apart, for when {he} want{s} one.',
      about: 'parents-divorce',
    },
    back: ['What {has} {he} noticed or heard already?', 'What will be different on the very first day?'],
    turns: [
      {
        asks: [
          'what if he asks why',
          'why are you divorcing they ask',
          'do i tell her about the affair',
          'how honest should i be about the reason',
        ],
        answer:
          "True, short and without a villain: \"We weren't kind to each other any more, and we couldn't mend it.\" Affairs, money and who began are for adults; a child made of both of you hears every charge as half about {himself}. If somebody else has told {him}: \"That's a grown-up part. It is hard, and it's not for you to carry.\" If {he} press{es} on, say you'll tell more when {he} {is} older.",
      },
      {
        asks: [
          'she thinks its her fault',
          'he says he will be good if we stay together',
          'blames himself',
          'if i tidy my room will you stay',
        ],
        answer:
          'Say it before {he} ask{s} and then once a week: "Nothing you did, said or thought made this happen, and nothing you do could mend it." It has to be said in good times as well, in the car, over dishes. When {he} offer{s} to be good, answer the offer: "You don\'t have to earn us. We both keep you."',
      },
      {
        asks: [
          'the other parent wont tell together',
          'ex says bad things',
          'he refuses to talk',
          'we cant be in one room',
        ],
        answer:
          "Then you tell it alone, and let the other know the words beforehand, in writing. Speak for both where you can: \"Dad knows I'm telling you. He'll see you on Thursday.\" If the other has already told it differently, don't hold court. \"You've heard two ways. This is the one I know. You don't have to decide between us.\"",
      },
      {
        asks: ['how will he react', 'he didnt react at all', 'she just went off to play', 'no reaction is that normal'],
        answer:
          'Going back to the bricks is a reaction. Children take it in sips, and the questions come at odd times: on the toilet, in the queue. Be ready with the same sentences. Some are angry with whoever stays, because that one is there. Tell the teacher today, so that a strange week in maths is not punished.',
      },
      {
        asks: [
          'when to tell them',
          'how long before he moves out',
          'not before christmas',
          'should we wait until after the holidays',
        ],
        answer:
          'When it is certain and the first days are planned, and for under sevens only a week or two before something happens. Not at bedtime, not on a birthday, not in a restaurant. Waiting for a good day tends to mean that {he} overhear{s} it. After telling, nothing else that afternoon: soup, sofa, both of you around if you can bear it.',
      },
      {
        asks: [
          'should we stay for the kids',
          'is it better for children to stay together',
          'i feel i am ruining their life',
          'guilt about divorce',
        ],
        answer:
          "I can't weigh that for you. What does hurt children in either case is long fighting in front of them and being asked to take sides; that is in your hands whether you stay or go. Children of parents who live apart do best with two homes that are dull, predictable and polite to each other. You have begun by asking how to say it.",
      },
      {
        asks: [
          'together or separately',
          'do we tell her together',
          'should both parents be there',
          'who tells the children',
        ],
        answer:
          "Together, if it can be done without a row: {he} hear{s} one story then, and see{s} that you both still stand there. Agree on the three sentences beforehand, on paper. If you can't sit in one room, or it isn't safe, tell it one after the other on the same day, in the same words.",
      },
      {
        asks: [
          'who will he live with',
          'she asks where she will live',
          'what if he wants to choose',
          'do they have to choose between us',
        ],
        answer:
          "Answer with what is sure, and no more: \"You'll sleep here in the week, and at Dad's from Friday. If that changes, we tell you first.\" If it isn't decided: \"The grown-ups are working it out. It isn't your job to choose.\" Don't ask {him} to pick; {he} would be choosing whom to hurt.",
      },
    ],
    challenges: ['parents-divorce'],
  },
  {
    id: 'two-homes',
    title: 'Living in two homes',
    topic: 'family-change',
    ages: [24, 155],
    questions: [
      'different when they come back from their dads',
      'cries on sunday when he has to go to his mums',
      'hates swapping houses',
      'acting up after weekends at dads',
      'my 5yo cries every time she has to go to her dads',
      'handover between parents is awful',
      'two homes different rules',
      'he says at mums house i can stay up',
      'how do i help my child settle between two houses',
      'week on week off with a 3 year old too much?',
      'she is horrible for two days when she comes back',
      'he doesnt want to go to his fathers',
      'my ex and i cant talk and my son carries the messages',
      'forgot his bear at the other house meltdown',
      'is it normal that he is clingy after visits',
      'a week at mine and a week at his and she cries at every swap',
      'different bedtimes at mine and at my exs',
      'vile every sunday when he comes back from his dads',
      'handing over on fridays is horrible',
      'she clings to me when its time for her dads',
    ],
    keys: [
      'two homes',
      'two houses',
      'at dads',
      'at mums',
      'handover',
      'weekend with dad',
      'shared custody',
      'week on week off',
      'contact weekend',
      'co-parenting',
      'my ex',
      'coming back from dads',
      'other house',
      'access visits',
      'week at mine',
      'week at his',
      'swaps',
      'at my exs',
      'my exs house',
      'at her dads',
      'sunday when he comes back',
      'his dads for the weekend',
      'every other weekend at dads',
      'shared care',
      'handing over',
      'fridays',
      'contact',
      'parenting time',
      'pick up from dads',
      'goes to his dads',
      'custody',
    ],
    ack: [
      {
        when: ['bear', 'forgot'],
        text: 'It is half past seven, and the only bear that counts lies behind a radiator four miles away.',
      },
      {
        when: ['messages', 'carries'],
        text: '"Daddy says you have to pay for the shoes" is a heavy sentence to carry home in a small mouth.',
      },
      {
        when: ['doesnt want to go', 'cries every time', 'handover'],
        text: '{He} {is} crying, the car is outside, and whatever you say now will be told in another kitchen.',
      },
      { text: 'You get back a child in the same coat, who takes two days to be the same child.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Young children struggle to say how they feel, so it comes out in what they do, often with the parent they feel freest with; the same routines in both homes help.',
      },
      {
        from: 60,
        to: 155,
        text: 'Changing over is a small parting every time, so a bad evening after it is common in both directions, and says little about what happened in the other house.',
      },
    ],
    sources: [NSPCC_SEPARATION, CHILDLINE_SEPARATION],
    tonight: [
      'Make the landing the same each time: coat off, toast, the same programme, no question for one hour.',
      'Hang two colours on a calendar at {his} height, and let {him} put a finger on where {he} sleep{s} tonight.',
      'Buy the double of what hurts to forget, toothbrush, pyjamas, a second bear, and take messages out of {his} mouth: text, do not send.',
    ],
    ask: 'If {he} {is} afraid of somebody there, tell{s} of being hurt, hungry, left alone or shown things, or come{s} back with marks, believe {him}, write it down and ring a child protection line or your doctor today. If it is misery for more than two months, ask for family mediation or your doctor.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about two homes, two beds and one child.',
      about: 'parents-divorce',
    },
    back: [
      'How long does it take until {he} {is} {himself} again: an evening, two days?',
      'Where does the handing over happen, and who is there?',
    ],
    turns: [
      {
        asks: [
          'he doesnt want to go',
          'refuses contact',
          'should i force her to go to dad',
          'cries and clings at handover',
        ],
        answer:
          "First the difference: not wanting to part, or not wanting to be there. Ask at a quiet time, \"What's the best and worst bit at Dad's?\" If it is the parting, shorten it, hand over at school or through a grandparent, and sound as if you believed in it. If it is fear, don't send {him} and get advice today. In between: ask the other parent for a smaller step, in writing.",
      },
      {
        asks: [
          'different rules at the other house',
          'at mums he is allowed everything',
          'ex has no routine',
          'tv all weekend at his dads',
        ],
        answer:
          "\"There it's like that, here it's like this\" is a complete sentence, and children manage two laws as they manage school and home. Agree with the other parent on three only: bedtime within an hour, car seat, phone at night. If even that fails, keep yours without comment. What wears {him} out isn't the television, it is hearing you sigh about it.",
      },
      {
        asks: [
          'horrible when he comes back',
          'behaviour after weekend',
          'two days of tantrums after dads',
          'takes it out on me',
        ],
        answer:
          "{He} {has} kept something shut for two days, and you are where it opens. No questions, food, water, a walk or a bath, and early bed. Don't plan anything for that evening, nor read it as a report. If it is still so after months, look at the handover itself: school gates work better than doorsteps, and Monday better than Sunday night.",
      },
      {
        asks: [
          'he tells me bad things about the other house',
          'what do i do when she says mummy shouts',
          'comes back with stories',
          'says dads girlfriend is mean',
        ],
        answer:
          'Listen with an even face and ask one open question: "And then?" Not the second, and not "did she really". Some of it is a gift to you, since {he} think{s} you like to hear it. Say: "You can love it there. You can tell me when it isn\'t good too." Being hurt, left alone, touched or frightened is different: that you write down and act on.',
      },
      {
        asks: [
          'my ex talks badly about me',
          'he says mum is a liar',
          'she poisons him against me',
          'daddy says its your fault',
        ],
        answer:
          'Don\'t answer with your own list. "That must feel horrid to hear. I see it differently. You needn\'t decide." Then be so ordinary at home that the picture can\'t hold. Write to the other parent one line about the effect, "{He} cr{ies} afterwards", not about the crime. If it goes on, ask for mediation; a third person in the room can say it.',
      },
      {
        asks: [
          'is week on week off ok for a toddler',
          'what schedule is best for young children',
          '50 50 with a 2 year old',
          'how many nights',
        ],
        answer:
          "I can't set a plan for you, and laws differ. What most agree on: the younger, the shorter the gaps, since a week is endless at two. Think of small, frequent and certain, midweek teas, video breakfasts, and of what {he} show{s}: sleeping and eating in both places, or not. Fix a date in three months to look again. A mediator or family lawyer knows the rules where you live.",
      },
      {
        asks: [
          'birthdays and christmas',
          'who has him at christmas',
          'holidays with two homes',
          'two birthday parties',
        ],
        answer:
          'Decide it by September and tell {him} as a fact. Two small parties beat one with a cold war at the cake. Christmas can be on the 27th if there is a candle in it; children count feasts and not dates. Let {him} make a present for the other parent at yours and pay for the paper. {He} will remember that longer than who had the Eve.',
      },
      {
        asks: [
          'how long until he settles',
          'how long does it take to get used to two homes',
          'when will the handovers get easier',
          'will it get better',
        ],
        answer:
          'Count in months, and look at one thing: how long {he} need{s} on the first evening until {he} {is} {himself} again. If that gets shorter from month to month, it is going the right way. The same day, the same bag, the same sentence at the door help more than talking. Holidays and new partners set it back a little each time.',
      },
    ],
    challenges: ['parents-divorce'],
  },
  {
    id: 'new-partner',
    title: 'A new partner',
    topic: 'family-change',
    ages: [24, 155],
    questions: [
      'my stepson ignores me',
      'when should i introduce my new boyfriend to my kids',
      'my son hates my new partner',
      'how do i tell my 5yo i have a girlfriend',
      'daughter is jealous of my partner and sits between us',
      'he says youre not my dad',
      'how long should i wait before new partner meets children',
      'my partner is moving in and my child is angry',
      '9 yr old wont speak to my fiance',
      'my exs new girlfriend and my daughter likes her',
      'discipline by step parent is it ok',
      'stepdad and child dont get on',
      'is it normal that she doesnt want me to have a boyfriend',
      'when can my kids meet the man im seeing',
      'my daughter is rude to my new boyfriend',
      'i am dating again how do i tell my son',
    ],
    keys: [
      'new partner',
      'boyfriend',
      'girlfriend',
      'stepdad',
      'stepmum',
      'stepfather',
      'stepmother',
      'not my dad',
      'fiance',
      'moving in together',
      'meets my kids',
      'introduce my partner',
      'mums boyfriend',
      'dads girlfriend',
      'new man',
      'man im seeing',
      'woman im seeing',
      'seeing someone',
      'dating',
      'new boyfriend',
      'meet the kids',
      'rude to my boyfriend',
    ],
    ack: [
      {
        when: ['ex', 'exs', 'likes'],
        text: "It is a special ache to hear how well another woman or man plaits your child's hair.",
      },
      {
        when: ['not my dad', 'not my mum'],
        text: '"You\'re not my dad" is quite true, and it was thrown like a shoe.',
      },
      { text: 'You have met somebody kind, and {he} look{s} at them as if they had come to read the meter.' },
      { text: 'There is a place beside you on the sofa that belonged to {him}, and both of you know it.' },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'To a child a new partner is a stranger who needs getting used to, slowly and in small doses; jealousy at this age sits down between you, quite literally.',
      },
      {
        from: 72,
        to: 155,
        text: 'Many children still hope their parents will come together again, and feel disloyal if they like somebody new. A partner can never replace a parent, but can become one more person on their side.',
      },
    ],
    sources: [FAMILY_LIVES_STEP],
    tonight: [
      'Say it for both of you: "You don\'t have to love Joe. You have to be polite, and so does he. Nobody gets Dad\'s place."',
      'Keep an hour this week with {him} and no Joe, on the calendar, and do not move it.',
      'First meetings: short, outdoors, something to do, and Joe goes home afterwards.',
    ],
    ask: 'If {he} {is} afraid of your partner, will not be alone with them, or tell{s} of being hurt, touched or made to keep secrets, believe {him}: keep them apart and call your doctor or a child protection line today. If months bring only war, ask for family counselling.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about someone new in the family.',
      about: 'new-family-member',
    },
    back: [
      'What changed for your child when this person came: evenings, weekends, the bed?',
      "What do the two of them do when you aren't in the room?",
    ],
    turns: [
      {
        asks: ['when should i introduce them', 'how long to wait', 'is 3 months too soon', 'first meeting with kids'],
        answer:
          "When you are quite sure that this person stays, since for {him} it's a person and not a try. Many people wait six months or more. Tell {him} first, by name, before there's a guest on the sofa: \"I like someone. You'll meet him at the duck pond.\" Let the other parent hear it from you and not from {him}. Nights together come much later.",
      },
      {
        asks: [
          'he says youre not my dad',
          'refuses to listen to stepdad',
          'who disciplines',
          'can my partner tell him off',
        ],
        answer:
          'The answer is "True. I\'m Joe, and the rule is helmets." For the first year or two the parent does the rules and the partner does the warmth: lifts, games, tea. Your partner may hold a house rule when alone with {him}, in your words. Telling off by someone who isn\'t yet liked works once and costs a month.',
      },
      {
        asks: ['daughter is jealous of my partner', 'sits between us', 'wont let us hug', 'always interrupts us'],
        answer:
          'Move up; there is room for three. {He} {is} asking whether {he} {has} been swapped. Fill the place that hurts: bedtime is yours alone, with the door closed. Show affection by halves in front of {him} for a time. And let your partner give something up visibly: "You take the seat next to Mum, I\'ll sit here." That gets noticed.',
      },
      {
        asks: [
          'she likes him and feels bad',
          'loyalty to her dad',
          'doesnt dare to like my girlfriend',
          'torn between them',
        ],
        answer:
          "Give {him} leave, and best of all both parents do: \"You can like Joe. It takes nothing from Dad.\" If the other parent can't say it, you say it for yourself. Don't ask {him} to call anybody anything. Some children are rude exactly on the evenings they have enjoyed; it's the price they pay at the border. Let it go by.",
      },
      {
        asks: [
          'my ex has a new girlfriend',
          'daughter loves dads girlfriend',
          'jealous of the stepmum',
          'another woman with my child',
        ],
        answer:
          'It hurts, and it\'s good news: somebody is nice to {him} when you cannot be there. Cry about it with a friend; to {him} say "She makes good plaits." You will not be replaced by anyone with a hairbrush. If she does things that trouble you, write to your ex about the thing and not about her. If it is about safety, that is different, and you act.',
      },
      {
        asks: [
          'partner moving in',
          'moving in with my boyfriend',
          'we are moving into his house',
          'getting married again',
        ],
        answer:
          "Tell {him} well before and ask where it matters to {him}: which room, which shelf, who sits where. Change as little else as you can that term. The first evening is {his} supper. Let the place be new for everyone if money allows, as moving into somebody's territory is harder for children. Say again that the other home stays.",
      },
      {
        asks: [
          'we broke up and my child liked him',
          'my partner and i split and he misses him',
          'how do i tell my son we broke up',
          'she keeps asking for my ex boyfriend',
        ],
        answer:
          '{He} {has} lost someone, and nobody sends a card for it. Say it: "Joe and I aren\'t together. It wasn\'t you. You may miss him, he was good at kites." If it can be done decently, one goodbye, an afternoon with a beginning and an end. And wait a good while with the next, for {his} sake and your own.',
      },
    ],
    challenges: ['new-family-member', 'parents-divorce'],
  },
];
