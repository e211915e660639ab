import { soundsLikeThen } from './sounds-like-then.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

/**
 * War and disasters as they come through a screen, a radio or other people's talk. Which and where is not said, and
 * nobody is promised that it cannot happen; who works for safety, and that a screen can be turned off, is true anywhere.
 */
const own: Frame = {
  id: 'war-and-news',
  name: 'War and disasters in the news',
  says: [
    'scared of war',
    'saw the war on tv and cannot sleep',
    'asks if the war will come here',
    'worried about world war 3',
    'heard about a terror attack at school',
    'news about earthquake scares her',
    'he watches the news with grandpa and is frightened',
    'afraid of bombs after seeing the news',
    'wildfires on the news, she packed a bag',
    'kids talk about the war at school',
    'plane crash on the news and he wont fly',
    'she saw dead children on tiktok',
    'how to explain war to a 5 year old',
    'hurricane on tv nightmares',
    'anxious about the state of the world',
    'school shooting in the news',
    'climate change anxiety',
    'he asks why people fight wars',
    'flood pictures upset her',
    'saw something awful online',
    'is there going to be a war',
    'scary news',
    'tsunami video gave him nightmares',
    'teen doomscrolling news all night',
  ],
  claims: {
    strong: [
      'awake worrying about climate change',
      'lies awake worrying about climate change',
      'sleep because of climate change',
      'awake worrying about the war',
      'awake worrying about the planet',
      'awake about climate change',
      'worrying about climate change',
      'worry about climate change',
      'worried about climate change',
      'about climate change',
      'worrying about the climate',
      'worrying about the planet',
      'worried about the planet',
      'worrying about global warming',

      'bomb was near',
      'bombs fell near',
      'bomb near',
      'bomb fell',
      'house was bombed',
      'rockets near',
      'scroll about the war',
      'scrolls about the war',
      'scrolling about the war',
      'about the war on',
      'videos of the war',
      'videos about the war',
      'war videos',
      'die in a war',
      'climate anxiety',
      'eco anxiety',
      'climate change',
      'global warming',
      'lives in kyiv',
      'live in kyiv',
      'lives in ukraine',
      'live in ukraine',
      'in gaza',
      'live in israel',
      'live in lebanon',
      'live in sudan',
      'scared of war',
      'worried about war',
      'afraid of war',
      'about the war',
      'war on tv',
      'war on the news',
      'war in the news',
      'war come here',
      'war comes here',
      'world war',
      'be a war',
      'explain war',
      'fight war',
      'news on tv',
      'on the news',
      'in the news',
      'the news',
      'watch news',
      'saw news',
      'scary news',
      'doomscroll',
      'doomscrolling',
      'terror attack',
      'terrorist',
      'missile',
      'wildfire',
      'hurricane on tv',
      'tsunami',
      'tornado on',
      'plane crash on the news',
      'climate change',
      'state of the world',
      'awful online',
      'dead people on',
      'dead children on',
      'earthquake on',
      'flood picture',
      'ukraine',
      'gaza',
      'war',
      'the bombs',
      'bombs',
      'earthquake',
      'earthquakes',
      'bombing',
      'bombed',
    ],
    cues: ['war', 'news', 'tiktok', 'earthquake', 'flood', 'bomb', 'soldier', 'disaster'],
    not: [
      'star wars',
      'tug of war',
      'war game',
      'good news',
      'bad news in our family',
      'break the news',
      'we had to leave',
      'we fled',
      'bath bomb',
      'world war three with',
      'is a war',
      'is war',
      'war three',
      'bomb hit it',
      'like a bomb',
      'world war three',
      'world war 3 with',
      'toothbrush war',
      'toothpaste war',
      'sock war',
      'like world war',
      'bedtime war',
    ],
  },
  decidedBy: [
    // Somebody of the family lives where a war is.
    /\b(?:grand(?:parents?|ma|pa|ad|dad|mother|father)|nan\w*|gran\w*|cousins?|(?:our|my|his|her|their|the) (?:\w+ )?family|relatives?|aunt\w*|uncles?)\b[^.!?]{0,60}\b(?:in|where|because of|from) (?:[^.!?]{0,30}\b)?(?:a|the|at) war\b(?! (?:film|game|museum|memorial|graves?)\b)/i,
  ],
  topicWords: ['news', 'screen', 'television', 'war', 'picture', 'click', 'climate'],
  facts: [
    'News shows what is unusual and has just happened; what goes on as on every other day is hardly reported.',
    'The same pictures are often shown many times; young children may think that it happens again each time (UNICEF, NSPCC).',
    'Children cope better when an adult asks what they have heard, answers in short true sentences and limits pictures.',
    'In every disaster there are people whose work is to help: doctors, firefighters, neighbours, aid organisations.',
    'Adults in governments and organisations work on ending wars and keeping people safe; children are not responsible for it.',
    'Doing something small, such as a gift, a letter or a kind act, eases helplessness.',
    'Screens and alerts in the evening make it harder to sleep; looking at certain times only helps many people.',
    'Feeds show more of what has been looked at for long.',
    'Burning coal, oil and gas warms the climate; how much warmer it gets depends on what is built and decided. Solar and wind are the cheapest new electricity in most of the world, and most of what is newly built (IEA, IRENA).',
    'Worry about the climate eases in company and with something to do; it is not a job for children.',
    'Fear makes a far thing feel near; worries that take away sleep or play for weeks are for a doctor.',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  threads: {
    click: 'click, the screen is off',
    help: 'hands that help: blanket, soup, water',
    again: 'the same picture, shown again and again',
    question: 'questions about war, each with an answer',
    usual: 'news shows the unusual; most days are not in it',
    feed: 'a feed that serves more of what was looked at',
    letter: 'a letter to whoever is awake',
    near: 'somebody of the family who is where the war is',
    climate: 'the climate: a long job with many hands, and windmills that turn at night',
  },
  threadCues: {
    climate:
      /\b(?:climate|eco[- ]?anxiety|earth (?:is )?(?:burning|on fire|dying|heating|getting hot\w*)|global warming|greenhouse|ice (?:is |was )?melt\w*|melting (?:ice|pole)|polar bears?|bears (?:drown|die)\w*|ice caps?|glaciers?|sea levels?|planet)\b/,
    click: /\b(?:tv|telly|television|news|screen\w*|s(?:aw|een)|watch\w*|pictures?|video\w*)\b/,
    help: /\b(?:heard|hears|talk\w*|playground|told|stabbing|attack\w*|earthquake|flood\w*|fires?|wildfires?|storm|hurricane|tsunami|crash\w*|explosion|shooting)\b/,
    again: /\b(?:tv|telly|television|news|s(?:aw|een)|watch\w*|pictures?|footage)\b/,
    question:
      /\b(?:wars?|bombs?|bombed|bombing|soldiers?|world war|ww3|nuclear|missiles?|invasion|invaded|army|tanks|ukraine|russia|gaza|israel|palestine|sudan|syria)\b/,
    feed: /\b(?:phone|feeds?|scroll\w*|social media|videos?|online|clips?)\b/,
    near: /\b(?:grand\w+|nan\w*|cousins?|family|relatives|aunt\w*|uncles?)\b[^.!?]{0,30}\b(?:lives?|living|are|is|still)\b[^.!?]{0,40}\b(?:a|the|at) war\b|\b(?:(?:is|are|lives?|stayed|fights?|stuck) (?:still )?(?:over )?(?:there|in (?:ukraine|kyiv|russia|gaza|israel|palestine|lebanon|syria|sudan|iran|yemen|afghanistan|congo))|(?:family|relatives|relations|cousins?|grand\w+) (?:back home|there|in (?:ukraine|kyiv|russia|gaza|israel|palestine|lebanon|syria|sudan|iran|yemen|afghanistan|congo))|home country|we come from|we are from)\b/,
  },
  onlyWhenSaid: ['near', 'climate', 'question'],
  saidInNotes: ['near'],
  tellsAlone: ['climate'],
  roles: {},
  titles: {
    young: [
      { text: 'Grow, Plant, Grow', thread: 'climate' },
      { text: 'A Seed in a Pot', thread: 'climate' },
      { text: 'A Job for Many Hands', thread: 'climate' },
      { text: 'Click, It Is Off', thread: 'click' },
      { text: 'The Screen Says Click', thread: 'click' },
      { text: 'Hands With Soup', thread: 'help' },
      { text: 'Somebody Brings a Blanket', thread: 'help' },
      { text: 'The Same Picture Again', thread: 'again' },
      { text: 'A Name Far Away', thread: 'near' },
      { text: 'A Question for a Grown-Up' },
    ],
    older: [
      { text: 'The Same Picture Again', thread: 'again' },
      { text: 'One Fire, Twenty Times', thread: 'again' },
      { text: 'Who Brings the Soup?', thread: 'help' },
      { text: 'Look for the Helpers', thread: 'help' },
      { text: 'Why Are There Wars?', thread: 'question' },
      { text: 'Three Hard Questions', thread: 'question' },
      { text: 'What Is Not in the News', thread: 'usual' },
      { text: 'All the Trains on Time', thread: 'usual' },
      { text: 'The Feed', thread: 'feed' },
      { text: 'More of the Same', thread: 'feed' },
      { text: 'To Whoever Is Awake', thread: 'letter' },
      { text: 'A Letter at Midnight', thread: 'letter' },
      { text: 'Somebody, Not Somewhere', thread: 'near' },
      { text: 'Windmills at Night', thread: 'climate' },
      { text: 'A Job for Many Hands', thread: 'climate' },
      { text: 'Between Two Messages', thread: 'near' },
      { text: 'Hard News' },
    ],
  },
  benefits: [
    'Describes how news works, so that it is easier to put in its place.',
    'Says who works on making people safe, and that this is not the job of a child.',
    'Leaves the feeling to {name} and offers one small thing to do.',
  ],
  talk: {
    young: [
      'Who helps in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we turn the screen off and look out of the window?',
    ],
    older: [
      'What have you heard, and where?',
      'Which word went into the blank?',
      'Shall we agree on when we look at news, and when we do not?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'sit',
    feeling: 'worried',
    companion: 'grown-up',
    props: ['television', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<click> A screen can be loud. {Name} may see a fire. It is a picture. Click! Off it goes.
      D<click> Click, the screen is on. {Name} may see a scary thing. It is not in this room. Click, the screen is off.
      D<help> The news is on. {Name} may hear of a sad thing. Hands come to help. Hands with soup. Hands with blankets.
      D<help> A bad thing was on the news. {Name} may hear of it. Hands come. They lift and dig. Hands bring blankets and soup.
      D<near> On the news is a war. {Name} may hear a name. It is a name from the family. Then all get quiet.
      P Grown-ups look too. They may go quiet.
      P Many people help. That is their work.
      P Some children ask. Some hide. Some play.
      Q With a loud screen, {Name} may feel ____.
      Q At night, {Name} may feel ____.
      Q Right now, {Name} may feel ____.
      H {helper} can turn it off.
      H {helper} can hold on tight.
      H {helper} can say what is here.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can sit by the bed.
      T {he} can ask, "Off, please?"
      T {he} can come to a lap.
      T {he} can look out of the window.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<click> {he} can say, "Click, it is off."
      C<click> {he} can say, "Bye-bye, loud screen."
      C<help> {he} can say, "Hands help, hands help."
      C<help> {he} can say, "Thank you, hands."
      C<near> {he} can say, "Hello, far away."
      C<topic> {he} can think about {topic}.
      A<click> Click, the screen is dark. Here is a chair. Here is a lap. Here is {Name}.
      A<click> The screen is off. It is quiet. The cup is here, and {Name} is here. Night-night, screen.
      A<help> The news can stop now. Hands still help. Here are two hands. Clap, clap, hands.
      A<near> The news is off. One name is far away. It can be said. It can be sung. Here is a lap for {Name}.
      A<help> The news is off. Far and near, hands help. Here is a hand for {Name} too.
      D<climate> The news had a scary word. {Name} may have heard it. It is a word for big people. Here is a plant.
      P<climate> Many grown-ups look after the earth.
      P<climate> Big words are for big people.
      Q<climate> With big words, {Name} may feel ____.
      H<climate> {helper} can put it off now.
      H<climate> {helper} can say what is true.
      T<climate> {he} can water a plant.
      T<climate> {he} can ask for a lap.
      C<climate> {he} can say, "Grow, plant, grow."
      A<climate> The news is off. Here is a plant. It drinks. Drip, drip, grow.
    `),
    '4-5': script(`
      D<again> On the news, a house may fall down. {Name} may see it at lunch. Then it falls down at supper too. It is the same house and the same picture. It fell one time. The screen shows it again and again.
      D<again> A screen can show one house on fire ten times. {Name} may think that there are ten houses. There is one. News people show the same picture each hour. They do it because some people have not seen it yet.
      D<help> A war or a storm can take homes away. {Name} may hear of it on the news. Then other people come. They bring water, soup and blankets. Some of them drive all night, because helping is their work.
      D<help> When the news is sad, {Name} may look for the helpers. One has a red bag. One has a dog that can sniff for people. One gives out soup and blankets. They all came, because that is their work.
      D<near> There is a war on the news. One of the family is there. {Name} may hear the name a lot. It is a name with a face and a coat. That is why grown-ups get so quiet. No child made the war.
      P Grown-ups may look at a phone and get quiet. They think of the people there. It is not about anything a child did.
      P Other children may tell big stories about it. They heard half of it and make up the rest.
      P Far off and near can look the same on a screen. A map shows which it is.
      P Many grown-ups work to keep people safe. They plan and talk. It takes long, and they go on.
      Q When the news is on, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      Q When people talk of it, {his} tummy may feel ____.
      H {helper} can turn off the news. ~ Grown-ups can read it later.
      H {helper} can say what is true and what is not. ~ It helps to ask.
      H {helper} can sit by the bed for a while.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can tell who keeps people safe here.
      T {he} can ask, "Is that far or near?"
      T {he} can draw it and show it to a grown-up.
      T {he} can go and play.
      T<comforter> {he} can hold {comforter} and ask a question.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} at bedtime.
      C<again> {he} can say, "Same house, same picture."
      C<again> {he} can think, "It is one, and not ten."
      C<help> {he} can think, "Water, soup, blanket, there they come."
      C<help> {he} can say, "There are helpers too."
      C<near> {he} can say, "I like that name."
      C<topic> For a rest, {he} can think about {topic}.
      A<again> The screen goes off, and the picture stops. In this room there is a table with cups on it. It is sad for the people in the news. {Name} can be sad for them and still play.
      A<again> One house is enough to be sad about. People are there to help. Children do not need to look at the picture again. Grown-ups can look after the news.
      A<near> No one can say what the next news will be. A picture can be drawn for the one far away. The name can be said at supper. Laughing is fine there too. It is a good name to say.
      A<help> At night the helpers get tired. Then others come and go on. They have lamps, soup and a list. Nobody asks a child to mend it. The news is off, and there is a bed for {Name}.
      A<help> Somewhere, a child has a blanket now, and soup. That is in no picture, and it is true. War and storms are work for grown-ups. For {Name}, there is supper and a bed.
      D<climate> On the news they say that the earth is getting warmer. {Name} may hear that and think of fire. The earth is not on fire. It gets warmer slowly, a bit at a time. Many people work to slow that down.
      D<climate> {Name} may have heard a big word, climate. It means how warm and wet it is, year after year. The news says that it is getting too warm. So people build windmills, and plant trees, and go by bike.
      P<climate> Many grown-ups work on this each day. Some build windmills, some plant trees, some write new rules.
      P<climate> News people use loud words so that others listen. Loud words can give a child a fright.
      Q<climate> Hearing about it, {Name} may feel ____.
      Q<climate> In bed, with big words in the head, {Name} may feel ____.
      H<climate> {helper} can say which part is true. ~ It helps to ask.
      H<climate> {helper} can turn off the news. ~ The grown-ups can hear it later.
      T<climate> {he} can put a seed in a pot.
      T<climate> {he} can ask a question about it at lunch.
      C<climate> {he} can think, "A lot of hands are working on it."
      A<climate> The news is off, and the earth is here under the feet. There are trees on it, and worms, and supper. The big job is for grown-ups, and there are many of them. A seed in a pot is a good small job.
    `),
    '6-7': script(`
      D<question> Why are there wars? {Name} may ask that when the news is on. People in charge of countries quarrel about land or power. They do not find words, and they send soldiers. It hurts many people who did not quarrel. Most people in every country want to cook supper and go to bed.
      D<question> Some questions come at night. Could a war come here? {Name} may ask that, because grown-ups know the map. They can say what is true today. Thousands of people work to stop wars, by talking and by helping. It is not a child's job.
      D<near> For some families a war is not just in the news. A person they love is there. {Name} may know the voice on the phone. When it does not ring, grown-ups look at it all the same. That is because they care so much. No child made the war, and no thought of a child can change it.
      D<again> The news has a few pictures and a lot of hours. So the same ones come again. {Name} may see a bridge break at breakfast and once more at dinner. The bridge broke once. A head counts it each time, and it seems like more. That is why so many grown-ups turn it off after a while.
      P Grown-ups who look at the news may sound cross. They are thinking of people a long way off. Mostly they do not know that they sound like that.
      P Other children may know a lot, and half of it is made up. Things grow when they are told on a bus.
      P Helpers do not look scared in the pictures. Some of them are, and they go on. They have learnt how, and they are not alone.
      P It is possible to care about far-off people and to laugh at lunch. Laughing takes nothing away from them.
      Q When the news is on, {Name} may feel ____. It may be another word after a while.
      Q When others talk about the news, {his} tummy may feel ____.
      Q In bed at night, {Name} may feel ____. Two feelings can be there at once.
      H {helper} can ask, "What did you hear?" and listen first. ~ It is often not the whole story.
      H {helper} can show on a map where it is. ~ A map is calmer than a screen.
      H {helper} can keep the news off while children are in the room. ~ It can be read later.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can say who is here tonight. ~ It is good to know that.
      T {he} can ask one question and hear the answer. ~ Then it is not alone in {his} head.
      T {he} can do one kind thing for somebody today. ~ Small things count, even in a big world.
      T {he} can turn away from a picture. ~ Eyes may choose.
      T<comforter> {he} can hold {comforter} and tell what it was. ~ A picture that is told gets smaller.
      T<quiet> {he} can spend some time {quiet} before bed. ~ A calm evening helps a head to sleep.
      T<doing> {he} can try {doing} when the pictures come back. ~ It has helped at other times.
      C<question> {he} can think, "I can ask that in the morning."
      C<question> {he} can say, "Is that true, and where is it?"
      C<near> {he} can think, "I think of you, and I go and play."
      C<help> {he} can think, "There are helpers, and they take turns."
      D<help> There is a part of bad news that cameras often miss. {Name} may look for it. After something bad, people come who know what to do. One brings a blanket, and one asks the right questions. Most of them are not in the picture, and they do not mind.
      D<help> Who helps when something bad is on the news? {Name} may ask that and get a long answer. There are doctors, drivers, cooks, and dogs that find people. There are also neighbours with a ladder. The news shows what broke. It has less time for those who mend.
      A<help> At night the helpers take turns, so that each of them can sleep. They know that nobody can help without a rest. Children are not on the list for that work. The news is off, and {Name} has a bed and a morning.
      C<again> {he} can think, "Once broken, twenty times shown."
      C<topic> In bed, {he} can think about {topic}.
      A<question> Not every question about war has a good answer. Grown-ups find it hard too. Many of them work on it, today and tomorrow. Here, there is homework and a lamp, and somebody in the next room.
      A<question> Most people, on all sides, would like the war to stop. They hang up washing and look for socks. It is fine to care about them and go to sleep. All night, other people are awake to help.
      A<near> The phone may ring today, or it may not. The war is for grown-ups to end. The worry is too big for one child, and it can be shared. In between, people draw and play and laugh. Somebody far away may like to hear of that.
      A<again> The screen is off, and the bridge breaks no more today. People with big machines are there already. The news will show something else tomorrow. There is a real window in the room, with a real sky in it.
      D<climate> The climate is the weather of many years, all over the world. It is getting warmer. {Name} may hear about that in the news or at school. It comes from burning oil, coal and gas. So many people build windmills now, and roofs that catch the sun.
      P<climate> Grown-ups may look tired when they talk about it. Some of them worry as well. Others plan windmills, trains and warm houses, because that is their work.
      Q<climate> When people talk about the climate, {Name} may feel ____. It may be another word after a while.
      H<climate> {helper} can look for one thing that has got better. ~ The news seldom tells that part.
      T<climate> {he} can do one small thing, such as planting a seed. ~ Small things count when many people do them.
      T<climate,doing> {he} can try {doing} when the thoughts come back. ~ It has helped at other times.
      C<climate> {he} can think, "Many people work on it, and I can sleep."
      A<climate> The climate is a job for many grown-ups and many years. It is too big for one child, and it can be shared. At night the windmills turn, and somebody is awake to look after them. In the morning there is breakfast, and some weather to look at.
    `),
    '8-10': script(`
      D<usual> The news shows what is unusual. A train that falls over gets into it, and the thousands that arrived do not. {Name} may watch ten minutes of it and come away with the idea that everything is falling over. That idea is built from true pictures, and it is still wrong. They were picked because they are rare.
      D<usual> Nobody has ever read, "Today most trains arrived, and people ate soup." It would be true, and it would be boring. So {Name} gets war, fire and flood from the news, one after the other, without the soup in between. The terrible things happened, and people there need help. What is left out is nearly everything else.
      D<near> There is the war in the news, and there is a war with somebody in it. {Name} may know the second kind. A place with a known kitchen in it, and somebody's old green coat, is close on any map. So "It is far away" is not much help. The fear is not silly, because it is about a person. Adults with power made that war, and no child can steer it.
      D<question> There are honest questions about war, and {Name} may have some of them after the news. People begin wars because they want land, power or safety, and trust force more than words. Whether one could happen here differs from place to place, and adults can say how likely it is today. Most wars end in talks, which are held by people whose names nobody knows.
      P Adults read news late at night and are tired the next day. They tell children not to worry, with a face that is worrying. It would be more honest to say, "I find it hard too."
      P In every class somebody knows everything about it. It was in a video, so it sounds certain. Some of it is true, some is old, and some of it came from a game.
      P People in the places that are in the news also do homework and argue about bedtime. They are more than the worst minute of their lives. Many would like to be asked about something else.
      P Reporters go where it is dangerous so that other people can know about it. They choose what to show. Good ones think hard about what not to show.
      Q After such pictures, {Name} might feel ____. It may come later than expected.
      Q When people talk about the news, {Name} might notice ____. It may be in the stomach before it is a thought.
      Q At night, when the pictures come back, {Name} might feel ____.
      H {helper} can read the news with {him} once, slowly, in place of ten loud times. ~ Words are easier to stop than films.
      H {helper} can look up what is true. ~ Checking something together makes it smaller.
      H {helper} can find a way to help that fits into an afternoon. ~ Doing a small thing beats watching a big one.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can tell what helps with grown-up worries. ~ Some of it may be worth copying.
      T {he} can ask three things about a picture: where, when, and who says so. ~ A lot of pictures fail at the second question.
      T {he} can choose a time for news and keep the hour before bed free of it. ~ Headlines are poor company in a bed.
      T {he} can do one small useful thing this week. ~ It does not end a war, and it does help somebody.
      T<comforter> {he} can keep {comforter} near at night. ~ Nobody is too old for that.
      T<quiet> {he} can spend the last hour {quiet}. ~ Heads like an ordinary end to a day.
      T<activity> {he} can keep the usual time for {activity}. ~ Joy takes nothing away from anybody.
      T<doing> {he} can try {doing} when the pictures come back. ~ What worked once often works again.
      C<usual> {he} can think, "Thousands of trains arrived."
      C<usual> {he} can think, "True, and not the whole of it."
      C<question> {he} can ask, "Where, when, and who says so?"
      C<help> {he} can think, "Who is helping there? That is news too."
      D<help> Behind each terrible picture in the news there is a second one that nobody took. {Name} may try to imagine it. Somebody is holding a stranger's hand. Somebody is on the phone all night, and somebody is making tea for people who cannot sleep. These things take weeks, and a camera stays for a day. So a viewer sees what broke and seldom sees it being mended.
      A<help> Those who help in earnest work in shifts, because a tired helper makes mistakes. They sleep, they eat, and some of them tell bad jokes. It is good manners towards bad news to know about it and then to rest. {Name} has a shift as well, with school in it and supper at the end.
      C<near> {he} can say, "For us it is somebody, and not just somewhere."
      C<topic> In bed, {he} can think about {topic} and make a list of ten.
      A<usual> Tonight, as on every night, most people get their soup and most of the trains arrive. The news is about the others, and it is right that somebody tells of them. A person can care, ask, help a little, and then close the lid. The world is larger than the screen.
      A<usual> It is possible to know about sad things without looking at them all day. People who help in wars and floods take breaks too, because otherwise they could not go on. After the news there is a bicycle, a biscuit or a friend at the door. None of that is selfish.
      A<near> The screen can be switched off, and the person is still in somebody's mind. What gets through is a message, a photo of a bicycle or a joke that only this family knows. In a war people also cook, tease each other and mend taps. A happy afternoon here takes nothing away from the person there, who may ask to hear about it first.
      A<question> Some answers about war will be bigger in a few years, and some will still be missing. Adults have not solved it. They do have meetings, laws, ambulances and a great many blankets. It is their work, and {Name} has Tuesday to think about, with gym shoes.
      D<climate> The climate is getting warmer, mostly because people burn coal, oil and gas. {Name} may take that seriously, and that is sensible. What comes next is not fixed, though. It depends on what is built, and most of the new power stations run on sun or wind. A tired head at night hears the first half of the news and sleeps badly before the second.
      P<climate> Adults are not good at this question. Some say that all will be well, and some change the subject, because they feel bad about it. It would be more honest to say, "I worry too, and this is what I do about it."
      Q<climate> Lying awake with such thoughts, {Name} might feel ____. At breakfast it may be another word.
      H<climate> {helper} can look for a project nearby and come along. ~ Worry gets smaller in company.
      T<climate> {he} can choose one thing to do for it, and leave the rest to others for now. ~ Nobody can do the whole list.
      T<climate,doing> {he} can try {doing} when the thoughts will not stop. ~ What worked once often works again.
      C<climate> {he} can think, "One share is mine, and the rest is shared."
      A<climate> The climate changes over many years, and so do the answers to it. At night the windmills go round, and there are engineers whose job it is to stay awake. Caring is good, and it lasts longer with some sleep. In the morning there is one small thing to do, and the rest of the day is for other things.
    `),
    '11+': script(`
      D<feed> A feed has no idea what is important. It counts seconds. If {Name} stays on a terrible picture for nine of them, it concludes that more is wanted. It brings a second one, and then a worse one. By midnight the news seems to consist of nothing else, and there is no last page. This is not a view of the world. It is a mirror of what a thumb did when it was shocked, held up by a machine that means neither well nor badly.
      D<feed> Older people got their bad news at six o'clock, and then there was football. {Name} gets it in a feed, between a cat and a birthday, at any hour and without a warning. There is no last page. Nobody planned it to be frightening, although a number of people earn money from every second of it. Looking away can seem like not caring. In fact it is how people manage to care for longer than a week.
      D<letter> A letter to whoever is awake because of the news might begin with a list of what is true. {Name} could add to it. Terrible things happen, and some of them are caused by adults with power. There are far more people working against them than anyone films. Lying awake does not help anybody there, although it comes from decency. And fear has a habit of moving every map closer at two in the morning.
      D<letter> To whoever is reading the news in bed, this can be said. It will look different at breakfast, although it will be no less true. {Name} may know the hour at which everything in the news seems to be in the hallway. That is how fear works, and it has nothing to do with the map. Those who know most about it sleep in turns, because they want to be of use tomorrow. No disaster has been ended by looking at a page once more.
      D<near> Most advice about the news is written for people who can put it down. {Name} may be one of those who cannot, since there is somebody in this war whom the family knows. A headline is about a street then, and a silence on the phone is about a battery, or so one hopes. That is no excess of imagination. It is what attention does when it has a person to look after and no way of doing it. The decisions behind it were not made at this kitchen table.
      P Adults are not as informed as they look. Many read half an article and have the same stomach as everyone else. They say "do not worry about it" because they have nothing better, and because they wish somebody would say it to them.
      P Friends take sides quickly, since it is uncomfortable not to have one. Some know people there, and some know a slogan. It is legitimate to say that one does not know enough yet.
      P People in the places that are in the news are on the same apps. They post jokes, cats and bread. It surprises them to be seen only as ruins, by people who have not asked what is for supper.
      P Those who work in the middle of it, medics and drivers and translators, usually ration their own news. They know that attention is a limited supply. They need theirs for what is in front of them, and would recommend the habit.
      Q After an hour of it, {Name} might notice ____. It may be in the jaw or the breathing first.
      Q When people argue about it, {Name} might feel ____. Anger and helplessness are easily confused.
      Q At two in the morning, {Name} might feel ____. It may look different at eight.
      H {helper} can talk about it in daylight, with a map and without a lecture. ~ Facts are slower than fear, and they keep better.
      H {helper} can agree on a place for all phones at night, including the adult ones. ~ It is fairer, and it works for both.
      H {helper} can take it seriously if it costs sleep or appetite for weeks, and ask a doctor. ~ It is a common reason to come.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can admit to not knowing how it will end. ~ Nobody does, and it is a relief to hear.
      T {he} can choose one reliable source and one time of day for it. ~ Being informed takes about fifteen minutes.
      T {he} can put a small part of the worry into something practical, such as a collection or a letter to a politician. ~ It is modest, and it is real.
      T {he} can report or hide what no person needs to see, and tell somebody if it was bad. ~ Pictures lose some of their hold when they are described.
      T<comforter> {he} can get {comforter} and let the evening be short. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can spend the last hour {quiet}. ~ Sleep is not a form of indifference.
      T<activity> {he} can keep the usual time for {activity}. ~ The world needs people who are still good at something.
      T<doing> {he} can try {doing} when it will not stop. ~ What already works is worth keeping.
      C<feed> {he} can think, "It counts seconds, and I decide how many."
      C<feed> With the phone face down, {he} can think, "There was a last page after all."
      C<letter> {he} can think, "Nothing gets decided before breakfast."
      C<letter> {he} can think, "It keeps until the morning, and so do I."
      C<near> {he} can think, "No news is no news, and I can leave it at that until six."
      C<topic> When it starts again, {he} can think about {topic} in as much detail as possible.
      A<feed> A feed starves quickly when nobody feeds it. After a few days of other things it has forgotten, which is more than can be said of people. War and disaster are still there in the morning, and so are those who work on them. Anyone may join in with a clear head, for an afternoon or one day for a living.
      A<feed> It is reasonable to be upset by the news, because some of it is upsetting. What can be settled is the amount. A person who has slept is more use to the world than one who has seen everything. The phone is face down, and outside somebody is calling a dog that has heard no news at all.
      A<near> There will be messages, and there will be gaps between them, which no amount of news makes shorter. Some families agree on who follows the war and at what hour, so that the others can sleep. Laughing at something in the meantime is not disloyal, and those who are in the middle of it tend to say so themselves. If the waiting takes over, a teacher or a doctor can be told what it is about.
      A<letter> An answer to such a letter can be written in daylight. It may have questions in it, something to do, and an address to send it to. The news will have moved on by then, in some places for the better, and those parts are seldom shown at night. Until the morning it is enough to be one of the people who are asleep.
      A<letter> The letter would end without big words, since honest ones do. It would say that the news is one account of a day, and that the day had others in it. At the same hour bakers were up, nurses were up, and somebody was talking two sides into a ceasefire over bad coffee. {Name} may leave the watch to them until breakfast.
      D<climate> Worry about the climate is not a misunderstanding. {Name} may have seen the graphs, and they are real. They have one feature that is easy to miss at night: from today on there is no single line but a whole fan of them. Which one comes true depends on what is built and decided over the next decades. Solar and wind have become the cheapest new electricity in most of the world, and hardly anyone predicted that. It does not settle the matter, but it means that the ending is not written.
      P<climate> Many people work on it, in laboratories, in town halls and on roofs. Few of them believe that all will be well, and few have given up. They have one part of the problem in front of them, and a part is something that can be worked on.
      Q<climate> Awake with it at night, {Name} might feel ____. Anger belongs on the list as much as fear does.
      H<climate> {helper} can talk about it in daylight and admit what nobody knows yet. ~ Honest answers keep better than cheerful ones.
      H<climate> {helper} can take it seriously if it costs sleep for weeks, and ask a doctor. ~ It is a common reason to come.
      T<climate> {he} can put the thoughts on paper in the evening and leave them there until the morning. ~ Paper does not mind staying awake.
      T<climate,activity> {he} can keep the usual time for {activity}. ~ Enjoying something is no betrayal.
      C<climate> {he} can think, "There is more than one line on that graph."
      A<climate> By day the worry can turn into something with a shape, such as a letter, a repaired bicycle or a row of beans. That is one share of a large job, and the climate gains nothing from anyone lying awake. At night other people have the shift, among them those who keep the windmills running. In the morning the fan of lines will still be open.
    `),
  },
};

export const warAndNews: Frame = withScenes(own, soundsLikeThen);
