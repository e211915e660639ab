import type { Article, Source } from './article.ts';

const AAP_MEDIA: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'Media and Young Minds, and recommendations by age',
  address: 'https://doi.org/10.1542/peds.2016-2591',
  checked: 'read',
};
const FIVE_CS: Source = {
  organisation: 'American Academy of Pediatrics, Center of Excellence on Social Media and Youth Mental Health',
  page: 'The 5 Cs of Media Use',
  address:
    'https://www.aap.org/en/patient-care/media-and-children/center-of-excellence-on-social-media-and-youth-mental-health/5cs-of-media-use/',
  checked: 'read',
};
const WHO: Source = {
  organisation: 'World Health Organization',
  page: 'Guidelines on physical activity, sedentary behaviour and sleep for children under 5',
  address: 'https://www.who.int/publications/i/item/9789241550536',
  checked: 'read',
};
const RCPCH: Source = {
  organisation: 'Royal College of Paediatrics and Child Health',
  page: 'The health impacts of screen time: a guide',
  address: 'https://www.rcpch.ac.uk/resources/health-impacts-screen-time-guide-clinicians-parents',
  checked: 'known',
};
const CALMING_STUDY: Source = {
  organisation: 'JAMA Pediatrics',
  page: 'Use of mobile devices for calming and emotional reactivity, children aged 3 to 5 (422 families)',
  address: 'https://jamanetwork.com/journals/jamapediatrics/article-abstract/2799042',
  checked: 'read',
};

