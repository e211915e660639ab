import { aBirthdayThatWasNotMine } from './a-birthday-that-was-not-mine.ts';
import { script, type Frame } from '../frame.ts';
import { notMeantForChildren } from './growing-up/not-meant-for-children.ts';
import { halfAShow } from './home/half-a-show.ts';
import { aDullBeginning } from './home/a-dull-beginning.ts';
import { offNowOnLater } from './home/off-now-on-later.ts';
import { screenAtTheTable } from './home/plate-and-screen.ts';
import { timeThatIsAgreed } from './home/time-that-is-agreed.ts';
import { windowFirst } from './home/window-first.ts';
import { withScenes } from './scene.ts';

const own: Frame = {
  id: 'screen-time',
  name: 'Turning the screen off',
  says: [
    'never leaves his bedroom, xbox all day every day',
    'gaming all weekend and wont come out of her room',
    'screen time',
    'meltdown after ipad time',
    'will not stop playing video games',
    'addicted to youtube',
    'always on the phone',
    'fights about minecraft',
    'roblox all day',
    'one more episode',
    'sneaks the tablet into bed',
    'cannot stop gaming',
    'refuses to give the phone back',
    'too much telly',
    'limits on screens',
    'gets angry when wifi is off',
    'just five more minutes of game',
    'wants the ipad at dinner',
    'scrolls until midnight',
    'tik tok all evening',
    'transition away from screens',
    'hes glued to the screen',
    'angry after fortnite',
    'cartoon has to end',
    'watching videos all weekend',
    'new rules for the phone',
    'unfinished level and has to stop',
  ],
  claims: {
    strong: [
      'screen time',
      'on his phone until',
      'on her phone until',
      'on their phone until',
      'on his phone till',
      'on her phone till',
      'phone all night',
      'phone in bed',
      'phone late at night',
      'tablet',
      'ipad',
      'tv',
      'telly',
      'television',
      'youtube',
      'video game',
      'gaming',
      'stop gaming',
      'gaming at night',
      'gaming all night',
      'xbox',
      'playstation',
      'nintendo',
      'console',
      'minecraft',
      'roblox',
      'fortnite',
      'tiktok',
      'tik tok',
      'netflix',
      'scroll',
      'scrolling tiktok',
      'scrolling instagram',
      'scrolling at night',
      'scrolling through',
      'wifi',
      'episode',
      'finish level',
      'unfinished level',
      'minute of game',
      'stop play game',
      'computer game',
      'turn off the game',
      'device',
      'cartoon',
      'screens',
      'screen rule',
      'limit screen',
      'screen limit',
      'on his phone',
      'on her phone',
      'on the phone all',
      'always on the phone',
      'phone addiction',
      'addicted to phone',
      'phone all day',
      'phone at dinner',
      'on screens',
      'his screens',
      'her screens',
      'too much screen',
      'in front of a screen',
    ],
    cues: [
      'video',
      'game',
      'episode',
      'level',
      'online',
      'app',
      'chat',
      'watch',
      'computer',
      'message',
      'headphone',
      'phone',
      'screen',
    ],
    not: [
      'sun screen',
      'hearing screen',
      'health screen',
      'phone call',
      'on the phone to grandma',
      'take tablet',
      'medicine tablet',
      'saw on tv',
      'scary tv',
      'board game',
      'ball game',
      'card game',
      'losing a game',
      'lose a game',
    ],
  },
  topicWords: ['screen', 'tablet', 'tv', 'phone', 'show', 'game', 'video', 'match', 'chat', 'level'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A dark, smooth screen reflects; the picture hides the reflection while it is brighter.',
    'People blink about fifteen times a minute, and often less than half of that at a screen, so eyes can get dry. Looking far away rests the muscles that focus.',
    'Many players start the next video by themselves (autoplay), and many apps load more before the end is reached. An end is a cue to stop, and designers know it.',
    'Most people find it hard to stop in the middle of something.',
    'Most games that are played alone keep the place; a match with others usually cannot be paused.',
    'Games and videos change pictures and give rewards every few seconds, which holds attention.',
    'A warning before the end, and an end that was chosen beforehand, make stopping easier for many children.',
    'Shows are recorded: the people in them are somewhere else when the show is seen.',
    'Messages in a chat stay until they are read or deleted.',
    'Bright light and exciting things late in the evening can delay sleep.',
    'Adults find it hard to stop too.',
  ],
  threads: {
    feed: 'the best seconds of other people, seen in the evening',
    indoors: 'a Saturday, and the dull ten minutes at the start of everything else',
    click: 'the click of off',
    mirror: 'a dark screen that shows a face',
    toys: 'the ball and the car that were still',
    blink: 'eyes that forget to blink',
    next: 'a show without a last page',
    saved: 'the unfinished game that keeps its place',
    minute: 'the first minutes afterwards',
    chat: 'the number of unread messages',
    night: 'a lit screen under the ceiling at one in the morning',
  },
  threadCues: {
    feed: /\b(?:(?:sad|down|low|jealous|upset) (?:when |from |after |by )?(?:looking|seeing|watching|scrolling)|compar\w+|perfect (?:lives|bodies|life|skin)|everyone else'?s|not (?:good|pretty|thin|cool|popular) enough|how many likes|enough likes|influencers?|feels? (?:bad|rubbish|ugly|worse|like a loser|inadequate) (?:about|after|when)|makes (?:him|her|them) (?:feel|sad|miserable))\b/i,
    indoors:
      /\b(?:won'?t|will not|never|refuses to|doesn'?t|does not|hardly|barely) (?:ever |want to )?(?:come|go|leave|goes|leaves|see|sees|meet|play)\b[^.]{0,24}\b(?:out|outside|outdoors|with us|house|room|mates|friends|anyone|real life)\b|\b(?:all (?:day|weekend|the time|night|summer|holiday\w*)|every (?:spare |waking |free )?(?:minute|hour|second)|hours on end|nothing else|anything else|only thing|lost interest|given up|gave up|used to (?:love|like|play))\b/i,
    night:
      /\b(?:(?:un)?til|till|at|past|after|gone) (?:1[0-2](?: ?[ap]m)?|[1-4](?: ?am)?|midnight|one|two|three|four|all hours|late)\b(?! (?:o'?clock )?(?:in the afternoon|pm))|\b(?:all|in the middle of the|half the) night\b|\b(?:under (?:the|his|her|their) (?:covers|duvet|blankets?)|(?:phone|tablet|ipad|scroll\w*|gaming|youtube|tiktok) (?:\w+ ){0,2}in (?:the |his |her |their )?bed)\b/i,
    saved:
      /\b(?:games?|gaming|gamer|level|match|minecraft|roblox|fortnite|fifa|xbox|play ?station|ps[45]|nintendo|switch|console|video ?games?)\b/,
    chat: /\b(?:phones?|messages?|messaging|chats?|whatsapp|snap\w*|texts?|texting|social media|insta\w*|notifications?)\b/,
    next: /\b(?:phones?|tiktok|tik tok|videos?|youtube|scroll\w*|netflix|shows?|series|episodes?|cartoons?|tv|telly|television|reels|tablet|ipad)\b/,
  },
  // What is seen there is what it is about.
  decidedBy: [
    /^\W*(?:(?:he|she|they)(?:['’]s|['’]re| is| are)? |is )?(?:always|constantly|permanently|forever|never off|glued) (?:\w+ )?(?:on |to )?(?:tik ?tok|insta(?:gram)?|snap ?chat|you ?tube|(?:his|her|their|the) (?:phone|screen|ipad|tablet|x ?box|play ?station|computer|laptop))\b(?![^]*\b(?:sad|bull\w*|nasty|messages?|sleep\w*|midnight|night|bed|stranger\w*|homework|table|dinner)\b)/i,
    /\b(?:tik ?tok|insta(?:gram)?|snap ?chat|social media|influencers?|reels)\b[^]*\b(?:sad|down|ugly|jealous|bad|worse|not (?:good|pretty|thin) enough|upset|low)\b[^.!?]{0,40}\b(?:look\w*|see\w*|watch\w*|scroll\w*|compar\w*|after|other|everyone|about (?:him|her|them)sel\w+)\b/i,
  ],
  onlyWhenSaid: ['feed', 'indoors', 'night'],
  tellsAlone: ['feed', 'indoors', 'night'],
  comesFirst: ['feed'],
  roles: {
    screen: {
      fallback: { text: 'the screen' },
      cues: [
        { match: /\b(?:tablet|i-?pad|kindle)\b/i, phrase: { text: 'the tablet' } },
        { match: /\b(?:tv|telly|television|netflix)\b/i, phrase: { text: 'the TV' } },
        {
          // The child's, and not the one that a parent is on.
          match:
            /(?<!\b(?:dad|daddy|mum|mummy|mom|who['’]s|i['’]m|i am|we['’]re|husband|wife|partner|father|mother)\b[^.!?,]{0,14}\bon (?:his|her|my|our|their) )\b(?:phone|i-?phone|mobile)\b/i,
          phrase: { text: 'the phone' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Click, Off, Hello', thread: 'click' },
      { text: 'Who Is in There?', thread: 'mirror' },
      { text: 'The Face in the Dark Screen', thread: 'mirror' },
      { text: 'Now the Ball Can Roll', thread: 'toys' },
      { text: 'Blink, Blink', thread: 'blink' },
      { text: 'The Show Without a Last Page', thread: 'next' },
      { text: 'Bye-Bye, Screen' },
      { text: '{name} and the Button' },
    ],
    older: [
      { text: 'Best Seconds of Other People', thread: 'feed' },
      { text: 'A Weekend With Room in It', thread: 'indoors' },
      { text: 'The Dull Ten Minutes', thread: 'indoors' },
      { text: 'The Last Lit Window', thread: 'night' },
      { text: 'One in the Morning', thread: 'night' },
      { text: 'Eyes That Forgot to Blink', thread: 'blink' },
      { text: 'No Last Page', thread: 'next' },
      { text: 'Who Makes the End?', thread: 'next' },
      { text: 'The Tower Is Still There', thread: 'saved' },
      { text: 'Three Jumps from the End', thread: 'saved' },
      { text: 'Boredom First, Ideas Second', thread: 'minute' },
      { text: 'Forty-Three Messages Later', thread: 'chat' },
      { text: 'After the Screen' },
      { text: '{name} and the Off Button' },
    ],
  },
  benefits: [
    'Explains why it is hard to stop, for adults as well, so that nobody is to blame.',
    'Leaves room for what {name} feels at the moment of turning off.',
    'Offers one way to make an end, and one sentence for the moment after it.',
  ],
  talk: {
    young: [
      'What happens when the screen goes off?',
      'How does it feel when a show stops?',
      'Shall we choose together what comes after the screen?',
    ],
    older: [
      'What makes it hard to stop, in this story?',
      'Which word did you put in the blank?',
      'Shall we all look for good places to stop, grown-ups too?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['tablet', 'ball', 'clock'],
  },
  text: {
    '2-3': script(`
      D<click> {screen is} on. It can talk and sing. {Name} may see a show. Then the show is done. Click, off!
      D<click> {Name} may hear a song from {screen}. There are lots of lights. Then it is time. Click! The song is off.
      D<mirror> {screen goes} off. {Name} may see a face. It has a nose. It has two eyes. Who is in there?
      D<mirror> Off goes {screen}. It is black and flat. {Name} may see a nose in it. A face looks out. Hello, hello!
      D<toys> The ball is still. The car is still. {screen is} on for {Name}. Click! Now it is off.
      P Most children like one more show. Then they like one more.
      P Grown-ups look at screens too. They like one more show too.
      P Some children like to press off. Some like to wave.
      P Friends like to play. A friend can roll a ball back.
      P Birds sing and stop. Dogs bark and stop. It all stops.
      Q At the end, {Name} may feel ____.
      Q When it stops, {Name} may feel ____.
      Q When it is off, {Name} may feel ____.
      H {helper} can say, "Last one."
      H {helper} can look at it too.
      H {helper} can play after that.
      H {helper} can clap after that.
      H {helper} can say, "Bye-bye, show."
      H<helper> {helper} can play with {Name}.
      H<adult> {helper} can try {adult}.
      T {he} can press off.
      T {he} can wave bye-bye.
      T {he} can go and get a ball.
      T {he} can jump or clap.
      T {he} can sing one more song.
      T<comforter> {he} can hug {comforter}.
      T<quiet> {he} can try {quiet} next.
      T<doing> {he} can try {doing}.
      C<click> {he} can say, "Click, off, bye-bye."
      C<click> {he} can say, "Bye-bye, song."
      C<mirror> {he} can say, "Hello, face."
      C<mirror> {he} can say, "It is me in there."
      C<toys> {he} can say, "Hello, ball, hello, car."
      C<topic> {he} can say, "Bye-bye, show, hello, {topic}."
      A<click> Click! Now it is quiet. The show is done. There is a lot to hear at home.
      A<click> One click is all. The show stops. A song in a mouth can go on. La, la, la.
      A<mirror> {screen is} off. The face is here. It can smile. It can frown too.
      A<mirror> The dark screen has a nose. It has two eyes. It is {Name} in there. Bye-bye, screen.
      A<toys> Now {screen is} still. Now the ball can roll. Now the car can go. Bump!
    `),
    '4-5': script(`
      D<mirror> A show ends, and {screen goes} off. It is dark now, and flat. {Name} may see a face in it, with two eyes. The face was there before. The bright show hid it.
      D<mirror> What is on {screen} when it is off? Some people say that there is nothing. {Name} may see something there. It is a face, and it can smile or frown. The show was too bright for it before.
      D<blink> Blink, blink go the eyes all day. Each blink makes them wet, and that is good for them. When {Name looks} at {screen}, they blink less. They are too busy. After a long time they may feel dry.
      D<next> A book has a last page. When {Name sees} a show, there is often no last page. One show ends, and the next one starts. It can go on and on. So a person makes the end, with one click.
      D<next> On {screen}, the next show may start all by itself. {Name} may see one end and a new one begin. A book is not like that. It has a last page. A show has a button, and that makes the last page.
      P Grown-ups know that it is hard to stop. They look at screens too. They say, "One more," and then they look at the clock.
      P The people in a show went home long ago. They are not cross when it stops. They may be having soup.
      P Some children like to stop fast. Some like to count down from five. They all come to the same end.
      P Friends have a time to stop too. Many of them say, "Not yet!" Grown-ups hear that a lot.
      P A grown-up may say "stop" from far away. It is hard to hear when a show is loud. It is easier with a hand and a smile.
      Q When a show stops, {Name} may feel ____.
      Q When {screen goes} off, {Name} may feel ____.
      Q Just after the end, {Name} may feel ____.
      H {helper} can say when one show is left.
      H {helper} can see the last bit too.
      H {helper} can help to find the next thing. ~ It helps to know what comes.
      H {helper} can set a clock that rings. ~ Then the clock says stop.
      H {helper} can come close and say it softly.
      H {helper} can sing the song from the show.
      H<helper> {helper} can ask {Name} what was on {screen}.
      H<adult> {helper} can help by {adult}.
      T {he} can be the one who presses off.
      T {he} can count from five to one and press off.
      T {he} can stand up and reach up high.
      T {he} can tell a grown-up about the best bit.
      T {he} can show how somebody in it walked.
      T {he} can shake both arms and both legs.
      T<comforter> {he} can hug {comforter} and press off.
      T<quiet> {he} can try {quiet} next.
      T<activity> {he} can try {activity} next.
      T<doing> {he} can try {doing}. ~ It has helped before.
      C<mirror> {he} can say, "Hello, face, there you are."
      C<mirror> {he} can say, "Show off, face on."
      C<blink> {he} can think, "Blink, blink, I am back."
      C<next> {he} can say, "I can make the last page."
      C<next> {he} can think, "Click, and that was the last page."
      C<topic> {he} can say, "Bye, show, and hello, {topic}."
      A<mirror> The show stays in there until the next time. The face comes out with {Name}. It has other things to look at. There may be a snack, or a window.
      A<mirror> A dark screen is not empty. There is a face in it. It can blow, hum and eat. A show can do none of that.
      A<blink> When {screen is} off, the eyes blink again. Blink, blink, and they are wet. They can look far away, at a tree or a cloud. Far away is a rest for eyes.
      A<next> The show had no last page, so a person made one. That is a good thing to know how to do. Tomorrow the show is still there. It cannot go on alone.
      A<next> Click, and it is the last page. It may feel too soon. Even in a book, the last page can come too soon. The show can be on again another day.
    `),
    '6-7': script(`
      D<blink> People blink about fifteen times a minute without thinking about it. When {Name looks} at {screen}, it is often less than half of that. The eyes are busy with the show or the game. They forget to blink, so they can get dry. The rest of the body forgets things too. It may forget to move, to drink, and even to go to the toilet.
      D<next> Page by page, a book gets thin, and {Name} can see the end coming. A show on {screen} often has no last page. When one ends, the next one may begin all by itself. It is hard to see where the end was. There is no good place to stop, because nobody made one. So people make an end of their own.
      D<next> Where does a show stop? A book stops at the last page, as {Name knows}. On {screen} there is often no last page. Another show begins, and then another. The people who made it would like everybody to stay. Stopping is hard then, and it is hard for grown-ups too.
      D<saved> Sometimes a game is going well, and then the time is up. Perhaps {Name was} building a tower, and it has no roof yet. It is hard to stop in the middle of something. Most games can keep half a tower, just as it is. They remember each block as a number. Numbers stay where they are, even when {screen is} dark.
      D<saved> Half a tower is a hard thing to leave. {Name} may know that from a game on a screen. One wall is done, and there is no roof yet. Most games can keep it, so nothing is lost. The tower waits as it is, with no roof. It is dry in there anyway.
      P Grown-ups look at screens longer than they want to. They say, "Only one minute," and later they are surprised. That is how they know that stopping is hard.
      P Other children may go on when one of them stops. They are thinking about what comes next. They may want to tell about it another day.
      P A grown-up who says that time is up may not enjoy it. Most grown-ups were called away from something when they were small. It was a street, or a book, or a big old TV.
      P Someone who calls from the kitchen cannot see what is going on. Someone who is in the middle of it cannot hear the kitchen. Both of them think that they were clear.
      P<saved> From outside, every minute of a game looks the same. Grown-ups cannot tell if it is a good place to stop. Somebody who plays can tell them.
      P<next> The people in a show are not there any more. It was all recorded, maybe a year ago. They cannot tell who is looking, and nobody is cross when it stops.
      Q When {screen goes} off, {Name} may feel ____.
      Q In the middle of something good, {Name} may feel ____. People can feel two things at once.
      Q When others can go on, {Name} may feel ____. It may be in the hands or in the face.
      H {helper} can say when ten minutes are left. ~ Then the end is no surprise.
      H {helper} can come and look before it ends. ~ It helps when somebody else has seen it too.
      H {helper} can stop at the same time. ~ It is easier when nobody else has a screen on.
      H {helper} can come over and say it from close by. ~ A voice from far away is easy to miss.
      H {helper} can keep a list of things to do after. ~ An empty afternoon is hard to start.
      H<helper> {helper} can ask one real question about what was on {screen}. ~ It is nice to tell about it.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      T {he} can choose the last thing before it begins. ~ Then the end has a place.
      T {he} can stand up, drink some water and look out of a window. ~ Eyes rest when they look far away.
      T {he} can count down from five and press off. ~ It is a bit like a rocket.
      T {he} can draw what comes next. ~ A drawing keeps it until tomorrow.
      T {he} can tell somebody the best part in three sentences. ~ Then two people know it.
      T {he} can shake out both hands and roll the shoulders. ~ They were still for a long time.
      T<comforter> {he} can go and find {comforter}. ~ Hands like to have something to do.
      T<quiet> {he} can spend some time {quiet} after that. ~ It is good to know what comes next.
      T<activity> {he} can spend some time {activity} after that. ~ After sitting still, it is good to do something.
      T<doing> {he} can try {doing}. ~ It has helped before.
      C<blink> {he} can think, "Blink, drink, and look far away."
      C<next> {he} can say, "I make the last page."
      C<next> {he} can think, "One more always comes, so I stop here."
      C<saved> {he} can think, "The tower is still there."
      C<saved> {he} can say, "See you tomorrow, half a tower."
      C<topic> {he} can say, "The screen is off, and here come the {topic}."
      A<blink> Blink, blink, and the eyes feel better. {screen has} no idea that anybody has gone. Far away there is a roof, or a tree, or a busy bird. Looking at those is a rest.
      A<next> The show has no last page, but the day has lots of other pages. Some of them are loud, and some are quiet. {Name is} learning to make an end, and it takes a while. Tomorrow {screen} will still have shows in it.
      A<next> An end that people make themselves is still an end. After it there is room for something else than a show. It may be outside, or on the floor. No page of it begins all by itself.
      A<saved> A game like that cannot go on without a player. The tower has no roof, and it will wait like that. Meanwhile there is dinner, or a bath, or a dog in the street. None of those can be saved for later.
      A<saved> Next time, the game begins at the same block. Sometimes a builder has a better idea after a night of sleep. Then the roof turns out different. The tower did not mind waiting.
    `),
    '8-10': script(`
      D<next> A book has a last page, and a football match has a last minute. Many videos are built in another way, as {Name} may have noticed. When one of them ends, the next one starts before there has been time to decide. This is called autoplay, and it was somebody's job to think of it. It means that there is no good place to stop. Stopping is something that a person makes, and it takes more effort than reaching an end.
      D<next> Somewhere in an office, a person is paid to make stopping hard. It is nothing against {Name}, or against anyone else. Videos earn more when people stay, so the next one starts by itself, without a last page. Brains are curious, and they usually wait to see what it is. After that it is too late, because now they know. Leaving takes a real decision, and that takes energy.
      D<saved> With five minutes left, {Name} may be three jumps from the end of a level in a game. An unfinished thing is hard to put down. For many people, the thoughts go back to it again and again. Most games can keep a place, because their makers know that people eat and sleep. The level, the points and the half-built tower are stored as numbers. Numbers stay where they are, however long dinner takes.
      D<minute> The minutes right after {screen goes} off are often the oddest of the day. Nothing flashes, and nothing happens by itself. To {Name}, a room may seem slow, as if everything in it were made of wood. That is because a game changes every few seconds, and a room changes about twice a day. It takes a while to notice a room again. Boredom is usually the first to arrive, and ideas come second.
      D<minute> A game gives a small reward every few seconds, and then somebody calls that time is up. What comes next is a strange few minutes. {Name} may know them. The hands are quick, the head is still in the game, and the room seems made of wood. It passes, but it passes slowly. Boredom comes first, and ideas come second, because ideas need a bit of room.
      P Adults have the same trouble, and many of them hide it badly. They say "just a second" to a phone and mean ten minutes. That does not make a plan unfair, but it makes it easier to talk about. Most of them know.
      P Friends who can go on may complain when somebody leaves. They are thinking about the fun, not about the person. Most of them get called away too, usually at a bad moment. By the next day it is forgotten.
      P<saved> Parents often ask for the end at the worst possible point. From the doorway all points look alike, and some parents have no idea that there are levels. A player who can name the next good place to stop is giving them useful information. Some of them will even write it down.
      P The people who make games and videos want everybody to stay as long as possible. They test which sounds and pictures work best. It is a job, and they are good at it. Finding it hard to stop mostly means that their work was successful.
      P Grandparents often say that they had hardly any screens and were busy all day. They were often bored, and their parents told them to go outside. Every family has had this talk about something.
      Q When {screen goes} off, {Name} might notice ____. It may be in the hands, the stomach or the thoughts.
      Q Halfway through something unfinished, {Name} might feel ____. Two words may fit at once.
      Q When other people are still playing, {Name} might feel ____. It often changes after ten minutes.
      H {helper} can agree on an end that fits, such as one level or one episode. ~ A clock has no idea what a level is.
      H {helper} can give a warning in good time and then come and sit down. ~ The end of something is easier in company.
      H {helper} can keep the same rule for adult phones at dinner. ~ A rule for everybody is easier to believe in.
      H {helper} can come into the room and speak quietly, instead of calling from the stairs. ~ A call through a door mostly starts a quarrel.
      H {helper} can ask what was good about it. ~ Telling somebody is a way of coming back.
      H<saved,helper> {helper} can learn to play it, badly if necessary. ~ People who have tried a level ask better questions.
      H<helper> {helper} can ask to be shown one part and watch it to the end. ~ People who have seen it ask better questions.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can decide what the last thing is before it begins. ~ An end that was chosen is easier to accept.
      T {he} can write one line about what happened last and what could come next. ~ After that, nobody needs to keep it in mind.
      T {he} can stand up first and switch off second. ~ It is easier to leave a thing on foot.
      T {he} can do ten jumps or one lap of the garden right after. ~ A body that sat still wants to move.
      T {he} can put the charger in another room. ~ Things that are far away call less loudly.
      T<next> {he} can turn autoplay off in the settings, with some help if necessary. ~ Then every video has an end again.
      T<comforter> {he} can put {comforter} where {he} will sit afterwards. ~ It makes the next place easier to find.
      T<quiet> {he} can have everything for {quiet} ready beforehand. ~ The first ten minutes are easier with something to hold.
      T<activity> {he} can spend the next half hour {activity}. ~ It gets a person through the first slow minutes.
      T<doing> {he} can try {doing} right afterwards. ~ It has helped before, so there is no need to invent something new.
      C<next> When another one begins, {he} can think, "Nobody asked me, so I decide."
      C<next> {he} can say, "I am making the last page here."
      C<saved> With five minutes left, {he} can think, "Numbers can wait, and dinner gets cold."
      C<minute> In the slow part, {he} can think, "Boredom first, ideas second."
      C<minute> {he} can think, "This is only the wooden bit."
      C<topic> When the screen is dark, {he} can ask, "Who knows something new about {topic}?"
      A<next> Videos will go on starting by themselves, and there will be more of them than anybody can watch. Knowing how it is done makes it a little less powerful. {Name is} learning to put in an end where somebody left it out. It is a small skill, and plenty of adults are still learning it.
      A<next> Nobody who builds these things will notice when one screen goes dark. The next video waits, and it is as long as it was before. An end does not need to be a good one to count. After it, the day can be decided by the people who are in it.
      A<saved> The three jumps are still there, and so is the tower. A player who has slept sometimes manages a level at the first attempt. The screen is dark now, and the numbers are waiting somewhere behind it. Dinner, on the other hand, cannot be saved.
      A<minute> Boredom is uncomfortable, and it is not dangerous. It stays for a while, like a guest with nothing to say, and then it gets up and goes. The game will be as quick as ever tomorrow. Ideas tend to be late, but they usually come.
      A<minute> After some minutes, the wood turns back into ordinary things. There is a table again, and a sound from the street, and perhaps an idea. People are allowed to miss a game and still stop. It will be there, and so will the room.
      D<night> At night a house goes dark room by room, and sometimes one screen stays lit. {Name} may know how quiet it is then, and how good it feels that nobody asks for anything. A screen shines blue, much like the sky at noon. The clock in a brain reads that as daytime and puts off sleep. By the time {screen goes} dark, the night has got short.
      P<night> The people who run apps count minutes, and the minutes of the night count just as much to them. No app has ever said, "Go to bed."
      P<night> Grown-ups lie in bed with phones as well. Many of them sleep badly and wonder why.
      Q<night> When everything else is dark and {screen is} lit, {Name} might feel ____.
      Q<night> On the morning after, {Name} might notice ____. It may be in the eyes or the temper.
      H<night> {helper} can find a place outside the bedrooms where all screens sleep, with the grown-up ones among them. ~ A rule for all is easier to keep.
      H<night> {helper} can ask what is good about that hour. ~ It may be the quiet, and that can be had in other ways.
      T<night> {he} can choose the last thing before it starts, and plug in the screen in another room. ~ A thing out of reach calls less loudly.
      T<night> {he} can keep a book or a drawing pad by the bed. ~ It is quiet too, and it lets a brain get tired.
      T<night,comforter> {he} can put {comforter} where {screen} used to lie.
      C<night> {he} can think, "It will be there tomorrow, and so will I."
      A<night> Downstairs everything with a screen is dark. Upstairs something is charging all the same, which takes nine or ten hours. It has two legs, and in the morning it is full.
      A<night> The last window in the street goes dark. Nothing on {screen} runs away in a night, except for some messages that say "lol". A brain sorts the day while it sleeps. It has waited for that since supper.
      D<indoors> A good game has something that a Saturday outside has not: a reward every few seconds. {Name} may find that nothing else can keep up with that. A bike ride begins slowly, and so does a visit. The first ten minutes are the dull ones, and the screen is still warm in the next room. After those ten minutes, most things get better, and a level cannot know that.
      P<indoors> Those who complain about the game often mean something else. They miss the person who is behind the door. "Turn that off" is a clumsy way of saying so.
      P<indoors> Friends in a headset are real friends. Some things only get said side by side, though, on a wall or on the way to a shop.
      Q<indoors> When somebody says, "Come out with us," {Name} might notice ____. It may change after ten minutes.
      Q<indoors> With the screen off on a Saturday, {Name} might feel ____.
      H<indoors> {helper} can suggest one thing with an end, such as an hour. ~ An hour is easier to say yes to.
      H<indoors> {helper} can watch a round first and ask how it works. ~ Being interested goes both ways.
      T<indoors> {he} can choose one thing without a screen and do it first, before the game. ~ Afterwards is when plans get lost.
      T<indoors> {he} can ask one friend from the game to meet up. ~ Often both were waiting to be asked.
      T<indoors,activity> {he} can give {activity} an hour this weekend and see. ~ The game keeps its place.
      C<indoors> {he} can think, "The first ten minutes are the dull ones."
      A<indoors> On Sunday evening the game is where it was. Something else has been going on as well, and it had weather in it. Nobody wants the screen to go away for good. A weekend has room for a level, a friend and a bit of mud. What happens outside is not saved anywhere, so it is worth being there.
    `),
    '11+': script(`
      D<next> Pages on a screen used to have a bottom. Today many apps load more before the bottom is reached, and {Name} may not even see it happen. Designers found that people tend to stop when they come to an edge, so the edge was taken away. On a screen like that nothing is finished, and no moment is a better place to stop than any other. Stopping becomes a decision, and a decision is more tiring than an ending. This says something about design, and little about willpower.
      D<saved> A match with other people cannot be paused, and it does not end at seven because dinner does. When {Name is} called in the middle of one, both sides have a point. Leaving lets a team down, and it may cost points or a ranking. Staying lets the noodles get cold, and the people who made them. Most arguments about games are arguments about two clocks that were set in different rooms. Neither of the clocks is wrong.
      D<saved> Twenty minutes into a match is the moment when somebody usually calls. {Name} may know the sentence that follows, which is "I can't pause it", and the one that follows that. It is true, and it is hard to see from a kitchen. Games against a computer can be saved, but games against people go on until somebody wins. That makes the question of when to start more useful than the question of when to stop. Two clocks can be compared before the first move.
      D<chat> A group chat has no end and no closing time. When {Name puts} the phone away, the others may go on writing, and the number beside the chat begins to climb. It is easy to suppose that everything important happens in exactly those messages. Most of the forty-three turn out to be jokes, faces, and one question about homework that was answered twice. They stay where they are until somebody reads them. It is one of the few conversations that can be missed without being lost.
      D<next> Slot machines and endless videos have one idea in common, which is that the next one might be the good one. {Name} may know the feeling in the thumb. Most of what comes is dull, and now and then something is brilliant, and nobody can tell in advance. Researchers found long ago that pigeons will peck at a button like that on a screen until they are worn out. People are cleverer than pigeons, although not by as much as they would like. Knowing the trick helps a little.
      P Adults tend to talk about screens as if the problem had been invented for the young. Their own phones are usually on the table while they do it. Many of them are worried about sleep and school, and they would like the subject to be easier.
      P Friends who are still online may complain for a moment when somebody leaves. Most of them have been called away too, and usually at a bad time. Some would be glad if everybody stopped at ten, but nobody likes to be the first to say so.
      P<chat> Friends who send a third question mark are often bored, and less often in need of an answer. Some of them are lying in bed with sore eyes. A person who says good night may be helping several others.
      P The companies behind games and apps measure how long each person stays. The people who work there are not villains, and some of them may switch things off at home. Their company simply earns more when nobody leaves.
      P Every generation of adults has worried about something, from novels to telephones. Some of the worries were silly, and some were partly right. Hardly anybody can tell which is which while it is happening.
      P<saved> Parents cannot see a ranking or a team from the doorway. What they see is a back, a pair of headphones and a meal getting cold. Most of them will accept a reason when they hear it before the argument and not during it.
      Q When it is time to switch off, {Name} might notice ____. It is worth knowing whether it is the game, the people or the silence afterwards.
      Q With something unfinished or unread, {Name} might feel ____. Relief is a possible word too.
      Q When the others go on playing or writing, {Name} might feel ____. It is often strongest in the first ten minutes.
      H {helper} can agree on a plan by matches or episodes, and leave the minutes out of it. ~ A limit that fits the thing is easier to keep.
      H {helper} can put every phone at home in one place at night, including the adult ones. ~ It is difficult to argue with a rule that applies to everybody.
      H {helper} can come in and sit down before saying that time is up. ~ A sentence in the same room is easier to hear than one through a door.
      H {helper} can knock, come in and wait for a good moment. ~ Thirty seconds of patience is cheaper than an argument.
      H {helper} can agree to a trial week and look at it together afterwards. ~ Rules that can be tested are easier to discuss.
      H<saved> {helper} can ask how long a match lasts before dinner is cooked. ~ Most conflicts of this kind can be solved with a timetable.
      H<helper> {helper} can admit which app is hardest to leave, and what has helped. ~ Honest information is rare on this subject.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T<chat> {he} can tell the others in advance about the time, so that nobody waits for an answer. ~ A message beforehand saves ten afterwards.
      T<saved> {he} can tell the team at the start when the evening ends. ~ A message beforehand saves ten afterwards.
      T {he} can choose the end before the beginning, such as one match, one video or nine o'clock. ~ An ending that was chosen is easier to accept.
      T {he} can leave the phone in another room and do one thing that needs both hands. ~ A phone that is out of reach asks for less.
      T {he} can turn off notifications for one evening and see what was missed. ~ It is an experiment, and the result belongs to the person who does it.
      T {he} can look up how many hours it was in a week. ~ A figure is calmer than an accusation, in both directions.
      T {he} can plan something for the half hour that follows. ~ An empty slot fills itself with more of the same.
      T<quiet> {he} can spend the first quarter of an hour {quiet}. ~ A thing for the hands makes the change of speed easier.
      T<activity> {he} can spend the next half hour {activity}. ~ The silence afterwards is shorter when the hands are busy.
      T<comforter> {he} can put {comforter} where the phone usually lies. ~ The hand will find something there, at least.
      T<doing> {he} can try {doing} straight afterwards. ~ What already works is worth keeping.
      C<next> In the middle of scrolling, {he} can think, "There is no bottom, so I choose one."
      C<saved> Before starting, {he} can think, "Two clocks, and I can see both."
      C<saved> {he} can say, "This match ends at quarter past, and then I am all yours."
      C<chat> When the number climbs, {he} can think, "Forty-three messages, and one of them is homework."
      C<next> With a thumb already moving, {he} can think, "I am not a pigeon, and this is a button."
      C<topic> After the last one, {he} can think, "Enough of this, and now {topic}."
      A<next> It is possible to enjoy an app and to see through it at the same time. An edge can be put back by hand, such as three videos, one song or half past nine. Some evenings it will be in the wrong place, and the evening after that is a new attempt. The page has no bottom, but the day does, and there is usually something good near it.
      A<saved> A team remembers who came back, and a family does too. With a little planning most matches fit between one meal and the next, and now and then one of them does not. Being annoyed about that is understandable on both sides of the door. Another match can be started, and most dinners can be warmed up.
      A<saved> Nobody needs to win the argument about pausing, because it has been true all along. What helps is a time that both clocks know about. Some matches will still run over, as football matches do. When the game ends, somebody has usually kept a plate warm.
      A<chat> In the morning the number is high, and reading it takes four minutes. Now and then something in it did matter, and it can be answered then. People who are offline for an evening are not forgotten, although the phone makes it look that way. The chat will be there, with its faces and its homework, for as long as anyone cares to write.
      A<next> The brilliant one may come up after the phone has been put down, and there is no way of knowing. That is bearable, since there are more brilliant things than evenings. On some days the thumb wins, and on the next day there is another round. A screen is good at offering, and a person can be good at having had enough.
      D<night> After midnight a house belongs to whoever is still awake in it. {Name} may like that about it: no questions, no errands, and a lit screen under a dark ceiling. In the teens the inner clock does move later, by an hour or two, which is biology and not laziness. Bright light close to the face moves it further. School, unfortunately, has not moved at all.
      D<night> There is a name for staying up because the day had no time of one's own in it, and it is "revenge bedtime procrastination". {Name} may recognise something in that. With {screen} lit it is easy to do, since nothing on it ever ends. The hour is pleasant while it lasts. It is paid for the next morning, at a high rate of interest.
      P<night> Apps are built by people who measure success in minutes, and a minute at two in the morning counts as much as any other. There is no department for the morning after.
      P<night> Parents who say something about it may have scrolled until one themselves. It weakens the speech, and it does not make the facts wrong.
      Q<night> At one in the morning, with {screen} lit, {Name} might feel ____. Free, wired and lonely are all possible.
      Q<night> When the alarm goes, {Name} might notice ____.
      H<night> {helper} can agree on one place where all screens spend the night, adult ones included. ~ It is hard to argue with a rule that binds everybody.
      H<night> {helper} can look for an hour in the day that belongs to nobody else. ~ If it exists at six, it need not be taken at one.
      T<night> {he} can leave {screen} out of reach for three nights and see what changes. ~ It is an experiment, and the result belongs to the person who does it.
      T<night> {he} can set an ordinary alarm clock. ~ Then no screen has an excuse for being in the bedroom.
      C<night> {he} can think, "Tomorrow is paying for this."
      A<night> In another room a small light blinks once or twice for nobody. Whatever it is about keeps until breakfast. Sleep does an odd amount of work, on memory, on mood, on growing. It asks for nothing except that somebody stops looking at a screen.
      A<night> An inner clock that runs late will run a little earlier when mornings are bright and nights are dark. It takes about a week, and it is slow to start. The hour alone may be worth keeping, at another time of day. It was not really about the screen.
      D<indoors> Games are made by people who know exactly what a free Saturday is worth. There is a next level at any time, and effort is rewarded within seconds, which the rest of life seldom manages. {Name} may find that nothing outside can compete with a screen at first. That is the difficulty in a nutshell. A walk, a bike or an afternoon with somebody begins slowly, and it gets better at the point where many people turn back.
      P<indoors> Those at home who complain about the screen are often complaining about something else. They miss the person behind the door, and "turn that off" is a clumsy way of putting it.
      P<indoors> Friends on a headset are real friends. It is also true that certain conversations only happen side by side, on the way to somewhere.
      Q<indoors> When somebody suggests going out, {Name} might notice ____. Reluctance is usually a feeling of the first ten minutes.
      Q<indoors> At the end of a weekend spent in one room, {Name} might feel ____. It may be perfectly content, or not quite.
      H<indoors> {helper} can suggest one thing with an end and leave out how it used to be. ~ An hour is easier to agree to than a change of life.
      H<indoors> {helper} can sit down and watch a round first. ~ Interest is generally returned.
      T<indoors> {he} can choose one thing away from the screen and do it before switching on. ~ Afterwards is where plans go missing.
      T<indoors> {he} can ask one person from the headset to meet up. ~ Quite often both had been waiting to be asked.
      T<indoors,activity> {he} can give {activity} one hour this weekend and judge it at the end. ~ The game keeps its place.
      C<indoors> {he} can think, "The first ten minutes are the worst ones."
      A<indoors> By Sunday evening the game is where it was, and something else has happened as well. Nobody is asking for the screen to disappear. A weekend has room for a level, a friend and some weather, in any order. What goes on outside cannot be saved and continued later, which is a reason for being there.
      D<feed> A feed on a phone is put together from other people's best seconds. {Name} may be comparing it with an ordinary evening. Those pictures were picked from forty, lit, trimmed and sometimes altered. Nobody comes off well in such a comparison, including the people in them, who have feeds of their own. The hour makes it worse, since tired minds believe more of what they see.
      P<feed> Many of those who post have taken the picture twenty times. Afterwards they check how it was received, and it seldom feels like enough.
      P<feed> The app does not want to make anyone miserable. It shows more of whatever was looked at for longest, and envy looks for a long time.
      Q<feed> After half an hour of other people's lives, {Name} might feel ____. It is worth asking whether that word was there before.
      Q<feed> When a certain account comes up, {Name} might notice ____.
      H<feed> {helper} can listen to what hurts without reaching for the phone. ~ It is easier to say when nothing is at stake.
      H<feed> {helper} can agree on one shelf for every phone in the house at night. ~ A rule that includes adults is easier to bear.
      T<feed> {he} can mute three accounts that leave a bad taste. ~ Nobody is told about it.
      T<feed> {he} can spend the last half hour with the phone in another room. ~ The feed will not notice.
      C<feed> {he} can think, "That is their best second, and this is my whole evening."
      A<feed> The feed goes on all night, for nobody in particular. With the screen dark, the room has its usual size again, and so has everyone in it. Comparing is what brains do, and they can be given better material. If it does not stop, or if food and mirrors come into it, that is worth telling somebody. An evening that nobody photographed still counts.
    `),
  },
};

/** Turning a screen off, unfinished games, and from eleven on the group chat that goes on without the reader. */
export const screenTime: Frame = withScenes(
  own,
  aBirthdayThatWasNotMine,
  screenAtTheTable,
  notMeantForChildren,
  halfAShow,
  windowFirst,
  timeThatIsAgreed,
  aDullBeginning,
  offNowOnLater,
);
