import { bedtimeAtNans } from './bedtime-at-nans.ts';
import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { nansWhileTheBabyComes } from './family/nans-while-the-baby-comes.ts';
import { aCarOnTheCalendar } from './family/a-car-on-the-calendar.ts';
import { nightsWithTheClass } from './school/nights-with-the-class.ts';

const own: Frame = {
  id: 'first-sleep-away',
  name: 'A first night away from home',
  says: [
    'sleepover and she still has her cuddly rabbit, worried the others will laugh',
    'embarrassed that he still sleeps with a teddy at sleepovers',
    'first sleepover',
    'first night away from home',
    'sleeping at grandmas for the first time',
    'staying at nanas overnight',
    'scared to sleep at a friends house',
    'invited to a sleepover and does not dare',
    'school trip with an overnight stay',
    'residential with school next month',
    'going to camp for the first time',
    'does not want to sleep anywhere but home',
    'calls us to pick her up in the middle of the night',
    'came home early from the last sleepover',
    'staying with grandparents while we are away for a night',
    'never slept without us',
    'worried about a week at scout camp',
    'wants to go to the slumber party but is afraid',
    'we go away for the weekend and he stays with his aunt',
    'cannot sleep in another bed',
    'what if I miss you on the class trip',
    'overnight stay without mum and dad',
  ],
  claims: {
    strong: [
      'different bed',
      'strange bed',
      'sleep in a caravan',
      'sleeping in a caravan',
      'holiday bed',
      'brownies camp',
      'brownie camp',
      'brownie holiday',
      'french exchange',
      'german exchange',
      'spanish exchange',
      'exchange trip',
      'exchange visit',
      'school exchange',
      'sleepover',
      'sleep over',
      'slumber party',
      'night away',
      'nights away',
      'sleep away',
      'overnight',
      'stay over',
      'away from home',
      'first night',
      'residential',
      'sleep at grandma',
      'sleep at nana',
      'sleep at granny',
      'sleep at grandpa',
      'sleep at grandparent',
      'sleep at friend',
      'sleep at a friend',
      'stay at grandma',
      'stay at nana',
      'stay at granny',
      'stay with grandma',
      'stay with nana',
      'stay with grandparent',
      'stay with aunt',
      'night at grandma',
      'night at nana',
      'night at friend',
      'sleep without us',
      'slept without us',
      'night without us',
      'summer camp',
      'sleepaway',
      'sleep in another bed',
      'sleep somewhere else',
      'sleep anywhere',
      'holiday camp',
      'to camp for',
      'go to camp',
    ],
    cues: [
      'go away',
      'stay with',
      'stay at',
      'grandma',
      'nana',
      'grandparent',
      'pack',
      'camp',
      'without us',
      'class trip',
      'miss home',
    ],
    not: [
      'camping trip',
      'takes away',
      'take away',
      'right away',
      'run away',
      'pass away',
      'go away monster',
      'first night in our new',
      'first night in the new',
      'stay away',
      'stay in bed',
      'stay asleep',
      'stay dry',
      'every night',
      'all night',
      'at night',
      'throw away',
      'put away',
      'walk away',
      'moved away',
      'move away',
    ],
  },
  topicWords: ['night', 'away', 'sleep', 'bed'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'On the first night in a new place people sleep more lightly (the first-night effect). One half of the brain stays a little more alert and reacts more to unknown sounds; by the second night this is mostly gone.',
    'Sleep researchers often let people spend one night in the laboratory first and do not count it.',
    'Ducks at the edge of a sleeping group can keep one eye open, with half of the brain awake. Dolphins sleep with one half of the brain at a time.',
    'There is one moon, some 384,000 kilometres away; people in two places can see it on the same night, unless it is cloudy or the moon is not up.',
    'Missing home is common on a first night away. It comes and goes, is usually strongest at quiet times such as bedtime, and is less while people are busy.',
    'A call home helps some children and makes others miss home more, so it is planned beforehand.',
    'Going home early is an ordinary thing that adults can arrange.',
    'Every household has habits that nobody wrote down; its people hardly notice them.',
    'A new way gets known by walking it, best of all in daylight first.',
    'One child of seven in fifteen or so still wets the bed at times, and some at ten and later; a quiet plan with one adult makes nights away possible.',
  ],
  threads: {
    holiday: 'a bed in a holiday place, and what of home goes into the bag',
    maybe: 'a plan for the night, with a phone in it',
    glow: 'what lies at the bottom of a bag',
    beds: 'one bed at home and one bed away',
    dark: 'one night, which is over all the homes',
    way: 'the way from the bed to the toilet, which feet learn by counting',
    breakfast: 'the breakfast that stands at the end of each night, and is different everywhere',
    moon: 'one moon and two windows',
    watch: 'the half of the brain that keeps watch on a first night',
    rules: 'the rules of a house that nobody wrote down',
    hour: 'the quiet hour in which missing home is greatest',
    dry: 'a bag with a spare set at the bottom',
    fetched: 'a night that ended early, and the next one',
  },
  threadCues: {
    holiday:
      /\b(?:holidays?|vacation|caravan|hotel|cottage|villa|air ?b ?n ?b|center parcs|centre parcs|lodge|chalet|butlins|haven)\b/i,
    maybe:
      /\b(?:worr\w+|scared|afraid|nervous|anxious|what if|in case)\b[^.!?]{0,40}\b(?:want(?:s|ing)? to (?:come|go) home|come home|miss(?:es|ing)? (?:home|me|us|mum|dad)|homesick|can'?t (?:get to )?sleep|call (?:me|us|home)|won'?t last|make it through)\b/i,
    glow: /\b(?:night ?-?lights?|small light|light on|sleeps? with (?:a|his|her|their) (?:\w+ )?(?:teddy|bear|bunny|blanket|toy|comforter|light|cuddly)|still (?:has|sleeps|needs|uses|sucks)|suck(?:s|ing)? (?:his|her|their) thumb|(?:teddy|cuddly|comforter|blankie|dummy|thumb)\b[^.]{0,40}\b(?:embarrass\w*|laugh\w*|babyish|teas\w*|ashamed|worr\w*)|embarrass\w*[^.]{0,60}\b(?:teddy|cuddly|comforter|blankie|thumb|light))\b/i,
    // Who lives in a house has rules; a camp, a hostel and a hotel have them on a wall.
    rules:
      /^(?![^]*\b(?:residentials?|camp\w*|with (?:the |his |her |their )?(?:school|class|year)|school trip|school journey|class trip|scouts?|brownies?|cubs?|guides?|beavers?|hotel|hostel|tents?|outward bound|pgl|hospital|wets?|wetting|pull-?ups?|pick(?:ed)? (?:him |her |them )?up|fetched|collected|(?:came|come|brought) home)\b)/i,
    dry: /\b(?:wets?|wetting|wet the bed|bed ?wett\w*|pull-?ups?|dry (?:at night|nights)|night ?time nappy|nappy at night|leaks?)\b/,
    // Who has the next night before it hears of the night to come.
    fetched:
      /^(?![^]*\b(?:tomorrow|tonight|next (?:week|weekend|month|\w+day)|this (?:week|weekend|\w+day)|on \w+day|coming up|soon|invited|another (?:sleepover|night)|will (?:sleep|stay|go)|going to (?:sleep|stay|try))\b)[^]*?\b(?:(?:had to|to|us to|be|was|were) (?:be )?(?:pick(?:ed)? (?:him |her |them )?up|fetch\w*|collect(?:ed)?)\b(?! in the morning)|pick(?:ed)? (?:him |her |them )?up (?:early|in the (?:middle|night)|at (?:midnight|\w+ at night))|picked up (?:early|at (?:midnight|two|three|one))|fetched|came home (?:early|at)|(?:came|come|brought|was) home[^.]{0,40}\b(?:at (?:midnight|\d)|in the (?:night|middle)|early)|wanted to come home|come home at|brought home|rang (?:us|me) to|called us|couldn'?t stay|did not last|didn'?t last)\b/,
  },
  onlyWhenSaid: ['glow', 'dry', 'fetched', 'rules', 'holiday', 'maybe'],
  tellsAlone: ['glow', 'dry', 'fetched', 'holiday', 'maybe'],
  comesFirst: ['holiday', 'maybe'],
  roles: {
    away: {
      fallback: { text: 'away from home' },
      cues: [
        {
          match: /\b(?:school|class) (?:\w+ )?(?:trip|camp|stay)|\bresidentials?\b/i,
          phrase: { text: 'on a school trip' },
        },
        { match: /\b(?:summer|scout|scouts|guide|sleepaway|first|at|to) camp\b/i, phrase: { text: 'away at camp' } },
        {
          match:
            /\b(?:at|with|to) (?:his |her |their |my |our )?(grandma|granny|nana|nan|gran|nanna|oma|abuela|nonna|grandpa|grandad|granddad|opa|auntie|aunty)(?:'?s)?\b/i,
          phrase: { text: "at $'s" },
        },
        {
          match: /\b(?:at|to|with) (?:an? |his |her |their |my )?(?:best |school )?friend(?:'?s|s')?\b/i,
          phrase: { text: "at a friend's" },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'The Holiday Bed', thread: 'holiday' },
      { text: 'What Goes in the Bag?', thread: 'holiday' },
      { text: 'A Plan for the Night', thread: 'maybe' },
      { text: 'Half a Night Away', thread: 'fetched' },
      { text: 'One Bed, Two Beds', thread: 'beds' },
      { text: 'Hello, Bed for a Night', thread: 'beds' },
      { text: 'Night Here, Night There', thread: 'dark' },
      { text: 'One Big Night', thread: 'dark' },
      { text: 'Tap, Tap, Where Is the Bed?', thread: 'way' },
      { text: 'How Many Steps Is It?', thread: 'way' },
      { text: 'First a Night, Then Breakfast', thread: 'breakfast' },
      { text: 'Breakfast on Another Plate', thread: 'breakfast' },
      { text: 'One Moon, Two Windows', thread: 'moon' },
      { text: '{name} Sleeps Away' },
      { text: 'A Night in Another Bed' },
    ],
    older: [
      { text: 'A Bed for a Week', thread: 'holiday' },
      { text: 'A Plan With a Phone in It', thread: 'maybe' },
      { text: 'Everyone Packs Something', thread: 'glow' },
      { text: 'At the Bottom of the Bag', thread: 'glow' },
      { text: 'Half a Night Counts', thread: 'fetched' },
      { text: 'What Is at the Bottom of the Bag', thread: 'dry' },
      { text: 'A Bag for a Night Away', thread: 'dry' },
      { text: 'What Feet Can Count', thread: 'way' },
      { text: 'The Way in the Dark', thread: 'way' },
      { text: 'Night Is the Part Before Breakfast', thread: 'breakfast' },
      { text: 'Which Cup, Which Chair', thread: 'breakfast' },
      { text: 'The Moon Over Two Towns', thread: 'moon' },
      { text: 'One Moon, Seen From Two Windows', thread: 'moon' },
      { text: 'Half a Duck Awake', thread: 'watch' },
      { text: 'The Night That Does Not Count', thread: 'watch' },
      { text: 'The Rules of Other Houses', thread: 'rules' },
      { text: 'Nobody Wrote It Down', thread: 'rules' },
      { text: 'The Hour Without a Plan', thread: 'hour' },
      { text: '{name} and the Night Away' },
      { text: 'One Night Somewhere Else' },
    ],
  },
  benefits: [
    'Walks through a night away from home, from the first look at the bed to the morning.',
    'Says plainly that missing home is common, and that a call or a way home can be planned.',
    'Gives {name} one small thing to do and one sentence to think in another bed.',
  ],
  talk: {
    young: [
      'What is different on a night away, and what is not?',
      'How does it feel in another bed?',
      'Shall we choose one thing from home for the bag?',
    ],
    older: [
      'What did this story say about a first night in a new place?',
      'Which word went into the blank, and at what time of night would it change?',
      'Shall we agree now how a call home would work?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'hold',
    feeling: 'curious',
    companion: null,
    props: ['backpack', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<beds> {Name knows} the bed at home. A night away has a bed too. One bed is here. One bed is there. Hello, bed.
      D<beds> One bed is at home. One more bed is away. It is for {Name}, for a night. One bed, two beds. Both are for sleep.
      D<dark> Night comes to {his} home. The sky gets dark. Night comes to other homes too. It is one big night. Night here, night there.
      D<dark> A night away may be new. The sky over {Name} gets dark. It is dark at home too. It is one big night. Shhh.
      D<way> Tap, tap, tap go {his} feet. They know the way at home. A night away is in a new place. Where is the door? Where is the bed? Tap, tap, tap.
      P Some children talk in a new bed. Some are quiet.
      P Big people sleep away too. They take a bag.
      P Grown-ups may forget a sock. Then they laugh.
      P People there know the doors. They know the lights.
      P The people at home think of {Name}. They can do that from far away.
      Q In a new bed, {Name} may feel ____.
      Q On a night away, {Name} may feel ____.
      Q When it is dark, {Name} may feel ____.
      H {helper} can help with the bag.
      H {helper} can show {him} the bed.
      H Somebody at home can call and say night-night.
      H<helper> {helper} can sing a song.
      H<adult> {helper} can try {adult}.
      T {he} can pat the new bed.
      T {he} can pick a book to bring.
      T {he} can ask for a small light.
      T<comforter> {he} can bring {comforter}.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<beds> {he} can say, "Bed at home, bed away."
      C<beds> {he} can say, "Hello, bed for a night."
      C<dark> {he} can say, "Night here, night there."
      C<dark> {he} can say, "One big night."
      C<way> {he} can say, "Tap, tap, bed."
      C<topic> {he} can say, "Night-night, {topic}."
      A<beds> It is morning. The bed away is empty. Bye-bye, bed. The bed at home is there too. Hello, {Name}.
      A<beds> Night-night, new bed. Night-night, bed at home. One bed, two beds. Then it gets light. Hello, {Name}.
      A<dark> Now the dark goes away. It gets light here. It gets light at home too. Hello, sun. Bye-bye, big night.
      A<dark> The big night is done. The sky is light. It is light at home too. Hello, day. Hello, {Name}.
      A<way> Tap, tap, tap. Here is the door. Here is the bed. Now the feet know a new way. They know the old way too.
      D<holiday> This is a bed for a week. It is not the bed at home. {Name} may feel that. The pillow is new. The people are the same.
      P<holiday> Big people feel it too. They turn over.
      Q<holiday> In that bed, {Name} may feel ____.
      H<holiday> {helper} can sleep near by.
      T<holiday,comforter> {he} can tuck in {comforter}.
      T<holiday> {he} can bounce on it once.
      C<holiday> {he} can say, "New bed, same people."
      A<holiday> It is night. The bed is warm now. The people are near. Night-night, new bed.
    `),
    '4-5': script(`
      D<way> At home, {his} feet know the way to the toilet. They do not need to think. A night {away} has another way. The bed is somewhere new, and so is the toilet. It may be nine steps, or it may be ten.
      D<way> How many steps is it from a bed to a toilet? On a night away, {Name} may not know yet. Each place has a number of its own. A small light helps to see the floor. Then feet can count it, one by one.
      D<breakfast> A night {away} has two ends. For {Name}, supper is at the first end. At the other end there is breakfast. Each place does it in its own way. Some cut bread in squares, and some eat it with soup.
      D<breakfast> After each night comes breakfast. At home, {Name knows} the cup and the chair. After a night away, it is another cup. There may be new jam, or an odd spoon. It is breakfast all the same, because it comes first.
      D<moon> On a night away, {Name} may see the moon. It is up in a new window. It is the same old moon, because there is just one. People at home may see it too. If there are clouds, then nobody sees it.
      D<fetched> {Name} was away for a night, and came home in the night. There was a street in the dark, and then a known bed. That was half a night away. Half a night is more than none. The other half can wait.
      D<fetched> A night away can be too long, and who can tell? {Name} found out, and said so. Then somebody came. That was the plan for just such a night.
      P Grown-ups know about new beds too. On the first night, they turn the pillow over. They look for the light and find a coat.
      P Some children talk a lot in a new bed. Some children want it quiet. People there can ask which it is.
      P People who live or work there know all the doors. They may forget that it is new for others. They like it when someone asks.
      P Friends who sleep away may miss home. They may have fun on the same night. There is room for both.
      P The people at home may think of {Name} when it gets dark. People can miss each other from both ends. That is how missing works.
      P<fetched> Lots of grown-ups came home in the night once. They were small, and they still know which car it was.
      P<fetched> The friend is not cross. The friend was asleep.
      Q In a new bed, {Name} may feel ____.
      Q When it gets dark, {Name} may feel ____.
      Q Thinking of home, {Name} may feel ____.
      Q<fetched> In the car at night, {Name} may have felt ____.
      Q<fetched> Thinking of it today, {Name} may feel ____.
      H {helper} can choose a time for a call. ~ Then nobody needs to guess.
      H {helper} can make a plan for coming home early. ~ It is good to have a plan like that.
      H {helper} can pack the bag with {Name}. ~ Then it is easy to find things.
      H Somebody at home can put a note in the bag. ~ A note can be read in bed.
      H<adult> {helper} can make time for {adult} before bed. ~ It can be a bit early on that day.
      H<fetched> {helper} can say, "It was good that you called."
      H<fetched> {helper} can plan a visit with no night in it. ~ That is a good step.
      T {he} can ask for a small light.
      T {he} can ask a grown-up to call home.
      T {he} can look at the room while it is light.
      T<comforter> {he} can hold {comforter} in the new bed.
      T<comforter> {he} can bring {comforter} in the bag.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<doing> {he} can try {doing} there.
      T<fetched> {he} can tell the friend, "I liked the first bit."
      T<fetched> {he} can wait with the next night till it seems right.
      C<way> {he} can say, "One step, two steps, I can count it."
      C<way> {he} can think, "My feet can count to the door."
      C<breakfast> {he} can think, "First a night, then breakfast."
      C<breakfast> {he} can say, "The night ends with breakfast."
      C<moon> {he} can say, "One moon, two windows."
      C<topic> {he} can lie in bed and think about {topic}.
      C<fetched> {he} can think, "Half a night is a start."
      A<way> In the morning it is light. The way from the bed looks short now. {his} feet have learned a new number. They still know the old one, too.
      A<way> At home, the number of steps stays the same. Now there is a new number, too. That is what a night away can bring. Feet have room for both.
      A<breakfast> Then it gets light, and cups go clink. That is the end of a night away. Plates go on the table. At home, there is a cup for {Name}.
      A<breakfast> The night is over, and here is breakfast. It may be funny bread. At home, people have breakfast now too. {Name has} seen two ways to do it.
      A<moon> In the morning the sun comes up. There is just one of those as well. It is there for all the windows. That was a night with {Name} in another bed.
      A<fetched> There was a game, and supper, and a bit of sleep away. All of that was real. Then there was the bed at home, and it was warm. Another night can be on another day.
      A<fetched> The bag is empty again. It went away, and it came back, as bags do. Next time may be half a night or a whole one. Both have a morning.
      D<holiday> On a holiday, the nights are in another bed. It has a new smell, and the door is elsewhere. {Name} may wake up and not know where the wall went. That is how it is in a new place. The people from home sleep there as well.
      P<holiday> The first night is odd for grown-ups too. They look for the light and find the wardrobe. By the third night they know.
      Q<holiday> In the holiday bed, {Name} may feel ____.
      H<holiday> {helper} can show the way to the toilet by day. ~ Then feet know it.
      H<holiday> {helper} can sing the same song as at home. ~ They fit in any bag.
      T<holiday> {he} can pick three things from home for the bag.
      T<holiday> {he} can try the bed in the daytime, with shoes off.
      T<holiday,comforter> {he} can put {comforter} on the new pillow first.
      C<holiday> {he} can think, "Another bed, the same song."
      A<holiday> In the morning the light comes in from a new side. The bed is a bit known now. Then it is time to go, and the bag is full again. At home the old bed has been waiting, quite flat.
      D<maybe> A night away is a night in another bed. {Name} may think about the dark there. What if home is missed in the dark? Then there is a plan for it. A grown-up is in the house and can be called. A phone can ring at home, even at night.
      P<maybe> The grown-up there would like to know. They do not mind getting up.
      Q<maybe> When the light goes out there, {Name} may feel ____.
      H<maybe> {helper} can say, "You can ring at any time."
      T<maybe> {he} can call the grown-up and say, "I miss home."
      T<maybe,comforter> {he} can have {comforter} in the bed.
      C<maybe> {he} can think, "There is a plan for that."
      A<maybe> In the morning there is toast, in that kitchen or at home. A night away can be whole or half. Both are nights to tell about. The bed at home is where it was.
    `),
    '6-7': script(`
      D<way> At home, {his} feet can find the toilet half asleep. On a night {away}, they need a bit of help. The bed stands somewhere else, and so does the door. It may be nine steps, or it may be fourteen. Feet learn a way best when they walk it in the light first.
      D<way> Nobody counts the steps at home, because feet know them. On a night away, {Name gets} a new floor. It has its own creaks and its own corners. The way to the toilet is the one that matters most. It has a number, and a person can find it out by walking.
      D<breakfast> Every night has breakfast at the end of it. {Name knows} which cup and which chair it is at home. After a night {away}, it comes on another plate. Some people toast everything, and some have jam with bits in it. Nobody thinks that their own way is odd. It is only odd to see other ways.
      D<breakfast> People can tell when they are in another home by looking at the table. {Name knows} breakfast at home without thinking. After a night away, the cups are in another place. The jam may have bits in it. Between supper and that jam there is only one night.
      D<moon> From a window on a night away, {Name} may see the moon. It looks the same as it does at home. That is because it is the same one, and it is far off. Two people in two places can look at it at the same time. When it is cloudy, both of them see nothing.
      D<dry> A bag for a night away has a bottom that nobody sees. {Name} may put spare things there, in a bag of their own. Some bodies sleep so deeply that the bladder cannot wake them. It is so for one or two children in every class. They go on sleepovers too.
      D<dry> Bodies learn to stay dry at night in their own time. {Name} may be worried about a night away because of that. One grown-up at the other place can know, and nobody else. There can be a plan, and a spare set in the bag.
      D<fetched> A night away ended early for {Name}, and it may look like a mistake. It was not. There was a plan in case it got too hard, and it got used. Knowing when it is enough, and saying so at night, is not easy. Plenty of adults cannot do it.
      D<fetched> At night, missing home gets bigger, because there is nothing else to do. {Name} found that out on a night away and said it to somebody. Then there was a car and a street with no people in it. Few children get to see that street so late.
      P Grown-ups often sleep badly in a new bed too. They turn the pillow, and they listen. In the morning they say that they slept well.
      P Some children fall asleep in the middle of a word. Others lie awake and hear each sound. In the morning nobody can tell which was which.
      P People in a place know all its sounds. They may forget that a visitor does not know them. Most are pleased to say what that noise was.
      P Other children may miss home and say nothing. They think that they are the only one. Quite often there are two or three.
      P At home, somebody may look at the clock and think of {Name} that evening. Missing goes both ways. It can be there on a good day, too.
      P<fetched> The family of the friend has seen it before. To them it was a short night and no trouble. They would like to have another visit.
      P<fetched> Many children come home from their first night, or their second. Hardly anybody tells it at school. So each of them thinks that they are the only one.
      P<dry> Doctors get asked about this every day. To them it is as ordinary as a cough.
      P<dry> The adult who knows will not make a face. Adults have washed a lot of sheets.
      Q In another bed, {Name} may feel ____. It can be two things at once.
      Q When the light goes off, {Name} may feel ____. It can be a new word in the morning.
      Q Thinking of home, {Name} may feel ____. All words fit there.
      Q<fetched> In that night, {Name} may have felt ____. Two feelings may have been there.
      Q<fetched> Thinking of seeing the friend, {Name} may feel ____.
      Q<dry> Thinking of the night, {Name} may feel ____.
      Q<dry> With the small bag in the big one, {Name} may feel ____.
      H {helper} can agree on a time for a call. ~ Nobody needs to wait for it all evening.
      H {helper} can plan with {Name} how coming home early would work. ~ A plan is good to have, even when nobody needs it.
      H {helper} can write a list for the bag with {Name}. ~ A list helps on the way back as well.
      H Somebody at home can hide a note in the bag. ~ It can be read at any time of the night.
      H<adult> {helper} can keep some time for {adult} on that day. ~ It can come a bit early.
      H<dry> {helper} can talk to one adult there, in private. ~ Then somebody knows where the spare sheet is.
      H<fetched> {helper} can tell it as it was: supper and half a night. ~ That is the true story.
      H<fetched> {helper} can plan a shorter one, such as supper and a film. ~ It grows from there.
      H<dry> {helper} can find out where the toilet is, and the light. ~ Then it is known.
      T {he} can walk through the room while it is light. ~ Then the dark has fewer surprises.
      T {he} can ask an adult there to call home. ~ It is an ordinary question, even late.
      T {he} can ask what a noise was. ~ A noise with a name is easier to hear.
      T<comforter> {he} can take {comforter} along in the bag. ~ One thing from home helps in another bed.
      T<quiet> {he} can spend some time {quiet} before bed. ~ That works in any room.
      T<doing> {he} can try {doing} that night. ~ What helps at home can help there too.
      T<dry> {he} can pack the small bag without help. ~ Hands find what they have packed.
      T<fetched> {he} can tell the friend which bit was the best one. ~ There was a good bit as well.
      T<fetched> {he} can choose what would make another night easier. ~ There is more to go on now.
      T<dry> {he} can go to the toilet twice before bed. ~ The second time often brings a bit more.
      C<way> {he} can think, "Nine or fourteen, my feet will count it."
      C<way> Halfway, {he} can think, "This floor has its own number."
      C<breakfast> When the night is long, {he} can think, "At the end there is breakfast."
      C<breakfast> {he} can think, "One night, and then we will see about the jam."
      C<moon> {he} can think, "Same moon as at home, other window."
      C<topic> Under the covers, {he} can think about {topic}.
      C<dry> {he} can think, "There is a plan at the bottom of my bag."
      C<fetched> {he} can think, "I stayed for half, and I said when."
      C<fetched> {he} can say, "I like coming, and I sleep at home for now."
      A<way> By morning, two feet know one more way in the dark. They have not lost the old one. At home, the toilet is as near as it was. That is a small thing to bring back from a night away.
      A<way> In daylight the way from the bed looks short. It was longer at night, as ways often are. {his} feet keep the number for a while. At home they can forget it and just walk.
      A<breakfast> At last somebody is making noise with cups. The night is over, and there is a plate for {Name}. Things on it may be new. At home, somebody may ask about the jam.
      A<breakfast> When there is light in the window, breakfast is not far. The jam has bits in it, or there is no jam. One night has gone by in another bed. {Name is} the one who knows what it was like.
      A<moon> Later the moon goes down. Before it comes, a night away can look long. After it, it may look short. By morning, people at both ends have questions. {Name has} some of the answers.
      A<dry> In the morning, everybody's hair stands up, and there is toast. The small bag was needed, or it was not. One grown-up knows, and grown-ups can keep that to themselves. The night away is what people talk about.
      A<dry> The bag comes home, with one damp thing in it or none. Nights away are made of torches and biscuits. Sleeping deeply is no one's fault. The plan worked either way.
      A<fetched> Half a night away has supper, games and some talking in it. None of that is lost. The next one may be longer, or it may be an evening. The bed at home is in no hurry.
      A<fetched> By the weekend hardly anybody thinks of it. What is left is useful, for {Name knows} when the hard part comes. That is a good thing to know before another night. There is no date on it.
      D<glow> Some things help with sleep, and people do not talk about them. It may be a small light, a bear or a thumb. {Name} may think about that more than about the night away. What will the others say? Many bags have such a thing in them, right at the bottom. Everyone keeps quiet about it, so each thinks, "It is just me."
      P<glow> Grown-ups have such things too. Some sleep with a light in the hall, and some with a radio.
      P<glow> The people in the other house have thought about the dark. Lots of homes leave a light on for guests.
      Q<glow> While {he packs} the bag, {Name} may feel ____.
      Q<glow> When the big light goes off, {Name} may feel ____.
      H<glow> {helper} can ask if a light stays on in the hall. ~ It is an ordinary question.
      H<glow> {helper} can find a small torch for the bag. ~ A torch is fun for everyone.
      T<glow> {he} can put a small torch in the sleeping bag.
      T<glow> {he} can tell one friend about it before the night. ~ Friends often say, "Me too."
      T<glow,thing> {he} can put {thing} at the bottom of the bag. ~ It is there if it is wanted.
      T<glow,comforter> {he} can put {comforter} at the bottom of the bag. ~ It is there, and nobody needs to see it.
      C<glow> {he} can think, "Everyone packs something."
      A<glow> In the other house a door is open a little. There is some light. What is at the bottom of a bag is nobody's business. It is good to know how one likes to sleep. At home, the bed waits with everything in its place.
      D<holiday> A holiday has days and nights in it, and people mostly plan the days. {Name} may think about the nights, with a strange bed and other noises. A brain keeps half an ear open in a new place. It has done so since people slept in caves. After two or three nights it knows the place and sleeps like at home.
      P<holiday> The others who go along have that half an ear as well. Nobody talks of it at breakfast. They say that the bed was a bit soft.
      Q<holiday> On the first evening away, {Name} may feel ____. It can be glad and odd at once.
      H<holiday> {helper} can find pictures of the place. ~ A room that has been seen is half known.
      H<holiday> {helper} can keep bedtime in the same order. ~ Order can travel.
      T<holiday> {he} can pack a bag for the night: pillowcase, torch, book. ~ It smells of home.
      T<holiday> {he} can walk from the bed to the door and back, eyes shut. ~ Feet learn faster than heads.
      T<holiday,comforter> {he} can pack {comforter} on top. ~ What is on top comes out first.
      C<holiday> {he} can think, "Half an ear tonight, and less tomorrow."
      A<holiday> On the last morning the bed seems quite ordinary. Things from home go back into the bag, with some sand or grass. The brain has one more place on its list. The next one may be odd for a night, and then less so.
      D<maybe> Before a night away there is a question. What if {Name} wants to come home in the middle of it? A lot of children think about that. The answer is a plan, made before the bag is packed. It says whom to wake, and who answers the phone.
      P<maybe> The grown-up in that house has been told about the plan. It is no trouble for them to be woken.
      P<maybe> Whoever has a guest sleeps lightly. They would rather be woken than have somebody lie awake alone.
      Q<maybe> In the quiet before sleep, {Name} may feel ____.
      H<maybe> {helper} can leave the phone on, whatever the time.
      H<maybe> {helper} can write the number on a card, with big figures.
      T<maybe> {he} can wait for ten slow breaths first, and then decide.
      T<maybe> {he} can wake the grown-up and say, "I would like to ring home."
      T<maybe,comforter> {he} can have {comforter} at the bottom of the sleeping bag.
      C<maybe> {he} can think, "I can stay, and I can ring."
      A<maybe> The plan lies in the bag with the toothbrush. Some people use it, and some sleep on it until breakfast. A night away counts either way. At eight o'clock there is toast, in one kitchen or the other.
    `),
    '8-10': script(`
      D<watch> Ducks at the edge of a sleeping group can keep one eye open. Half of the brain sleeps while the other half keeps watch. On a night {away}, {Name has} a little of the duck. In a new place, one half of a human brain sleeps more lightly than the other. It listens for sounds that it does not know yet. So a strange pipe can wake people who sleep through thunder at home.
      D<watch> Scientists who study sleep often leave out the first night. Hardly anybody sleeps as usual in a new bed, so they wait for the second one. {Name has} the same kind of brain as everybody in those studies. On a first night, one half of it stays a little more awake and keeps watch. Ducks do that too, at the edge of a sleeping group, with one eye open. By the second night, most people sleep more deeply.
      D<moon> The moon is so far away that two towns make no difference to it. On a night {away}, {Name} may see it from another window. At home, somebody may see it at the same moment, with the same grey spots. It is 384,000 kilometres from both of them. Next to that, the distance between the two windows is nothing much. On a cloudy night, both windows show an equal amount of cloud.
      D<moon> People who are apart have looked at the moon for thousands of years. There is only one, and it shows the same face to everybody who can see it. On a night away, {Name} may look up and find it more or less where it would be at home. Somebody at home may do so too. Neither of them can tell that the other is looking, and that is the interesting part.
      D<rules> Every house has rules that nobody ever wrote down. On a night {away}, {Name} may meet a dozen of them. There is a chair that belongs to somebody, and a tap that needs two turns. Shoes come off here, and there they stay on. The people who live with these rules do not notice them. That is why they forget to explain.
      D<dry> Quite a few people of this age wet the bed at times, and none of them talk about it. A night away can look impossible because of that, for {Name} as for them. It is mostly a question of packing. With a spare set, a dark bag that closes and one adult who knows, people go to camps every summer.
      D<dry> Some bodies make a lot of water at night, and some brains sleep too deeply to notice. It has nothing to do with being grown-up. For a night away {Name} may want a plan, and there are good ones. They are based on one simple fact, which is that nobody looks into somebody else's bag.
      D<fetched> Coming home before morning is a solution, although it rarely looks like one the next day. {Name} went for a night away, found that it was too much, and told somebody. The telling is the difficult part. In somebody else's house, most people would rather say nothing and wait for morning. It is worth noticing who did not.
      D<fetched> A night away ended early for {Name}, and at home. There is no reason to call that a failure. Homesickness comes on at bedtime and usually peaks around then, in adults as well. It is a strong feeling with a bad sense of timing. Having met it once makes it easier to recognise.
      P Adults tend to say, "It is not for long." They say it in daylight. Many of them sleep badly in hotels, and some bring their own pillow.
      P Children who miss home often keep quiet about it, since the others seem so cheerful. The others are doing the same. It only takes one person to say it out loud.
      P The people in charge of a night like this expect a visitor or two in the dark. They have been woken before. Most of them would rather be asked than find out in the morning.
      P Someone who laughs late at night may be having a good time. Someone else laughs because it is so quiet otherwise. From the next bed, both sound alike.
      P At home, somebody may look at the phone more than usual that evening, and may not say so. Letting somebody go is a skill too. It gets practised on the same night.
      P<fetched> The friend may wonder whether something was wrong with the evening. One sentence would settle it. People tend to think that it was about them.
      P<fetched> The adults over there have got up at night for less, such as cats. It will not be held against anybody.
      P<dry> Camp leaders and friends' parents have met it before, and they have a drawer for it. What they need is to be told, by somebody, once.
      P<dry> Friends are asleep at the time in question. They are mostly concerned with pillows.
      Q When the light is off, {Name} might feel ____. By midnight it may be another word.
      Q In a bed that smells of somebody else's soap, {Name} might notice ____. It may be in the stomach first.
      Q On the way there, {Name} may feel ____. Two opposite words can both be right.
      Q<fetched> The morning after, {Name} might have felt ____. Relief and embarrassment often share a breakfast.
      Q<fetched> If there is another invitation, {Name} might feel ____.
      Q<dry> On the evening before, {Name} might feel ____.
      Q<dry> When the bag is packed, {Name} might feel ____. It may have got a little smaller.
      H {helper} can agree beforehand on when a call happens and who makes it. ~ Some people miss home less after a call, and some miss it more.
      H {helper} can settle how a lift home would work, even at midnight. ~ It is easier to stay when leaving is possible.
      H {helper} can find out what the plan for the evening is. ~ A plan on paper takes away some of the guessing.
      H Somebody at home can put a letter in the bag, to be opened in bed. ~ It can be about something quite ordinary.
      H<adult> {helper} can keep some time for {adult} before the bag is closed. ~ Some habits can happen early.
      H<dry> {helper} can speak to one adult there beforehand, and agree on two or three practical things. ~ It takes a minute, and it is not news to them.
      H<fetched> {helper} can leave the story alone at family meals. ~ Whether it gets told is not up to anybody else.
      H<fetched> {helper} can help to plan a version in between, such as staying a little later each time. ~ There is a good deal of room between none and all.
      H<dry> {helper} can ask the doctor about it, if it would help for camps. ~ There are things that can be tried.
      T {he} can look around in daylight and find the light switch and the toilet. ~ What has been seen by day is easier to find at night.
      T {he} can tell an adult there, "I miss home a bit." ~ Saying it does not make it bigger.
      T {he} can put a torch, a cup and a book next to the bed. ~ Things within reach make a new corner less new.
      T<comforter> {he} can pack {comforter} deep in the bag or right on top. ~ Nobody needs to see it in either case.
      T<quiet> {he} can spend the last half hour {quiet}. ~ A body slows down better with something familiar.
      T<doing> {he} can try {doing} after the light goes off. ~ What helps at home works in other beds as well.
      T<dry> {he} can pack a second set and a bag that closes, in {his} own order. ~ In the dark, hands find what they packed.
      T<fetched> {he} can tell the friend, "I got homesick. The evening was great." ~ Most friends say that they know what it is like.
      T<fetched> {he} can think about what would have helped, and put it on a list for another time. ~ It may be a phone, a light or a brother.
      T<dry> {he} can go to the toilet last thing, and again just before the light goes off. ~ It is a plain trick, and it helps.
      C<watch> Hearing a noise, {he} can think, "Thank you, duck, that was only a pipe."
      C<watch> Wide awake, {he} can think, "Half of me is on watch, and the first night does not count."
      C<moon> At the window, {he} can think, "Same moon, same spots, other window."
      C<moon> {he} can think, "Next to the moon, home is close by."
      C<rules> In front of an odd tap, {he} can say, "How does this work in your house?"
      C<topic> In the dark, {he} can think about {topic} and make a list from A to Z.
      C<dry> {he} can think, "I have a plan, and it zips."
      C<fetched> {he} can think, "I said it, and that was the right decision."
      C<fetched> {he} can think, "I know now when it comes, and that it passes."
      A<watch> Towards morning even a duck shuts both eyes. The watch is over, and the report is short. A second night in such a bed is usually deeper than the first. At home, both halves can lie down together.
      A<watch> Nobody gives marks for sleep on a first night. It can be thin and short, and the day after it still has breakfast in it. At home there is nothing to watch, because every pipe is known. In that bed, both halves get their turn.
      A<moon> In the course of the night the moon moves on, past both windows. Later it is a bit thinner or a bit rounder, and {Name} may see it from home. The spots look the same from there. They were the same all along.
      A<moon> By morning the moon is pale, or gone, and there are other things to look at. A night away is soon a story with a middle and an end. Somebody at home has not heard it yet. Which parts get told is up to {Name}.
      A<rules> After a night away, home looks a little different. Suddenly it has rules as well, and {Name} can see them. Somebody's chair is somebody's chair, and the tap is turned like this. A visitor would find all of that hard to guess.
      A<dry> The night passes, and the plan is used or it stays in the bag. Both are a success. What people remember of a night away is who talked in their sleep. The rest is laundry.
      A<dry> At breakfast nobody can tell who slept how. It is quite likely that there was a second bag like that in the room. Bodies catch up in their own time. Nights away need not wait for it.
      A<fetched> There was an evening, and it was a good one up to a certain point. After that there was the way home and {his} own bed. Both belong to the story of that night away. The next one starts with more information than the first.
      A<fetched> Nobody is asked to try again by a particular date. When it does happen, the hard part will come at about the same time, and it can be expected. Some people take three goes, and some prefer to sleep at home until they are fifteen. Their friendships survive.
      D<glow> There are things that people need for sleeping and would rather not discuss. A small light is one of them, and a worn-out bear is another. {Name} may be asked to stay the night somewhere and think less about the fun than about that. What would the others say? In fact, most bags at a sleepover have something of the kind in them, packed near the bottom. Everybody keeps quiet about it, and so everybody thinks, "Only me."
      P<glow> Adults sleep with the landing light on, with a certain pillow, or with the radio talking to itself. They call it being used to something.
      P<glow> The family in the other house has probably thought about the dark as well. Lots of homes leave a light on for guests, if only so that nobody falls over a shoe.
      Q<glow> While packing the bag, {Name} might feel ____.
      Q<glow> In the minute when the big light goes off, {Name} might notice ____.
      H<glow> {helper} can ring beforehand and ask whether a light stays on in the hall. ~ It is an ordinary question, and it can be asked quietly.
      H<glow> {helper} can help to find a small torch that does the same job. ~ A torch is welcome at any sleepover.
      T<glow> {he} can pack a small torch and keep it in the sleeping bag. ~ It is on when it is wanted.
      T<glow> {he} can tell one friend before the night. ~ The usual answer is, "Me too."
      T<glow,thing> {he} can pack {thing} near the bottom, where only one hand finds it. ~ It is there if it is wanted.
      T<glow,comforter> {he} can pack {comforter} at the bottom of the bag. ~ It does its work from there as well.
      C<glow> {he} can think, "Everyone packs something."
      A<glow> On a night away, lights stay on in halls, and in more homes than people say. What is at the bottom of a bag is nobody's business. Knowing how one sleeps best is a useful thing to know. At home the small light is in its place, and it waits without a comment.
      D<holiday> When people spend a night in a sleep laboratory, the first one is not counted. Hardly anybody sleeps properly then, because one half of the brain stays on guard in a new place. So if the first night of a holiday is a bad one for {Name}, it is what science expects. It is about the bed, the noises and the direction of the door. By the third night the guard is sent home.
      P<holiday> Adults blame the mattress. It is easier to say at breakfast than "I lay awake listening to the fridge".
      Q<holiday> With the light off in a strange room, {Name} might notice ____. Ears do most of the work at that hour.
      H<holiday> Someone at home can bring the pillow, even if it takes up half of the boot. ~ It is the best thing in there.
      H<holiday> Someone at home can leave a light on in the corridor or the kitchen. ~ A room is easier to learn with an edge.
      T<holiday> {he} can list the noises: fridge, pipe, people next door, sea. ~ A noise on a list needs no guard.
      T<holiday> {he} can pack a small bag of evenings: the book, the pillowcase, the usual socks. ~ Evenings can be moved.
      C<holiday> {he} can think, "First night, one eye open. It is in the textbooks."
      A<holiday> By the end of the week the bed creaks in a familiar way, and the guard is off duty. Some people miss that creak when they get home. The pillow travels back in the boot. It has done two jobs at once, and smells a bit of sea.
      D<maybe> The worry about a night away is often about one moment: the dark, the quiet, and everyone asleep but one. {Name} may be looking forward to all of it except that. It helps to decide beforehand what happens then. Missing home comes in a peak, mostly around bedtime, and in many people it goes down within half an hour. If it does not, there is a phone, and an adult who was told that it may ring.
      P<maybe> The adult in that house has been homesick at some time too. Being woken is part of having guests.
      P<maybe> Hardly anyone thinks anything of it. Most of them are asleep.
      Q<maybe> At the quietest moment, {Name} might feel ____.
      H<maybe> {helper} can agree on a code word for the phone, so that nothing needs explaining.
      H<maybe> {helper} can settle beforehand whom to wake, and where.
      T<maybe> {he} can wait for one song or twenty breaths, and then decide again.
      T<maybe> {he} can ask for a small light or an open door before bed, and not at midnight.
      T<maybe,comforter> {he} can take {comforter}, well down in the sleeping bag.
      C<maybe> {he} can think, "It has a peak. I can wait for a bit, and I can ring."
      A<maybe> By breakfast the night is a story, whether it ended there or on a back seat at midnight. With a plan, staying is a choice. Most people try again some time, and the second night away is known ground. There will be toast at one table or the other.
    `),
    '11+': script(`
      D<watch> Laboratories that study sleep have a problem with the first night. People sleep so differently in a strange bed that the results are often left out. On a night {away}, {Name} may notice the effect from the inside. One half of the brain stays slightly more alert, ready to react to an unfamiliar sound. Ducks at the edge of a group do something similar, with one eye open. It is not a failure to relax, only an old system doing its job.
      D<watch> Ducks at the edge of a sleeping group keep one eye open and half of the brain awake. Humans were thought to be different, until someone measured a first night in a new place. On such a night, {Name} may be slightly duck. One half of the brain sleeps more lightly and reacts to every pipe, while the other half carries on. By the second night the difference has mostly disappeared.
      D<hour> Missing home keeps to a timetable. On a night {away}, {Name} may hardly notice it during the day, because there is too much going on. It tends to come when nothing is planned, between the last joke and sleep. That hour is the same at camps, at friends' houses and in expensive hotels. It says little about the place or about the person. It says that the plan has run out and the mind has time.
      D<hour> There is an hour that appears in no plan. It lies between lights out and sleep, and on a night away {Name} may find it rather long. Homesickness is strongest at quiet times, which is why it seems to come from nowhere after a perfectly good evening. It is common at every age, including among the adults in charge. It rises, and it falls again, without asking for anybody's opinion.
      D<rules> Every household runs on rules that nobody wrote down. On a night {away}, {Name} may meet several of them before supper. One family talks through every film, another finds that unbearable, and somewhere there is a mug that nobody else touches. The people who live there cannot explain the system, since they stopped seeing it years ago. A guest sees all of it in an hour.
      P Parents may give the same three instructions several times on the way. It sounds like doubt, and it is mostly a lack of anything else to do. Some of them sit in the car for a minute before they drive off.
      P Those who seem completely at ease may simply be experienced at looking that way. In studies of camps, most young people report missing home at some point. Hardly any mention it to the person in the next bed.
      P Hosts have their own worries about a night like this. They wonder if the food is strange and if the room is too cold. They cannot tell unless somebody says so, and most are relieved when somebody does.
      P Friends who talk until three are not necessarily the ones who sleep well at home. A dark room makes it easier to say certain things. It also makes it easier to pretend to be asleep.
      P Parents may want a message every hour and ask for one a day. Holding back is a form of effort, and it is rarely noticed. It can be thanked later, in person.
      Q In the hour after lights out, {Name} might feel ____. Excited and homesick are not opposites.
      Q Thinking about it beforehand, {Name} might notice ____. It may turn up in the stomach before it has a name.
      Q On the morning after, {Name} may feel ____. It need not match the night.
      H {helper} can agree on how contact works, including the option of none. ~ A call steadies some people and makes others miss home more.
      H {helper} can settle a way to leave early without a public explanation. ~ An exit that exists is often left unused.
      H {helper} can find out the practical things in advance, such as rooms, meals and phones. ~ Facts leave less space for guessing.
      H<helper> {helper} can describe one night away that went badly and one that went well. ~ Most people have one of each.
      H<adult> {helper} can keep some time for {adult} before the departure. ~ Some habits are better early than not at all.
      T {he} can decide beforehand who to tell if it gets difficult. ~ One name is enough, and it is easier to choose in daylight.
      T {he} can send one message at a time that was agreed. ~ A fixed time leaves the rest of the evening free.
      T {he} can bring earplugs, a torch and something to read. ~ A small kit turns a strange corner into a practical one.
      T<comforter> {he} can pack {comforter} where only one person knows about it. ~ More people do this than would admit it.
      T<quiet> {he} can spend the last half hour {quiet}. ~ Something familiar is a good bridge between a loud evening and a dark room.
      T<doing> {he} can try {doing} once the room is dark. ~ A method from home needs no luggage.
      C<watch> At the third creak, {he} can think, "That is the duck half, and it is on duty."
      C<watch> Awake at two, {he} can think, "Even sleep laboratories leave out the first night."
      C<hour> When the jokes run out, {he} can think, "This is that hour, and it has another end."
      C<hour> In the dark, {he} can think, "It rises, and then it falls."
      C<rules> Holding the wrong mug, {he} can say, "New here, please explain the system."
      C<topic> In the dark, {he} can think about {topic} in as much detail as possible.
      A<watch> Short sleep on a first night is ordinary, and one thin night can be made up for later. The system that kept watch did not find anything to report. At home it has known every pipe for years, and there both halves sleep. As luggage goes, a fact about ducks is easy to bring back.
      A<watch> By morning the alert half has learned most of the noises, including somebody's snoring. That is why second nights are usually better than first ones. However short the sleep was, {Name has} tested the equipment, and it works.
      A<hour> The hour passes, although nobody sees it go, because most people are asleep by then. A night away is also a way of seeing home from the outside. Things that nobody noticed, such as the sound of a certain door, turn out to matter. That comes back with {Name}, and it weighs nothing.
      A<hour> In the morning there is a plan again, and noise, and someone who has lost a sock. Leaving early is a decision, and so is staying. Neither of them measures courage. The hour comes round on other nights as well, and {Name knows} its timetable by now.
      A<rules> Coming home after a night away has a small side effect. For a few minutes the rules at home can be seen as well, down to the question of who uses which mug. Then they disappear again, because somebody who lives there knows them all. A guest would need at least an hour.
      D<fetched> A night away that ended early has one great disadvantage, which is that people ask how it was. {Name} may have a version ready by now. The true one is neither long nor embarrassing: it was too much at that point, somebody was told, and there was a way home. Homesickness is strongest in the first nights and is found at every age, in soldiers and students included. To notice it and to say so is a skill that a good many adults lack.
      P<fetched> Those who stayed have mostly forgotten it by the weekend. Several of them thought about going home and did not dare to ask.
      P<fetched> Leaders and hosts have made that call before. To them it is a part of the job, like plasters.
      Q<fetched> When somebody asks about it, {Name} might feel ____. Relief and embarrassment have a way of taking turns.
      H<fetched> {helper} can leave it to {Name} who gets to hear it. ~ A story belongs to the person it happened to.
      H<fetched> {helper} can help to plan something in between, such as one night or a day. ~ It need not be soon.
      T<fetched> {he} can send one line to somebody who was there. ~ After that, the next meeting is easier.
      T<fetched> {he} can note which hour was the hard one and what might have helped. ~ It is useful the next time, whenever that is.
      C<fetched> {he} can think, "I tried it, and I said when."
      A<fetched> The part before that hour counts as well, and some of it was good. Another night away can wait, or come in a smaller size. Plenty of people who now travel a great deal once came home from a camp. They tell it as a funny story, and it took them some years.
    `),
  },
};

/**
 * A first night away from home: with relatives, at a friend's, at camp or on a school trip. Where it is, is said only when
 * the parent said it (role `away`). Phoning home and coming home early are real choices that adults can arrange; they
 * stand in offers and are not promised.
 */
export const firstSleepAway: Frame = withScenes(
  own,
  bedtimeAtNans,
  nansWhileTheBabyComes,
  nightsWithTheClass,
  aCarOnTheCalendar,
);
