import { humAndMist } from './hum-and-mist.ts';
import { withTheMaskOn } from './with-the-mask-on.ts';
import { eyeDrops } from './eye-drops.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { puffAmongFriends } from './puff-among-friends.ts';

const own: Frame = {
  id: 'taking-medicine',
  name: 'Taking medicine',
  says: [
    'will not take medicine',
    'spits out antibiotics',
    'refuses his inhaler',
    'hates the mask of the inhaler',
    'cant swallow tablets',
    'gags on the syrup',
    'medicine time is a fight',
    'eye drops every morning',
    'ear drops',
    'has to take pills every day',
    'nasal spray battles',
    'nebuliser scares her',
    'spacer and puffer',
    'calpol refused',
    'clamps her mouth shut for the syringe',
    'medicin tastes yucky',
    'starting ADHD medication',
    'daily meds',
    'vitamin drops are a drama',
    'antibiotic for ten days',
    'learn to swallow a capsule',
    'how to get my toddler to take medicine',
  ],
  claims: {
    strong: [
      'new tablets',
      'tablets make',
      'medication for anxiety',
      'adhd tablets',
      'adhd medicine',
      'adhd tablet',
      'forgets her dose',
      'forgets his dose',
      'evening dose',
      'morning dose',
      'on steroids',
      'medicine',
      'medication',
      'meds',
      'antibiotic',
      'inhaler',
      'puffer',
      'spacer',
      'nebuliser',
      'nebulizer',
      'swallow tablet',
      'swallow pill',
      'take pill',
      'take tablet',
      'pill',
      'capsule',
      'syrup',
      'calpol',
      'nasal spray',
      'ear drop',
      'prescription',
      'vitamin drop',
      'take vitamin',
      'eye drops every',
      'syringe',
      'drops in his eyes',
      'drops in her eyes',
      'eye drops',
      'drops in eyes',
      'ointment',
      'tablets every',
    ],
    cues: ['swallow', 'syringe', 'dose', 'mask'],
    not: ['medicine ball', 'maple syrup', 'tablet time', 'screen', 'best medicine', 'medicine cabinet', 'eye clinic'],
  },
  topicWords: ['medicine', 'inhaler', 'spoon', 'puff', 'swallow'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'A spacer is a tube with a valve; one puff goes in and is breathed in with about five (young children: up to ten) slow breaths, mask or mouthpiece held close. The preventer works only when it is taken every day, also on good days.',
    'Side effects are told to a doctor, who may change the amount, the time or the kind; nobody stops a medicine alone.',
    'Medicine is given by a grown-up, in the amount a doctor or pharmacist has said, and kept where children cannot reach it.',
    'Medicine is not a sweet.',
    'Many medicines are bitter; cold dulls taste, and a drink afterwards washes it away. Which food or drink goes with a medicine is a question for a pharmacist.',
    'Medicine travels with the blood through the whole body.',
    'Antibiotics act against bacteria; they are taken to the end because some bacteria are tougher.',
    'An inhaler brings medicine into the airways; a spacer gives time to breathe it in. Brown or preventer ones work slowly, relievers fast.',
    'Bitter taste warns animals of poisons; that is why bitterness is strong.',
    'Swallowing a tablet can be practised with a pharmacist’s or doctor’s advice; sitting upright with water helps.',
    'Aspirin goes back to willow bark, which people chewed thousands of years ago.',
    'Some medicines come as drops, sprays or creams, which work where they are put; eyes blink and skin shivers by reflex.',
    'Airways divide like the branches of a tree, more than twenty times; in asthma they swell and get narrow. About one child in ten has asthma.',
    'After a reliever a child rests until the breath is easy again. A nurse can check how an inhaler is used; small errors are common.',
  ],
  threads: {
    spacer: 'a spacer at home: a seal, five breaths, and the same two times each day',
    tablet: 'a tablet on its way over a tongue, and the ways of getting it down',
    self: 'what a medicine feels like, which only one person can tell',
    spoon: 'the medicine that goes in, and the cup of water after it',
    road: 'the way the medicine takes through the body',
    puff: 'breath that goes in and out: puff, wait, out',
    bitter: 'why medicine is bitter',
    willow: 'the bark of a tree that people chewed',
    clock: 'the clock of a medicine, same time each day',
    spot: 'medicine that goes right to the place: drops, spray, cream',
  },
  threadCues: {
    spacer:
      /\bspacers?\b|\b(?:inhaler|puffer)\b[^.]{0,80}\b(?:every|morning|night|bed(?:time)?|twice|fights?|fighting|screams?|refus\w*|won'?t|hates?|mask|struggl\w*|pushes|cries|pins?|daily)\b|\b(?:fights?|screams?|refus\w*|won'?t|hates?|struggl\w*|cries)\b[^.]{0,60}\b(?:inhaler|puffer)\b/i,
    self: /\b(?:(?:makes?|making|made) (?:him|her|them) (?:feel )?(?!take|swallow|gag|cry|scream|vomit|throw|laugh|hide|run|wait|sit|have|do|drink|open|go|so (?:scared|angry))\w+|(?:not|isn'?t|doesn'?t feel like|feels? like) (?:being )?(?:himself|herself|themself|themselves|a zombie)|side effects?|feels? (?:sick|funny|weird|different|flat|strange)|zombie|personality|not hungry (?:on|with) (?:it|them)|changes who)\b/i,
    tablet:
      /^(?!.*\b(?:any ?more|no longer|embarrass\w*)\b(?!.*\bswallow))(?!.*\b(?:forget\w*|forgot|remember\w*|(?:makes?|making|made) (?:him|her|them|me) (?:feel )?\w+|side effects?|feels? (?:sick|funny|weird|different))\b)(?:(?=.*\b(?:swallow\w*|gag\w*|spit\w*|chok\w*|stuck|crush\w*|down|too big|big|learn\w*|take|refus\w*|won'?t|can'?t|cannot|hates?|scared|afraid|hides?|first|how)\b)(?!.*\bin front of\b).*\b(?:tablets?|pills?|capsules?)\b|(?!.*\b(?:liquid|syrup|spoon\w*|drops|suspension|calpol|banana medicine|antibiotic\w*)\b).*\bswallow\w*\b)/,
    spoon: /\b(?:syrup|spoon\w*|liquid|syringe|bottle|antibiotics?|spits?|spitting)\b/,
    puff: /\b(?:inhaler|puffer|asthma|spacer)\b/,
    spot: /\b(?:the|his|her|their) drops\b|\bdrops (?:\w+ )?(?:times|twice|a day|daily|every)\b|\b(?:(?:ear|eye|nose|nasal|flu) (?:drops?|sprays?|creams?|ointment)|eyedrops?|eardrops?|(?:drops?|spray) (?:in|into|for|up) (?:his|her|their|the|my|both)? ?(?:eyes?|ears?|nose)|creams?|ointment|lotion)\b/,
    // Who asks why it has to go on does not ask about its taste.
    clock: /\b(?:any ?more|no longer|adhd|ritalin|daily|every (?:day|morning|evening|night)|twice a day|for ?ever)\b/,
    road: /\b(?:vitamin drops|patch\w*|any ?more|no longer)\b/,
    bitter: /\b(?:bitter|tast\w+|yuck\w*|disgusting|horrible|flavou?rs?|spits?|spitting)\b/,
    willow: /\b(?:fever|headaches?|painkillers?|paracetamol|ibuprofen|aspirin)\b/,
  },
  onlyWhenSaid: ['spacer', 'puff', 'spot', 'tablet', 'self'],
  tellsAlone: ['puff', 'spot', 'self', 'spacer'],
  // Drops after an operation are no operation.
  decidedBy: [
    /\b(?:scream|fight|refus|cr(?:y|ies)|won['’]?t|wont|hat(?:es?|ing)|wriggl|struggl|scared|kick|cover|hid(?:es|ing)|not let|try|battle)\w*\b[^.!?]{0,60}\b(?:(?:ear|eye|nose|nasal) ?drops?|the drops|drops in)\b|\b(?:(?:ear|eye|nose|nasal) ?drops?|the drops)\b[^.!?]{0,50}\b(?:scream|fight|refus|cr(?:y|ies)|won['’]?t|wont|hat(?:es?|ing)|wriggl|struggl|scared|kick|cover|hid(?:es|ing)|battle)\w*\b/i,
  ],
  comesFirst: ['spacer'],
  roles: {},
  titles: {
    young: [
      { text: 'Puff, and Five Breaths', thread: 'spacer' },
      { text: 'A Puff in a Bottle of Air', thread: 'spacer' },
      { text: 'Small, Smooth and Down', thread: 'tablet' },
      { text: 'Small and Hard Like a Pea', thread: 'tablet' },
      { text: 'In It Goes', thread: 'spoon' },
      { text: 'First Yuck, Then Water', thread: 'spoon' },
      { text: 'The Way of the Medicine', thread: 'road' },
      { text: 'Where Does It Go?', thread: 'road' },
      { text: 'Same Time, Tick, Tock', thread: 'clock' },
      { text: 'Puff, In and Out', thread: 'puff' },
      { text: 'Wet, Cold, Done', thread: 'spot' },
      { text: '{name} and the Medicine' },
      { text: 'Medicine Time' },
    ],
    older: [
      { text: 'Morning Puff, Evening Puff', thread: 'spacer' },
      { text: 'What the Spacer Is For', thread: 'spacer' },
      { text: 'The Smooth Way Down', thread: 'tablet' },
      { text: 'How a Tablet Goes Down', thread: 'tablet' },
      { text: 'Down with the Water', thread: 'tablet' },
      { text: 'Where the Medicine Goes', thread: 'road' },
      { text: 'The Long Way to One Ear', thread: 'road' },
      { text: 'Why Is It Bitter?', thread: 'bitter' },
      { text: 'The Taste of a Warning', thread: 'bitter' },
      { text: 'The Bark of a Willow', thread: 'willow' },
      { text: 'Chewing on a Tree', thread: 'willow' },
      { text: 'The Medicine Clock', thread: 'clock' },
      { text: 'Down With the Breath', thread: 'puff' },
      { text: 'Straight to the Spot', thread: 'spot' },
      { text: 'Again, at About This Time', thread: 'clock' },
      { text: '{name} and the Medicine' },
      { text: 'What Medicine Does All Day' },
    ],
  },
  benefits: [
    'Explains what medicine is for, and takes seriously what it tastes or feels like.',
    'Leaves the medicine and the amount to grown-ups.',
    'Gives {name} a small choice and something to say for the moment itself.',
  ],
  talk: {
    young: [
      'Who gives the medicine in the story?',
      'What is it like: cold, bitter, or something else?',
      'Shall we give a toy pretend medicine and a hug?',
    ],
    older: [
      'What was new in the story about medicine?',
      'Which word went into the blank, and is it the same each time?',
      'Shall we choose the place and the time for it?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['cup', 'clock'],
  },
  text: {
    '2-3': script(`
      D<spoon> It is time for medicine. A grown-up has it. {Name gets} a little bit. In it goes. Then comes water.
      D<spoon> Shake, shake, shake! A grown-up has medicine. It is for {him}. In it goes. Then comes a drink.
      D<clock> Tick, tock. It is medicine time. {Name sits} down. Here comes the medicine. Tick, tock.
      P Some children say yuck. It is a bit yuck.
      P Grown-ups take medicine too. They pull a face.
      P A doctor says how much. A grown-up knows it.
      Q Before the medicine, {Name} may feel ____.
      Q The medicine may feel ____.
      Q After the medicine, {his} tummy may feel ____.
      H {helper} can hold {Name} close.
      H {helper} can count to three.
      H {helper} can get some water.
      H<helper> {helper} can sing a song.
      H<adult> {helper} can try {adult}.
      T {he} can hold the cup.
      T {he} can pick a cup.
      T {he} can blow first.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<spoon> {he} can say, "In it goes. Water!"
      C<spoon> {he} can say, "Yuck, and then water."
      C<clock> {he} can say, "Tick, tock, in, done."
      C<topic> {he} can think about {topic}.
      A<spoon> In it went. It was quick. The medicine can work now. Water, water. All done.
      A<spoon> The cup is empty. The bottle goes up high. A grown-up looks after it. Bye-bye, medicine.
      A<clock> Tick, tock, done. The medicine is in. It has a job to do. Tick, tock, bye-bye.
      A<clock> Tick, tock. The clock goes on. The medicine is in. It can work now. Tick, tock, bye-bye.
      D<spot> Here comes the medicine. {Name sits} still. It is wet and cold. One, two, three. Then it is done.
      D<puff> Puff! It is medicine to breathe. {Name has} a puffer. In goes the air. Out goes the air.
      D<road> In goes the medicine. {Name} cannot see it now. It goes in and in. It has a job there.
      P<spot> Grown-ups get it too. It makes them shiver.
      P<puff> Some grown-ups puff too. In and out they go.
      Q<spot> When it is cold, {Name} may feel ____.
      Q<puff> After the puff, {Name} may feel ____.
      H<spot> {helper} can count: one, two, three.
      H<puff> {helper} can hold the puffer still.
      T<spot> {he} can choose a lap or a bed.
      T<spot,comforter> {he} can squeeze {comforter}.
      T<puff> {he} can breathe in and out.
      T<puff,comforter> {he} can have {comforter} near.
      C<spot> {he} can say, "Wet, cold, done!"
      C<spot,topic> {he} can think about {topic} now.
      C<puff> {he} can say, "Puff, in, out."
      C<puff,topic> Then {he} can think about {topic}.
      C<road> {he} can say, "Off you go, medicine."
      A<spot> The medicine is there now. It can do its job. It is not so cold now. All done, and up!
      A<puff> In and out. The medicine is in. It helps the air go in. Puff, puff, all done.
      A<road> The medicine is in there. It does its job. It makes no sound. Shh, medicine at work.
      D<spacer> Here is the mask. It goes on {his} face. Puff! In goes the air. One, two, three, four, five. All done.
      P<spacer> The puff helps the chest. It is soft air.
      Q<spacer> With the mask on, {Name} may feel ____.
      H<spacer> {helper} can sing a puff song.
      H<spacer> {helper} can let teddy go first.
      T<spacer> {he} can hold the mask.
      T<spacer,comforter> {he} can sit with {comforter}.
      C<spacer> {he} can say, "Puff, and then all done."
      A<spacer> Five breaths, and off it comes. The puff is in the chest. The mask has a rest. Bye-bye, puff.
    `),
    '4-5': script(`
      D<road> Medicine has a job, and its job is inside. A grown-up gives it, and {Name} may feel how it goes in. Nobody can see where it goes then. It finds its way bit by bit. It may go to a head, a chest or a tummy.
      D<spoon> There is a bottle that is kept up high. A grown-up gets it down, because medicine is a grown-up job. {Name gets} just as much as the doctor said. It may be bitter, or cold, or a bit odd. Then there is water, or a cloth.
      D<clock> Some things come back each day, like teeth and bed. Medicine can be like that. {Name} may get it at about the same time. There is a cup or a puff, and then it is done. The clock goes on, and so does the day.
      P Grown-ups may talk fast at medicine time. They want it to help. They do not like the taste of it much.
      P Children who feel well may not see why. Medicine can work in the dark, where nobody looks.
      P Some people swallow fast. Some like to hold their nose. Doctors think that both are fine.
      Q When the bottle comes out, {Name} may feel ____.
      Q Where the medicine goes in, {his} body may feel ____.
      Q After the medicine, {Name} may feel ____.
      H {helper} can say what it is for. ~ It helps to know.
      H {helper} can give it in small bits. ~ Small bits are soon done.
      H {helper} can ask if there is one with another taste. ~ Sometimes there is.
      H<helper> {helper} can tell a short story while it happens. ~ It ends when the medicine ends.
      H<adult> {helper} can help at medicine time. ~ One thing that helps is {adult}.
      T {he} can choose the cup and the place.
      T {he} can say "ready" before it comes.
      T<spoon> {he} can have cold water before and after.
      T<comforter> {he} can sit with {comforter} for it.
      T<doing> {he} can try {doing} first.
      C<road> {he} can say, "Medicine, you know the way."
      C<spoon> {he} can think, "First the odd bit, then the water."
      C<spoon> {he} can say, "One, two, in you go."
      C<clock> {he} can think, "Tick, tock, and it is done."
      C<topic> {he} can think about {topic} while it goes in.
      A<road> Now the medicine is on its way. It works by day and by night. It needs no light and no map. That is its job, and the outside can have a rest.
      A<road> It is quiet outside, but inside the medicine is at work. Nobody needs to watch it. It goes bit by bit to where it is needed. Outside there is time for a game.
      A<spoon> The bottle goes back up high. The taste goes too, because water takes it along. The medicine has its job inside now. Outside, there is nothing more to do.
      A<spoon> Up goes the medicine, where only grown-ups can reach it. The taste may stay for a bit. Water helps, and so does time. Then the mouth is free for other things.
      A<clock> The medicine is done for now. It may come back, because it works bit by bit. A grown-up keeps count of the days. Until then, the time in between is for other things.
      A<clock> The clock goes on, and the medicine is in. There is a lot of day before the next time. Medicine is short, and a day is long. Most of it is for other things.
      D<spot> {Name has} a medicine that is not for the mouth. It goes right to the place that needs it. That can be an eye, an ear, a nose or some skin. It is wet, and it may be cold. Then it is done for now.
      D<puff> Medicine can be breathed in, and {Name has} that kind. It comes out as a puff, and it is hard to see. It goes down to the chest with the air. In there it helps the air to get through. Then the air comes out again.
      P<spot> Grown-ups have big hands for such a small job. They like to be quick. They know that wet and cold is odd.
      P<puff> Lots of people have an inhaler. Some of them run fast and play ball. They know how a puff goes.
      Q<spot> When the medicine comes close, {Name} may feel ____.
      Q<puff> When it is time for a puff, {Name} may feel ____.
      H<spot> {helper} can say "now" just before it comes. ~ It helps to know when.
      H<puff> {helper} can hold it still and count the breaths. ~ Then it is clear how many there are.
      T<spot> {he} can choose a spot on the wall to look at.
      T<spot,comforter> {he} can hold {comforter} in both hands.
      T<puff> {he} can sit up tall and breathe slowly.
      T<puff,comforter> {he} can have {comforter} on {his} knees.
      C<spot> {he} can count, "One is wet, two is cold, three is done."
      C<spot,topic> For that moment, {he} can think about {topic}.
      C<puff> {he} can think, "Puff, and in, and out."
      C<puff,topic> After the last puff, {he} can think about {topic}.
      A<spot> The medicine is at the right place now. It does its job there all by itself. The rest goes back up high, where grown-ups keep it. Then there is time to play.
      A<puff> In it went, and the chest has it now. Air is good at finding the way. The inhaler goes back to its place. Breath goes in and out, as it does all day.
      D<tablet> This medicine is a small, hard thing called a tablet. {Name} can see it in the grown-up's hand. It is as small as a pea. But it feels big on a tongue. A tongue likes to hold on to small things. Water helps it to let go.
      C<tablet> {he} can say, "Sip, tip, gulp."
      A<tablet> The medicine is down, or it waits for another go. There may be a kind to drink. Grown-ups can ask. A tongue learns new things bit by bit. Now there is more water, and a rest for the tongue.
      D<spacer> The inhaler has a long tube, and that is the spacer. One puff goes into it and waits there. {Name} breathes in and out, and the puff goes down. Five slow breaths are enough. Then the tube is empty.
      P<spacer> The puff makes no sound in a chest. So it is hard to see that it helps. It helps on the good days too.
      Q<spacer> When it is time for the puff, {Name} may feel ____.
      H<spacer> {helper} can count the five breaths on five fingers. ~ The thumb is the end.
      H<spacer> {helper} can give a bear a pretend puff first. ~ Bears are good at it.
      T<spacer> {he} can press the inhaler together with a grown-up.
      T<spacer> {he} can choose the chair for it.
      T<spacer,topic> {he} can think about {topic} for five breaths.
      C<spacer> {he} can think, "One puff, five breaths, done."
      A<spacer> Five fingers are up, and the puff has gone down. The spacer goes back on its shelf. It waits there until it is time again. A chest can run and sing with open tubes.
    `),
    '6-7': script(`
      D<road> Where does medicine go? It goes in at one place and works at another. {his} blood takes it along and travels through the whole body. So some of it comes to where it is needed. The toes get a bit as well, even if they are fine. Blood does not know the short way.
      D<bitter> Many medicines are bitter. {Name} may have tasted that. In nature, some bitter plants can make an animal ill. So tongues learned to say "look out!" That is good with plants, but a tongue cannot know about doctors. It says it about medicine too.
      D<clock> Medicine likes the clock. It works for some hours, and then it gets less. So {Name} may get it again, at about the same time. That is not because anyone forgot. It keeps enough of it inside to do the job.
      P A parent may sound strict at medicine time. Behind that there is often worry. They want the medicine to get in.
      P A doctor picks a medicine for what it does. The taste is not on the doctor's list. Somebody can ask about that too.
      P Other children take medicine at home as well, where no one sees it. In each class there are some. They seldom talk about it.
      Q When it is time for medicine, {Name} may feel ____.
      Q Just before it goes in, {his} throat may feel ____.
      Q When others see the medicine, {Name} may feel ____.
      H {helper} can explain what the medicine is for. ~ It is odd to take a thing without a reason.
      H {helper} can ask what may be eaten or drunk after it. ~ A pharmacist knows that.
      H {helper} can keep the same place and time. ~ Then it comes as no surprise.
      H<helper> {helper} can mark each day on a paper with {him}. ~ It shows how far it is.
      H<adult> {helper} can help by {adult} at that time. ~ It makes a minute shorter.
      T {he} can choose what comes right after. ~ It is good to have something to look forward to.
      T {he} can breathe out slowly before it. ~ A soft throat swallows better.
      T<bitter> {he} can drink cold water first. ~ Cold makes a tongue notice less.
      T<comforter> {he} can have {comforter} close by. ~ It gets none of it.
      T<doing> {he} can try {doing} while it is made ready. ~ The wait is often the worst part.
      C<road> {he} can think, "Safe trip, and greet the toes."
      C<road> {he} can think, "In here, and then to where it is needed."
      C<bitter> {he} can say, "Thank you, tongue, I know about it."
      C<clock> {he} can think, "One minute now, then hours of nothing."
      C<topic> While it goes in, {he} can think about {topic}.
      A<road> The medicine is on the road now, and nobody needs to push it. It goes round and round with the blood. Somewhere it meets the spot that it is for. The rest of the body gets on with the day.
      A<road> Round and round goes the blood, and the medicine rides along. It passes the knees and the toes and has a look. Where it is needed, it gets out. Nobody can hear it arrive, and it does its work all the same.
      A<bitter> The tongue has said what it thinks. Water takes the taste along, and soon it is forgotten. The medicine is already past the tongue and has work to do. It is bitter up here only.
      A<bitter> It was bitter, and now there is water. The tongue gave its warning, as tongues have done for ages. It could not know about the doctor. The medicine has gone on ahead, and the mouth is free for other things.
      A<clock> The clock goes on, and the medicine works. When it comes round again, it will take about a minute. There is a last day for many medicines. A doctor says when that is, or if it goes on.
      A<clock> The hands of the clock move on, and the minute is over. The medicine has hours of work before it. There are hours for other things too, more than anybody can count. The clock will say when it is time again.
      D<spot> Not every medicine is for swallowing. {Name has} a kind that goes right to the spot. That may be an eye, an ear, a nose or some skin. It is wet, and it is often cold. Eyes blink at that, and skin shivers. They do it by themselves, and it is over soon.
      D<puff> {Name has} a medicine that travels with the air. It comes out of an inhaler as a puff. Breathing takes it down into the chest. There are small tubes for air in there, and they can get tight. The medicine helps them to open, or to stay open.
      P<spot> Grown-ups are careful with eyes, ears and sore skin. Careful hands can be slow hands. They would like to be faster as well.
      P<puff> In many classes there is more than one inhaler. Teachers know what it is for. Other children may look, because a puff is interesting.
      Q<spot> Just before it comes, {his} body may feel ____.
      Q<puff> When others see the inhaler, {Name} may feel ____. It may be another word at home.
      H<spot> {helper} can say "now" before it comes. ~ A body likes to know when.
      H<puff> {helper} can count the breaths out loud. ~ Then it is clear when the end comes.
      T<spot> {he} can look at one thing on the wall until it is over. ~ A head is still when the eyes are busy.
      T<spot,comforter> {he} can squeeze {comforter} with both hands. ~ Then the hands have a job too.
      T<puff> {he} can sit up straight first. ~ Then the air has a good way down.
      T<puff,comforter> {he} can hold {comforter} with the other hand. ~ It needs no puff.
      C<spot> {he} can think, "One cold second, and then it works."
      C<spot,topic> For that second, {he} can think about {topic}.
      C<puff> {he} can think, "Down it goes with the air."
      C<puff,topic> After the last puff, {he} can think about {topic}.
      A<spot> Now the medicine is at the right spot. It works there slowly, and it makes no noise. Grown-ups put the rest back up high. Then the day can go on.
      A<puff> The puff is over, and the medicine is down in the chest. Air goes in, and air comes out. The inhaler goes back to its place. It is small, and it has an important job.
      D<tablet> Medicine in a tablet is small, but a tongue makes it seem large. {Name} may find that it stays there while the water goes down. That is because a mouth is careful with hard things. It wants to chew them first. Swallowing something whole is a trick, and most people learn it by trying. Some can do it at six, and some at sixteen.
      C<tablet> {he} can think, "Water first, then both together."
      A<tablet> Some days the trick works, and some days it does not. Some medicine can also come as a drink. Grown-ups can ask a pharmacist about that. A mouth that is careful with hard things is a clever mouth.
      D<self> A medicine has its job, and a body may notice more than that. {Name} may feel a bit different with it. It can be in the tummy, in the head or in the mood. That is not a fault of anybody. Other people cannot see it, so it helps to be told.
      P<self> Doctors want to know what a medicine feels like. They can change the time, the amount or the kind. That is part of their work.
      P<self> People at home see what got better. They may not see what feels odd.
      Q<self> When the medicine is working, {Name} may feel ____. It may be different by the evening.
      H<self> {helper} can write it down, with the time. ~ A doctor can read a lot from that.
      T<self> {he} can tell what is different. ~ "Odd" is a good word to begin with.
      C<self> {he} can think, "I can tell what it is like."
      A<self> It may go on as it is, or the doctor may try another way. A medicine can help with one thing. It does not decide who somebody is. What it is like can be told again on any day.
      D<spacer> In a chest there are tubes for air. Some get sore and narrow. {Name} gets a puff of medicine each morning and evening to calm them. It goes into the spacer first and is breathed from there. Five slow breaths take less time than tying two shoes. It works like brushing teeth: a little, and often.
      P<spacer> A parent with an inhaler may sound strict. It is because of the nights with a cough in them. They would like fewer of those.
      Q<spacer> When somebody comes with the spacer, {Name} may feel ____. It may be different in the evening.
      H<spacer> {helper} can keep it beside the toothbrush, morning and evening. ~ Then nobody needs to look for it, or to argue.
      H<spacer> {helper} can let {him} do the next thing at the fifth breath. ~ It is good to know what comes after.
      T<spacer> {he} can hold the spacer and count with {his} other hand. ~ The one who counts knows the end.
      T<spacer> {he} can put a tick on a chart each morning and evening. ~ Ticks can be seen, and puffs cannot.
      T<spacer,topic> {he} can think of five things about {topic}, one for each breath. ~ Then it is done.
      C<spacer> {he} can think, "One puff, five breaths, and off I go."
      A<spacer> The fifth breath is out, and the puff is where it is needed. It says nothing and does its work all day. The spacer lies on its shelf again. Tubes that are open are good for running, and for shouting on the way.
    `),
    '8-10': script(`
      D<willow> Thousands of years ago, people with a fever chewed the bark of a willow. It was an early medicine, and it was bitter. Nobody knew why it helped, and {Name lives} in a luckier time. Chemists found the part that works, took away most of the splinters, and made a medicine out of it. A lot of medicines began with a plant, a mould or a puzzle. They come in exact amounts today, which bark does not.
      D<bitter> Many poisonous plants and beetles are bitter, as if on purpose. That is why tongues, {his} included, react so strongly to a bitter taste. Children have more sensitive tongues than adults, so medicine can taste worse to them. It is a good alarm going off for the wrong reason. The alarm is on the tongue only. One swallow later, no part of the body can taste anything.
      D<road> A medicine that is swallowed first goes to the stomach and then into the blood. One that is breathed in or put on the skin takes another road. {Name} may wonder how it finds the right place. It does not. It goes everywhere and works only where it fits, like a key that tries every door in a street. That takes from minutes to days.
      P Whoever gives the medicine would rather be doing something else as well. It is one of those jobs where nobody is thanked. A joke from the patient is welcome.
      P Other people do not know what a medicine is for, unless they are told. Most of them do not ask. The ones who ask are curious, and "it helps my body" is a full answer.
      P Doctors know that taking something every day is harder than it sounds. They forget their own. They like to hear about problems early, before somebody stops in secret.
      Q When it is time for the medicine, {Name} might feel ____. It may be about the taste, or about being told.
      Q In the second before swallowing or breathing in, {Name} may notice ____.
      Q Taking it where others can see, {Name} might feel ____.
      H {helper} can ask the pharmacist about taste, form and food. ~ There is often more than one way.
      H {helper} can give it and put it away, so that nobody else needs to think of it. ~ That part is an adult's job.
      H {helper} can explain what it does, and what it does not do. ~ Reasons go down better than orders.
      H<helper> {helper} can take {his} opinion along to the doctor. ~ Doctors can change a plan.
      H<adult> {helper} can help by {adult} in the minute before. ~ That is where help is useful.
      T<bitter> {he} can choose the order, such as ice water, medicine, more ice water. ~ A cold tongue tastes less.
      T {he} can sit up straight and take one slow breath first. ~ A tight throat swallows badly.
      T {he} can keep a chart and cross out each day. ~ It shows what has been done.
      T<comforter> {he} can have {comforter} next to the glass. ~ Moral support has no side effects.
      T<doing> {he} can try {doing} right before it. ~ Beginnings are the hardest part.
      C<willow> {he} can think, "At least I need not chew the tree."
      C<willow> {he} can think, "Bark was worse."
      C<bitter> {he} can think, "False alarm, dear tongue."
      C<road> {he} can think, "Off you go, try all the doors."
      C<topic> While it goes in, {he} can think about {topic}.
      A<willow> Willows still stand by rivers, and hardly anyone chews them. The medicine from the chemist has a label, a date and an amount, and a grown-up looks after all three. It is not delicious. It is only better than bark.
      A<willow> The tree did its best, and the chemists did the rest. What is in the medicine now has been weighed, tested and spared the splinters. Somebody may walk past a willow one day and think of that. It can be thanked, and it does not need to be chewed.
      A<bitter> After a drink of water the alarm is over. The tongue will give it again next time, because that is its nature. It means well. The medicine has left it far behind and is busy somewhere in the dark.
      A<bitter> The tongue is not told about doctors, so it rang the bell. It has rung for beetles and berries since long before there were spoons. The medicine is past it now and needs no applause. Something that tastes of anything else is a good next step.
      A<road> The medicine is on its way now, and for some hours there is nothing to do about it. If it makes anything feel odd, that is worth telling at once. Otherwise the day can go on. The key is trying the doors.
      A<road> Somewhere in the street a door has opened. Nobody felt it, because medicine works without a sound. It went in at one end and was carried round by the blood, past thousands of houses. The rest of the key will be used up bit by bit.
      D<spot> Some medicine skips the stomach completely. {Name has} a kind that goes right to an eye, an ear, a nose or the skin. That is clever, because hardly any of it is wasted. It has one drawback. Such places are well guarded: eyes blink, skin shivers and heads pull back. The guards mean well, but they cannot read a label.
      D<puff> Airways divide like the branches of a tree, again and again, until they are narrower than a grain of rice. In asthma they can swell and get tight. {Name} uses an inhaler, and the medicine in it goes straight there. A puff does not look like much. It needs no detour through the stomach, and breathing brings it to the right place.
      P<spot> Whoever gives it needs to aim, and it is hard to aim at something that moves. That is why adults sound so strict at that moment. They are only concentrating.
      P<puff> In many countries about one child in ten has asthma, so most teams have a player with an inhaler. Some champions use one too. Friends who look are mostly curious, and curiosity lasts a few seconds.
      Q<spot> In the second before it lands, {Name} might notice ____.
      Q<puff> With the inhaler in hand and others around, {Name} might feel ____. It may depend on who they are.
      H<spot> {helper} can count down from three and keep to it. ~ A body that knows the moment is less surprised.
      H<puff> {helper} can ask a nurse to check how the inhaler is used. ~ With a small change, more of it may reach the lungs.
      H<puff> {helper} can agree with the teachers where it is kept. ~ Then it is found at once.
      T<spot> {he} can choose whether to sit or to lie down for it. ~ It is easier to keep still in a comfortable place.
      T<puff> When it is needed, {he} can step to the side, take it calmly and rest until the breath is easy. ~ Nobody needs to ask first.
      T<puff> {he} can have one sentence ready, such as "It helps me breathe." ~ Most people need no more than that.
      C<spot> {he} can think, "Guards, let this one through."
      C<spot,topic> While it is put in place, {he} can think about {topic}.
      C<puff> {he} can think, "Slow and steady, straight down."
      C<puff,topic> While the breath gets easy, {he} can think about {topic}.
      A<spot> The guards calm down within a minute or so, and the medicine is where it was meant to go. It works there without being watched. An adult puts the rest away. Until the next time there is a lot of day.
      A<puff> Deep inside, the branches have more room again. Nobody else can see it, and nobody needs to. The inhaler goes back to its place with its cap on. It is a tool, like a goalkeeper's gloves, and it is good to have it near.
      D<tablet> Mouths have a rule: hard things are chewed before they go down. Medicine in a tablet breaks that rule, and so the tongue objects. {Name} may know how the water goes down and the tablet stays. It has nothing to do with courage. The throat lets far bigger mouthfuls through every day, and nobody counts them. The skill lies in making the mouth forget which mouthful this is.
      T<tablet> {he} can put the tablet on the tongue, take a big sip, and look at the ceiling or the floor. ~ Different heads work for different people.
      C<tablet> {he} can think, "It is one mouthful among many."
      A<tablet> If it does not work, there are other ways, and a pharmacist knows which are allowed for this medicine. Some come as a liquid, and some may be mixed with a spoon of something soft. Whoever learns the trick keeps it. It tends to come on an ordinary day, with nobody watching.
      D<self> A medicine has one job, but it travels through the whole body, and other parts may notice. {Name} may feel quieter with it, or tired, or not hungry, or somehow different. That is called a side effect. It is real, although nobody can see it from outside. It is also worth telling, because there is often more than one kind, amount or time of day.
      P<self> Doctors choose a medicine by what helps most people. Whether it suits this person, only this person can report. They change things because of such reports.
      P<self> Parents and teachers look at what works better than before. They may not notice what it costs. They are usually glad to be told.
      Q<self> In the hours when it works, {Name} might notice ____. It may be hard to put into words.
      H<self> {helper} can pass it on to the doctor in just these words. ~ It is information and not a complaint.
      T<self> {he} can keep a record for a week: time, mood and hunger. ~ A doctor can do a lot with seven lines.
      C<self> {he} can think, "I am the one who can tell."
      A<self> It may stay as it is, or it may become another amount, time or kind. That gets decided together with a doctor, and nobody stops it alone. A medicine can change how easy something is. It does not decide who a person is, or what that person finds funny.
      D<spacer> A preventer inhaler is an odd thing, because when it works, nothing happens. To {Name} it may seem to be for nothing, twice a day. The lining of the airways stays calm, and nobody notices a calm lining. The spacer slows the puff down, and {he needs} only five quiet breaths. Without it, most of the medicine would hit the back of the throat.
      P<spacer> Parents remember the night in the hospital, or the cough at three. Somebody who was asleep for half of that remembers it less. So they may argue about a puff and mean two different things.
      Q<spacer> When it is puff time once more, {Name} might feel ____. Being tired of a thing is a feeling as well.
      H<spacer> Someone at home can put it next to something that happens anyway, such as the toothbrush. ~ Habits hold on to each other.
      H<spacer> Someone at home can say it once and leave the rest to a chart. ~ A chart does not nag.
      T<spacer> {he} can take charge of the evening one, with somebody near. ~ It is a different thing when nobody else holds it.
      T<spacer> {he} can ask the asthma nurse what it does in there. ~ They have models, some of them with balloons.
      C<spacer> {he} can think, "Nothing happened. It works."
      A<spacer> The spacer is rinsed now and then and stands there like an empty bottle. All day long nothing happens, which is the idea. Air goes in at one end of a race and comes out at the other. A puff of medicine, five breaths, and the day can have its turn.
    `),
    '11+': script(`
      D<clock> A medicine that works often leaves no trace of its work, which is its great disadvantage. When things go well, little seems to happen. {Name} may then wonder what the daily interruption is for, and it is a fair question. Most of these substances are used up within hours or days, so the amount inside rises and falls like a tide. Taking it by the clock keeps the level steady. It is maintenance, like oil in a bicycle, and about as exciting.
      D<willow> For most of history, medicine was a matter of chewing. Egyptians and Greeks knew that willow bark helped against pain and fever, without any idea why. The medicine that {Name takes} has a better education. It was tested on many volunteers and measured, and it comes with a leaflet that nobody can fold back. Like the bark, it tends to be bitter. Unlike the bark, it comes with an exact amount and a telephone number for questions.
      D<bitter> Bitterness is a warning system. Many poisonous plants taste of it, so animals that spat them out had descendants, and {Name is} one of them. A medicine sets off the same alarm and cannot switch it off. What helps is physics: cold dulls the taste, speed shortens it, and water takes the rest along. Some people also object to being watched while they swallow, and there the cure is an empty kitchen.
      P Adults who ask "Have you taken it?" are checking on the medicine, and it sounds as if they were checking on the person. Hardly anyone can put that question well. A box with the days on it asks more politely.
      P Doctors are not shocked by somebody who has left out a few days. It is common at every age. What they need is the true number, since they may otherwise raise an amount that was quite right.
      P Friends who see a tablet or an inhaler wonder for about five seconds. Many of them have something similar in their own bathroom. It is less of a subject than it seems from inside.
      Q When the reminder goes off, {Name} might feel ____. It could be about the medicine, or about being reminded.
      Q Before swallowing or breathing it in, {Name} might notice ____. Throats have opinions of their own.
      Q On a day when everything feels normal, {Name} might feel ____ about going on with it.
      H {helper} can hand over the planning bit by bit and keep the responsibility. ~ The supply and the amount stay with an adult.
      H The pharmacist can say whether there is a smaller, colder or shorter version. ~ It is worth one question.
      H {helper} can ask once a week instead of twice a day. ~ A chart can do the rest.
      H<helper> {helper} can take complaints about it seriously and pass them on. ~ Side effects are information.
      H<adult> {helper} can offer {adult} if the minute itself is hard. ~ It is only a minute.
      T {he} can tie it to something that happens anyway, such as brushing teeth. ~ Habits remember better than people do.
      T {he} can set a silent alarm with a name that only one person understands. ~ It keeps the matter private.
      T {he} can tell the doctor openly how often it works out. ~ A plan that is honest can be changed.
      T<comforter> {he} can put {comforter} where the box of the week stands. ~ It makes a clinical corner friendlier.
      T<doing> {he} can try {doing} in the minute before. ~ Nothing more elaborate is needed.
      C<clock> {he} can think, "Nothing happened, so it works."
      C<clock> {he} can think, "One minute of maintenance."
      C<willow> {he} can think, "No bark today."
      C<bitter> {he} can think, "My ancestors would have spat this out."
      C<topic> In the minute it takes, {he} can think about {topic}.
      A<clock> By tomorrow the level will have fallen a little, and the alarm will go off again. Some people take a medicine for ten days and some for many years, and a doctor goes over it with them now and then. In between there are twenty-three hours and fifty-nine minutes. They are not about medicine at all.
      A<willow> Somewhere a willow stands in the wind, unaware of what became of its bark. The box in the cupboard is the result of a long chain of curious people. Medicine is neither a reward nor a judgement. It is chemistry, usually taken with water.
      A<bitter> The alarm has sounded, the water has followed, and the tongue is back to normal within a minute. The medicine is already out of its reach. A warning system that is occasionally wrong is still worth having. It will be right about some old walnut, one day.
      D<spot> Drops, sprays and creams have an advantage that tablets lack: the medicine goes where the trouble is and hardly anywhere else. {Name} may still not be fond of it. Eyes blink, ears object to cold liquid, and skin reports every change of temperature. Those are reflexes, and nobody has ever won an argument with a reflex. They are over within seconds all the same.
      D<puff> An inhaler is a precise instrument that happens to look like a toy. {Name} may know the theory. The airways branch more than twenty times on the way down, and in asthma they swell and get narrow. A tablet would reach them by way of the whole body. A puff arrives with the breath, and a small amount is enough. The one drawback is that it is used where it is needed, which is seldom in private.
      P<spot> Doctors know that treatments like this are often given up halfway, because they are a nuisance for weeks. They would rather hear that than be told that all is well. Sometimes there is another form, or a shorter plan.
      P<puff> Plenty of athletes use an inhaler, some of them with medals. People who notice it wonder for a moment and go back to thinking about themselves. Those who make a remark have usually not been told what it is for.
      Q<spot> In the second before it lands, {Name} might notice ____.
      Q<puff> Using it in front of other people, {Name} might feel ____. It may depend on who they are.
      H<spot> {helper} can do the part that is hard to reach alone. ~ Ears and backs were not designed for it.
      H<puff> {helper} can arrange a check with the asthma nurse once a year. ~ Small errors in the technique are common and easy to mend.
      T<spot> {he} can learn to do it in front of a mirror, with somebody nearby the first few times. ~ It is less of a surprise when it comes from one's own hand.
      T<puff> {he} can prepare one dull sentence, such as "It is for my asthma." ~ Dull sentences end conversations quickly.
      T<puff> {he} can keep it in one fixed pocket. ~ Searching attracts more attention than using it.
      C<spot> {he} can think, "One cold second, at the right address."
      C<spot,topic> In that second, {he} can think about {topic}.
      C<puff> {he} can think, "Slow and steady, and it is there."
      C<puff,topic> While the breath gets easy, {he} can think about {topic}.
      A<spot> The reflex has had its say, and the medicine stays and works for hours. Nothing about it needs to be watched. What is left goes back on its shelf, beside all the other things that are used and forgotten. It is not much of a topic until next time.
      A<puff> The airways widen in their own time, and nobody else in the room is aware of it. An inhaler is no sign of weakness, and it need not be a secret. It is equipment. It belongs in a pocket next to the keys, and it comes out when it is needed.
      D<tablet> Swallowing a tablet goes against a sound instinct, since mouths are designed to chew hard objects or return them. {Name} may have the instinct in a strong form. It affects about one adult in three to some degree, and pharmacists are asked about it daily. The throat is wide enough. What closes it is attention, which is why the thing works best when it is done in passing.
      T<tablet> {he} can try a bottle instead of a glass, since sucking opens the throat, or a head bent slightly forward for capsules. ~ Both have been tested and do better than pure determination.
      C<tablet> {he} can think, "In passing, with the next sip."
      A<tablet> Where it cannot be done, there may be another form of the same medicine. Which may be crushed or opened, and which may not, is an ordinary question for a pharmacist. Most people get the knack of it at some stage and forget that it was ever difficult. Until then it is a matter of technique.
      D<self> A medicine can do what it is meant to do and still cost something, and leaflets call that a side effect. {Name} may feel flatter with it, or slower, or less hungry, or simply unlike the usual self at certain hours. Such things are hard to describe and easy to overlook, since other people see only what has improved. All the same, they count as results. Doctors adjust amounts, times and substances because of them, and the first version is often not the last.
      P<self> Those around may say how well it is going, and they mean the marks, the sleep or the breathing. Two things can be true at once, that it works and that it has a price. The second one gets heard when somebody says it.
      P<self> A doctor has perhaps ten minutes and tends to ask whether it helps. The other half of the answer arrives only if the patient brings it along. Most doctors would rather have both halves.
      Q<self> In the hours when it is strongest, {Name} might notice ____. "Not like me" is a valid answer.
      H<self> {helper} can take the report seriously without deciding anything on the spot. ~ It is easier to be honest when nobody panics.
      T<self> {he} can note times and effects for a week and bring the page to the appointment. ~ Stopping suddenly can do harm, and a page cannot.
      C<self> {he} can think, "It is my report, and it counts."
      A<self> In the end two things are weighed against each other, together with a doctor, and the weighing can be repeated. Some people stay with a medicine, some change it, and for some the odd feeling fades by itself. It alters a little chemistry for some hours. Who somebody is takes rather more than that.
      D<spacer> Preventer inhalers ask for something unreasonable, which is to treat an illness on the days when it is not there. {Name} may have noticed that skipping a few has no effect, and it does not, until it does. The medicine calms the airways over weeks. A spacer takes the speed out of the puff, so that more of it lands in the lungs and less on the tongue. It looks childish, and most lung specialists use one.
      P<spacer> Parents who remind people twice a day do not enjoy it either. They would be glad to hand the matter over, once they can believe that it gets done.
      Q<spacer> Before the evening one, {Name} might notice ____. It is often less about the inhaler than about being reminded.
      H<spacer> Someone at home can agree to stop reminding for two weeks, on the basis of a tick list. ~ Trust is easier to give with figures.
      T<spacer> {he} can keep it beside the charger, which is remembered every night. ~ Two habits cost as much as one.
      T<spacer> {he} can ask at the next check how long it will be needed. ~ Taking it regularly is the best argument for less.
      C<spacer> {he} can think, "Boring is what it looks like when it works."
      A<spacer> Nothing will come of it, in the best case, for years. Nobody gives out medals for airways that stayed quiet. There is only the stairs, taken at a run, and the breath left over at the top. The inhaler lies beside the charger, and both of them do their job overnight.
    `),
  },
};

/** Medicine by spoon, syringe, tablet or inhaler: given by a grown-up, odd in taste, with a job to do inside. */
export const takingMedicine: Frame = withScenes(own, humAndMist, withTheMaskOn, puffAmongFriends, eyeDrops);
