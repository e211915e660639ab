import type { Article, Source } from './article.ts';

const BURNOUT: Source = {
  organisation: 'Action for Children',
  page: 'Advice on dealing with parental burnout',
  address:
    'https://westwaleschronicle.co.uk/blog/2024/01/26/action-for-children-advice-on-dealing-with-parental-burnout',
  checked: 'read',
};
const NSPCC_CALM: Source = {
  organisation: 'NSPCC',
  page: 'Keeping calm around children',
  address:
    'https://www.nspcc.org.uk/help-and-advice/for-parents/positive-parenting-tips/keeping-calm/keeping-calm_wda96812.html',
  checked: 'read',
};
const NHS_PND: Source = {
  organisation: 'NHS',
  page: 'Postnatal depression',
  address: 'https://www.nhs.uk/mental-health/conditions/post-natal-depression/overview/',
  checked: 'read',
};

/** Parents: worn out, shouting, low after a birth. */
export const PARENTS_STRAIN: readonly Article[] = [
  {
    id: 'worn-out',
    title: 'When you are worn out',
    topic: 'parents',
    ages: [6, 155],
    questions: [
      'i am so tired i cry in the bathroom',
      'i have nothing left',
      'i cannot do this any more and nobody helps',
      'too tired to be a nice mum',
      'running on empty',
      'i am so tired i cant do this anymore',
      'burnt out mum of two',
      'i dont enjoy being a parent',
      'exhausted and snapping at everyone',
      'i need a break from my kids and feel awful saying it',
      'no help no sleep no time for myself',
      'single dad completely worn out',
      'i love them but i cant stand being with them',
      'how do you cope with no support',
      'i hide in the bathroom from my children',
      'i feel nothing when my child hugs me',
      'is it normal to want to run away from your family',
      'parental burnout what can i do',
      'im on my knees with nothing left to give',
      'i dont even like being a mum any more',
      'had enough, cant cope, end of my tether',
      'completely exhausted from being a parent',
    ],
    keys: [
      'burnt out',
      'burned out',
      'burnout',
      'worn out',
      'exhausted',
      'i cant do this',
      'no support',
      'need a break',
      'run away',
      'dont enjoy being a parent',
      'touched out and tired',
      'at my limit',
      'overwhelmed',
      'running on empty',
      'knackered',
      'on my knees',
      'nothing left to give',
      'like being a mum',
      'like being a dad',
      'hate being a mum',
      'had enough',
      'cant cope',
      'end of my tether',
      'sick of my kids',
      'fed up',
      'completely exhausted',
      'exhausted from being a parent',
      'parenting is exhausting',
      'depleted',
      'drained',
    ],
    ack: [
      {
        when: ['bathroom', 'hide'],
        text: 'A bathroom with the light off and the fan on is a perfectly good place, and they will find you there.',
      },
      { when: ['run', 'away', 'leave'], text: 'You have thought of driving past the turning, and on to the sea.' },
      {
        when: ['single', 'alone', 'no help', 'no support'],
        text: 'Everything that happens in this house happens to you.',
      },
      { text: 'You are up at this hour asking a machine, which tells me how few people there were left to ask.' },
    ],
    typical: [
      {
        from: 6,
        to: 155,
        text: 'Burnout in parents shows in being exhausted, short-tempered, flat or distant from your own children, sleeping badly and wanting to get away. It is a sign of too much load for too long, and not of too little love.',
      },
    ],
    sources: [BURNOUT, NSPCC_CALM],
    tonight: [
      'Drop one thing tonight: the bath, the dishes or the argument about pyjamas. Only one, and then go to bed with them.',
      'Send one message to one person by name: "I\'m not coping. Could you take them on Saturday, nine to twelve?"',
      'Tomorrow sit down for ten minutes in the first quiet, before any cleaning. The crumbs may watch.',
    ],
    ask: 'If it is like this on most days for two weeks, or you feel nothing, or drink to get through the evening, see your doctor or health visitor this week and say those words. If you think of dying or of hurting a child, put them somewhere safe and ring a crisis line or your emergency number now.',
    offer: {
      kind: 'song',
      label: 'A slow song you can both lie down to could be ready in a minute.',
      about: 'a tired evening, everyone lying down',
    },
    back: ['When did you last sleep five hours in one go?', 'Who knows how it really is with you?'],
    turns: [
      {
        asks: ['i have nobody', 'there is no one to help', 'no family nearby', 'no money for a babysitter'],
        answer:
          'Then it has to be built out of small pieces. One other parent at the gate: "I take both on Tuesday, you on Friday?" A family centre, a home-visiting charity, a church hall with bad coffee. Ring your health visitor or doctor and say "I have no support"; that phrase opens lists you don\'t get to see otherwise. Begin with the one you could ring tomorrow at nine.',
      },
      {
        asks: ['i feel nothing', 'i am numb', 'dont feel love for my child', 'just going through the motions'],
        answer:
          'Numb is what tiredness looks like when it has run too long; it may also be depression, and either is worth a doctor this week. Say "I feel nothing when my child hugs me", in those words. Until then do the small gestures anyway, hand on head, name said kindly; they count for {him} even on the days when they don\'t reach you.',
      },
      {
        asks: ['i want to run away', 'i regret having kids', 'i miss my old life', 'i fantasise about leaving'],
        answer:
          "Many think it, and few say it. Mostly it's a wish for one night of being nobody's. Try to get that exact thing: a night at a friend's sofa, phone off, someone else on duty. If it's there every day, or if being away for ever has begun to sound like being dead, tell a doctor or a crisis line today.",
      },
      {
        asks: ['my partner doesnt help', 'i do everything', 'he doesnt see it', 'she goes to work and i do the rest'],
        answer:
          "Not at night, not in the middle of it. On Saturday, with paper: everything there is to do in a week, both columns, who. Then hand over whole things and not helping: \"You are dinner, from thinking to washing up, Monday to Wednesday.\" It'll be done otherwise than you'd do it; let it. If there's no talking about it, a third person can sit in.",
      },
      {
        asks: ['how do i recharge', 'self care is a joke', 'no time for myself', '10 minutes is not enough'],
        answer:
          "Baths with candles don't mend this, I agree. What does a little: sleep in one piece, so take turns by night and not by hour; outdoors before noon; eating while sitting; one grown-up conversation a day without logistics. Pick the one that would cost least. And strike something off for the whole month, officially, like birthday presents for the class.",
      },
      {
        asks: ['i snapped at the kids', 'i was horrible today', 'shouted all day because i am tired', 'i hurt his arm'],
        answer:
          'Mend it tonight or at breakfast: "I was very cross yesterday because I was tired. It wasn\'t you." Ten seconds. If your hand was rougher than you meant, and somebody was hurt, have it looked at and tell your doctor or health visitor this week how it came to that; asking is how you prevent the next one. If you\'re afraid you will do it again, ring someone now.',
      },
      {
        asks: ['how long can i go on like this', 'does it get easier', 'when will i feel normal', 'its been months'],
        answer:
          "It does get easier as they sleep and dress themselves. But don't wait for it: load that isn't changed goes on making people ill. Give it a date. If in two weeks, with one thing dropped and one person told, you're no better, go to your doctor and ask for a plan, blood tests included; tiredness has bodily causes too.",
      },
    ],
    challenges: [],
  },
  {
    id: 'shouting',
    title: 'Shouting at your children',
    topic: 'parents',
    ages: [12, 155],
    questions: [
      'i lose my temper every evening',
      'i yell at my kids and hate myself for it',
      'i snapped again at bedtime',
      'how do i stop yelling',
      'i scream at them and then cry',
      'i shout at my kids and i hate it',
      'how do i stop yelling at my 3 year old',
      'i lost my temper with my son and now he flinches',
      'i screamed at my daughter over shoes',
      'feel like a terrible mother i shout every day',
      'does shouting damage children',
      'i shouted so loud the neighbours heard',
      'how do i apologise to my child',
      'i smacked him today and i feel sick',
      'my dad shouted and now i do it too',
      'my 6yo shouts back just like me',
      'nothing works except shouting',
      'is it normal to lose it with your kids every morning',
      'how do i stop losing my rag with the kids',
      'yelled at her this morning and feel awful',
      'i keep screaming at my children',
      'i scream at my kids every day',
    ],
    keys: [
      'shout',
      'shouting',
      'shouted',
      'yell',
      'yelling',
      'yelled',
      'screamed at my',
      'lost my temper',
      'lose my temper',
      'lost it',
      'smacked',
      'flinches',
      'apologise to my child',
      'terrible mother',
      'angry parent',
      'my temper',
      'losing my rag',
      'lose my rag',
      'yelled at her',
      'yelled at him',
      'lost my rag',
      'snap at the kids',
      'blow my top',
      'raised my voice',
      'screaming at my children',
      'scream at my kids',
      'screaming at the kids',
      'keep screaming',
      'yell at my toddler',
      'stop shouting',
    ],
    ack: [
      { when: ['flinches'], text: 'You saw {him} duck, and that is the thing you are lying awake with.' },
      {
        when: ['smacked', 'hit', 'slapped'],
        text: 'It was over in a second, and it has been going on for you ever since.',
      },
      {
        when: ['shoes', 'morning', 'mornings'],
        text: 'It was the shoes, the forty-first time of the shoes, at eight twenty-one.',
      },
      { text: 'It comes out in a voice you know from your own childhood, and there it is in your kitchen.' },
    ],
    typical: [
      {
        from: 12,
        to: 155,
        text: 'Most parents shout sometimes, above all when stressed and tired; children pick up the tension, and daily shouting makes them anxious or louder. What they need after it is somebody who comes back and mends it.',
      },
    ],
    sources: [NSPCC_CALM],
    tonight: [
      'Mend the last one tonight: "I shouted. That was too loud. You didn\'t make me do it, and I\'m sorry." Ten seconds, no "but".',
      'Find its hour: write down when it was, today and tomorrow. It is nearly always the same twenty minutes.',
      'For that hour choose one thing your body can do first: hands in cold water, out on the step, whisper the sentence instead.',
    ],
    ask: 'If it is every day, if {he} {is} afraid of you, or you have hit, shaken or thrown something, tell your doctor or health visitor this week; a parenting course and support do help. If you think you might hurt a child now, put {him} somewhere safe, close the door and ring someone or the emergency number.',
    offer: {
      kind: 'story',
      label: 'A story about a kitchen in which somebody shouted, and came back, could be read by both of you.',
      about: 'when a grown-up shouts and says sorry',
    },
    back: ['When does it happen, nearly always?', 'What do you notice in your body in the half minute before?'],
    turns: [
      {
        asks: [
          'how do i apologise',
          'should parents say sorry',
          'does saying sorry make me weak',
          'what do i say after shouting',
        ],
        answer:
          "Three parts, at eye level: what I did, that it wasn't {his} doing, what I'll try. \"I yelled about the shoes. Nobody should be yelled at. Tomorrow I'll put them out at night.\" Leave out what drove you to it. The rule may stay, shoes on by eight, and be said again quietly. Children who are apologised to learn to do it.",
      },
      {
        asks: ['does it damage him', 'have i ruined her', 'long term effects of shouting', 'is he traumatised'],
        answer:
          'A shout that\'s mended is a scratch. What wears a child down is not knowing what will come, being called names, and nobody ever saying anything about it. So, names are out from today, "stupid" and such; volume you can work on. If {he} startle{s} at small noises, {is} very quiet round you or afraid to tell you things, say that to your doctor and get help for both of you.',
      },
      {
        asks: [
          'nothing works except shouting',
          'he only listens when i shout',
          'how else do i get her to listen',
          'have to yell for anything',
        ],
        answer:
          'It works because it\'s the tenth time, and they have learned to wait for the tenth. Make the second one count: go there, hand on shoulder, five words, "Shoes. I\'ll do one." Then the thing happens, with your hands if needed. Three instructions fewer a day help too. The first week is slower; afterwards most mornings are quicker than shouting.',
      },
      {
        asks: ['i smacked him', 'i hit my child today', 'i slapped her hand', 'i grabbed him too hard'],
        answer:
          'Look at the place, and have it seen if there\'s a mark, or if it was the head. Tell {him}: "I hit you. That was wrong. Hitting is never your fault." And tell one adult what happened, today, your partner or a friend; and your doctor or health visitor this week. It is asking for help, and it is the thing that stops the second time. If you can\'t be sure of yourself, have someone come now.',
      },
      {
        asks: ['my parents shouted', 'i am turning into my mother', 'was hit as a child', 'its how i was raised'],
        answer:
          "Then your body learned it before you could read, and it turns up first when you're tired. Knowing it is a good half. Write the sentence you'd have wished for and put it on the cupboard door, at eye height. Some evenings you'll only manage to mend. That alone is already another childhood than yours. If old things come up a lot, a few talks with a professional are well spent.",
      },
      {
        asks: [
          'how do i calm down in the moment',
          'what can i do instead of yelling',
          'i explode in seconds',
          'counting to ten doesnt work',
        ],
        answer:
          "In the moment it's late, so catch it a station earlier: jaw, shoulders, the third \"Muuum\". Say aloud \"I'm getting too hot, I'm going to the step\", and go, if they're safe, for sixty seconds. Cold water on wrists. Whisper, it's hard to roar in a whisper. Practise once a day when nothing's wrong, or it won't be there when it is.",
      },
      {
        asks: [
          'my partner shouts',
          'husband yells at the kids',
          'his dad is too harsh',
          'wife screams at the children',
        ],
        answer:
          'Not in front of them, and not while it\'s going on, unless someone\'s in danger: then you stand between and take the children out. Later: "I saw {his} face. What was going on in you?" Offer a sign between you that means "I take over", both ways. If you or the children are afraid of that person, that is no matter of temper; ring a domestic abuse helpline, from a phone that\'s safe.',
      },
    ],
    challenges: ['managing-anger', 'saying-sorry'],
  },
  {
    id: 'low-after-birth',
    title: 'Low after a birth',
    topic: 'parents',
    ages: [0, 35],
    questions: [
      'i had a baby 3 months ago and feel nothing',
      'i do not feel anything for my baby',
      'cannot bond with my new baby',
      'i cry all day since the baby was born',
      'i think i have postnatal depression',
      'i cry every day since the baby was born',
      'i dont feel love for my baby',
      'baby blues or depression how do i know',
      'i feel like my family would be better without me',
      'anxious all the time that something happens to the baby',
      'my wife isnt herself since the birth',
      'i cant sleep even when the baby sleeps',
      'my baby is 8 months and i feel empty',
      'scary thoughts about dropping my baby',
      'dad depressed after birth',
      'i regret having this baby and feel so guilty',
      'when should i see a doctor after birth about mood',
      'i keep checking if she is breathing',
      'my baby is 10 weeks and i cry all the time',
      'i dont feel anything for my newborn',
      'new mum and crying every day is it depression',
      'ive been so sad ever since having the baby',
      'since i had the baby i am not myself',
    ],
    keys: [
      'postnatal depression',
      'postpartum',
      'pnd',
      'ppd',
      'baby blues',
      'since the birth',
      'dont love my baby',
      'no bond',
      'low after birth',
      'scary thoughts',
      'intrusive thoughts',
      'cry every day',
      'anxious about baby',
      'empty since birth',
      'checking breathing',
      'weeks old and i cry',
      'newborn and i feel',
      'feel anything for my newborn',
      'crying all the time since birth',
      '10 weeks',
      'bonding',
      'new mum crying',
      'new dad low',
      'sad ever since having the baby',
      'since having the baby',
      'had a baby',
      'sad since birth',
      'after having a baby',
      'new mum',
      'new mother',
      'c section sad',
      'maternity leave depressed',
    ],
    ack: [
      {
        when: ['love', 'bond', 'nothing'],
        text: 'Everybody asks whether you are in love, and you look at the baby and wait.',
      },
      {
        when: ['wife', 'partner', 'husband'],
        text: 'You are watching somebody disappear behind their own face, and you do the night feeds in between.',
      },
      {
        when: ['thoughts', 'dropping', 'scary'],
        text: 'The stairs, the window, the kitchen knife: pictures come that you would never tell anyone, and you have just told me.',
      },
      { text: 'It was meant to be the happy part, and you are crying into a muslin at half past four.' },
    ],
    typical: [
      {
        from: 0,
        to: 35,
        text: 'Feeling tearful and low in the first days is very common and does not last beyond two weeks. Longer, or later, it may be postnatal depression: more than one in ten mothers within a year, and fathers and partners too. It is treatable.',
      },
    ],
    sources: [NHS_PND],
    tonight: [
      'Tell one person tonight, in these words: "I\'m not all right since the birth."',
      'Hand over one night feed, or three hours with the door shut, and lie down whether you sleep or not.',
      'Write down for the doctor: since when, sleep, eating, what frightens you. Take the page along, or give it to someone to read out.',
    ],
    ask: 'Longer than two weeks, or after those weeks: ring your doctor, midwife or health visitor this week; you need no worse reason. If you think of dying or of harming the baby, hear or see things, or feel the baby is evil or you are strangely high: emergency number or crisis line now, and do not stay alone.',
    offer: null,
    back: ['How many weeks or months is it since the birth?', 'Who is with you in the daytime?'],
    turns: [
      {
        asks: [
          'baby blues or depression',
          'how do i tell the difference',
          'is it just hormones',
          '3 weeks after birth still crying',
        ],
        answer:
          "By the calendar, mostly. The blues come in the first days and have gone by two weeks. What is still there after that, or begins in month three or ten, deserves a name from a doctor: low or empty most of the day, no pleasure, guilt, not sleeping although you could, fear that won't be turned off. Ring this week. You need not be sure first.",
      },
      {
        asks: [
          'i dont love my baby',
          'no bond with my baby',
          'i feel nothing for him',
          'do i have to love her straight away',
        ],
        answer:
          "For many it doesn't come with the birth but with the weeks, and depression puts a pane of glass in front of it. It isn't a verdict on you or {him}. Do the small things that need no feeling: skin on skin, saying what you're doing, looking when {he} look{s}. Tell your health visitor \"I don't feel a bond\"; they know it well, and there is good help.",
      },
      {
        asks: [
          'scary thoughts',
          'i see myself dropping him',
          'intrusive thoughts about hurting baby',
          'afraid i might harm her',
        ],
        answer:
          "Pictures that horrify you come to many new parents, and being horrified is the point: you don't want it. Tell your doctor or health visitor, they won't be shocked. It is different if a thought begins to feel like a plan, an order, or right; or if you are afraid you'll do it. Then put {him} down safely, have someone come and ring the emergency number now.",
      },
      {
        asks: [
          'will they take my baby away',
          'scared to tell the doctor',
          'afraid of social services',
          'what if i tell the health visitor',
        ],
        answer:
          'That fear keeps many silent. What they do when you say it is ask questions, offer talks, perhaps medicine that goes with feeding, and support at home; the aim is you and the baby together. Take someone along. If you can\'t say it, hand over the phone with this on it: "Low since the birth, most of the day, and I\'m frightened."',
      },
      {
        asks: [
          'partner is depressed',
          'my husband is low since the birth',
          'dads postnatal depression',
          'how do i help my wife',
        ],
        answer:
          "Say what you see: \"You don't laugh any more, and you aren't sleeping. I'd like to ring the doctor with you.\" Then dial. Take over a fixed piece of night and the front door. Don't leave somebody alone who talks of being a burden, or seems strange, very high or confused; that's for the emergency number. And partners fall ill with it too, so count yourself.",
      },
      {
        asks: [
          'medication while breastfeeding',
          'do i have to take tablets',
          'what is the treatment',
          'talking therapy after birth',
        ],
        answer:
          'That\'s for your doctor or pharmacist: there are several ways, talking treatments, groups, and medicines of which some can be taken while feeding. Ask "what are my choices, and what if I wait?" Don\'t stop, by yourself, anything you already take. Until the appointment: light by day, food within reach, somebody with you in the worst hour.',
      },
      {
        asks: [
          'baby is 8 months can it still be pnd',
          'late postnatal depression',
          'over a year after birth',
          'thought it was too late',
        ],
        answer:
          "It may begin at any time in the first year, and some only notice it when work or weaning begins. So no, it isn't too late, and you don't have to have felt bad from the start. Go this week with the same sentence: \"I haven't been myself since about March.\" The same help is there, and it works at eight months as well.",
      },
      {
        asks: [
          'i cant sleep even when baby sleeps',
          'anxious all night',
          'checking her breathing',
          'panic about cot death',
        ],
        answer:
          "Lying awake with a sleeping baby beside you is one of the clearest signs to take to a doctor this week. Until then: one adult has the ears for four hours, the other a door in between, earplugs and no clock. Safe sleep is a short list, on the back, clear cot, no smoke; when it's done, it's done. Count how often you check; that number helps the doctor.",
      },
    ],
    challenges: [],
  },
];
