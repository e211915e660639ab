import type { Article, Source } from './article.ts';

const NHS_ANXIETY: Source = {
  organisation: 'NHS',
  page: 'Anxiety in children',
  address: 'https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/anxiety-in-children/',
  checked: 'read',
};
const NHS_DISORDERS: Source = {
  organisation: 'NHS',
  page: 'Anxiety disorders in children',
  address: 'https://www.nhs.uk/mental-health/conditions/anxiety-disorders-in-children/',
  checked: 'read',
};
const RCPSYCH: Source = {
  organisation: 'Royal College of Psychiatrists',
  page: 'Worries and anxieties, for parents and carers',
  address:
    'https://www.rcpsych.ac.uk/mental-health/parents-and-young-people/information-for-parents-and-carers/worries-and-anxieties-for-parents-and-carers',
  checked: 'read',
};
const KIDSMATTER: Source = {
  organisation: 'KidsMatter (Australia)',
  page: 'Eight ways to help children with anxiety',
  address: 'https://www.kidsmatter.edu.au/families/enewsletter/eight-ways-help-children-anxiety',
  checked: 'read',
};

/** Feelings: worry, and the fears of early childhood. */
export const FEARS_AND_WORRIES: readonly Article[] = [
  {
    id: 'worry',
    title: 'A child who worries',
    topic: 'feelings',
    ages: [48, 155],
    questions: [
      'scared of dying',
      'asks if i will die',
      'asks if mummy and daddy will die',
      'worried about burglars',
      'frightened that somebody will break in',
      'cannot stop thinking about bad things happening',
      'worries about everything at night',
      'asks the same worried question again and again',
      '4 year old asks about death all the time but nobody died',
      'talks about death a lot',
      'keeps asking what happens when you die',
      'obsessed with dying and dead things',
      'what if this what if that all day long',
      'every day a new thing to fret about',
      'my 7 year old worries about everything',
      'anxious child what can i do',
      'she worries about getting things wrong',
      'he asks what if all the time',
      'how do i help a 9yo with anxiety',
      'tummy ache every morning before school is it worry',
      'worried that me or dad will die',
      'keeps asking the same question over and over for reassurance',
      'all day long its what if theres a fire, what if you dont come back, what if i get it wrong at school, and i dont know what to say any more',
      'is it normal for a 6 year old to be so anxious',
      'overthinks everything',
    ],
    keys: [
      'worry',
      'worries',
      'worried',
      'worrier',
      'anxious',
      'anxiety',
      'what if',
      'reassurance',
      'overthinks',
      'born worrier',
      'going to be ok',
      'frets',
      'tummy hurts before school',
    ],
    ack: [
      {
        when: ['die', 'dying', 'death'],
        text: '"What if you die?" at ten to nine, with the light already off, is a question nobody can answer with a fact.',
      },
      {
        when: ['tummy', 'stomach', 'sick'],
        text: 'A stomach that hurts on school mornings and is well by ten keeps you guessing every single time.',
      },
      {
        when: ['same', 'over and over', 'reassurance', 'asks'],
        text: 'You have said "it will be fine" eleven times tonight, and the twelfth is already on its way.',
      },
      { text: 'Worries keep their own hours: they come out when you have your coat on, or one foot on the stairs.' },
      {
        text: '{He} {has} run through every accident that could happen tomorrow, and you are the one who has to say no, not that one either.',
      },
    ],
    typical: [
      {
        from: 48,
        to: 83,
        text: 'Children feel anxious about different things at different ages, and much of it is a normal part of growing up; it becomes a problem when it starts to get in the way of everyday life.',
      },
      {
        from: 84,
        to: 155,
        text: 'Older children tend to worry more about school and about other people. Worry that affects sleep, friends or school most days is worth help rather than waiting.',
      },
    ],
    sources: [NHS_ANXIETY, NHS_DISORDERS],
    tonight: [
      'Write the worry down in {his} words, fold the paper, put it in a tin: "It\'s kept. We\'ll look at it tomorrow at four." Then do look.',
      'Answer each question once, kindly, and hand the second one back: "What did we say about that?"',
      'Pick the smallest thing {he} avoid{s} and do a quarter of it together this week. Trying counts, not managing.',
    ],
    ask: 'See your doctor if worry spoils sleep, school or friendships most days for a few weeks, or keeps getting worse; tell the teacher too. Talk of not wanting to live is for help the same day.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about a head full of worries, ready to read tonight.',
      about: 'feeling-worried',
    },
    back: [
      'What is the worry, word for word, the last time it came?',
      'Is there something {he} {has} stopped doing because of it?',
    ],
    turns: [
      {
        asks: [
          'he keeps asking for reassurance',
          'asks me the same thing 20 times',
          'nothing i say is enough',
          'needs to be told its ok again and again',
        ],
        answer:
          'Reassurance works like scratching: lovely, then itchier. Agree on it by day: "I answer a worry once. The second time I\'ll ask what you think I\'d say." Expect it to be louder for a few evenings. Praise the attempt and not the calm: "You told yourself that. That was hard." If {he} still ask{s} for hours after two weeks, tell your doctor so.',
      },
      {
        asks: [
          'worried about us dying',
          'what if you die mummy',
          'scared something will happen to me',
          'afraid of death at night',
        ],
        answer:
          'Don\'t promise never. Say what is true and what comes first: "Most people live until they are very old, and I plan to. And there would always be someone to look after you: Auntie Jo and Grandad." Children often want that second half most. Then something ordinary, such as choosing tomorrow\'s breakfast. If someone has died or is ill, tell me; the answer is a different one.',
      },
      {
        asks: [
          'tummy aches every morning',
          'feels sick before school',
          'headaches but the doctor found nothing',
          'says she is ill on school days',
        ],
        answer:
          'Worry really does hurt in the stomach; {he} {is} not putting it on. Have it checked once by the doctor, so that you can be sure of your own voice. Then: "I believe it hurts. We\'re going, and we\'ll tell Miss Patel." Note which days. A pain that follows Tuesdays is telling you about Tuesday.',
      },
      {
        asks: [
          'should i let him stay home',
          'do i let her avoid it',
          'i cancelled the party because he was so upset',
          'is it better not to force him',
        ],
        answer:
          "Staying away brings relief in a minute and makes the thing bigger by next week. So don't force the whole and don't cancel the whole: go for the cake and leave, stand at the door and hand over the present. Ask what would make it one step easier, a friend, a toy in the pocket, coming early, and do that.",
      },
      {
        asks: [
          'is it my fault, i am anxious too',
          'i worry a lot myself',
          'does he get it from me',
          'i have anxiety and shes the same',
        ],
        answer:
          'It runs in families partly as temperament, and nobody chose it. You have one advantage: you know what it is like in there. Let {him} hear you handle a small one aloud: "I\'m nervous about the phone call. I\'ll write down three words and ring." That teaches more than hiding it. If yours is running your days, your own doctor is part of the plan for {him}.',
      },
      {
        asks: [
          'worries only at bedtime',
          'fine all day then worries at night',
          'nights are the worst',
          'cant sleep for worrying',
        ],
        answer:
          'Then give it an earlier hour. Ten minutes at four o\'clock, same chair, "worry time": everything may come out, you write, nobody solves. At bed you can say "That one has an appointment." The last talk of the day should be about something dull and pleasant, such as the order of tomorrow\'s socks.',
      },
      {
        asks: [
          'what will the doctor do',
          'does she need therapy',
          'will they refer him',
          'do they give medicine to children for anxiety',
        ],
        answer:
          "Usually they listen, ask how much it gets in the way, and may refer to the children's mental health service, where the help is mostly talking and practising small steps. Bring a page: what {he} avoid{s}, how often, since when, what you tried. You can go first without {him}. Whether anything else is needed is theirs to say, not mine.",
      },
      {
        asks: [
          'what if nobody likes me',
          'what if it goes wrong she asks',
          'all the what if questions',
          'he asks what if all day',
        ],
        answer:
          'Answer the first one, and turn the second into a plan: "What if nobody plays with you? Then what could you do?" Two things that {he} could do are better than ten promises of yours. Write them on a card. The tenth "what if" of an evening gets: "That\'s Worry talking again. We made a plan for that one."',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'fears',
    title: 'Fears: dogs, insects, water, the hoover',
    topic: 'feelings',
    ages: [12, 119],
    questions: [
      'afraid of spiders',
      'terrified of balloons popping',
      'scared of the hoover',
      'scared of dogs',
      'my 3 year old is terrified of the hoover',
      'suddenly frightened of everything',
      'she is suddenly afraid of the lawnmower',
      'toddler scared of loud toilets hand dryers',
      '5yo phobia of spiders screams',
      'he wont walk past a dog, crosses the road and climbs up me',
      'afraid of balloons at parties is this normal',
      'my daughter has developed a fear of wasps and now we cant sit in the garden or go to the park, its ruining the summer',
      'how do i help my child get over a fear',
      'frightened of people in costumes',
    ],
    keys: [
      'scared of dogs',
      'afraid of dogs',
      'hoover',
      'hand dryer',
      'spiders',
      'wasps',
      'phobia',
      'balloons',
      'lawnmower',
      'scared of animals',
      'petrified',
      'scared of the hoover',
      'spider',
      'lift',
      'escalator',
    ],
    ack: [
      {
        when: ['dog', 'dogs'],
        text: 'Every walk has become a watch for lead and tail, with {him} halfway up your coat.',
      },
      {
        when: ['hoover', 'dryer', 'dryers', 'toilet', 'toilets'],
        text: 'You can live a long time without hoovering, but not for ever, and {he} know{s} the cupboard it lives in.',
      },
      {
        when: ['suddenly', 'everything', 'since'],
        text: 'Last month nothing frightened {him}; now the house has corners.',
      },
      { text: 'To {him} it has teeth; to you it is an ordinary Tuesday; and you still have to get past it together.' },
      { text: '"There\'s nothing to be scared of" has been said, and it has changed nothing at all.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Fear of sudden noises, animals and strange costumes is common in toddlers, who notice danger before they can tell which dangers are real.',
      },
      {
        from: 36,
        to: 71,
        text: 'Animals, insects, storms, heights, water, blood and the dark are the common fears of early childhood, and they usually fade by themselves, gradually.',
      },
      {
        from: 72,
        to: 119,
        text: 'Most children grow out of their fears or learn to manage them; one that stops {him} from doing ordinary things deserves some steady practice.',
      },
    ],
    sources: [NHS_ANXIETY, RCPSYCH, KIDSMATTER],
    tonight: [
      'Say both halves: "You\'re scared of it. I\'m with you." Leave out "silly" and leave out "nothing".',
      'Draw a ladder of five rungs, from a picture of a dog to a dog across the street. Do only the lowest rung, tomorrow, for one minute, and stop while it is going well.',
      'Give {him} the switch: {he} press{es} the hoover on, one second, off. Whoever holds the switch is less afraid.',
    ],
    ask: 'If a fear keeps {him} from the park, the bath, parties or school for several weeks, or spreads to more and more things, see your doctor. After a bite or a real accident, sooner.',
    offer: {
      kind: 'story',
      label: 'A story that climbs the same five rungs with {him} could be ready by bedtime.',
      about: 'being afraid of dogs',
    },
    back: ['What does {his} body do first: freeze, run, or climb you?', 'Was there one day when it began?'],
    turns: [
      {
        asks: [
          'a dog jumped on him',
          'she was bitten',
          'it started after a dog knocked him over',
          'bad experience with a dog',
        ],
        answer:
          'Then the fear has a reason and deserves respect: "That dog frightened you. It was too close." Let {him} tell it or draw it as often as {he} want{s}, with the ending in: you came, it was over. Wait with the ladder until the telling is calm. After a bite, or if sleep and play have changed since, ask your doctor rather than waiting.',
      },
      {
        asks: [
          'should i make him face it',
          'do i force her to touch it',
          'my husband says throw her in at the deep end',
          'just make him stroke the dog',
        ],
        answer:
          'Forced, {he} learn{s} that the thing is terrible and that you won\'t help. Avoided, {he} learn{s} that it can never be managed. The road between is small steps that {he} choose{s} and you arrange: look, stand, walk past, stay. One minute is long. Praise the trying: "You stayed while it barked."',
      },
      {
        asks: ['i am scared of spiders too', 'she gets it from me', 'i scream as well', 'i have the same phobia'],
        answer:
          "Children read our faces before they look at the spider. You needn't love it; play the part for four seconds. \"Oh, a spider. I'm a bit jumpy. Glass, card, outside,\" in a flat voice. A parent who is afraid and does it anyway shows {him} precisely what you want {him} to learn. If it can be someone else's job, let it be.",
      },
      {
        asks: [
          'suddenly scared of the bath',
          'wont go in the bath any more',
          'scared of the plughole',
          'afraid of water on her face',
        ],
        answer:
          "Something happened in there, even if it was only the plug gurgling. Go back to a bowl on the floor with two cups, then feet in an empty bath, then a hand's depth of water. Pull the plug only when {he} {is} out, dry and holding your hand, and wave the water goodbye. A week of flannels makes nobody dirty.",
      },
      {
        asks: ['loud noises', 'covers his ears at everything', 'hand dryers', 'is it sensory'],
        answer:
          'Noise you didn\'t make yourself is the worst kind. Warn when you can, "Loud one coming", let {him} cover {his} ears, and carry ear defenders without comment for parties and public toilets. If {he} cover{s} {his} ears at ordinary sounds in many places, and clothes or food are hard too, mention all three together to your health visitor.',
      },
      {
        asks: [
          'how long will it take',
          'when will he grow out of it',
          'how many weeks of practising',
          'will she have this forever',
        ],
        answer:
          "A few minutes' practice on most days usually shows in two to four weeks, seldom in a straight line. If you do nothing, many fears of this age still fade over a year or so. So the question is how much it costs you both: a fear of clowns can wait; a fear of baths can't.",
      },
      {
        asks: [
          'should we get a puppy',
          'would a dog of our own help',
          'get a pet to cure the fear',
          'should we buy a dog',
        ],
        answer:
          "Not as a cure: a dog that is feared at breakfast is feared all day, and it can't be put back on the shelf. Practise first with other people's, from across the road, a bit nearer each week. If one day {he} ask{s} for a name and wants to hold the lead, you can talk about a puppy for its own sake.",
      },
      {
        asks: [
          'party at a house with a dog',
          'her friend has a dog',
          'going to visit people with a dog',
          'dog at grandmas house',
        ],
        answer:
          'Ring the host: could the dog be behind a door for the first hour, or on a lead? Most people gladly do. Tell {him} what was agreed, and what {he} can do: stand like a tree, hands up, look away, come to you. Arrive early, when it is quiet. If {he} manage{s} the far end of the garden, that is enough for Saturday.',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'fear-of-the-dark',
    title: 'Fear of the dark',
    topic: 'feelings',
    ages: [24, 119],
    questions: [
      'scared of the dark',
      'my 4 year old wont sleep without the light on',
      'afraid to go upstairs alone',
      'is a night light bad',
      'she is frightened in her room at night suddenly',
      'he wont go to the toilet in the night because its dark',
      '8yo still scared of the dark normal?',
      'wants the hall light and the lamp and the door open',
      'since the power cut my son screams when i switch the light off and i end up lying next to him till ten every night',
      'fear of the dark help',
    ],
    keys: [
      'dark',
      'night light',
      'nightlight',
      'lamp',
      'light on',
      'afraid of the dark',
      'upstairs alone',
      'torch',
      'big light',
      'landing light',
      'hallway light',
      'pitch black',
    ],
    ack: [
      {
        when: ['upstairs', 'toilet'],
        text: 'You are asked to walk the stairs as a bodyguard every time somebody needs a wee.',
      },
      {
        when: ['lamp', 'light', 'lights'],
        text: 'The lamp, the hall, the door at exactly that angle: bedtime has turned into stage lighting.',
      },
      { text: 'A dressing gown on a hook has only to wait for the switch to become somebody.' },
      { text: 'The room is the same in the dark, but it is a lot to ask of someone to take your word for it.' },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'The dark is on every list of common fears in early childhood; imagination has grown faster than the skill of sorting real from pretend.',
      },
      {
        from: 72,
        to: 119,
        text: 'Plenty of school-age children still like a light; being afraid of the dark is not behind, and most grow out of it or learn to manage it.',
      },
    ],
    sources: [NHS_ANXIETY, RCPSYCH],
    tonight: [
      'Put one dim, warm lamp low down and leave it, the same every night. You are not giving in; you are letting a chair stay a chair.',
      'Give {him} the torch. {He} switch{es} it on once, look{s} at three things, name{s} them, switch{es} it off.',
      'By day play in the dark for two minutes: under a blanket, hands as shadows, you first.',
    ],
    ask: 'If fear keeps {him} awake more than an hour on most nights for several weeks, or {he} {is} worn out by day, see your doctor; also if it began after something frightening.',
    offer: {
      kind: 'expert',
      label: 'In the library a few stories show what the dark is made of; one could be read tonight.',
      about: 'fear-dark',
    },
    back: [
      'What is in the dark, in {his} own words?',
      'Which part is the worst: the stairs, the switch, or after you have gone?',
    ],
    turns: [
      {
        asks: [
          'is a night light ok',
          'does a night light harm sleep',
          'should i leave the hall light on',
          'which night light is best',
        ],
        answer:
          "Yes, it is fine. Dim, warm-coloured and low is better for sleep than a bright lamp or the big hall light. Choose one and keep it, because it is the changing that invites bargaining. You needn't plan when to take it away; one day {he} will forget to ask.",
      },
      {
        asks: [
          'i have to lie with her until she sleeps',
          'wont let me leave',
          'he needs me in the room',
          'i sit there for an hour',
        ],
        answer:
          "Move by inches. This week you sit on the bed, next week on a chair, then the chair by the door, then outside with the door open, humming. Say where you are going and keep it: \"I'm putting the plates away. I'll look in when they're done.\" Come back before you are called; that is what makes the promise worth something.",
      },
      {
        asks: [
          'scared to go upstairs by himself',
          'wont go to the loo alone',
          'needs me on the stairs',
          'follows me from room to room in the evening',
        ],
        answer:
          'Make it a job with a prize at the far end: {he} fetch{es} your slippers while you sing loudly from the bottom step. Next time you sing from the kitchen. A plug-in light on the landing and a bell to ring at the top help too. Half the stairs counts for the first three days.',
      },
      {
        asks: ['it started suddenly', 'never was scared before', 'out of nowhere at 4', 'since a film'],
        answer:
          "Around three to five imagination takes a leap, and the dark is where it goes to play. Ask once, by day, whether {he} {has} seen or heard something; a trailer or an older child's story is enough. If there was something, draw it and give it an ending. If there was nothing, there needn't have been.",
      },
      {
        asks: [
          'my partner says stop indulging it',
          'grandad says switch it off he has to learn',
          'are we making it worse with the light',
          'mum says dont give in',
        ],
        answer:
          'Switching it off to toughen {him} up mostly teaches {him} to lie there rigid. Light is not the indulgence; hours of company are. So give the light freely and take your own time back in small pieces. You could tell grandad that plenty of adults sleep with the landing light on, some of them related to him.',
      },
      {
        asks: ['he is 9', 'too old for this', 'sleepover coming up', 'embarrassed about it in front of friends'],
        answer:
          "At that age give {him} the plan, not the comfort: {he} pick{s} the light, set{s} it one step dimmer every Sunday, and tick{s} it off. For a sleepover a key-ring torch under the pillow is nobody's business. Tell the other parent in one line beforehand; most will say theirs is the same.",
      },
    ],
    challenges: ['fear-dark', 'bedtime-routine'],
  },
  {
    id: 'monsters',
    title: 'Monsters under the bed',
    topic: 'feelings',
    ages: [24, 95],
    questions: [
      'monsters under the bed',
      'my 3yo says there is a monster in the cupboard',
      'does monster spray work',
      'she sees ghosts in her room',
      'he is scared of witches and wont sleep in his bed',
      'what do i say when my child believes in monsters',
      'checking for monsters every night takes forever',
      'afraid of a crocodile in the toilet',
      'my four year old wakes me because the wolf is behind the curtain and i check and check and it doesnt help at all',
      'imaginary scary creatures age 4',
    ],
    keys: [
      'monster',
      'monsters',
      'ghost',
      'ghosts',
      'witch',
      'witches',
      'wolf',
      'under the bed',
      'monster spray',
      'wardrobe',
      'behind the curtain',
      'crocodile',
      'baddies',
      'zombie',
      'skeleton',
    ],
    ack: [
      {
        when: ['spray', 'check', 'checking'],
        text: 'You have looked under the bed, behind the curtain and in the sock drawer, and the monster has always left a second before you came.',
      },
      {
        when: ['ghost', 'ghosts', 'witch', 'witches', 'wolf'],
        text: 'Whatever stands behind that curtain, it has better hours than you have.',
      },
      { text: 'A monster that only comes out when you are downstairs is hard to evict.' },
      { text: '{His} imagination has been delivered before the instructions.' },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'Around three children move freely between fantasy and reality and may lose track of which is which, so a monster can be pretend by day and real by eight in the evening.',
      },
      {
        from: 72,
        to: 95,
        text: 'By five or six most children know a monster is pretend; the feeling often takes longer to believe it than the head.',
      },
    ],
    sources: [
      {
        organisation: 'American Academy of Pediatrics, HealthyChildren.org',
        page: 'Emotional Development in Preschoolers',
        address:
          'https://www.healthychildren.org/English/ages-stages/preschool/Pages/Emotional-Development-in-Preschoolers.aspx',
        checked: 'read',
      },
      NHS_ANXIETY,
    ],
    tonight: [
      'Say it plainly, once: "There are no monsters. It does feel scary. I\'m downstairs."',
      'Skip the search. Looking under the bed says there might have been something; look together for the teddy instead, with the light on.',
      'Let {him} draw it by day and give it something ridiculous: a bow, hiccups, its mother calling it in for tea.',
    ],
    ask: 'If {he} see{s} or hear{s} things by day that nobody else does and {is} frightened by them, or sleep is broken most nights for weeks, talk to your doctor.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book about a monster who is afraid of bedtime could be made tonight.',
      about: 'a monster under the bed who turns out to be small and polite',
    },
    back: [
      'What kind of monster is it, and what does it want?',
      'When does it come: while {he} {is} falling asleep, or after waking up?',
    ],
    turns: [
      {
        asks: [
          'monster spray',
          'should i use monster spray',
          'we spray the room every night',
          'is it ok to play along',
        ],
        answer:
          "It works on Monday and by Friday it is a chore, because spray is what you use on real things. If it is already part of your evening, let it shrink: a puff, then half a puff, then {he} look{s} after the bottle. A grown-up's calm is a stronger spray. Playing with monsters by day, on the other hand, is excellent.",
      },
      {
        asks: [
          'he wont sleep in his room any more',
          'comes into our bed because of monsters',
          'scared of her own bedroom',
          'refuses his bed',
        ],
        answer:
          'Go and live in that room for a while: read there after lunch, have a picnic on the rug, move the bed so that {he} can see the door. At night walk {him} back each time with the same few words and a hand on the back. If you choose to have {him} in with you this week, choose it for the week and say so.',
      },
      {
        asks: [
          'what if he says he saw it',
          'insists its real',
          'she gets angry when i say it isnt real',
          'argues that there is one',
        ],
        answer:
          'Don\'t hold a trial about it. "You saw something dark move. I think it was the coat. Let\'s put the coat in the hall." You can respect the fright without signing the report. Ask what it would need to go away; children are generous, often it is only a biscuit.',
      },
      {
        asks: [
          'older brother tells him stories',
          'cousins scared her',
          'saw it on youtube',
          'kids at school talk about a scary game',
        ],
        answer:
          'Then take the story out of the whispering. Ask {him} to tell you all of it, look surprised at the right places, and say which parts people made up and why: to make each other jump. With the older one, a quiet word: "You\'re the one {he} believe{s}. Tell {him} how it was made."',
      },
      {
        asks: [
          'can i let him watch anything scary',
          'books with wolves',
          'should i stop fairy tales',
          'is a scary picture book too much',
        ],
        answer:
          'Fright with a lap, a page and an ending is practice, and most children ask for it again. Fright on a screen, alone, with music, is another thing. Keep wolves in books and by day, stop when the body says so, hands over ears, going stiff, and leave out anything with a cliff-hanger at bedtime.',
      },
    ],
    challenges: ['fear-dark'],
  },
  {
    id: 'storms-and-loud-noises',
    title: 'Thunder, fireworks and other big noises',
    topic: 'feelings',
    ages: [18, 119],
    questions: [
      'terrified of thunder',
      'my 5 year old checks the weather all day because of storms',
      'fireworks night my toddler screams',
      'scared of wind and rain',
      'she panics when there is lightning',
      'how do i calm a child in a thunderstorm',
      'is it normal that a 7yo is so scared of storms he wont go outside',
      'fire alarm at school now he is afraid to go',
      'every time a cloud comes my son asks me if its going to thunder and he wont go to football any more',
      'sirens and bangs frighten him',
    ],
    keys: [
      'thunder',
      'thunderstorm',
      'storm',
      'storms',
      'lightning',
      'fireworks',
      'fire alarm',
      'siren',
      'wind',
      'bonfire night',
      'bangs',
      'loud bang',
      'thunder and lightning',
      'loud noises',
      'drill',
      'bonfire',
    ],
    ack: [
      {
        when: ['weather', 'cloud', 'checks', 'forecast'],
        text: 'You have become the weather service, and every cloud has to be explained.',
      },
      {
        when: ['fireworks', 'alarm', 'siren', 'sirens'],
        text: 'Nobody asked {him} whether a bang that size was needed.',
      },
      {
        when: ['thunder', 'thunderstorm', 'storm', 'storms', 'lightning'],
        text: 'Thunder comes from everywhere at once, and there is nothing to point at and say "that was it".',
      },
      { text: "You can't switch it off, which is exactly what {he} {is} asking you to do." },
      { text: 'A bang of that size goes through the whole of a small body before anyone has said what it was.' },
    ],
    typical: [
      {
        from: 18,
        to: 71,
        text: 'Storms are among the common fears of early childhood, and such fears usually go away gradually on their own.',
      },
      {
        from: 72,
        to: 119,
        text: 'Older children can learn how a storm works and still be afraid of it; it needs help when it decides what {he} can do on a dry day.',
      },
    ],
    sources: [NHS_ANXIETY, NHS_DISORDERS],
    tonight: [
      'During it: curtains half closed, a lap or a blanket, and one sentence, "The noise can\'t get in. The house is strong. I\'m staying."',
      'Count together from the flash to the bang. Counting gives the frightened part a job, and the numbers growing shows it is leaving.',
      'On a dry day make a storm with a baking tray, two spoons and the light switch. {He} conduct{s}.',
    ],
    ask: 'If {he} avoid{s} going out, school or sport because of weather for several weeks, or stay{s} upset for hours after, see your doctor.',
    offer: {
      kind: 'song',
      label: 'A counting song for between the flash and the bang could be ready before the next cloud.',
      about: 'a thunderstorm that walks away',
    },
    back: ['Is it the bang, the flash, or the waiting before?', 'What happens on ordinary dry days?'],
    turns: [
      {
        asks: [
          'checks the weather constantly',
          'asks all day if it will thunder',
          'looks at the app',
          'obsessed with the forecast',
        ],
        answer:
          'One look a day, together, after breakfast: "Rain at three, no storm." Then the app is shut and later questions get "We looked." Each extra look calms for a minute and feeds the next. If a storm is forecast, say so and make the plan: which room, which blanket, which game. Being lied to about weather is worse than weather.',
      },
      {
        asks: [
          'fireworks night is coming',
          'bonfire night',
          "new year's eve fireworks",
          'how to prepare for fireworks',
        ],
        answer:
          'Tell {him} the evening before what will be heard and when it stops. Curtains, a film with the sound up, ear defenders on the sofa, popcorn: make the inside of the house louder than the outside. Watching through the window with ears covered is enough for a first year. If {he} go{es} to sleep with it, leave the landing light on.',
      },
      {
        asks: [
          'fire drill at school',
          'scared the alarm will go off',
          'hand dryers and alarms',
          'afraid of the school bell',
        ],
        answer:
          'Ask the school to tell {him} before practice drills and to let {him} stand next to someone with a kind hand. Listen to a recording at home, as quiet as a mouse, with {him} holding the volume. An alarm is a loud friend: "It shouts so that everyone walks out." {He} may walk out with {his} ears covered; that is still walking out.',
      },
      {
        asks: ['should i tell him the science', 'explain thunder', 'does explaining help', 'what is thunder for kids'],
        answer:
          "From about five, yes, by day: lightning is a giant spark, thunder is the air clapping shut behind it, and light travels faster than noise. Before that, a picture is better than a fact. Knowing how it works won't take the jump away. It gives {him} something to say to {himself} while {he} jump{s}.",
      },
      {
        asks: [
          'we had a real flood',
          'the tree fell on the house',
          'after the hurricane',
          'there was a real storm disaster here',
        ],
        answer:
          'Then it is memory rather than imagination. Keep days ordinary, let {him} play and draw it over and over, answer in few true words, and show what has been made safe: the roof, the bag by the door. If after a month {he} still wake{s} with it, startle{s} at small sounds or keep{s} away from the place, ask your doctor for help.',
      },
      {
        asks: ['i am scared of storms too', 'i hate thunder myself', 'does she get it from me', 'i jump as well'],
        answer:
          'Jump, and then narrate the coming down: "Oof, that made me jump. My heart is fast. It\'s slowing." That is worth more than pretending. Choose one thing that you do in storms, lighting the lamp, cutting an apple, and do it every time; your hands being busy tells {him} more than your voice does.',
      },
    ],
    challenges: ['feeling-worried'],
  },
];