/** Screens in an ordinary day: how much, switching off, at table, before sleep. */
export const SCREENS_AT_HOME: readonly Article[] = [
  {
    id: 'screen-how-much',
    title: 'How much screen time',
    topic: 'screens',
    ages: [6, 155],
    questions: [
      'how much telly is ok for a 3 year old',
      'how much screen time is ok',
      'how many minutes of tv for a 2 year old',
      'is tv bad for my baby',
      'my 5yo watches 3 hours a day is that too much',
      'screen time by age',
      'addicted to youtube',
      'i let him watch so i can cook and i feel so guilty',
      'ipad at 18 months',
      'how much tablet for an 8 year old',
      'we both work from home and honestly the telly is on most of the afternoon, am i damaging my four year old',
      'does video calling granny count',
      'weekend screen limits',
    ],
    keys: [
      'screen time',
      'how much tv',
      'tv',
      'telly',
      'minutes',
      'hours a day',
      'too much tv',
      'youtube',
      'ipad',
      'tablet',
      'screens',
      'hours of telly',
      'television',
      'cartoons all day',
      'screen limits',
    ],
    ack: [
      {
        when: ['guilty', 'damaging', 'work', 'cook'],
        text: 'That screen is at times the only childminder you can afford between five and six, and dinner did get cooked.',
      },
      {
        when: ['addicted', 'obsessed'],
        text: 'It is the first thing asked for in the morning and the last thing fought over at night.',
      },
      { text: 'Every box that lights up in your house has an opinion about how long {he} {is} going to look at it.' },
      { text: 'You want a number, the internet has eleven, and the programme has already started the next episode.' },
    ],
    typical: [
      {
        from: 6,
        to: 17,
        text: 'Under 18 months American paediatricians advise no screens apart from video calls; the World Health Organization says none at all under one.',
      },
      {
        from: 18,
        to: 23,
        text: 'Between 18 months and two, if you begin at all, good programmes watched together with you are the advice.',
      },
      {
        from: 24,
        to: 59,
        text: 'From two to five the usual advice is about an hour a day of good programmes, watched with you when you can; the World Health Organization adds that less is better.',
      },
      {
        from: 60,
        to: 155,
        text: 'From about six there is no magic number: what counts is what is watched and what it crowds out, sleep, moving, family, school.',
      },
    ],
    sources: [AAP_MEDIA, WHO, FIVE_CS, CALMING_STUDY],
    tonight: [
      'Turn off autoplay. It is the one setting that gives you back an ending.',
      'Choose two slots for the day that help you most, say them aloud, and let the rest be off without debate.',
      'Sit in for three minutes once a day: "Who is that? What does he want?" It turns watching into talking.',
    ],
    ask: 'If screens push out sleep, meals, school or friends for weeks, or a young child has lost words or stopped looking at you, see your doctor or health visitor; the second one soon.',
    offer: {
      kind: 'story',
      label: 'A story with {his} own name in it could be the second slot tomorrow.',
      about: 'an adventure instead of the tablet',
    },
    back: [
      'Which slot of the day would be the hardest for you to lose?',
      'What would fill that hour if the screen were not there?',
    ],
    turns: [
      {
        asks: [
          'i need it to cook',
          'its the only way i get anything done',
          'i use it as a babysitter',
          'i feel guilty',
        ],
        answer:
          'Use it then, on purpose, and enjoy the onions. A planned half hour at the worst time of day is a tool; the unplanned ones around it are what add up. Put it at a fixed time with a fixed end, something slow that you have looked at once, and be nearby. Guilt has never shortened an episode.',
      },
      {
        asks: [
          'watches 4 hours a day how do i cut down',
          'how to reduce screen time',
          'too much already',
          'we want to cut down',
        ],
        answer:
          'Take away one slot, not everything: the one before bed or the one at table, because that is where you will notice the gain first. Put something in its place that needs little of you, a tub of water, an audiobook, the kitchen drawer. Expect a loud week. Look again in two, and decide whether a second slot is worth a second loud week.',
      },
      {
        asks: ['does educational count', 'learning apps', 'is youtube ok if its educational', 'what should he watch'],
        answer:
          "Slow, with a story, made for {his} age, and something you could bear to talk about afterwards: that is a better test than the word educational. For under-threes little is learnt from a screen alone, more when somebody sits beside and names things. Clips that feed the next clip are made for staying, not for learning. Choose the thing yourself; let nobody's algorithm choose it.",
      },
      {
        asks: ['does video call count', 'facetime with grandparents', 'tv in the background', 'music videos'],
        answer:
          "Video calls with people {he} know{s} are the exception everyone allows, at any age; they go best with grandpa hiding behind a sock. Background television is worth turning off: nobody watches it, and it eats the talk in the room, everybody's. Music can come from something without pictures.",
      },
      {
        asks: [
          'i give it when he is upset',
          'tablet to calm him down',
          'only youtube calms her',
          'phone to stop a tantrum',
        ],
        answer:
          'It works, and that is the catch. In a study of 422 families, three- to five-year-olds who were often calmed with a device were more easily upset over the following months, boys and lively children most. So keep it for watching and not for comfort: lap, water, outside, the same song. If you need it on a train with forty people looking, use it and forgive yourself by the next stop.',
      },
      {
        asks: ['did i damage her brain', 'is it too late', 'he had so much as a baby', 'does screen time cause delay'],
        answer:
          "An hour is not damage, and a hard year isn't a sentence. What a lot of screen takes from small children is mostly turns: minutes in which someone would have answered. You can put those back today, at bath, on the bus, over peas. If you are worried about words or looking, don't wait to see whether less screen helps; ask for a check at the same time.",
      },
      {
        asks: [
          'other kids are allowed more',
          'his friends all have tablets',
          'at grandmas he watches all day',
          'his dad lets him watch',
        ],
        answer:
          "Different houses, different rules: children manage that much better than adults. \"At Grandma's you watch with Grandma. Here it's after tea.\" If it is one afternoon a week, I'd let Grandma have it. If it is every day, ask for one thing only, off at meals or off an hour before bed, and offer something to put in its place.",
      },
      {
        asks: [
          'melts down when i turn it off',
          'screams when the tablet goes off',
          'tantrum when screen time ends',
          'he goes mad when it stops',
        ],
        answer:
          'End it at an ending, not at a minute: "After this one, off. You press the button." Stand next to {him} when it comes, and have the next thing ready in your hand: the snack, the bath boat. Then let {him} be cross, and stay kind. The crying after an ending you announced gets shorter in a week or two; the crying that wins five minutes gets longer.',
      },
      {
        asks: [
          'he sneaks it',
          'she takes the tablet in secret',
          'watches behind my back',
          'finds the remote when i am not looking',
        ],
        answer:
          'Then it lies too near. Chargers in a cupboard, a code that nobody types in front of {him}, and a fixed time that {he} can be sure of; what surely comes need not be stolen. Say it without a trial: "It was in your bed. It sleeps in the kitchen now." Ask what {he} wanted to see, too; sometimes it\'s only a quiet place.',
      },
    ],
    challenges: ['screen-time'],
  },
  {
    id: 'screen-turning-off',
    title: 'Tears when the screen goes off',
    topic: 'screens',
    ages: [18, 131],
    questions: [
      'throws a fit when the tablet goes off',
      'tantrum when tv ends',
      'tantrum when the tablet goes off',
      'my 3 year old screams when i turn the tv off',
      'how do i end screen time without a fight',
      'he throws the ipad when time is up',
      'one more episode every time',
      '6yo goes crazy when i say stop the game',
      'turning off the xbox ends in war',
      'she is so grumpy and aggressive after screens',
      'every day at six when i say last one my son nods and then when it ends he acts like hes never heard it and kicks me, is it addiction',
      'meltdown after youtube',
    ],
    keys: [
      'turn off',
      'turning off',
      'turn it off',
      'goes off',
      'one more episode',
      'time is up',
      'switch off',
      'after screens',
      'ipad time',
      'time on the tablet is over',
      'berserk',
      'turn the tv off',
      'take the tablet away',
    ],
    ack: [
      {
        when: ['throws', 'kicks', 'aggressive', 'war'],
        text: 'Something worth four hundred pounds flew across the sofa because you said what you had said you would say.',
      },
      {
        when: ['one more', 'last one', 'episode'],
        text: '"Last one" was agreed on with a nod, and the nod has left no trace.',
      },
      { text: 'It was peaceful in there until you walked in with your finger on the button.' },
      { text: 'The picture goes black and all the feelings that had been parked for an hour come back at once.' },
    ],
    typical: [
      {
        from: 18,
        to: 59,
        text: 'Stopping something that never stops by itself is hard at any age; the self-control for it has only begun to grow by four.',
      },
      {
        from: 60,
        to: 131,
        text: 'Older children know the rule and still protest; programmes and games are built without endings, so an ending has to come from the house.',
      },
    ],
    sources: [
      FIVE_CS,
      {
        organisation: 'Zero to Three',
        page: 'Toddlers and Self-Control: A Survival Guide for Parents',
        address: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
        checked: 'read',
      },
    ],
    tonight: [
      'End on an ending: one episode, one level, not "ten minutes". Autoplay off.',
      'Come and sit for the last minute: "Show me. What\'s he doing now?" Then {he} press{es} off, not you.',
      'Have the next thing ready and warm: apple on the table, bath running, shoes by the door. From something to something.',
    ],
    ask: 'If every ending brings hitting or an hour of rage for more than a month, or {he} give{s} up friends, sleep or school for it, talk with your doctor.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about the moment when the tablet goes dark.',
      about: 'screen-time',
    },
    back: ['What comes straight after the screen, usually?', 'Does it go better with one programme than with another?'],
    turns: [
      {
        asks: [
          'he throws the tablet',
          'she hits me when i take it',
          'kicks and screams when its off',
          'what if he gets violent',
        ],
        answer:
          "Never reach for it while it is on; you'd be wrestling for the treasure. Let the device end itself: a timer built in, or the episode's own end. Then block hands, \"I won't let you hit,\" and no talk about tomorrow. A tablet that has been thrown rests until the day after tomorrow, said once, without heat. Sit near until it is over; it nearly always is within ten minutes.",
      },
      {
        asks: [
          'warnings dont help',
          'i give a 5 minute warning and still',
          'timer doesnt work',
          'tried everything to turn it off',
        ],
        answer:
          'A warning called out from the kitchen reaches the ears and not the game. Go in, touch, wait for the eyes, and ask what is happening; the stop begins there. Some children do better with no warning and the same fixed end each day, because then there is nothing to negotiate. Try one way for two weeks, not three ways in one evening.',
      },
      {
        asks: [
          'grumpy after screens',
          'he is a different child afterwards',
          'aggressive after ipad',
          'mood after youtube',
        ],
        answer:
          'Look at what and when rather than at how long. Fast clips, shouting presenters and games that nearly let you win leave most children wound up; slow stories less so. Hungry and late make it worse. Swap one programme for a week and count. If the mood lasts long after every kind, shorten it by half and put outdoors or a bath straight after.',
      },
      {
        asks: [
          'is he addicted',
          'can a 4 year old be addicted',
          'screen addiction signs',
          'is this normal or addiction',
        ],
        answer:
          "Protest at the end isn't addiction; you'd protest if someone took your book at the murder. I would be concerned if {he} {has} stopped enjoying other things, sneak{s} it at night, lie{s} about it, or turn{s} down friends and sleep for it over weeks. Those four are what to tell a doctor. Before that, take out one slot and watch what grows there.",
      },
      {
        asks: [
          'should i ban it completely',
          'take the tablet away for good',
          'cold turkey',
          'no screens at all for a month',
        ],
        answer:
          'You may, and some families are happier for it, most easily under three. With older ones a ban makes it the most shining thing in the world. A pause of a fortnight can help to break a bad pattern if you say it as a plan and not as a punishment: "We\'re all having a rest from it." All includes you, between five and seven.',
      },
      {
        asks: [
          'my ex has no limits',
          'at dads house he plays all day',
          'two homes different screen rules',
          'comes back from his fathers wired',
        ],
        answer:
          "You can't govern that sofa. Keep yours the same, and give the coming home a soft hour without reproach: food, outside, no remarks. If you two can talk, ask for one thing, bedtime without a screen, and offer one in return. Children learn quickly which house has which rule, provided nobody asks them to judge.",
      },
      {
        asks: [
          'my mum gives it to him all day',
          'grandma lets him watch all day',
          'different screen rules at grandmas',
          'childminder uses the tv',
        ],
        answer:
          'Ask for one thing instead of for everything: that it is off at meals, or off half an hour before you come. Bring what goes in its place, a box of bricks that lives there, the dough, a job in the kitchen. Grandparents have other rules about biscuits too, and {he} know{s} whose is whose. Thank her first; it is still childcare.',
      },
    ],
    challenges: ['screen-time'],
  },
  {
    id: 'screen-at-meals',
    title: 'The tablet at the table',
    topic: 'screens',
    ages: [8, 107],
    questions: [
      'my toddler only eats with the tablet on',
      'wont eat without youtube',
      'is it bad to let him watch while eating',
      'how do i stop ipad at dinner',
      '18 month old opens his mouth only for a cartoon',
      'she opens her mouth without looking if cartoons are on',
      'phone at restaurants so we can eat',
      'grandma feeds him with cartoons',
      'since the illness we put on videos so that our daughter would eat something and now she is three and refuses every single meal without them',
      'screens at mealtimes',
    ],
    keys: [
      'eats with',
      'at the table',
      'at dinner',
      'while eating',
      'mealtimes',
      'wont eat without',
      'feeds him with cartoons',
      'restaurant phone',
      'mouthful',
      'eats only with cartoons',
      'phone at the table',
      'feeding with videos',
    ],
    ack: [
      {
        when: ['illness', 'ill', 'since', 'weight'],
        text: 'You found the one way that got food into {him} when it mattered, and now it has moved in.',
      },
      {
        when: ['restaurant', 'restaurants', 'phone'],
        text: 'A phone against the pepper mill bought you the first hot meal since spring.',
      },
      {
        text: 'The spoon goes in as long as the cartoon runs, and nobody in that chair could say whether it was pasta or socks.',
      },
      {
        text: 'You know that turning it off tonight means that nothing gets eaten, and somebody told you to stay relaxed about that.',
      },
    ],
    typical: [
      {
        from: 8,
        to: 107,
        text: 'Paediatricians advise keeping family meals free of screens: a child who watches neither notices the food nor being full, and misses the talk.',
      },
    ],
    sources: [AAP_MEDIA, RCPCH],
    tonight: [
      'Begin with the easiest meal, not with dinner: breakfast on Saturday, screen in another room, one food you know is liked.',
      'Sit down and eat as well. Put something on the table to look at: a candle, the salt in the shape of a hen, the story of your day.',
      'Keep it short: ten minutes, then "All done?", and down. A little eaten while awake counts for more than a lot eaten in a trance.',
    ],
    ask: 'If {he} {is} losing weight, eat{s} fewer than about ten foods, gag{s} or choke{s}, or {has} been ill, speak to your doctor or health visitor before you change mealtimes.',
    offer: {
      kind: 'song',
      label: "A table song, sung once before the first bite, could take the screen's place.",
      about: 'sitting down to eat together without the tablet',
    },
    back: ['Which meal goes best with no screen at all?', 'What would you talk about, if it were just the two of you?'],
    turns: [
      {
        asks: [
          'he will eat nothing then',
          'she refuses to eat without it',
          'tried and he ate nothing',
          'what if he starves',
        ],
        answer:
          "A healthy child who eats little at one meal usually makes up for it within a day or two. Go in steps if it frightens you: first the sound off, then the picture further away, then off after five bites' worth of time, then off. Keep meals and two snacks regular so that the next chance is never far. If {he} {has} been ill or {is} thin, ask your health visitor to plan it with you.",
      },
      {
        asks: [
          'grandma feeds him in front of the tv',
          'childminder uses youtube for feeding',
          'my mother in law insists',
          'others wont stop',
        ],
        answer:
          'Whoever feeds like that wants {him} full, and it works; that\'s hard to argue with. Ask for something to do rather than something to stop: "Could the two of you peel the egg together?" Let them see once how {he} eat{s} with you, slow and messy and talking. One cartoon lunch a week at grandma\'s will not undo the others.',
      },
      {
        asks: ['restaurants', 'eating out with a toddler', 'phone so we can talk', 'on the plane'],
        answer:
          "Keep the phone as the last card and not the first. Order the child's food at once, walk round the block till it comes, and bring three small things that only exist in restaurants. When the plates are empty and you want ten minutes, then a phone without sound is a fair deal. What you are protecting is the eating, not a principle.",
      },
      {
        asks: [
          'she sits for an hour otherwise',
          'he wont sit at the table',
          'gets up all the time without tv',
          'runs around at dinner',
        ],
        answer:
          "Ten minutes on the bottom is a good dinner for a three-year-old. Feet need something to stand on, a box under the chair; it helps a surprising amount. Getting down means finished, kindly, plate away, the next food at snack time. You needn't chase with a fork. Two weeks of this and most children begin to sit a little longer, because the food is here and nowhere else.",
      },
      {
        asks: [
          'i look at my phone at dinner too',
          'we watch tv during dinner',
          'we always eat in front of the tv',
          'my husband scrolls at the table',
        ],
        answer:
          "Then begin with a basket by the door and put all of them in, yours on top. Don't announce an era; try Sunday lunch. If silence falls, have a question ready: what was funny, what was difficult, what would the cat say. Families who have always eaten with the telly can start with it on mute and facing the wall.",
      },
    ],
    challenges: ['screen-time', 'healthy-eating'],
  },
  {
    id: 'screen-to-fall-asleep',
    title: 'Videos to fall asleep',
    topic: 'screens',
    ages: [12, 143],
    questions: [
      'my 11 year old is on his phone all night',
      'my child needs the tablet to fall asleep',
      'falls asleep with youtube',
      'is it bad to watch tv before bed',
      'how to stop videos at bedtime',
      'she wont sleep without cartoons on',
      '2yo watches phone till he drops off',
      'screens before bed how long before',
      '9 year old takes the ipad to bed',
      'tv in the bedroom',
      'i know i shouldnt but a video in bed is the only thing that makes my son lie still, if i take it away he is up till eleven',
      'bedtime videos',
    ],
    keys: [
      'fall asleep',
      'falls asleep with',
      'before bed',
      'at bedtime',
      'bedtime videos',
      'ipad to bed',
      'tv in the bedroom',
      'phone in bed',
      'tablet in bed',
      'show before bed',
      'nods off with',
    ],
    ack: [
      {
        when: ['shouldnt', 'only thing', 'lie still'],
        text: 'It is nine, {he} {is} lying down at last, and you are to take away the thing that did it.',
      },
      {
        when: ['ipad', 'secretly', 'sneaks', 'bedroom'],
        text: 'Under that duvet there is a blue glow and somebody who is fast asleep whenever you knock.',
      },
      { text: "The last voice {he} hear{s} at night belongs to a cartoon pig, and you'd like the job back." },
      {
        text: 'It puts {him} to sleep, and it also keeps {him} from it; both are true, which is why it is so hard to drop.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 143,
        text: 'Paediatricians in Britain and America advise no screens in the hour before bed, the American ones none in the bedroom; they stir the mind, and the light may make falling asleep harder.',
      },
    ],
    sources: [
      RCPCH,
      {
        organisation: 'American Academy of Pediatrics, HealthyChildren.org',
        page: 'Healthy Sleep Habits: How Many Hours Does Your Child Need?',
        address:
          'https://www.healthychildren.org/English/healthy-living/sleep/Pages/healthy-sleep-habits-how-many-hours-does-your-child-need.aspx',
        checked: 'read',
      },
    ],
    tonight: [
      'Keep the video and move it: same one, on the sofa, before teeth. In bed only ears from now on.',
      'Put a story or a song for listening in its place, the same every night, with the picture gone.',
      'Stay for the first four nights, a chair beside the bed, boring and warm. You are the bridge.',
    ],
    ask: 'If falling asleep takes longer than an hour most nights for weeks even without screens, or {he} snore{s} or gasp{s}, or {is} worn out by day, see your doctor.',
    offer: {
      kind: 'song',
      label: 'A slow song with {his} name and no picture could be ready for tonight.',
      about: 'falling asleep slowly in the dark, room by room',
    },
    back: [
      'What time does the screen go off now, and when does sleep come?',
      'What did bedtime look like before the videos?',
    ],
    turns: [
      {
        asks: [
          'he screams without it',
          'she wont sleep without the tablet',
          'tried taking it away was up till 11',
          'cold turkey or slowly',
        ],
        answer:
          'Slowly is quite allowed. Night one and two: picture dimmed, further away. Three and four: screen face down, sound only. Five: the sound comes from something else. Put {him} to bed half an hour later this week, so that sleep is near and helps you. Most families need between one and two weeks, of which the first three evenings are the hard ones.',
      },
      {
        asks: ['what can we do instead', 'what replaces the video', 'audio stories', 'calm things before bed'],
        answer:
          'Something with an end, the same every evening: two books on the floor, teeth, a song, the light. Listening keeps the hands and eyes at rest, so an audio story or a song is a good stand-in. Let {him} draw the order of the evening in four pictures and turn them round one after another; people who hold the plan argue with it less.',
      },
      {
        asks: [
          'how long before bed',
          'is one hour really necessary',
          'what if we only have 30 minutes',
          'does a night mode help',
        ],
        answer:
          "An hour is what the doctors' colleges say. If dinner, bath and bed all happen in that hour, it takes care of itself. With thirty minutes, do thirty; it is better than none. Night mode makes the light warmer, but it doesn't make the programme duller. Slow and familiar does less harm than new and exciting.",
      },
      {
        asks: [
          'my 9 year old takes it to bed secretly',
          'sneaks the ipad at night',
          'phone in the bedroom',
          'she says she needs it as an alarm',
        ],
        answer:
          "One charging place for everyone, in the kitchen, from eight o'clock, parents included; a five-pound alarm clock ends the best argument. Say it as a house rule about sleep, not as a verdict on {him}. If it has been taken in secret, don't hold court at midnight: collect, kiss, talk tomorrow about what was so good that it couldn't wait.",
      },
      {
        asks: [
          'i fall asleep with my phone too',
          'his dad has the tv on',
          'we share a room and the tv is on',
          'one bedroom flat',
        ],
        answer:
          'In one room, the light of one is the light of all. Try headphones and a screen that faces away, or your programme in the bathroom with a cushion; parents have watched whole series there. Agree on half an hour, the first of {his} night, when the room is dark and everyone pretends. After that {he} sleep{s} too deep to mind much.',
      },
      {
        asks: [
          'wakes at night and wants the video',
          'asks for the tablet at 3am',
          'needs it to go back to sleep',
          'night wakings and phone',
        ],
        answer:
          'Whatever was there at the start gets called for at three. That is one more reason to change the start; the nights usually follow within a week. Until then at three there are only a hand, water and four words, "Sleeping time. I\'m here," every time the same. If the phone is charging in another room, you can truthfully say that it is asleep too.',
      },
    ],
    challenges: ['screen-time', 'bedtime-routine'],
  },
];
