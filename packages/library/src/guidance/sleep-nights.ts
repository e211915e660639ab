import type { Article } from './article.ts';
import { AASM, LULLABY, NHS_DRINKS, NHS_SLEEP, NIGHT_WEANING, WALES_BED } from './sleep-sources.ts';

/** Sleep: waking, feeding and moving beds in the night, and the early morning. */
export const SLEEP_NIGHTS: readonly Article[] = [
  {
    id: 'night-waking',
    title: 'Waking in the night',
    topic: 'sleep',
    ages: [6, 60],
    questions: [
      'my 2 year old wakes up crying every two hours',
      'up four times a night',
      'wakes every two hours all night',
      'will not sleep through the night',
      'sleep regression at 18 months',
      'my 2 year old wakes up crying for me every night',
      'how do i get him to sleep through',
      'up 4 times a night and i work',
      '9 month old wont sleep through',
      'she wakes at 2 and is awake for an hour chatting',
      'is it normal that a 3 year old still wakes at night',
      'used to sleep 7 till 7 and since we came back from holiday he wakes and screams until one of us goes in',
      'night wakings',
      'broken sleep',
      'not sleeping through at 14 months',
      'wakes up 5 times a night crying',
      'keeps waking at night',
      'toddler suddenly up at night screaming for mama',
    ],
    keys: [
      'night waking',
      'wakes up',
      'sleep through',
      'sleep regression',
      'broken nights',
      'wakes crying',
      'up all night',
      'every two hours',
      'wakes screaming for me',
      'awake for an hour',
      '4 times a night',
      'teething at night',
      'split night',
    ],
    ack: [
      { text: 'Broken nights take the colour out of everything, including your patience at breakfast.' },
      { text: 'At three in the morning every noise in that house belongs to you.' },
      {
        when: ['i work', 'back at work', 'exhausted', 'can not function', 'working'],
        text: 'Getting up four times and then being pleasant at nine in an office is two jobs, and only one is paid.',
      },
      {
        when: ['holiday', 'since he was ill', 'since she was ill', 'illness', 'regression', 'used to sleep'],
        text: 'It was going so well that you had begun to tell people.',
      },
    ],
    typical: [
      {
        from: 6,
        to: 11,
        text: 'Waking at night is usual in the first year, and many babies need help to go back to sleep.',
      },
      {
        from: 12,
        to: 35,
        text: 'Lots of young children wake during the night; waking is part of sleep, and the hard part is getting back without help.',
      },
      {
        from: 36,
        to: 60,
        text: 'Lots of young children still wake during the night; illness, holidays or a new worry bring the calling back for a while.',
      },
    ],
    sources: [NHS_SLEEP, AASM],
    tonight: [
      'When {he} call{s}, wait one slow minute by the clock before you move. Some calls are half asleep and end by themselves.',
      'If you go, go as the most boring person in the house: no lamp, low voice, hand on the back, the same five words: "Sleep now. I am here."',
      'Change the evening, not the night: put {him} down awake once at bedtime, only that, and leave the middle of the night as it is for a week.',
    ],
    ask: 'If {he} snore{s} most nights, struggle{s} for breath asleep, {is} in pain, or {has} not slept longer than two hours at a stretch for weeks, see your health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A short, slow goodnight song with {his} name could end every evening the same way.',
      about: 'falling asleep again in the night',
    },
    back: [
      'What happens in the last ten minutes before {he} fall{s} asleep: are you there?',
      'How many naps are left, and when does the last one end?',
    ],
    turns: [
      {
        asks: [
          'ive tried everything',
          'nothing works',
          'tried leaving her, tried going in',
          'we have done all of that',
        ],
        answer:
          'Then the trouble may be that it was six things in ten days. Children learn from what repeats. Choose the one that you can do half asleep, and do only that for ten nights, both of you, with the words written on a note by the bed. If ten even nights bring no change at all, that is news, and worth a talk with your health visitor.',
      },
      {
        asks: [
          'awake for an hour in the middle of the night',
          'wide awake at 2am chatting',
          'split nights',
          'plays in his cot at night',
        ],
        answer:
          'A happy hour awake at two usually means too much time in bed. Add up: if {he} sleep{s} eleven hours altogether and spend{s} thirteen in bed, the spare two hours have to go somewhere. Trim the nap, or put {him} to bed forty minutes later for ten days. Stay away while {he} {is} cheerful; a child singing to the ceiling needs nobody.',
      },
      {
        asks: ['is it teething', 'could it be teeth', 'is it a growth spurt', 'is it hunger'],
        answer:
          'Perhaps, for some nights. Teeth and colds do wake children, and a sore child needs comfort, not a method; ask a pharmacist about the pain. When the cheek is no longer red and the waking goes on for a second week, it has become a habit with a good excuse. Then go back to boring.',
      },
      {
        asks: [
          'how long does a sleep regression last',
          '4 month regression',
          '18 month sleep regression',
          'when will this pass',
        ],
        answer:
          'Most of these bad stretches, whatever the month, last two to six weeks, often around a new skill: crawling, walking, words. Comfort {him}, but try not to start anything you do not wish to do in March. What is new in week one tends to be expected in week four.',
      },
      {
        asks: ['we take turns but he only wants me', 'screams for mummy at night', 'partner goes in and it gets worse'],
        answer:
          'Then the wanted one sleeps elsewhere for four nights, earplugs and all, and the other goes every time. It is loud on the first night and mostly settled by the third. If you go in after twenty minutes because it is unbearable, {he} {has} learned to ask for twenty minutes.',
      },
      {
        asks: [
          'i am so tired i cant function',
          'im exhausted',
          'falling asleep at the wheel',
          'cant cope with no sleep',
        ],
        answer:
          "Then your sleep comes first this week, not the method. Buy one whole night: a sister, a friend, a sofa at your mother's. Split the night at two o'clock so that each of you has one unbroken half. Don't drive on four hours. And if you are low most of the day, or frightened by your own thoughts, ring your doctor this week and say exactly that.",
      },
      {
        asks: ['does he need feeding at night', 'milk in the night toddler', 'bottle at 3am'],
        answer:
          'After the first birthday, a healthy child who grows well manages the night without. If a bottle is how {he} get{s} back to sleep, shrink it slowly rather than stopping overnight, and offer water and a hand afterwards. Under one, or if {he} {is} small for {his} age, ask your health visitor before you change a feed.',
      },
      {
        asks: ['sleeps fine at nanas', 'slept through at my sisters', 'only wakes at home'],
        answer:
          'Maddening, and useful: the body can do it. Somewhere else {he} {does} not expect anyone to come, so nobody is called. Copy the outside: the same darkness, the same temperature, who lies where. Then let home be a little less rewarding at night and a little more so at breakfast.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'night-feeds',
    title: 'Night feeds after six months',
    topic: 'sleep',
    ages: [6, 36],
    questions: [
      'still breastfeeding 4 times a night at 10 months',
      'when can i stop night feeds',
      'my 1 year old still has a bottle at 2am',
      'how to night wean',
      'does a 7 month old need milk at night',
      '18 month old wants boob all night long',
      'he wont go back to sleep without milk',
      'night bottle and teeth',
      'i want to stop feeding at night but keep breastfeeding in the day how',
      '14 months up every 2 hours to nurse im broken',
      'drop night feed',
      'wants breastmilk all through the night',
      'how do i cut out the 3am feed',
      'still eats at night at 1 year',
      'drop the last night bottle',
    ],
    keys: [
      'night feed',
      'night feeds',
      'night wean',
      'night weaning',
      'night bottle',
      'nurse to sleep',
      'boob',
      'milk at night',
      'dream feed',
      'breastfeeding at night',
      'nurse',
      'nursing at night',
      'back to sleep without milk',
      'breastfeed',
      'breastfeeding',
      '2am bottle',
      'wean at night',
    ],
    ack: [
      {
        text: 'By the third feed you are no longer sure whether anyone is hungry or whether this is how the two of you turn over.',
      },
      { text: 'Feeding at night was the quickest way back to sleep, until it became the reason to wake.' },
      {
        when: ['broken', 'exhausted', 'every 2 hours', 'tired'],
        text: 'Two hours is not a night; it is a long blink with feeding in it.',
      },
    ],
    typical: [
      {
        from: 6,
        to: 11,
        text: 'From about 6 months many formula-fed babies manage the night without milk; breastfed babies often go on needing it for longer, and it is a choice rather than a rule.',
      },
      {
        from: 12,
        to: 36,
        text: 'After 12 months a child who grows and eats well does not need milk at night, and milk in the mouth all night is hard on teeth.',
      },
    ],
    sources: [NIGHT_WEANING, NHS_DRINKS],
    tonight: [
      'Pick one feed, the one that annoys you most, and leave the others for now.',
      'Breast: shorten that feed by two minutes every second night. Bottle: a little less in it every second night. At the end comes a hand, a sip of water and "Milk when it\'s light."',
      'Give the calories back by day: a real supper and an unhurried feed before teeth, out of the bedroom if you can.',
    ],
    ask: 'Before 12 months, or if {he} {was} born early, {is} small or {has} been ill, ask your health visitor before you drop a feed. Fewer wet nappies than usual: ring today.',
    offer: {
      kind: 'song',
      label: 'A song that means "milk when it\'s light" could take over from the feed.',
      about: 'going back to sleep without milk',
    },
    back: [
      'How many months old {is} {he}, and what is eaten by day?',
      'Which feed is shortest: two minutes of sucking and asleep again?',
    ],
    turns: [
      {
        asks: ['she screams if i dont feed her', 'he goes crazy without milk', 'crying when i refuse'],
        answer:
          'Crying at a closed milk bar is protest, and you are allowed to comfort without opening it. Hold {him}, sing, say the same sentence. If you can, let someone without milk do it: a partner at night is a shorter sentence than you are. If you cannot stand it, go slower; one minute less every second night is a real method.',
      },
      {
        asks: ['will it hurt my milk supply', 'mastitis if i stop night feeds', 'engorged'],
        answer:
          'Go gradually, one feed at a time, and the breasts keep up: day feeds often grow to make up for it. When you wake full, express enough to be comfortable and not more. A hot, red, sore patch, or feeling as if you had flu, means ring your midwife, health visitor or doctor that day.',
      },
      {
        asks: ['is he hungry or is it habit', 'how do i know if its hunger', 'really needs it or comfort'],
        answer:
          'Watch the sucking. Long, deep swallows for ten minutes say hungry; two minutes of fluttering and {he} {is} gone say habit. A second clue is breakfast: a child who drank all night pushes the porridge away. When the night shrinks, the porridge disappears. Give it five days before you judge.',
      },
      {
        asks: ['dad could do the nights', 'my partner says he will go in', 'can we do shifts'],
        answer:
          'Use the offer. Four nights, milk-free adult at the bedside, the feeding one in another room with the door shut. Agree beforehand on the words and on what you will do at four in the morning, because nobody agrees anything sensible then. Expect the first night to be the worst by far.',
      },
      {
        asks: [
          'everyone says i should stop',
          'my mum says hes too old',
          'health visitor said stop feeding',
          'am i wrong to still feed at night',
        ],
        answer:
          'If it suits you and {he} {is} growing, nobody has to stop anything. Breastfeeding at night after one is common in much of the world. If it does not suit you, that is reason enough, without proof. What is worth changing at any age is milk or juice left in a bottle in the cot, because teeth soak in it.',
      },
      {
        asks: ['night bottle and tooth decay', 'milk all night teeth', 'dentist said no bottle at night'],
        answer:
          'The trouble is not one feed; it is the bottle in the bed. Finish milk, wipe or brush, then sleep; after that only water. Move the last milk to the kitchen, in a cup, twenty minutes earlier. Expect three evenings of protest, and then it is how evenings go in your house.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'our-bed',
    title: 'Coming into your bed',
    topic: 'sleep',
    ages: [12, 132],
    questions: [
      'she wont sleep in her own bed and comes into ours at 2am',
      '4 year old wont stay in his own bed and climbs in with us',
      'climbs in with us at midnight and kicks',
      'feet in my face every morning she gets in with us',
      'comes into our bed every night',
      'how do i get her out of our bed',
      '5 year old sleeps in our bed is that bad',
      'he sneaks in at 3am and i dont notice',
      'co sleeping with a 2 year old how to stop',
      'wants to sleep with mummy',
      'my 8 yr old still sleeps with me since the divorce',
      'she has her own room but wont sleep there',
      'weve all slept in one bed for three years, it was lovely, now im pregnant and there is no room and i dont know how to begin',
      'kicking me all night',
      'bed sharing',
      'ends up in bed with us most nights',
      'how do we stop cosleeping',
      'creeps into our room and climbs in',
    ],
    keys: [
      'our bed',
      'my bed',
      'co sleeping',
      'cosleeping',
      'bed sharing',
      'parents bed',
      'sneaks in',
      'own bed',
      'sleeps with me',
      'into our bed',
      'out of our bed',
      'sleep with mummy',
      'sleep with me',
      'kicking me',
      'comes in at 3am',
      'his own bed',
    ],
    ack: [
      { text: 'Feet in the ribs, a third of the duvet, and nobody remembers how {he} ended up there.' },
      { text: 'The lovely warm weight at ten in the evening is a small windmill by four.' },
      {
        when: ['divorce', 'separated', 'moved out', 'since his dad'],
        text: 'After a year like yours the bed was the one place where nobody was missing.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Lots of young children wake in the night and want company; for some families that is no problem, and then nothing has to change.',
      },
      {
        from: 36,
        to: 132,
        text: 'Waking and coming to find you is common in young children; where it troubles nobody it needs no cure.',
      },
    ],
    sources: [NHS_SLEEP, LULLABY, WALES_BED],
    tonight: [
      'Decide first, with the other adult if there is one: do we want {him} out, or do we want sleep? A yes is fine, and half a yes is what keeps it going.',
      'If out: walk {him} back each time, in silence, in the dark. "Your bed. I\'m coming in the morning."',
      'If the walking breaks you: a mattress on your floor. "You may come and lie here, quietly." It is a half-way house, and it empties itself.',
    ],
    ask: 'If {he} {is} afraid to be alone by day as well, or it began after something frightening, talk to your doctor. Under one year, never on a sofa or armchair with a sleeping adult.',
    offer: {
      kind: 'story',
      label: 'A story about an own bed that misses its child could be read there tonight.',
      about: 'sleeping in {his} own bed',
    },
    back: [
      'Do you both want {him} out, or is one of you quite happy?',
      'When in the night {does} {he} really arrive, and is it remembered in the morning?',
    ],
    turns: [
      {
        asks: [
          'is it bad for her to sleep in our bed',
          'will it make him clingy',
          'does co sleeping spoil independence',
        ],
        answer:
          'I know of nothing showing that sharing a bed with a healthy older child harms {him}, and nothing showing that it makes {him} brave. What harms is a family where nobody has slept for a year. So judge it by daylight: is everyone rested, and does anyone mind? Independence grows by day, in shoes and zips and errands.',
      },
      {
        asks: ['he wakes up if we carry him back', 'walking her back makes it worse', 'i dont notice when he comes in'],
        answer:
          'Then put a bell on the door, the cheap kind, so that you can meet {him} halfway. Half asleep on the landing {he} go{es} back easily; warm under your duvet {he} {does} not. If you sleep through it anyway, no harm: begin on the nights you do notice and let it even out.',
      },
      {
        asks: ['she is scared on her own', 'bad dreams bring her in', 'since the fright he wont sleep alone'],
        answer:
          'Fear needs company, not a lesson. For one week sit with {him} in {his} room after a bad dream until {he} {is} asleep, so that comfort lives there too. Then use the mattress on your floor as the exception, announced by day: "If the dream is very bad, you may come." Announced comfort is asked for less.',
      },
      {
        asks: ['we are separated and he sleeps with me', 'at dads he has his own bed', 'single mum sharing bed'],
        answer:
          'Two homes with two customs is something children manage better than we do; {he} know{s} exactly which house has which bed. What helps is saying it plainly: "At Dad\'s you sleep in your room, here you come to me until Christmas, and then your bed here is ready." A date, and no comparing.',
      },
      {
        asks: [
          'im pregnant and need him out before the baby comes',
          'no room when baby arrives',
          'sleeping with toddler and newborn',
        ],
        answer:
          'Begin two months before the birth, with the mattress on your floor, so that {he} {is} not moved out for the baby. And a newborn does not share a bed with a toddler or a duvet: its safest place is its own flat, clear cot in your room. Say it as a fact about babies, not about {him}.',
      },
      {
        asks: [
          'how long will it take to get him in his own bed',
          'when will she stay in her own room',
          'how many nights of walking back',
        ],
        answer:
          'Two weeks of walking back, if every night is the same; two months if it is every other night. Expect holidays, colds and thunder to undo a piece of it. And most children take themselves off in the end: no sixteen-year-old has ever insisted.',
      },
      {
        asks: ['my partner disagrees', 'dad says shes too old', 'husband wants him out and i dont'],
        answer:
          'Then settle that before you settle the child, because {he} hear{s} the hesitation. One evening, no blame, two sentences each: what do I miss, what am I afraid of. Then choose a trial of fourteen nights and a date to look again. Whoever wanted the change does the walking.',
      },
      {
        asks: [
          'she comes at 2am',
          'he comes in the middle of the night',
          'comes to our bed every night',
          'climbs in and i dont notice',
        ],
        answer:
          'Back at once, by the hand, no light, one dull sentence: "It\'s night. I\'ll tuck you in." The first time and the fifth, and the same from everybody who gets up. By day, practise the way once as a game, with {him} tucking you in. If you would rather sleep than walk, a mattress beside your bed is an honest half-way house.',
      },
      {
        asks: [
          'my husband doesnt mind',
          'my wife likes her in our bed',
          'only i want him out',
          'partner wants to keep co sleeping',
        ],
        answer:
          'Then the two of you have to talk before {he} {does}. Ask each other one thing by daylight: what would you miss, and what do you lack? Agree on a trial of two weeks, one way, with a date for looking at it. A child carried back by one and let in by the other learns to wait for the other.',
      },
      {
        asks: [
          'what if she cries',
          'he screams when i carry him back',
          'cries when we put her back',
          'she begs to stay',
        ],
        answer:
          'Then stay with the crying, in {his} room rather than in yours: a hand on the back, one sentence, "I\'m here, and you sleep here." It may be half an hour in the first nights. If you go back to the old way, do it at the start and not after the half hour, or that is what {he} learn{s}. The next night, the same.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'early-waking',
    title: 'Awake at five',
    topic: 'sleep',
    ages: [6, 84],
    questions: [
      'wakes up at 5am every day',
      'up at half past four every morning',
      'awake before six every single day',
      'he starts the day at 5',
      'wakes at 5am every day',
      'my 2 year old is up at 4.45 for the day',
      'how do i get him to sleep later',
      'early riser',
      'awake before 6 no matter when she goes to bed',
      'wake up clock yes or no',
      'later bedtime did not help shes up even earlier',
      '10 month old starts the day at 5',
      'up with the birds',
      'he wakes happy at five and i want to cry, we have tried late bedtimes, blackout blinds, the lot',
      'daylight waking',
      'up at the crack of dawn',
      'awake at half four ready to play',
      'wakes before the sun',
      'wakes up at 5 am no matter what',
    ],
    keys: [
      'early waking',
      'early riser',
      '5am',
      'up early',
      'early morning',
      '4am',
      'dawn',
      'crack of dawn',
      'wakes too early',
      'birds',
      'sleep later',
      'lie in',
      'starts the day',
      'up for the day',
      'before 6',
      'blackout',
      'blackout blinds',
      'daylight',
      'sunrise',
      'wake up clock',
      'later bedtime',
    ],
    ack: [
      { text: "Five o'clock is not morning, whatever the small person at your bedside says." },
      { text: 'You have watched more sunrises this year than any poet, and none of them on purpose.' },
      {
        when: ['later bedtime', 'late bedtime'],
        text: 'You put {him} to bed later, and {he} {was} up earlier: it feels like being cheated by arithmetic.',
      },
    ],
    typical: [
      {
        from: 6,
        to: 11,
        text: 'From 4 to 12 months 12 to 16 hours in 24 are recommended, naps counted in, so count the naps before you blame the morning.',
      },
      {
        from: 12,
        to: 35,
        text: 'From 1 to 2 years 11 to 14 hours in 24 are recommended, naps counted in; a good sleeper who went to bed at six may well be finished at five.',
      },
      {
        from: 36,
        to: 84,
        text: 'From 3 to 5 years 10 to 13 hours in 24 are recommended, naps included, so an early start can be the end of enough sleep rather than too little.',
      },
    ],
    sources: [AASM, NHS_SLEEP],
    tonight: [
      'Add up the 24 hours for three days. If the total is right for the age, only the clock is wrong, and it moves by fifteen minutes of everything, supper and nap as well, every three days.',
      'Make five look like three: curtains pegged tight, heating not yet on, no breakfast, no screen before your chosen time. "It\'s still night. Rest."',
      'When the time has come, say good morning loudly and open the curtains, so that the day has a beginning.',
    ],
    ask: 'If {he} wake{s} early and {is} tired and cross by nine, snore{s} most nights, or seem{s} low, ask your health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A song that is only sung when it is really morning could mark the moment.',
      about: 'waiting for the morning',
    },
    back: [
      'When {does} {he} really fall asleep, and how long is the nap?',
      'What happens in the first ten minutes after {he} wake{s}?',
    ],
    turns: [
      {
        asks: ['a later bedtime made it worse', 'putting him to bed later doesnt help', 'tried 9pm and still 5am'],
        answer:
          'A late bedtime on its own often shortens the night: the body clock wakes {him} at the same minute, more tired. Shift slowly and shift all of it, meals and light too, over ten days. If {he} {is} worn out in the evenings, try the other direction for a week, half an hour earlier. It sounds mad, and it often works.',
      },
      {
        asks: [
          'do those sleep clocks work',
          'clock with a sun and stars',
          'wake up light that changes colour',
          'ok to wake clock',
        ],
        answer:
          'From about two and a half, yes, as a picture of a rule you also keep. Set it at first to the time {he} wake{s} now, so that {he} win{s}, praise it, then move it five minutes every few days. Set to seven on the first morning, it teaches that the clock can be ignored.',
      },
      {
        asks: ['can i put the tv on at 5am', 'i give her the ipad so i can sleep', 'he watches cartoons at 5'],
        answer:
          'Of course you may; survive first. But a film at five is the best reason to be awake at five. If you need the half hour, make it dull: soft toys and books in the bed, an audio story at low volume, and the screen only after the clock says so. It costs you a fortnight and gives you back the year.',
      },
      {
        asks: [
          'comes in and gets in our bed at 5',
          'should i let her get into bed with us at 5am',
          'wakes me up by standing there',
        ],
        answer:
          'If {he} lie{s} still and doze{s} off, take it, you will both get an hour. If {he} talk{s} into your eye, it is a party. Then sit beside {his} bed on the floor instead, dull as a coat, until it is time. Company, but no entertainment.',
      },
      {
        asks: ['is it hunger', 'does he need breakfast', 'wakes up hungry'],
        answer:
          'Check it once rather than wondering all year: for four nights give a proper supper, porridge or toast and milk, before teeth. If the waking does not move, it is not the stomach, and breakfast at five only teaches {his} stomach to ring. Move breakfast to half past six in steps.',
      },
      {
        asks: ['could the nap be the problem', 'should i cut the nap', 'does a shorter nap help early waking'],
        answer:
          'Look at both ends. A nap that begins before eleven can be the last piece of the night moved to the morning; push it later by ten minutes every other day. A nap over two hours at the age of two or three may be stealing from the night. Change one, wait a week, then judge.',
      },
      {
        asks: ['light mornings', 'since the clocks changed', 'birds wake him', 'heating comes on'],
        answer:
          'Then hunt like a burglar: lie in {his} bed at five and listen and look. A strip of sun on the wall, a boiler, a bin lorry, cold shoulders. Foil or a dark towel behind the curtain is enough for a test of three mornings, before you spend anything on blinds.',
      },
      {
        asks: ['is it normal', 'how early is too early', 'when do children start sleeping in'],
        answer:
          'Before six is early; half past six belongs to childhood. Some children are larks and stay larks. What you can change is how {he} spend{s} the time until seven, and from 3 or 4 most can learn to play softly alone. They sleep in at 13, and then you will be outside the door with a vacuum cleaner.',
      },
      {
        asks: [
          'what time should bedtime be then',
          'earlier or later bedtime',
          'should i put him to bed later',
          'when should she go to bed',
        ],
        answer:
          "Count back: take the hour {he} wake{s}, and see whether night and nap together reach the hours for the age. If they don't, half an hour earlier; a tired child often wakes sooner. If they do, then cut the nap before you move the night. Whichever it is, a quarter of an hour every third day, and the same on Sundays.",
      },
    ],
    challenges: ['bedtime-routine'],
  },
];
