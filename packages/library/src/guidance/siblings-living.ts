import type { Article, Source } from './article.ts';
import { CDC_5_YEARS } from './milestone-sources.ts';

const ANNA_FREUD_SIBLINGS: Source = {
  organisation: 'Anna Freud',
  page: 'Sibling rivalry',
  address: 'https://www.annafreud.org/early-years/early-years-in-mind/common-difficulties/sibling-rivalry/',
  checked: 'read',
};
const NCT_JEALOUSY: Source = {
  organisation: 'NCT',
  page: 'How to handle sibling jealousy with a newborn baby: 10 tips',
  address:
    'https://www.nct.org.uk/baby-toddler/toddler-tantrums-and-tricky-behaviour/how-handle-sibling-jealousy-newborn-baby-10-tips',
  checked: 'read',
};
const FAMILY_LIVES_BABY: Source = {
  organisation: 'Family Lives',
  page: 'Managing sibling jealousy',
  address:
    'https://www.familylives.org.uk/advice/early-years-development/behaviour/dealing-with-challenging-behaviour-when-a-new-baby-arrives',
  checked: 'read',
};
const TOP_DOCTORS_SIBLINGS: Source = {
  organisation: 'Top Doctors',
  page: 'Sibling rivalry',
  address: 'https://www.topdoctors.co.uk/medical-dictionary/sibling-rivalry',
  checked: 'read',
};
const KARITANE: Source = {
  organisation: 'Karitane (Australia)',
  page: 'Toddler behaviour',
  address: 'https://karitane.com.au/toddler/behaviour/',
  checked: 'read',
};

