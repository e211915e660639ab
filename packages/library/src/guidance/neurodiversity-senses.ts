import type { Article, Source } from './article.ts';

const NAS_SENSORY: Source = {
  organisation: 'National Autistic Society',
  page: 'Autism and sensory processing',
  address: 'https://www.autism.org.uk/sensory',
  checked: 'read',
};
const FOSTERLINE_SENSES: Source = {
  organisation: 'Fosterline',
  page: 'Signs of autism: sensory sensitivity',
  address: 'https://fosterline.info/already-fostering/caring-for-an-autistic-child/signs-of-autism',
  checked: 'read',
};

/** Neurodiversity: senses that take in more, or less, than others. */
export const NEURODIVERSITY_SENSES: readonly Article[] = [
  {
    id: 'sensory-overload',
    title: 'Too much at once: sensory overload',
    topic: 'neurodiversity',
    ages: [24, 155],
    questions: [
      'sensory overload in children',
      'melts down in busy places',
      'my 4yo cant cope with supermarkets and soft play',
      'shuts down at parties hides and wont speak',
      'overstimulated child what to do',
      'lights and crowds are too much for him',
      'how do i calm a sensory meltdown',
      'sensory processing disorder',
      'she screams in shopping centres with the music and the lights',
      'difference between tantrum and sensory meltdown',
      'is it sensory or behaviour 6 year old',
      'swimming pool, echo, cold feet, thirty children, and then he lay down under the bench and did not hear me any more',
    ],
    keys: [
      'sensory overload',
      'overload',
      'overstimulated',
      'sensory meltdown',
      'sensory processing',
      'shutdown',
      'shuts down',
      'busy places',
      'crowds',
      'bright lights',
      'soft play too much',
      'sensory',
      'cant cope with supermarkets',
      'shopping centre',
      'swimming pool',
      'echo',
      'hides at parties',
      'lights and noise',
      'smells',
      'too many people',
      'lights',
    ],
    ack: [
      {
        text: 'The music, the lights, the hand dryer, the perfume: somebody small was adding it all up, and the sum has just come out.',
      },
      {
        when: ['hides', 'shuts', 'under', 'freeze'],
        text: 'The loud ones get looked at; the ones who go under a bench and switch off are taken for calm.',
      },
      {
        when: ['tantrum', 'behaviour', 'difference'],
        text: 'From two metres away it looks like a tantrum, and everyone within two metres has a view.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 155,
        text: 'Some children, many autistic ones among them, take in sound, light, smell or touch much more strongly; too much at once can end in meltdown, withdrawal or even pain.',
      },
    ],
    sources: [NAS_SENSORY],
    tonight: [
      'In it: out of the place, or under your coat. Low voice or none, no questions, no touch unless {he} reach{es}. Wait twice as long as you think.',
      'Beforehand: one sense less. Headphones, a cap, the quiet hour, or the back seat by the door.',
      'Tonight list the last three: where, which hour, how loud, how hungry. Look for the repeat.',
    ],
    ask: 'If it stops ordinary life most weeks, or goes with few words, rigid routines or great trouble with others, ask your doctor or school about an occupational therapist and an assessment. Staring that cannot be broken, jerking or fainting is not overload: doctor today.',
    offer: {
      kind: 'story',
      label: 'A story that walks through the loud place beforehand, with a way out in it, could be ready tonight.',
      about: 'a loud place, and a quiet way out of it',
    },
    back: ['Which sense goes first: ears, eyes, skin or nose?', 'How long until {he} {is} {himself} again?'],
    turns: [
      {
        asks: [
          'tantrum or meltdown how do i tell',
          'is he doing it on purpose',
          'difference between meltdown and tantrum',
          'is she manipulating me',
        ],
        answer:
          'A tantrum wants something and looks to see if it works; give it, and it is over. An overload wants nothing but less, gets worse with an audience, and goes on after you have given in. Afterwards {he} {is} drained, not pleased. If in doubt treat it as too much: less light, fewer words. That does no harm to a tantrum either.',
      },
      {
        asks: [
          'should i avoid all those places',
          'do i make it worse by avoiding',
          'does he have to get used to it',
          'build up tolerance',
        ],
        answer:
          'Avoid what is not needed, and make the needed ones smaller. Five minutes in the shop at eight in the evening, one aisle, one job, out while it is still good. Next week seven. Being flooded teaches only that it hurts. With a say in it, "you choose when we leave", most children stretch further than when they are dragged.',
      },
      {
        asks: ['he shuts down instead', 'goes silent and floppy', 'hides under the table', 'switches off'],
        answer:
          'That is the same fuse, blowing inwards. Do not coax, do not joke. Sit near, side on, say one thing, "I\'m here. No talking needed," and block the light. Offer a heavy coat over the legs or water. When the eyes come back, leave without commentary. If touch and voice do not rouse {him}, that is something else: emergency number.',
      },
      {
        asks: [
          'what do i take with us',
          'kit for outings',
          'what helps in the supermarket',
          'ear defenders sunglasses',
        ],
        answer:
          'A small bag that always hangs by the door: ear defenders, cap, something to chew, something heavy for the lap, water, a plain biscuit, a card "I need out" for {him} to show. And a plan said at the door: "Bread, milk, out. If it is too much, show the card and we go." And then really go, at least the first three times.',
      },
      {
        asks: [
          'birthday party coming',
          'his own party was a disaster',
          'family gatherings too much',
          'christmas at grandmas',
        ],
        answer:
          'Come early, before the noise, and choose the retreat together: which room, which chair. Agree a length, an hour is generous, and a sign. Greeting may be a wave; nobody must kiss. Tell the host one thing, music low. For {his} own party four guests and an activity at a table. Leave on a high, with the cake in a napkin.',
      },
      {
        asks: [
          'does sensory processing disorder exist',
          'who diagnoses sensory issues',
          'how do i get an occupational therapist',
          'is sensory always autism',
        ],
        answer:
          'The differences are real; the name alone is not a diagnosis in the usual manuals, and it is found with autism, with ADHD, and on its own. So ask for help with the difficulty: an occupational therapist, through doctor or school, in some places by your own request. Bring your list of places and what made it better. You need no label for ear defenders.',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'covers-ears',
    title: 'Hand dryers, hoovers and the school hall: sound that hurts',
    topic: 'neurodiversity',
    ages: [18, 131],
    questions: [
      'covers his ears all the time',
      'scared of hand dryers',
      'my 3yo screams when i hoover',
      'cant stand the noise in the dinner hall',
      'ear defenders for school yes or no',
      'sensitive to sound toddler',
      'hates singing happy birthday',
      'she says the lights buzz and the clock is too loud',
      'how do i help a noise sensitive child',
      'wont use public toilets because of the dryer',
      'is noise sensitivity autism or adhd',
      'assembly, whistles, chairs on the floor: he comes home with his hands still half way to his ears',
      'crying babies make him hit',
    ],
    keys: [
      'covers ears',
      'covers his ears',
      'hand dryer',
      'hand dryers',
      'hoover',
      'vacuum',
      'noise sensitive',
      'sensitive to sound',
      'ear defenders',
      'dinner hall',
      'assembly',
      'too loud',
      'buzz',
      'noise hurts',
      'noise',
      'noises',
      'noise sensitivity',
      'happy birthday singing',
      'dryer',
      'when i hoover',
      'crying babies',
    ],
    ack: [
      { text: 'In every public toilet a metal box is waiting to roar, and {he} know{s} where it hangs before you do.' },
      { when: ['hoover', 'vacuum'], text: 'You hoover in instalments, like a burglar, when {he} {is} out.' },
      {
        when: ['school', 'hall', 'dinner', 'assembly'],
        text: 'Two hundred children, tin trays and an echo: that is where {he} {is} expected to eat.',
      },
    ],
    typical: [
      {
        from: 18,
        to: 131,
        text: 'Sound is one of the senses most often felt too strongly; what is background to you can be overwhelming, even painful, and sounds that come without warning are the worst.',
      },
    ],
    sources: [NAS_SENSORY, FOSTERLINE_SENSES],
    tonight: [
      'Believe the hands. "Too loud for you. I\'ve got your ears," and your palms over those ears, or out.',
      'Give warning and switch: "I count to three, then you press the button." A noise one has made oneself is half as loud.',
      'Put ear defenders by the door and in the bag, for hard minutes rather than all day.',
    ],
    ask: 'Ask for a hearing test if {he} also say{s} "what?", or one ear hurts. If noise keeps {him} out of class, meals or toilets, ask school for changes and your doctor about occupational therapy or an assessment. Ear pain, discharge or sudden change: doctor now.',
    offer: {
      kind: 'song',
      label: 'A very quiet song about very loud machines could be ready tonight.',
      about: 'loud machines, sung very quietly',
    },
    back: ['Which sound is worst, and how near?', 'Is it better when {he} know{s} it is coming?'],
    turns: [
      {
        asks: [
          'do ear defenders make it worse',
          'will he get dependent on ear defenders',
          'how long can he wear them',
          'headphones all day',
        ],
        answer:
          'Used all day, quiet rooms included, ears can grow touchier. Used for the hall, the dryer and the bus, they let {him} take part. So: on for the hard ten minutes, off and round the neck after. {He} decide{s} within that. A wet day without them will come by itself, usually announced by forgetting.',
      },
      {
        asks: [
          'public toilets are impossible',
          'wont go because of hand dryer',
          'he wets himself rather than use the toilets',
          'how to get past the dryer',
        ],
        answer:
          'Choose toilets with paper towels, the accessible one if it is quieter, and put a hand or a sticky note over the sensor while {he} {is} inside. You go first and check: "Nobody at the dryer. You\'ve got one minute." Defenders on. At school ask for a toilet without one, or fixed times when it is empty; holding all day ends badly.',
      },
      {
        asks: ['what can school do', 'dinner hall noise', 'help in assembly', 'teacher wont allow ear defenders'],
        answer:
          'Eat ten minutes early or with two friends in a classroom, sit by the door in assembly, felt under chair legs, a warning before the bell and the fire drill, defenders allowed on request. Most of it is free. Ask for a six-week trial of two. If defenders are refused, ask what the rule protects, and bring a line from your doctor.',
      },
      {
        asks: [
          'should i get him used to it',
          'desensitise',
          'play recordings of noises',
          'how do i reduce fear of hoover',
        ],
        answer:
          'Gently, with the switch in {his} hand. Hoover off and patted; hoover in the next room for three seconds, {he} press{es}; then five. Recordings very low, with {him} on the volume. Stop before the hands go up. Weeks, not days. For pain rather than fear it does not work; then distance is the answer, and that is fine.',
      },
      {
        asks: ['is it autism', 'noise sensitivity and adhd', 'could he have misophonia', 'why is she like that'],
        answer:
          'Sensitive ears occur in autism, in ADHD, in anxious children, after ear trouble, and in people with nothing to name. By itself it tells you only to turn it down. If there is more, sameness, few friends, literal talk, touch and food as well, write it down and ask. And a hearing test is never wrong: dulled ears can find sudden noise painful.',
      },
      {
        asks: [
          'makes loud noise himself though',
          'screams but hates noise',
          'he is the loudest in the house',
          'how can she hate noise and shout all day',
        ],
        answer:
          'It is no contradiction. Own noise comes expected, and it drowns out the other kind; some children hum or shout to make a wall. So offer another wall: headphones with one known song, humming into a cushion, a fan. And look at when it rises; it is often the minute after someone else became loud.',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'sensory-seeking',
    title: 'Chews, crashes, spins: always wanting more',
    topic: 'neurodiversity',
    ages: [24, 131],
    questions: [
      'chews his sleeves and collar',
      'my 5 year old crashes into everything',
      'sensory seeking child',
      'spins and never gets dizzy',
      'puts everything in her mouth at 4',
      'squeezes people too hard',
      'touches everything and everyone in shops',
      'how do i stop him chewing his clothes',
      'bangs into walls on purpose',
      'needs to be squashed to fall asleep',
      'licks things age 6',
      'he comes home with no cuffs left, the neck of the jumper is a wet rope, and they say it is a habit',
    ],
    keys: [
      'chews',
      'chewing',
      'chews sleeves',
      'sensory seeking',
      'crashes',
      'spins',
      'licks',
      'mouths',
      'squeezes',
      'touches everything',
      'bangs into',
      'chew toy',
      'squashed',
      'deep pressure',
      'squeezes people',
      'walls on purpose',
      'no cuffs',
      'licks things',
      'squashed to fall asleep',
    ],
    ack: [
      { text: 'The jumper left the house with cuffs.' },
      { when: ['crash', 'crashes', 'bangs', 'spins'], text: 'Other people walk into a room; {he} arrive{s} in it.' },
      {
        when: ['touch', 'touches', 'squeezes'],
        text: 'There is no shelf, dog or sleeping baby that {he} {has} not met with both hands.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 131,
        text: 'Some children take in less from balance, muscles or mouth than others, and look for more of it by chewing, crashing, spinning or squeezing; it often steadies them.',
      },
    ],
    sources: [NAS_SENSORY],
    tonight: [
      'Give the mouth something legal: a chew made for it, a crunchy carrot, thick yoghurt through a straw. "Sleeves are for arms. Here is your chew."',
      'Give the muscles work before hard hours: push the wall for ten breaths, carry the shopping, roll up tight in a blanket with the head out.',
      'Watch when it comes: bored, worried, or in noise. That tells you what it is for.',
    ],
    ask: 'Eating things that are no food, pieces swallowed, hurting {himself} or others, or mouthing everything past 4: doctor, who may look at iron and refer to an occupational therapist. Swallowed battery or magnet: emergency number now.',
    offer: {
      kind: 'song',
      label: 'A push-pull-squash song for before school could be ready tomorrow.',
      about: 'pushing walls and carrying mountains',
    },
    back: [
      'Is it more in class, on the sofa, or before sleep?',
      'What is steadier in {him} after {he} {has} had a good crash?',
    ],
    turns: [
      {
        asks: [
          'are chew necklaces ok',
          'what chew toy is safe',
          'kids laugh at his chewy',
          'school doesnt allow chews',
        ],
        answer:
          'Made-for-chewing ones, with a cord that opens under pull, thick enough not to be bitten through, checked daily, off at night. If others laugh, choose one that looks like a pencil top or a zip pull, or let it be a water bottle with a hard straw. Ask school to try it for a month against the laundry bill.',
      },
      {
        asks: ['he hurts people by squeezing', 'hugs too hard', 'crashes into other children', 'too rough with touch'],
        answer:
          'Offer a target that can take it: crash mat, wall, you, braced. "Big squeeze is for the cushion and for me. Friends get a butterfly." Practise both, three of each, every day, laughing. Before playground, ten wall pushes. A body that has had its heavy work needs less of other people\'s ribs.',
      },
      {
        asks: ['why does he do it', 'is it a habit or a need', 'is chewing anxiety', 'chews when nervous'],
        answer:
          'Mostly a need, sometimes a nerve. Chewing and squeezing calm; crashing and spinning wake up. If it comes in tests, corridors and goodbyes, it is likely worry, so look at those. If it comes everywhere and always did, it is how {he} {is} tuned. Stopping it without a substitute only moves it, usually to the fingernails.',
      },
      {
        asks: ['spinning is it dangerous', 'never gets dizzy', 'swings for hours', 'should i stop him spinning'],
        answer:
          'On grass, with space, by {his} own doing, no. Let {him} choose and stop. Follow it with something straight and heavy, pushing, carrying, hanging, which settles better than more spinning. If {he} become{s} pale, sweaty or odd, end it. And long spinning with no interest in people or play is worth telling your health visitor.',
      },
      {
        asks: [
          'needs squashing to sleep',
          'weighted blanket for child',
          'wants heavy blankets',
          'are weighted blankets safe',
        ],
        answer:
          'Firm squeezes with your hands from shoulders to feet, slow, ten times, cost nothing and often do it. A tightly tucked sheet is next. Weighted blankets are not for small children or for anyone who cannot throw them off alone; ask an occupational therapist about weight and age first. Never over the head, and not through the night without that advice.',
      },
      {
        asks: [
          'i tried chews and he still eats sleeves',
          'doesnt work',
          'back to the jumper',
          'lost three chew necklaces',
        ],
        answer:
          'Then the sleeve gives something the chew does not: wet, cloth, or just being there. Try a terry wristband, damp, as the legal sleeve. Offer earlier, before the class, since a mouth in need takes what is nearest. Short sleeves for a week show you where it goes next. If it goes everywhere at once, ask what is worrying {him}.',
      },
    ],
    challenges: [],
  },
];
