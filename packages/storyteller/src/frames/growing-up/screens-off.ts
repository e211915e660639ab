import { whenTheGameIsOver } from './when-the-game-is-over.ts';
import { script, type Frame } from '../../frame.ts';
import { midMatch } from '../home/mid-match.ts';
import { withScenes } from '../scene.ts';
import { legsAfterAScreen } from './legs-after-a-screen.ts';
import { oneMoreEpisode } from '../home/one-more-episode.ts';
import { phoneInHand } from '../home/phone-in-hand.ts';
import { flatBattery } from './flat-battery.ts';

const ONLY_THROWN =
  /^(?![^]*\b(?:hits?|hitting|kick\w*|bit(?:es|ing)|punch\w*|slap\w*|lash\w*|attack\w*|scratch\w*|thump\w*|violent)\b)[^]*?\b(?:throw(?:s|ing)?|threw|chuck(?:s|ed|ing)?|smash\w*)\b/i;

const own: Frame = {
  id: 'screens-off',
  name: 'When the screen goes off',
  says: [
    'meltdown when the tablet is turned off',
    'screams when i switch off the tv',
    'turning off the ipad ends in tears',
    'throws the tablet when time is up',
    'wont hand over the tablet',
    'tantrum when screen time ends',
    'one more episode every night',
    'cant stop playing his game when its time',
    'always just five more minutes',
    'rages when the console goes off',
    'hits me when i take the phone away',
    'fight every time the show is over',
    'ending screen time is a battle',
    'hides under the sofa with the tablet',
    'cries when youtube is finished',
    'transition off screens',
    'he is a different child after the tablet goes off',
    'turn it off and all hell breaks loose',
    'says wait i am in the middle of a game',
    'screens off before dinner is a war',
    'switching of the telly makes her lose it',
    'wont come off the xbox',
    'grumpy after screens',
    'needs help stopping a video game',
  ],
  claims: {
    strong: [
      'scrolls till',
      'scrolls until',
      'scrolling till',
      'scrolling until',
      'turn off',
      'turned off',
      'turning off',
      'turns off',
      'turn it off',
      'switch off',
      'switched off',
      'switching off',
      'screen off',
      'screens off',
      'off screens',
      'tablet off',
      'tv off',
      'ipad off',
      'come off the',
      'hand over the tablet',
      'give back the tablet',
      'give the tablet back',
      'take the tablet away',
      'take the ipad away',
      'take the phone away',
      'tablet away',
      'time is up',
      'screen time ends',
      'ending screen time',
      'end of screen time',
      'stop watching',
      'stop playing',
      'five more minutes',
      'one more episode',
      'one more video',
      'after screens',
      'show is over',
      'middle of a game',
      'tablet goes off',
      'console goes off',
      'tv goes off',
      'goes off',
      'ipad goes off',
      'switching of the',
      'off the tv',
      'off the ipad',
      'off the tablet',
      'off the screen',
      'off his screen',
      'come off his xbox',
      'come off his ps',
      'off the xbox',
      'off his xbox',
    ],
    cues: [
      'screen',
      'tablet',
      'ipad',
      'tv',
      'telly',
      'console',
      'game',
      'video',
      'episode',
      'show',
      'meltdown',
      'tantrum',
      'stop',
      'end',
      'transition',
      'timer',
      'scream',
      'phone',
    ],
    not: [
      'turn off the light',
      'switch off the light',
      'light off',
      'lights off',
      'lamp off',
      'turn off the tap',
      'cant switch off at night',
      'come off the bottle',
      'come off nappies',
      'stop playing with her food',
      'play dough',
      'playing lego',
      'goes off in the car',
      'dryer goes off',
      'drier goes off',
      'alarm goes off',
      'siren goes off',
      'bell goes off',
      'dryers go off',
    ],
  },
  topicWords: ['screen', 'off', 'picture', 'show', 'game'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing', 'place'],
  facts: [
    'A show or a game that is stopped stays where it is and can go on another day.',
    'Stopping in the middle of something is harder than at the end of an episode, a round or a level.',
    'Many apps and channels start the next thing by themselves, so that people go on.',
    'People blink much less while they look at a screen, and bodies sit still longer than they notice.',
    'After an exciting game or show hearts and thoughts stay busy for some minutes.',
    'Children manage the end better when they know beforehand what will come next and the end is the same each day.',
    'Grown-ups find it hard to stop as well.',
    'Screens before bed make falling asleep harder.',
  ],
  threads: {
    black: 'the picture that goes dark, and the room that is still there',
    last: 'the last one, which is known beforehand',
    next: 'the next thing, which starts by itself until somebody stops it',
    saved: 'the game that waits exactly where it was stopped',
    body: 'eyes and legs, which come back after a screen',
    charger: 'a phone that sleeps in another room',
    hands: 'hands that are fast when a screen goes off, and a wall that can be pushed',
  },
  threadCues: {
    charger:
      /\b(?:phone|tablet|ipad|switch|laptop|screen|tik ?tok|youtube|snapchat|messag\w+)\b[^]{0,60}\b(?:nights?|midnight|bed|bedtime|bedroom|under (?:the|his|her|their) (?:covers?|duvet|pillow)|[12] ?am|sleep\w*|charg\w+)\b|\b(?:all night|at night|in bed|until midnight|under the (?:covers|duvet))\b[^]{0,40}\b(?:phone|tablet|ipad|screen|youtube|tik ?tok)\b/i,
    hands:
      /\b(?:hits?|hitting|kick(?:s|ing)?|bit(?:es|ing)|punch(?:es|ing)?|slap(?:s|ping)?|throw(?:s|ing)?|threw|chuck(?:s|ed|ing)?|lash\w*|smash\w*|attack\w*|scratch(?:es|ing)?|thump(?:s|ing)?|violent|aggressive)\b/i,
    // A match against others cannot be saved.
    saved:
      /^(?![^]*\b(?:fortnite|roblox|fifa|call of duty|rocket league|online|match(?:es)?)\b)[^]*?\b(?:games?|gaming|minecraft|xbox|playstation|switch|levels?|console)\b/i,
    next: /\b(?:scroll\w*|tik ?tok|instagram|insta|snap ?chat|reels|social media|feeds?|what'?s ?app|tv|telly|television|youtube|videos?|shows?|episodes?|cartoons?|netflix|films?)\b/,
  },
  // Doors and voices are how it shows; what goes off is what it is about.
  decidedBy: [
    /^(?![^]*\b(?:school|nights?|bedtime)\b)(?=[^]*\b(?:shout\w*|scream\w*|slam\w*|meltdowns?|kicks? off|goes mad|furious|rage\w*|tantrums?|angry|cross|explod\w*|cr(?:y|ies))\b)[^]*?\b(?:(?:come|comes|coming|get|gets|getting) off|turn(?:s|ed|ing)? off|take(?:n|s)? (?:away|off)|put(?:s|ting)? (?:down|away)|end of|time(?:'s)? up on|stop playing on) (?:of )?(?:(?:his|her|their|the) )?(?:tablet|ipad|xbox|playstation|switch|console|game|screens?|phone|laptop|computer|roblox|fortnite|minecraft|peppa(?: pig)?|bluey|paw patrol|bing|cocomelon|(?:the )?(?:tv|telly)|you ?tube|netflix)\b/i,
    /^(?![^]*\b(?:school|nights?|bedtime)\b)(?=[^]*\b(?:shout\w*|scream\w*|slam\w*|meltdowns?|kicks? off|goes mad|furious|rage\w*|tantrums?|angry|explod\w*|cr(?:y|ies))\b)[^]*?\b(?:(?:time|ask\w*|tell\w*|told|has|have|needs?) (?:\w+ )?to (?:stop|finish|end|quit|pause)|(?:say|said|it) (?:is |it'?s )?(?:enough|over)) (?:\w+ ){0,2}?(?:xbox|playstation|ps[45]|gaming|roblox|fortnite|minecraft|fifa|tablet|ipad|you ?tube|tv|telly)\b/i,
  ],
  onlyWhenSaid: ['hands', 'charger'],
  tellsAlone: ['hands', 'charger'],
  roles: {
    // What hands do: some hit, and some only throw.
    harm: {
      fallback: { text: 'a hit hurts' },
      cues: [{ match: ONLY_THROWN, phrase: { text: 'a throw can break things' } }],
    },
    blow: { fallback: { text: 'a hit' }, cues: [{ match: ONLY_THROWN, phrase: { text: 'a throw' } }] },
    mend: {
      fallback: { text: 'if somebody was hit, sorry can still be said' },
      cues: [{ match: ONLY_THROWN, phrase: { text: 'if something was thrown, it can be picked up' } }],
    },
  },
  titles: {
    young: [
      { text: 'Push, Push, Wall', thread: 'hands' },
      { text: 'Hands When It Goes Off', thread: 'hands' },
      { text: 'Click, and Hello, Room', thread: 'black' },
      { text: 'When the Screen Is Dark', thread: 'black' },
      { text: 'One More, and Done', thread: 'last' },
      { text: 'The Last One', thread: 'last' },
      { text: 'Blink, Blink, Wiggle', thread: 'body' },
      { text: 'Eyes, Come Back', thread: 'body' },
      { text: '{name} and the Off Button' },
      { text: 'Off' },
    ],
    older: [
      { text: 'It Keeps Until Seven', thread: 'charger' },
      { text: 'The Phone That Sleeps Downstairs', thread: 'charger' },
      { text: 'Hands, and the Black Screen', thread: 'hands' },
      { text: 'The First Ten Seconds', thread: 'hands' },
      { text: 'The Next One Starts by Itself', thread: 'next' },
      { text: 'Who Pressed Next?', thread: 'next' },
      { text: 'It Waits Where It Was', thread: 'saved' },
      { text: 'Saved', thread: 'saved' },
      { text: 'Blink', thread: 'body' },
      { text: 'The Body Comes Back', thread: 'body' },
      { text: '{name} and the Off Button' },
      { text: 'The Minute After Off' },
    ],
  },
  benefits: [
    'Explains why stopping is hard, for grown-ups as well.',
    'Says that the screen ends and the day goes on.',
    'Gives {name} one thing to do in the first minute after the screen goes dark.',
  ],
  talk: {
    young: [
      'What happens when the screen goes off?',
      'How does it feel when the picture goes away?',
      'Shall we choose what comes after the screen today?',
    ],
    older: [
      'Why is stopping hard, in this story?',
      'Which word went into the blank, and how long did it last?',
      'Shall we agree on the place where we stop before we begin?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'stand',
    feeling: 'curious',
    companion: null,
    props: ['tablet', 'clock'],
  },
  text: {
    '2-3': script(`
      D<black> Click! The screen is off. {Name is} here. Where is the picture? It is gone for now. The room is here.
      D<last> One more, and then off. {Name} may see the last one. Then the end comes. Click! Off it goes.
      D<body> {Name} may see a show. Eyes look and look. Legs are so still. Click, the screen is off. Blink, blink. Wiggle, wiggle.
      P Some children shout at off. Some go and play.
      P Grown-ups like one more show too. Off is hard.
      P Big people like shows. They like hugs more.
      Q When it goes off, {Name} may feel ____.
      Q At the end, {Name} may feel ____.
      Q With no picture, {Name} may feel ____.
      H {helper} can say, "Last one now."
      H {helper} can sit close by.
      H {helper} can start a game.
      H<helper> {helper} can dance with {him}.
      T {he} can press off.
      T {he} can wave bye-bye.
      T {he} can jump or clap.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<black> {he} can say, "Bye-bye, picture."
      C<last> {he} can say, "One more, and click."
      C<body> {he} can say, "Blink, blink, wiggle."
      C<topic> {he} can think about {topic}.
      A<black> Click, and it is dark. The picture can come back one day. Here is the room. Hello, room. Hello, {Name}.
      A<last> One more, and now it is done. The screen gets a rest. What comes next? Here it comes.
      A<body> Blink, blink, say the eyes. Wiggle, say the legs. The screen is off. Now it is time to play.
      D<hands> Off goes the screen. {Name} may get cross. Then hands are so fast. {harm}. Oh!
      P<hands> Lots of people get cross at off. Cross is fine.
      Q<hands> At off, {his} hands may feel ____.
      H<hands> {helper} can wait close by.
      H<hands> {helper} can push the wall too.
      T<hands> {he} can push the wall.
      T<hands> {he} can stamp and stamp.
      C<hands> {he} can say, "I am cross!"
      C<hands> {he} can say, "Push, push, wall."
      A<hands> Push, push, push. Cross gets small. The screen is off. Hands can play now. Hello, hands.
      A<hands> Stamp, stamp, stamp. Off is hard. The screen is off, and hands can rest. Hello, soft hands.
    `),
    '4-5': script(`
      D<black> Click, and the screen is black. One second ago there was a picture in it. Now {Name} may see the room and a cup. They were there all the time. It can feel odd, like coming in from outside.
      D<last> It is hard to stop when the end is a surprise. So it helps to know the last one. {Name} may hear, "This is the last show today." Or it is the last game, or the last song. Then the screen goes off, and that was it.
      D<body> While a screen is on, eyes forget to blink. {his} legs may be still for a long time. When the screen goes off, the body comes back. The eyes may be dry. The legs may want to jump.
      P What is on the screen does not stop being there. It waits. It can go on another day.
      P Grown-ups find off hard too. They say, "Just a minute," and look at a phone. They know how it is.
      P Some children get cross when it goes off. Some get sad, and some are thirsty. All of it gets less.
      Q When the screen goes black, {Name} may feel ____.
      Q When it is the last one, {Name} may feel ____.
      Q In the first minute with no picture, {Name} may feel ____.
      H {helper} can say when it is the last one. ~ Then it is no surprise.
      H {helper} can come and see the end too. ~ The end is better for two.
      H {helper} can have a snack ready for after it.
      H<helper> {helper} can hear what was good in it. ~ It is fun to tell.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can press the off button with one finger.
      T {he} can shut both eyes and blink ten times.
      T {he} can jump or clap until the legs are awake.
      T<comforter> {he} can go and get {comforter} after the click.
      T<quiet> {he} can spend some time {quiet} after the screen.
      T<doing> {he} can try {doing} when it goes off.
      C<black> {he} can say, "Bye, picture, hello, room."
      C<last> {he} can think, "Last one, end, click."
      C<body> {he} can say, "Blink, blink, I am back."
      C<topic> {he} can think about {topic} and what to do next.
      A<black> The screen is black, and the room has all its colours. There is the cup, and there is somebody to talk to. Off is hard for one minute. Then there is something else.
      A<last> The last one is done. It may still be in the head. There it can go on with no screen. Another day there will be another show or game. It is okay to be sad at the end.
      A<body> Blink, blink, and the eyes are wet again. The legs have jumped, and now they can go places. The screen is off, and the day is on. There is a lot to see with two eyes.
      D<hands> When a screen goes black, hands can get fast. {Name} may be cross, and so would a lot of people. Sometimes a hand hits then, or a thing flies. {harm}, and the screen stays black.
      P<hands> The one who said "off" did not want a fight. It was time to stop.
      P<hands> A hand cannot say what is wrong. It can only push or hit. Words can say, "I wanted more."
      Q<hands> When the screen goes off, {his} hands may feel ____.
      Q<hands> With a black screen, {his} arms may feel ____.
      H<hands> {helper} can say when it is nearly off. ~ Then it is no surprise.
      H<hands> {helper} can make some room and wait. ~ The talk can come later.
      T<hands> {he} can push a wall with two flat hands.
      T<hands> {he} can stamp on the floor and count to five.
      C<hands> {he} can say, "I am cross. I wanted more."
      C<hands> {he} can think, "Hands, here is a wall."
      A<hands> The wall is still up, and nobody is sore. The cross part was big, and then it got small. It is okay to be cross at off. Now two hands can look for the next thing.
      A<hands> Off was hard, and now it is over. Hands are slow again, and they can hold a cup. If a hit came first, a kind word can come after it. The wall can be pushed any time.
    `),
    '6-7': script(`
      D<next> Why is it hard for {him}, or for anyone, to switch a screen off? One reason is hidden. When one show ends, the next one starts by itself. Nobody asks if it is time to stop. So people need to find the end.
      D<saved> In the middle of a game, off can feel like losing it all. {Name} may have built half a town. But a game that is saved stays just as it was. The houses do not fall down in the night. They wait on the same street.
      D<body> A person in front of a screen turns into a kind of statue. {his} eyes blink less, so they get dry. The legs stay in one place, and ears miss what people say. When the screen goes off, all of that wakes up. It can be cross at first, and it may come out as a scream.
      P The people who make shows and games want others to stay. They work hard at it. So it is no wonder that off is difficult.
      P Grown-ups say "one moment" to their phones many times a day. They know the pull. It is harder in the middle than at the end.
      P Someone who calls for supper cannot see the screen. It may be the best part of it just then. A short word about that can help both.
      Q When somebody says "off", {Name} may feel ____. It may be in the hands.
      Q When the screen goes black, {Name} may feel ____.
      Q Five minutes after the screen went off, {Name} may feel ____.
      H {helper} can ask, "Where is a good place to stop?" ~ The end of a round is easier than the middle.
      H {helper} can say before the start what will come after. ~ Then the end is not so empty.
      H {helper} can switch off all the screens, big people's phones as well. ~ It is fair that way.
      H<helper> {helper} can ask to see the best bit before it goes off.
      H<adult> {helper} can help by {adult}. ~ It has been good at other times.
      T {he} can press off with one finger. ~ The one who presses is the boss of the button.
      T {he} can look out of a window for one minute. ~ Eyes like to look far after looking near.
      T {he} can growl into a cushion. ~ A cushion does not mind how loud it is.
      T {he} can drink some water and jump ten times. ~ It wakes up the rest of the body.
      T<comforter> {he} can take {comforter} to another room. ~ It is easier where no screen is.
      T<quiet> {he} can spend some time {quiet} after the click. ~ Hands that have a job do not miss the buttons.
      T<doing> {he} can try {doing} in the hard minute. ~ What helped before can help again.
      C<next> {he} can think, "It starts by itself, and I can stop it."
      C<saved> {he} can think, "My game waits for me."
      C<body> {he} can think, "Blink, drink, jump."
      C<topic> After the click, {he} can think about {topic} for a minute.
      A<next> Somewhere a next one is ready, and it can stay there. The screen is off because a person pressed a button. It is all right to be cross about it for a bit. The rest of the day starts by itself as well.
      A<saved> The game is saved, and the town stands still. Another day the street will be there, and half of a bridge. In the meantime there is supper. Off is not the same as gone.
      A<body> The eyes are wet, and the legs have remembered stairs. Somebody asks a question, and it gets heard. That was a good show or a good game. It is good to be back from a screen as well.
      D<hands> A screen stops in one second, and a body needs longer. {his} heart may still go fast from the show or the game. Then "off" comes, and the hands get tight. Some people shout, and some hit or throw what is near. {harm}, and the screen is as black as before.
      P<hands> The person who said "off" may have thought of supper or sleep. It was not meant as a fight.
      P<hands> {blow} cannot tell what is wrong. It could mean "I was in the middle" or "I did not hear you." Words can say which one it is.
      Q<hands> When it goes off, {his} hands may feel ____.
      Q<hands> In the first minute, {his} arms may feel ____. It may be in the face as well.
      H<hands> {helper} can say how many minutes are left. ~ Hands are faster when it is a surprise.
      H<hands> {helper} can keep everybody safe first and talk later. ~ Ears work better then.
      T<hands> {he} can put both hands on a wall and push for ten counts. ~ A wall is strong enough for that.
      T<hands> {he} can walk out of the room at once. ~ Feet are good when hands are cross.
      C<hands> {he} can say, "I am cross that it is off."
      C<hands> {he} can think, "Hands, push the wall."
      A<hands> It is all right to be angry at a black screen. After some minutes the heart is slow, and the hands are open. {mend}. Then there is a wall that was pushed and an evening that goes on.
      A<hands> The wall has not moved, and nobody is hurt. Off is hard, and it comes on most days. So there is a lot of practice for hands. Now they are warm, and they can open a door or a book.
    `),
    '8-10': script(`
      D<next> Most things have an end that can be seen: a book gets thin, a plate gets empty. Screens are different. If {Name finds} it hard to switch off, that is the machine working well. The next episode begins in five seconds, and the next video is already moving. People were paid to build it like that, so that nobody gets up.
      D<saved> "Now" is a bad word for somebody in the middle of a level. {Name} may be three minutes from the end, or think so. When the screen goes off at that moment, it can feel like being pulled out of water. The game itself does not mind. If it was saved, every coin and every wall will be there tomorrow, and nothing will have moved.
      D<body> Scientists have counted blinks. In front of a screen, people blink far less than usual, which is why eyes sting afterwards. {his} legs may have been in one position for an hour without anybody noticing. Hunger and thirst do not get through either. When the screen goes off, all those messages arrive at once. That explains some of the bad mood.
      P The person who says "off" has something in mind that is not on the screen, such as supper. The person at the screen has something in mind that cannot be seen from the door. Both have a point.
      P Adults lose half an hour to their phones as well, and then say that they only checked the weather. They are not proud of it. Most of them would be glad of a rule for the whole home.
      P<saved> Friends who are still online may ask, "Where are you going?" They mean that it is more fun with company. They will manage, and they will be called to supper too.
      Q When the call to stop comes, {Name} might feel ____. It often comes before any thought.
      Q In the first minute without a screen, {Name} might notice ____. Hands, eyes and mood may each have something to say.
      Q A quarter of an hour after the end, {Name} may feel ____.
      H {helper} can agree on a stopping point before the start. ~ "After this one" can be kept, and "soon" cannot.
      H {helper} can come over and look at the screen before asking. ~ It is polite, and it shows how long it takes.
      H {helper} can put all phones of the household in one place at supper. ~ Rules are easier when they are for everyone.
      H<helper> {helper} can hear about it for two minutes after it is off. ~ It is a soft way out.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can choose the last one and say so out loud. ~ People keep ends that they have picked.
      T {he} can press the button first, before anyone asks. ~ It is a different feeling to switch off than to be switched off.
      T {he} can look at something far away for a minute and drink a glass of water. ~ Eyes and mood both need it.
      T<comforter> {he} can go straight to {comforter} and a quiet corner. ~ The first minute passes faster there.
      T<quiet> {he} can spend the next half hour {quiet}. ~ Minds slow down better in steps.
      T<activity> {he} can plan on {activity} right after the screen. ~ A plan pulls in the other direction.
      T<doing> {he} can try {doing} in the first minute. ~ That is the one that counts.
      C<next> {he} can think, "It was built to go on, and I was built to stop."
      C<saved> {he} can think, "Saved is not lost."
      C<body> {he} can think, "The messages are coming in, one at a time."
      C<topic> After the click, {he} can think about {topic} until the pull gets weaker.
      A<next> The five seconds are over, and nothing started. It takes some strength to be the end of a thing that has none. Screens will be there tomorrow, with all their next ones. The day goes on in the meantime, so it is good that somebody is using it.
      A<saved> A level that was saved can be opened again another day. It is all right to be annoyed, and the annoyance may last about as long as a song. The screen keeps the coins. What happens in the meantime is not saved anywhere, and so it is worth being there.
      A<body> After a few minutes the eyes are fine, the legs work, and the mood has caught up. There is nothing mysterious about it. It was a body coming back from a long way off. The screen is dark, and there may be something to eat.
      D<hands> A screen stops at once, and the body in front of it does not. {Name} may have been racing, building or waiting for the best part. When it goes black, all that energy is left over and has nothing to do. In some people it turns into shouting, and in others into a kick or a thrown remote. That hurts whoever is near, and the screen stays black.
      P<hands> The person who says "off" may be waiting for a storm already. That makes a voice hard before anything has happened. Nobody wants to be hit because supper is ready.
      P<hands> To be angry when something good ends is common, and adults know it too. What hands do about it is another matter. The anger can simply be there, and the rest can be learnt.
      Q<hands> In the first ten seconds, {Name} might notice ____. Hands, jaw and chest may all take part.
      Q<hands> With a black screen and fast hands, {Name} might feel ____. It may be a different word after supper.
      H<hands> {helper} can agree on the end beforehand and give one warning. ~ An end that is expected is not so loud.
      H<hands> {helper} can see that everyone is safe and leave the talking until later. ~ Hardly anybody can listen in the first ten minutes.
      T<hands> {he} can put both hands on a wall and push until they are tired. ~ Arms like something that can take it.
      T<hands> {he} can leave the room at the word "off" and go up and down some stairs. ~ It uses up what the screen left over.
      C<hands> {he} can think, "Angry is fine. Hands down."
      C<hands> {he} can say, "I am furious. Give me ten minutes."
      A<hands> Ten minutes later the heart is slower, and most of the anger has gone. A hit lasts longer than that, and a word can mend some of it. Screens go off every day, so there is no lack of practice. The wall is still there, and it holds no grudge.
      A<hands> The screen is off, and the game or the show will be there another day. It takes strength to hold still with all that energy in both arms. Hardly anyone sees it from outside. {Name} may know it from inside by now.
      D<charger> A screen in a bedroom does not go off by itself, and neither does the person in front of it. {Name} may know how one look turns into an hour. The light tells a brain that it is still day. Whoever made the game or the show was paid to keep people awake. In another room the thing can charge, and so can its owner.
      P<charger> Adults have the same trouble. Many have bought an alarm clock to keep the phone out of the bedroom. They seldom mention it.
      P<charger> The others are not all awake at that hour, although it seems so. The ones who sleep do not write.
      Q<charger> With the screen in another room, {Name} might feel ____. Fingers may notice first.
      H<charger> {helper} can put all the screens in one place at night, the big people's as well.
      H<charger> {helper} can get a clock that only tells the time.
      T<charger> {he} can choose what lies by the bed instead: a book, a torch, a radio.
      T<charger> {he} can carry it to its place at a fixed time, and be the one who does it.
      C<charger> {he} can think, "It sleeps there, and I sleep here."
      A<charger> In the kitchen a small green light is on, and nobody looks at it. What came in at night is still there at breakfast. The first evenings with the screen off are long. After that they are about as long as other people's.
    `),
    '11+': script(`
      D<next> The people who design screens are good at their work, and their work is to remove endings. Episodes run into each other, feeds have no last page, and the most interesting thing is usually one more swipe away. If {Name has} trouble switching off, it is not a private weakness. A whole office was on the other side of it. Knowing that does not press the button, but it does make it clearer who is pressing whose.
      D<saved> Being told to turn off a screen in the middle of a match is awkward, and difficult to explain to people who do not play. Other players may be relying on {him}, and leaving early costs points. From the kitchen it looks like a refusal to come to supper. Both descriptions are correct. It is mostly a problem of timing, and timing can be negotiated before the match begins.
      D<body> After two hours in front of a screen, a body is a neglected animal. {his} eyes have blinked perhaps half as often as usual, the neck has carried a head at an angle, and nobody has asked about thirst. All of it is reported the moment the screen goes off. The irritation that follows is often blamed on whoever said "off". In part it is simply the bill.
      P Adults who complain about screens are frequently holding one. They know it, and it makes them sound stricter than they intend. A rule that applies to everyone in the household tends to be received with suspicious enthusiasm by the young and some embarrassment by the old.
      P Whoever interrupts is usually thinking about sleep, supper or school, none of which is visible from inside a screen. They remember a person who was in a better mood at six than at nine. It is a form of concern, even when it comes out as "now".
      P<saved> Friends who are still online will notice that somebody has left, and most of them will have forgotten it after the next round. A few may complain. They have the same argument waiting for them downstairs.
      Q When the voice from the door arrives, {Name} might notice ____. It is often there before the words have been understood.
      Q In the first quiet minute, {Name} might feel ____. Emptiness, anger and relief have all been reported.
      Q Half an hour later, {Name} may feel ____. It may change within the hour.
      H {helper} can agree on times that fit the length of what is on. ~ An end in a sensible place is twice as easy to keep.
      H {helper} can accept the same rule for the household's own phones. ~ Nothing is as persuasive as a drawer with everybody's in it.
      H {helper} can give notice once, and then trust the answer. ~ Reminders every two minutes make it harder for both sides.
      H<helper> {helper} can ask what was good in it and listen to more than the first sentence. ~ Interest is better than a countdown.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can switch off the automatic next one in the settings. ~ It gives the decision back to a person.
      T {he} can decide on the last one beforehand and announce it to somebody. ~ A public ending is easier to keep than a private one.
      T {he} can get up, drink a glass of water and look out of a window before deciding what mood this is. ~ Part of it may be thirst.
      T<comforter> {he} can shut the door and have {comforter} for company. ~ The quiet after a screen is easier with something familiar.
      T<quiet> {he} can spend the next hour {quiet}. ~ A mind that has been going fast likes a long way to slow down.
      T<activity> {he} can plan {activity} for the hour after. ~ It is easier to go towards something than away from it.
      T<doing> {he} can try {doing} as soon as the screen is dark. ~ The urge to go back is strongest in the first few minutes.
      C<next> {he} can think, "They removed the end, so I will add one."
      C<saved> {he} can think, "One match, agreed beforehand, and then out."
      C<body> {he} can think, "This may be thirst with a bad temper."
      C<topic> After the click, {he} can think about {topic} until the urge has passed.
      A<next> Endings used to come with the thing itself, and now they are made by hand. It is a small skill that hardly anybody was taught. The screen goes on to nobody and does not notice. Meanwhile an evening has been switched on, and it has no next one.
      A<saved> The team will manage, the points can be won back, and supper is still warm. Most rows about screens are about the place where the line is drawn, so it pays to draw it early. What is saved will wait. What is cooked will not.
      A<body> Eyes recover within minutes, necks take a little longer, and moods usually follow the body. It is worth knowing that the screen leaves a bill behind, because a bill can be expected. Switching off then looks less like a loss. It is more like coming up for air.
      D<charger> At six in the evening it is easy to mean to be off a screen by ten. At eleven it is a different matter, and {Name} may have met the person who goes on. The thing on the screen was built by people who are paid for every minute that somebody stays awake. Light and novelty both tell a brain that the day is still going on. A plan that is made by a rested person and carried out by a tired one is a poor design.
      P<charger> Parents who argue about this usually have a phone beside their own bed. They know the difficulty from close up, and it does not make them more patient.
      P<charger> Friends who write at midnight are awake for the same reason. Hardly anyone wants to be the first to say goodnight.
      Q<charger> Lying there without it, {Name} might feel ____. Cut off is one possible word, and relieved is another.
      H<charger> {helper} can put every phone in the household on the same shelf at night. ~ A rule for all is harder to resent.
      H<charger> {helper} can renegotiate the hour once, at the weekend, and then leave it alone.
      T<charger> {he} can put it on its shelf before the last one of anything starts. ~ Afterwards nobody gets up.
      T<charger> {he} can buy a plain alarm clock, which removes the best excuse.
      C<charger> {he} can think, "Whatever it is, it keeps until seven."
      A<charger> On a shelf downstairs several screens lie side by side and light up for no one. Whatever came in overnight looks smaller in daylight. The first nights are dull, because a mind is its own company then. Mornings, on the other hand, change quite soon.
    `),
  },
};

/** The moment a screen is switched off: why stopping is hard, what stays saved, and the first minutes after. */
export const screensOff: Frame = withScenes(
  own,
  legsAfterAScreen,
  flatBattery,
  whenTheGameIsOver,
  oneMoreEpisode,
  phoneInHand,
  midMatch,
);