/** Brothers and sisters: a new baby, going backwards, fighting. */
export const SIBLINGS_LIVING: readonly Article[] = [
  {
    id: 'new-baby',
    title: 'A new baby in the family',
    topic: 'siblings',
    ages: [12, 95],
    questions: [
      'we are having a second baby and my son is not happy about it',
      'baby sister arrives in 3 weeks how do i prepare my 2 year old',
      'how do i tell my toddler i am pregnant',
      'he says he does not want a baby',
      'preparing a big brother for the baby',
      'baby is due soon and she will not talk about it',
      'how to get my toddler ready for a new sibling',
      'how do i prepare my 2 year old for a new baby',
      'jealous of the new baby',
      'my 3yo says send the baby back',
      'toddler hits newborn',
      'hates his baby sister since she came home',
      'rough with the baby what do i do',
      'when should i tell my toddler im pregnant',
      'she wont come near me since the baby was born',
      'introducing baby to older sibling tips',
      'how do i feed the baby when my toddler climbs on me',
      'he was excited in the pregnancy and now he ignores the baby completely',
      '5 year old angry at new sibling',
      'baby number two is due in march, how do we break it to her',
      'baby is due soon how do we get our toddler ready',
      'whacks the baby as soon as my back is turned',
    ],
    keys: [
      'new baby',
      'newborn',
      'pregnant',
      'baby sister',
      'baby brother',
      'second baby',
      'hates the baby',
      'jealous of baby',
      'send the baby back',
      'hits the baby',
      'rough with baby',
      'big brother',
      'big sister',
      'expecting',
      'baby due',
      'number two',
      'due in weeks',
      'second child',
      'due date',
      'whacks the baby',
      'second on the way',
      'baby on the way',
    ],
    ack: [
      {
        when: ['hits', 'rough', 'hit', 'bites'],
        text: 'A hug that squeezes a little too long is a message, and the post is being delivered to the baby.',
      },
      {
        when: ['pregnant', 'prepare', 'expecting', 'tell'],
        text: 'You are about to hand {him} the largest news of {his} life, and {he} will ask whether there is any toast.',
      },
      { text: 'You are one lap, with two claims on it.' },
      { text: 'Send it back, {he} say{s}, and from where {he} stand{s} it is a perfectly reasonable suggestion.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Mixed feelings are usual: loving the baby, wanting it gone, and being cross with you rather than with it. At this age the way to say so is mostly with arms, legs and sleep.',
      },
      {
        from: 36,
        to: 95,
        text: 'Excited and jealous at once is usual when a baby comes; some children hurt the baby, some go quiet, and some behave well at home and badly at nursery.',
      },
    ],
    sources: [ANNA_FREUD_SIBLINGS, NCT_JEALOUSY],
    tonight: [
      "Once today let the baby wait, aloud: \"Baby, you'll have to wait a minute. I'm getting your brother or sister's juice.\"",
      'Give {him} ten minutes alone with you, with a name, "our ten", and a clock, and leave the phone in another room.',
      'Say it for {him}: "Sometimes you wish it was only us. You may wish that. I won\'t let you squeeze."',
    ],
    ask: "Stay within arm's reach of the two; never leave them alone together yet. If {he} hurt{s} the baby on purpose again and again for weeks, or {is} withdrawn and sad, ask your health visitor. A baby who was dropped or hit on the head is seen by a doctor the same day.",
    offer: {
      kind: 'picture-book',
      label: 'A picture book in which the bigger one stays the important one could be ready tonight.',
      about: 'a new baby, and the older child keeps a place',
    },
    back: [
      'What is {his} face like when the baby is asleep and you are free?',
      'When is it worst: at feeds, in the morning, or when visitors come?',
    ],
    turns: [
      {
        asks: [
          'he hits the baby',
          'she pinches the baby',
          'what if he hurts the baby',
          'squeezes too hard',
          'throws toys at the baby',
        ],
        answer:
          "Hands first, few words: \"I won't let you. Hitting hurts.\" Move the baby, not the child, and look after the crying one without a speech. Then show the permitted way: stroke the foot, one finger, count to five. Praise the foot. Most of it happens while you feed or talk to visitors, so that is when an arm's length needs to be an arm's length.",
      },
      {
        asks: [
          'when do i tell her i am pregnant',
          'how long before the birth',
          'how do i explain the baby',
          'preparing for the baby',
        ],
        answer:
          'For under threes, when the bump can be seen; nine months is for ever to them. Tell it true: "It will cry, sleep and drink. It can\'t play yet." Do the big moves, bed, nursery, nappies, well before or well after. Practise the day itself in a doll game: who comes to stay with {him}, where you are, when you\'re back.',
      },
      {
        asks: [
          'climbs on me when i feed',
          'how do i keep toddler busy during feeds',
          'every feed is chaos',
          'demands me when i am nursing',
        ],
        answer:
          'Make feeds the time when something good begins: a basket that only comes out then, and a place against your other side. Read with the free hand, badly, it doesn\'t matter. Say when it ends in {his} clock: "When she\'s finished, we do the train." And then the train really comes, even if the baby protests from the mat.',
      },
      {
        asks: [
          'ignores me since the birth',
          'only wants daddy now',
          'angry with me not the baby',
          'wont cuddle me anymore',
        ],
        answer:
          "{He} {is} cross with the right person: you are the one who brought it. That is trust, in its way. Don't court {him}; be near and useful, sit on {his} floor at {his} game and let {him} give the orders for ten minutes a day. Cuddles come back from the side, usually when you have stopped looking for them.",
      },
      {
        asks: [
          'visitors only look at the baby',
          'presents for the baby',
          'people ignore him',
          'everyone says do you love your baby',
        ],
        answer:
          'Put {him} at the door: {he} show{s} the baby, {he} unwrap{s}. Tell the grandparents to greet {him} first; they forget, so say it in the message before they come. "Do you love your baby?" is an impossible question; answer for {him}: "They\'re getting to know each other." A small tin of wrapped nothings on the shelf saves the third visit.',
      },
      {
        asks: [
          'how long until it gets better',
          'when do they get used to a sibling',
          'its been 3 months',
          'will they ever get on',
        ],
        answer:
          "Often there is a second round when the baby starts to crawl and reaches the bricks, so don't take it as going back. The first sharpness mostly dulls over some months. What you can watch for is one unasked kindness a week: a dummy picked up, a face pulled. Say what you saw, and no more.",
      },
      {
        asks: ['i feel guilty', 'i have ruined his life', 'i miss my firstborn', 'i am too tired for both'],
        answer:
          'You are grieving for the time of two, and so {is} {he}; it can be said aloud in one sentence. You are not lost to {him}; having you all day is. Ten minutes that are certain do more than an afternoon in which you keep looking away. If you cry most days for two weeks, or feel nothing, tell your midwife, doctor or health visitor this week.',
      },
      {
        asks: [
          'he wants a bottle too',
          'she wants to be a baby as well',
          'wants milk like the baby',
          'wants a nappy again',
        ],
        answer:
          'Let {him} have it, today and without a face: "You\'d like to be my baby for a bit. Come here." Water in a cup with a spout, two minutes on your lap, a rock. A wish that is allowed gets dull in a week or two. Then show what only big ones can do: a biscuit, the swing, choosing the song.',
      },
      {
        asks: [
          'should he come to the hospital',
          'visit me and the baby in hospital',
          'how do they meet the first time',
          'who looks after him while i give birth',
        ],
        answer:
          "Yes, if the hospital allows it and you are up to it: short, with your arms free. Let somebody else hold the baby when {he} come{s} in, and have {him} on your lap first. Tell {him} beforehand who fetches {him} and where {he} sleep{s}, and practise one night of it. If it doesn't fit, a call with the bear at bedtime does.",
      },
    ],
    challenges: ['new-sibling'],
  },
  {
    id: 'back-to-baby',
    title: 'Going backwards after the baby',
    topic: 'siblings',
    ages: [20, 95],
    questions: [
      'regression after new baby',
      'my toilet trained 3yo is wetting himself since the baby came',
      'she talks in a baby voice now all the time',
      'wants a bottle and a nappy like the baby',
      'was sleeping through and since her brother arrived is up every night',
      '4 year old wants to be carried and fed like a baby',
      'he says goo goo gaga and crawls and its driving me mad',
      'is it normal to regress when a sibling is born',
      'wants to breastfeed again after 2 years',
      'acting like a baby 5 year old new sister',
      'sucking thumb again',
      'babbling away like his newborn sister at nearly 5',
      'wants a dummy and a nappy again like the newborn',
      'the big one started wetting herself when the baby was born',
      'he regressed when his sister was born',
    ],
    keys: [
      'regression',
      'regress',
      'regressing',
      'acting like a baby',
      'baby voice',
      'baby talk since',
      'wants a bottle',
      'wants a nappy',
      'wetting since the baby',
      'thumb again',
      'crawling again',
      'wants to breastfeed again',
      'going backwards',
      'babbling like the baby',
      'wants a dummy again',
      'like the newborn',
      'newborn sister copying',
      'copying the baby',
      'like a baby again',
      'big sister wetting',
      'big brother wetting',
      'when her brother was born',
      'when his sister was born',
      'regressed',
      'regressing since',
    ],
    ack: [
      {
        when: ['wet', 'wetting', 'nappy', 'accidents'],
        text: 'Two sets of nappies were not in the plan, and one of them was finished with last spring.',
      },
      {
        when: ['voice', 'talk', 'goo'],
        text: 'It is a very particular noise, that voice, and it starts exactly when you are at the end of your patience.',
      },
      { text: 'Last month {he} could put on {his} own shoes; now {he} lie{s} on the mat holding up both feet.' },
      { text: 'One of the babies in this house goes to nursery and weighs three stone.' },
    ],
    typical: [
      {
        from: 20,
        to: 47,
        text: 'Going back to bottles, wetting, waking and wanting to be carried is common after a birth, and it is a way of getting through the change rather than a loss.',
      },
      {
        from: 48,
        to: 95,
        text: 'Even much older children may return to baby ways for a while when a sibling comes; it usually fades when it is neither fought nor fed.',
      },
    ],
    sources: [FAMILY_LIVES_BABY, ANNA_FREUD_SIBLINGS],
    tonight: [
      'Play it on purpose for five minutes: "Shall I rock my big baby?" Blanket, silly song, done. Served once, it is wanted less often.',
      'Answer the request and not the voice: "You\'d like the cup. Here."',
      'Once a day name one right of the older one, and use it: the later bedtime, the scissors, the crust of the pizza.',
    ],
    ask: 'If wetting comes with pain, much thirst or tummy trouble, see your doctor this week. If words or skills are truly lost, not just put away, or it has not eased after three months, ask your health visitor or doctor.',
    offer: {
      kind: 'story',
      label: 'A story about somebody who was allowed to be small for a little while could be ready tonight.',
      about: 'being big and small at the same time',
    },
    back: [
      'Which of the baby things is asked for most?',
      'Does it come at certain moments, feeds or visits, or all day?',
    ],
    turns: [
      {
        asks: [
          'should i let him have a bottle',
          'give her the dummy back',
          'let him wear a nappy',
          'do i allow it or refuse',
        ],
        answer:
          "A bottle of water to try, yes: most find it slow and dull, and the cup wins. A nappy at night during a bad fortnight, yes, without comment. Don't move back into all of it; keep the day clothes, the potty in sight and the cup on the table. You are lending {him} babyhood, not selling it.",
      },
      {
        asks: [
          'the baby voice is driving me mad',
          'how do i stop the baby talk',
          'talks like a baby all day',
          'i snap at her when she does it',
        ],
        answer:
          'Forbidding it makes it interesting. Answer in your ordinary voice, as if you had heard ordinary words, and pour your interest into anything said in the real one. When it is unbearable: "My ears are full of baby. Tell me in your six o\'clock voice." And give it a stage once a day, loud, with both of you doing it. It shrinks.',
      },
      {
        asks: [
          'toilet training is gone',
          'wees on the floor since the baby',
          'poos in pants again',
          'do i go back to nappies',
        ],
        answer:
          'Not to nappies in the day, if it can be helped; to easy trousers and no sighs. Sit {him} after meals with you on the edge of the bath, which is company as well as a method. Make the wiping-up dull. It tends to pass within weeks. Pain, hard poo or a lot of drinking belongs to the doctor instead.',
      },
      {
        asks: [
          'wakes at night again',
          'wont sleep alone since the baby',
          'wants our bed since baby',
          'bedtime is awful since his sister',
        ],
        answer:
          'At night {he} hear{s} that somebody is up with you. Give {him} the last quarter of an hour of the day, always the same parent if possible, with the baby elsewhere. A night visit goes: hand on back, three words, same ones. If you need the sleep, a mattress on the floor of your room for a month is no defeat; say when it ends.',
      },
      {
        asks: ['wants to breastfeed again', 'asks for milk from me', 'wants to try boobie', 'weaned but asks to nurse'],
        answer:
          'Many ask once, to see whether the door is locked. You may say yes to a try, and most make a face and go; you may say "milk there is for the baby, and for you there\'s this lap." Both are kind. What {he} {is} after is the closeness, so offer that at once, same chair, same blanket, a cup in the hand.',
      },
      {
        asks: ['how long does regression last', 'when will it stop', 'its been weeks', 'will she catch up again'],
        answer:
          'Weeks rather than days, in waves: teething nights, visitors, your return to work. Skills put away in this fashion come back whole, often overnight, and often on a day when {he} {is} needed for something. If after three months it is as strong as at the start, or things are being lost that will not come back even for fun, have someone look.',
      },
    ],
    challenges: ['new-sibling', 'potty-training'],
  },
  {
    id: 'siblings-fighting',
    title: 'Brothers and sisters fighting',
    topic: 'siblings',
    ages: [24, 155],
    questions: [
      'my two boys fight from morning to night',
      'they fight over everything',
      'cannot leave them alone for two minutes',
      'my kids fight all day long',
      'siblings fighting constantly what can i do',
      'they fight over every single toy',
      'brother and sister hate each other',
      'how do i stop my children fighting in the car',
      'he winds his sister up until she screams',
      '8 and 6 year old boys hitting each other every day',
      'who started it i never know',
      'is it normal that siblings fight this much',
      'should i step in when they argue',
      'like cats and dogs since the holidays started',
      'my 5yo and 3yo cannot be left in a room for a minute',
      'mine fight from morning till night',
      'my two are at each others throats',
      'the boys punch each other over the remote',
    ],
    keys: [
      'siblings fight',
      'siblings fighting',
      'brothers fight',
      'sisters fight',
      'fight all day',
      'bickering',
      'bicker',
      'who started it',
      'winds up his sister',
      'in the car fighting',
      'sibling rivalry',
      'cats and dogs',
      'squabble',
      'at each others throats',
      'fight from morning to night',
      'my two',
      'mine fight',
      'punch each other',
      'punching his brother',
      'the boys fight',
      'the girls fight',
      'war between siblings',
    ],
    ack: [
      { when: ['car'], text: 'There is a line down the middle of the back seat, and it has been crossed.' },
      {
        when: ['who started', 'started it'],
        text: 'You come in at the scream, which is always the second half of the story.',
      },
      { text: 'You have been judge, police and ambulance since breakfast, and both sides say you are corrupt.' },
      { text: 'Nine hundred toys in this house, and only one of them is worth having.' },
    ],
    typical: [
      {
        from: 24,
        to: 47,
        text: 'Taking turns in games is something most children manage by about five; before that, what looks like meanness is mostly two people wanting one digger.',
      },
      {
        from: 48,
        to: 155,
        text: 'Arguing, and even falling out for a while, is to be expected between siblings quite regularly; it is also where they practise bargaining. Being afraid of each other is not part of it.',
      },
    ],
    sources: [TOP_DOCTORS_SIBLINGS, KARITANE, CDC_5_YEARS],
    tonight: [
      'Say what you see, with no judge in it: "Two children, one digger." Then count five breaths before you add anything.',
      'Give the turn to a timer and not to you: "Till it rings, then it\'s Max\'s." It is hard to argue with an egg.',
      'Let each have one box that need not be shared, tonight, with a name on it.',
    ],
    ask: 'If one is afraid of the other, someone is hurt more than once a week, or it is always the same one who loses, ask your health visitor, school or doctor for help. A choking grip, a weapon or sexual touching is for help the same day.',
    offer: {
      kind: 'story',
      label: 'A story about two builders and one digger could be read to both of them tonight.',
      about: 'two children who want the same thing',
    },
    back: [
      'Tell me the last one word for word: what was it about, and how did it end?',
      'Is it worse at one hour of the day?',
    ],
    turns: [
      {
        asks: [
          'should i step in or leave them',
          'let them sort it out themselves',
          'when do i intervene',
          'ignore the fighting',
        ],
        answer:
          'Words only: stay out, in earshot. Voices rising: go near and say what you see. Hands: in between, at once, no questions. Then separate for five minutes, both, without a verdict, and afterwards ask each "What did you want?" rather than who began. Two under five can\'t sort it out alone yet; lend them the sentence: "Can I have it after you?"',
      },
      {
        asks: [
          'one hits the other always',
          'older one hurts the younger',
          'he is violent to his sister',
          'she scratches her brother',
        ],
        answer:
          'First the hurt one, quietly, and only then the other: "I won\'t let you hurt. You were angry about the tower." Find its hour, tiredness and boredom make most of them, and be in the room at that hour for two weeks. The bigger one also needs a place the small one cannot reach. Being hit daily is no childhood game, so if it isn\'t less in a month, get help.',
      },
      {
        asks: [
          'she always provokes him',
          'winds him up on purpose',
          'the little one starts it',
          'he annoys her until she explodes',
        ],
        answer:
          'Yes, and it is great theatre: one small word, and somebody goes up like a rocket. Don\'t hunt the provoker either. Give the one who explodes an exit with honour, "I\'m off, this is boring", and give the one who pokes something better: ten minutes with you before the bad hour, since that is mostly what the poking is for.',
      },
      {
        asks: ['fighting in the car', 'car journeys are hell', 'back seat wars', 'they fight when im driving'],
        answer:
          'Stop where it is safe, engine off, say "I drive when it\'s quiet", and look out of the window. Do it once properly and it will be remembered. Apart from that: a cushion wall, separate things in the door pockets, food at the twentieth minute, and a story to listen to. Whoever gets the front or the left side is decided by odd and even days.',
      },
      {
        asks: ['who started it', 'they both blame each other', 'i never know who to believe', 'always telling tales'],
        answer:
          'You don\'t need to know. "I didn\'t see it. I see two cross people." Telling to get somebody into trouble gets a nod; telling to get somebody out of trouble gets you on your feet. Teach them the difference in those words. Judges attract cases; when court is closed for a week, fewer are brought.',
      },
      {
        asks: [
          'they are fine apart',
          'good with other kids',
          'only fight with each other',
          'lovely when alone with me',
        ],
        answer:
          "Then give them more apart: half an hour a day in separate rooms with the door shut, and it isn't a punishment but a timetable. Friends for one at a time. And once a week each has you alone, even to the recycling bins. People who must share everything, all the time, would quarrel over a spoon.",
      },
      {
        asks: [
          'is it my fault',
          'we fight in front of them',
          'what am i doing wrong with them',
          'other families dont fight',
        ],
        answer:
          'Other families do it before you arrive. What lies in your hands: no comparing, no "you\'re the big one", things that belong to somebody, and how the two grown-ups finish a quarrel, because that is the pattern they cut from. Let them see one through to the end: the raised voices they know already, the making-up they rarely get to see.',
      },
      {
        asks: [
          'the big one always wins',
          'older one always gets his way',
          'little one always loses',
          'one is stronger',
        ],
        answer:
          'Then the little one needs a wall and not a judge. Things that matter go on a high shelf or behind a door that the other may not open; turns go by the clock and not by strength. Give the big one a win that costs nobody: being first to choose on even days. Praise any giving way, at once, by name.',
      },
      {
        asks: [
          'when she takes his cars',
          'the little one takes his toys',
          'baby breaks what he builds',
          'where do i put his toys so she cannot reach them',
        ],
        answer:
          'Give the older one a place the small one cannot reach: the table, a shelf, the other side of a stair gate. What stands there is {his} and needs no sharing. Teach one sentence for the floor, "Swap?", with another toy in the hand. And look at the hour before tea, when most of it happens, and be between them then.',
      },
      {
        asks: ['does time out work', 'should i send them to their rooms', 'punish both', 'time out for fighting'],
        answer:
          'Apart for five minutes, without a verdict, helps everyone to come down, you included; as a punishment it mostly makes somebody want revenge. Say it flat: "Two rooms, five minutes, then we mend it." The mending is the part that teaches: the tower built again, something cold for the bump, then one thing to do together.',
      },
    ],
    challenges: ['taking-turns', 'managing-anger'],
  },
];
