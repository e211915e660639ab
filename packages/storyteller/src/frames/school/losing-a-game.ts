import { outInThePlayground } from './out-in-the-playground.ts';
import { othersCheat } from './others-cheat.ts';
import { pushedToBeFirst } from './pushed-to-be-first.ts';
import { script, type Frame } from '../../frame.ts';
import { GAME, RIVAL } from './which-game.ts';
import { blamesTheTeam } from './blames-the-team.ts';
import { youCheated } from './you-cheated.ts';
import { withScenes } from '../scene.ts';
import { aWordForLosing } from './a-word-for-losing.ts';
import { aRaceThatWasLost } from './a-race-that-was-lost.ts';
import { beforeTheStart } from './before-the-start.ts';

/** A body that takes longer than the others do, in races and in sport. */
const SLOWER =
  /^(?=[^]*\b(?:dysprax\w*|cerebral palsy|walker|rollator|walking frame|wheel ?chair|crutch\w*|splints?|hypermobil\w*|(?:muscle|heart|lung) (?:condition|disease|weakness)|asthma|low muscle tone|coordination|dcd|clumsy|slow(?:er|est)?|always (?:\w+ )?last|every(?:body|one) claps?|prosthe\w+)\b)(?=[^]*\b(?:races?|racing|pe|p\.e\.|sports? day|sports|athletics|running|cross[- ]country|egg and spoon|gym|laps?|mile|bleep test)\b)/i;

const NO_DICE =
  /\b(?:snap|uno|cards?|chess|draughts|i-?spy|hide and seek|musical (?:chairs|statues)|pass the parcel|fifa|xbox|playstation|ps[45]|nintendo|fortnite|roblox|mario|rocket league|video ?games?|controllers?|consoles?|online|towers?|blocks|lego|jenga|draw\w*|sums|quiz\w*)\b/i;
const WITH_DICE = /\b(?:board|boards|dice|snakes|ladders|ludo|monopoly)\b/i;
const AT_A_TABLE = /\b(?:board|boards|dice|snakes|ladders|ludo|monopoly|counters?)\b/i;

/** A team of grown-ups that is watched; the child did not play. */
const FAN =
  /\b(?:arsenal|chelsea|liverpool|everton|man(?:chester)? (?:united|city|utd)|spurs|tottenham|west ham|newcastle|villa|leeds|celtic|rangers|wolves|england|scotland|wales|ireland|(?:his|her|their|our|the) (?:favou?rite |football |rugby |cricket )team|supports?|season ticket|(?:watch\w*|on) (?:the |a )?(?:match|game|football|rugby|cricket|tv|telly))\b[^.!?]{0,40}\b(?:los(?:e|es|ing|t)|beaten|knocked out|relegated|draws?)\b|\b(?:when|if|after|because) (?:arsenal|chelsea|liverpool|everton|man(?:chester)? (?:united|city|utd)|spurs|england|scotland|wales) (?:los|get|got|are|go)/i;

/** Looked for before all that may not have been said before it, which is read from there to the beginning of the text. */
const AT_A_SPORT = String.raw`\b(?:football|soccer|rugby|netball|hockey|cricket|basketball|tennis|volleyball|handball|match(?:es)?|(?:his|her|their|the|our) team|gala|swimming (?:race|meet|competition)|(?<!\b(?:everything|it|brushing teeth|all) is (?:always )?a )races?|sports day|relay|athletics|league|goal(?:s|ie|keeper)?|penalt\w+|judo|karate|taekwondo|gymnastics)\b`;

const own: Frame = {
  id: 'losing-a-game',
  name: 'Losing a game',
  says: [
    'hates losing',
    'cries when he loses a board game',
    'cant cope with losing at games',
    'tips the board when she is losing',
    'flips the board if he doesnt come first',
    'cheats at games because he hates losing',
    'storms off when she loses at cards',
    'has to win at everything',
    'screams at me when i win uno',
    'snakes and ladders always ends in tears',
    'family game night is a disaster',
    'throws the controller when he loses',
    'rage quits every match',
    'lost the football match and wont speak',
    'meltdown after losing a race',
    'changes the rules so that he wins',
    'only wants to play if she can win',
    'gets so upset if his sister beats him',
    'loosing at chess makes him cry',
    'not first in the race means screaming',
    'lost his chess game and said hes rubbish',
    'game of snap ends with cards everywhere',
    'her team lost and she was in tears all night',
    'how to teach kids to lose gracefully',
  ],
  claims: {
    strong: [
      'last in races',
      'last in every race',
      'last in cross country',
      'always last in',
      'comes last in',
      'cross with his own team',
      'cross with her own team',
      'cross with his team',
      'cross with her team',
      'shouts at his team',
      'shouts at her team',
      'angry with his team',
      'angry with her team',
      'shouts at teammates',
      'struggles with losing',
      'struggle with losing',
      'problems with losing',
      'problem with losing',
      'good at losing',
      'bad at losing',
      'finds losing',
      'upset about losing',
      'lost at',
      'top trumps',
      'loses on the',
      'loses on his',
      'loses on her',
      'losing on the',
      'lost on the xbox',
      'loses at xbox',
      'loses at fifa',
      'loses at fortnite',
      'loses a level',
      'loses a match',
      'lost the debate',
      'lost the final',
      'lost in the final',
      'lost their match',
      'hates losing',
      'losing at',
      'lose at',
      'board game',
      'card game',
      'game night',
      'tips the board',
      'flip the board',
      'flips the board',
      'cheat at',
      'cheats at',
      'rage quit',
      'lose a match',
      'lose the match',
      'lose his match',
      'lose her match',
      'lose a race',
      'lose the race',
      'has to win',
      'have to win',
      'only if he wins',
      'only if she wins',
      'snakes and ladders',
      'gracious loser',
      'lose gracefully',
      'not first in',
      'team lost',
      'team loses',
      'team is losing',
      'shouts at his teammates',
      'shouts at her teammates',
      'blames his team',
      'blames her team',
      'sore loser',
      'bad loser',
      'poor loser',
      'lose a game',
      'loser',
      'doesnt win',
      'didnt win',
      'win every',
      'not win',
      'when he loses',
      'when she loses',
      'i win',
      'if he loses',
      'if she loses',
      'he loses',
      'she loses',
      'hate losing',
      'cope with losing',
      'coping with losing',
      'about losing',
      'bear to lose',
      'stand losing',
      'stand to lose',
      'wont lose',
      'like losing',
      'like to lose',
      'loves to win',
      'cheats',
      'quits when losing',
      'he is losing',
      'she is losing',
      'losing is',
      'lost the game',
      'lost the match',
      'lost the final',
      'lost the cup final',
      'lost in the final',
      'lost the race',
      'lost his match',
      'lost her match',
      'monopoly',
      'gets beaten',
      'comes second',
      'come second',
      'second place',
      'only first',
      'must win',
      'needs to win',
      'always has to win',
      'be the winner',
      'cries if he doesnt win',
      'doesnt come first',
      'not coming first',
    ],
    cues: [
      'game',
      'lose',
      'win',
      'winner',
      'board',
      'cards',
      'chess',
      'match',
      'race',
      'beat',
      'cheat',
      'rule',
      'first',
      'team',
      'dice',
      'snap',
      'opponent',
      'tournament',
    ],
    not: [
      'lose us',
      'losing us',
      'lose me',
      'losing me',
      'sister wins everything',
      'brother wins everything',
      'gaming at night',
      'gaming all night',
      'games at night',
      'games all night',
      'loses things',
      'lose things',
      'losing things',
      'lost his pencil',
      'lost her pencil',
      'video game',
      'computer game',
      'game over',
      'lose a tooth',
      'lose weight',
      'lose patience',
      'lose control',
      'lose sleep',
      'lose confidence',
      'lose interest',
      'win him over',
      'race car',
      'stop playing',
      'lose teddy',
      'lose bear',
      'lose toy',
      'lose bunny',
      'lose hair',
      'lose it',
      'lost it',
      'lost interest',
      'lost toy',
      'lose glove',
      'lose gloves',
      'lose shoe',
      'lose everything',
      'lose things',
      'lost grandpa',
      'lost grandma',
      'lose mind',
      'lose my',
      'lose way',
      'lose mum',
      'lose dad',
      'lose dog',
      'lose cat',
      'lost our',
      'lost his',
      'lost her',
      'losing his',
      'losing her',
      'lose focus',
      'lose tooth',
      'wont lose',
      'lose her hair',
      'lose his hair',
      'dreams about losing',
      'about losing us',
      'losing us',
      'loses his',
      'loses her',
      'loses gloves',
      'loses things',
      'lose his things',
      'loses everything',
      'loses it',
      'loses hope',
      'loses focus',
      'loses interest',
    ],
  },
  topicWords: ['game', 'play', 'win', 'lose', 'losing', 'lost', 'race'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'place'],
  facts: [
    'In a game with one winner somebody loses each time; good players lose often to each other.',
    'Dice and shuffled cards are chance: no player can steer them.',
    'After effort or a strong feeling the heart stays fast and the muscles tight for some minutes, and then they settle.',
    'Very young children seldom grasp winning and losing; minding about it is common from about four and grows easier with practice.',
    'Two players of the same strength each lose about half of their games.',
    'Winners can feel uneasy when the other player is unhappy.',
  ],
  threads: {
    lastrace: 'the last runner, the first runner, and the way that both of them ran',
    teammates: 'eleven people, one ball, and what gets shouted',
    fan: 'a team that is watched, and a scarf that goes back on its hook',
    gloat: 'a win, and what the other one hears of it',
    cheat: 'the rules, which make a game a game, and a piece that was moved in secret',
    pitch: 'a match or a race, the whistle at its end, and the bags by the door',
    pace: 'a clock that counts for one person, and people who clap',
    box: 'the pieces that go back to where they began',
    dice: 'the dots on the dice, which know nobody',
    clap: 'hands, which can do something at the end of a game',
    first: 'the first place on the stairs, in the car, at the door, and the other places',
    minute: 'the minute after a game, which ends',
    thrown: 'something that was thrown after a lost game, and what can be done with a hand before and after',
  },
  threadCues: {
    // Who swims has no field in front, and no mud.
    lastrace:
      /^(?![^]*\b(?:swim\w*|gala|pool|dance|quiz|spelling|karaoke)\b)[^]*?(?:\b(?:comes?|came|coming|finish\w*|always|is|was|be(?:ing)?|(?:he|she|they)['’]?ll be) (?:dead )?last\b|\bslowest\b|\b(?:can'?t run fast|no good at running|hates? (?:running|cross[- ]country|races|sports day))\b)/i,
    teammates:
      /^(?![^]*\bteams? (?:loses?|lost|is losing))[^]*?\b(?:shouts?|yells?|screams?|moans?|criticis\w+|blam(?:es|ing)|has a go|angry|cross|mean|tells? off)\b[^.!?]{0,24}\b(?:team ?-?mates?|(?:his|her|their|the) (?:own )?(?:team|side|players|goalie|goalkeeper|partner))\b/i,
    pace: SLOWER,
    fan: FAN,
    // What is played with cards or on a screen has no dice and no squares.
    first:
      /\b(?:first|line ?leader|front of the (?:line|queue)|head of the (?:line|queue)|before (?:him|her|his|them|their|me)|fast(?:er|est)|(?<!under the )stairs|race (?:to|up|down|home|me|him)|win(?:s|ning)? (?:at )?(?:everything|all))\b/i,
    minute: NO_DICE,
    clap: NO_DICE,
    box: AT_A_TABLE,
    dice: WITH_DICE,
    gloat:
      /\b(?:mock|tease|taunt)(?:s|ed|ing)?\b.{0,40}\b(?:wins?|won|beats?)\b|\bgloat\w*|\b(?:bad|sore|poor) winner|\brub(?:s|bing)? it in|\bbrag\w*|\bboast\w*|\blaughs? at (?:the )?(?:others|other|losers?|people|everyone|him|her)\b.{0,20}\bwin|\bwins?\b.{0,20}\b(?:laughs? at|shows? off|teases?)/i,
    cheat:
      /(?<!\b(?:says?|said|thinks|shouts|claims|accus\w+|friends?|brother|sister|others?|everyone(?: else)?|other \w+|they|cousin)\b[^.]{0,24})\bcheat\w*|\b(?:changes|bends|makes up) (?:the|his own|her own|their own) rules|\bmov(?:es|ed|ing) (?:the|his|her) (?:piece|counter)s?/i,
    pitch: new RegExp(
      String.raw`^(?![^]*\b(?:dysprax\w*|cerebral palsy|walker|wheel ?chair|always (?:\w+ )?last|slow(?:er|est)|every(?:body|one) claps?)\b)[^]*?(?=${AT_A_SPORT})(?<!\b(?:supports?|watch\w*|arsenal|chelsea|liverpool|spurs|england|(?:favou?rite) team)\b[\s\S]*)(?<!\b(?:board|cards?|chess|dice|monopoly|uno|snakes|ludo|snap|draughts|video games?|fifa|mario|scrabble|puzzles?|hide and seek|musical)\b[\s\S]*)${AT_A_SPORT}(?![\s\S]*\b(?:board|cards|chess|dice|monopoly|uno|snakes|ludo|snap|draughts|video games?|fifa|mario|scrabble|puzzles?|hide and seek|musical)\b)`,
      'i',
    ),
    thrown:
      /\b(?:thr(?:ew|ows?|owing|own)|broke|broken|breaks|smash\w*|snapp\w*|kick(?:s|ed|ing)?|punch\w*|slamm?\w*|hurl\w*|chuck\w*|flips?|flipped|tip(?:s|ped|ping)|cracked)\b/i,
  },
  // Shouting on a pitch is no loud voice at a table.
  decidedBy: [
    /\b(?:won['’]?t|will not|refuses to|doesn['’]?t (?:want to )?|does not (?:want to )?|never) (?:play|try|join in)(?:s)? (?:with )?(?:any(?:thing)?|games?|a game|any games?)\b[^.!?]{0,24}\b(?:might|could|may|will|won['’]?t) (?:lose|win|not win)\b/i,
    // A team that loses is a game that is lost.
    /^(?![^]*\b(?:dad|mum|supports|arsenal|england|blam\w+|teammates?|bull\w+)\b)(?=[^]*\b(?:upset|cr(?:y|ies)|sobs?|sobbing|tears|angry|cross|sulks?|meltdown|tantrum|storms?|(?:can['’]?t|cannot) let (?:it|go)|for days|for ages|takes it|gutted|devastated|won['’]?t talk)\b)[^]*?\b(?:his|her|their) (?:\w+ )?team (?:loses|lost|is losing|doesn['’]?t win)\b/i,
    /^(?![^]*\b(?:dad|mum|coach|supports|teammates?|team mates?|arsenal|england)\b)(?=[^]*\b(?:storms?|stomps?|walks|marches) off\b|[^]*\b(?:shouts?|screams?|argues?|yells?|angry|cries|sulks)\b)(?=[^]*\b(?:pitch|match|referee|ref|team|football|rugby|netball|hockey|cricket|tennis)\b)[^]*?\b(?:loses?|losing|lost|conced\w*|beaten)\b(?! (?:his|her|their) (?:temper|ball|boots|kit))/i,
  ],
  onlyWhenSaid: ['first', 'gloat', 'cheat', 'pitch', 'fan', 'pace', 'thrown', 'teammates', 'lastrace'],
  tellsAlone: ['pitch', 'fan', 'pace', 'thrown', 'teammates', 'lastrace'],
  comesFirst: ['teammates', 'lastrace'],
  roles: {
    game: GAME,
    luckgame: { ...GAME, fallback: { text: 'a game with dice' } },
    rival: RIVAL,
    mishap: {
      fallback: { text: 'something that got thrown' },
      cues: [
        {
          match:
            /\b(?:broke|broken|breaks|smash\w*|cracked) (?:the|our|a|my) (?:\w+ )?(?:telly|tv|television|screen|monitor)\b/i,
          phrase: { text: 'a broken screen' },
        },
        {
          match:
            /\b(?:broke|broken|breaks|smash\w*|cracked) (?:the|our|a|my) (?:\w+ )?(?:window|lamp|vase|door|mirror|table|plate|glass)\b/i,
          phrase: { text: 'something broken' },
        },
        {
          match:
            /\b(?:controllers?|remotes?|joysticks?)\b[^.]*\b(?:broke|broken|breaks|smash\w*|snapp\w*|cracked)\b|\b(?:broke|broken|breaks|smash\w*|snapp\w*|cracked)\b[^.]*\b(?:controllers?|remotes?)\b/i,
          phrase: { text: 'a broken controller' },
        },
        { match: /\b(?:controllers?|remotes?|joysticks?)\b/i, phrase: { text: 'a controller on the floor' } },
        { match: /\b(?:rackets?|bats?|hockey stick)\b/i, phrase: { text: 'a bat on the ground' } },
        { match: /\b(?:ipad|tablet|phone|switch)\b/i, phrase: { text: 'a screen that got thrown' } },
        { match: /\b(?:board|pieces|counters|cards|dice|chess)\b/i, phrase: { text: 'a mess on the floor' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Everybody Gets to the Tape', thread: 'lastrace' },
      { text: 'What Hands Did in One Second', thread: 'thrown' },
      { text: 'My Legs, My Time', thread: 'pace' },
      { text: 'The Scarf on the Hook', thread: 'fan' },
      { text: 'First, and What Then?', thread: 'gloat' },
      { text: 'The Rules Are the Game', thread: 'cheat' },
      { text: 'The Whistle Goes', thread: 'pitch' },
      { text: 'After the Race', thread: 'pitch' },
      { text: 'Back in the Box', thread: 'box' },
      { text: 'Pick, Put, Play', thread: 'box' },
      { text: 'Roll, Roll, Stop', thread: 'dice' },
      { text: 'What the Dots Say', thread: 'dice' },
      { text: 'Clap for Two', thread: 'clap' },
      { text: 'Who Is First?', thread: 'first' },
      { text: 'Hands After a Game', thread: 'clap' },
      { text: 'First, Last and Next' },
      { text: '{name} Plays a Game' },
    ],
    older: [
      { text: 'Last Across the Line', thread: 'lastrace' },
      { text: 'What a Team Hears', thread: 'teammates' },
      { text: 'One Second After the Game', thread: 'thrown' },
      { text: 'The Hand Was Quicker', thread: 'thrown' },
      { text: 'A Clock for One', thread: 'pace' },
      { text: 'No Claps, Please', thread: 'pace' },
      { text: 'Ninety Minutes Far Away', thread: 'fan' },
      { text: 'The Scarf Goes Back', thread: 'fan' },
      { text: 'How to Win a Game', thread: 'gloat' },
      { text: 'One Cheer Is Enough', thread: 'gloat' },
      { text: 'A Win With a Hole', thread: 'cheat' },
      { text: 'What Rules Are For', thread: 'cheat' },
      { text: 'The Last Whistle', thread: 'pitch' },
      { text: 'What the Score Knows', thread: 'pitch' },
      { text: 'Bags by the Door', thread: 'pitch' },
      { text: 'Back to the Beginning', thread: 'box' },
      { text: 'Every Piece in Its Place', thread: 'box' },
      { text: 'Dice Know Nobody', thread: 'dice' },
      { text: 'What Luck Decides', thread: 'dice' },
      { text: 'First Is One Place', thread: 'first' },
      { text: 'The Minute After', thread: 'minute' },
      { text: 'It Is Only One Minute', thread: 'minute' },
      { text: 'After the Last Move' },
      { text: '{name} and the Other Player' },
    ],
  },
  benefits: [
    'Says plainly that in most games somebody loses, and that minding it is common.',
    'Shows what happens when the game is over.',
    'Gives {name} one thing to do at the end of a game and one sentence for that minute.',
  ],
  talk: {
    young: [
      'What happens when the game is over?',
      'How does it feel when somebody else is first?',
      'Shall we play one short game and clap at the end?',
    ],
    older: [
      'What happens in the body when a game is over?',
      'Which word went into the blank, and where in the body was it?',
      'Shall we play something short and try out what to do at the end?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'determined',
    companion: 'child',
    props: ['dice', 'box'],
  },
  text: {
    '2-3': script(`
      D<box> {Name plays} a game. Pick, put, pick, put. One child is first. One is last. Then the game goes in the box.
      D<dice> Roll, roll, stop! {Name plays} with dice. Up come the dots. Dots do not choose. This time, somebody else wins.
      D<clap> The game is done. {Name was} in it. Somebody won. Hands can go clap, clap. Clap for one, clap for two.
      D<first> It is a game to be first. {Name} may like it. First up, first in. One can be first. One is next.
      P Some children cry then. Some ask for more.
      P The others like to win. They like company too.
      P Big people lose games too. They say oh.
      Q At the end, {Name} may feel ____.
      Q When somebody else wins, {Name} may feel ____.
      Q Being last, {Name} may feel ____.
      H {helper} can say, "That was hard."
      H {helper} can hold a hand.
      H {helper} can sit close and wait.
      H<adult> {helper} can try {adult}.
      T {he} can clap two times.
      T {he} can put one thing away.
      T {he} can ask for a hug.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<box> {he} can say, "Bye-bye, game."
      C<dice> {he} can say, "Roll, roll, oh well."
      C<clap> {he} can say, "Clap, clap, for two."
      C<first> {he} can say, "First, next, here we are."
      C<topic> {he} can think about {topic}.
      A<box> Pick, put, pick, put. The game is in the box. The box has a lid. Another day, the game comes out.
      A<dice> Roll, roll, stop. The dots go up and down. Next time they are new. A game is for playing.
      A<clap> Clap, clap, and the game is done. First is okay. Last is okay. Hands can play again.
      A<first> First is a place. Next is a place. All of them get there. Now a new game can start.
    `),
    '4-5': script(`
      D<box> A game has a start and an end. {Name plays}, and somebody is first. There is just one first place. So in each game somebody loses. Then all the pieces go back to the start.
      D<dice> Roll, roll, stop. Some games have dice, and {Name} may know one. The dots come up, one or two or six. Dice have no eyes, so they do not know who rolled. That is called luck. Luck wins some games and loses some.
      D<clap> When a game ends, there is a loud bit. Somebody won, and somebody lost. {Name} may be the one who lost this time. Hands want a job then, because the game is over. They can clap, or wave, or shake another hand.
      D<first> Who is first at the door? {Name} may like to win that game. There is just one first place each time. All the others come next. They get to the same door.
      P The other player wanted to win too. Winning is more fun when a friend stays.
      P Grown-ups play cards and lose. Some of them groan and put a hand on their head. Then they ask for one more go.
      P Some children cry when they lose. Some lie on the floor. Friends know that it is a hard minute.
      Q When somebody else comes first, {Name} may feel ____.
      Q At the end of the game, {his} hands may feel ____.
      Q When there is no first place left, {Name} may feel ____.
      H {helper} can wait with {him} until it is quiet. ~ The talk can come later.
      H {helper} can say, "I like to win as well."
      H {helper} can pick a game with one team. ~ Then all win, or all lose.
      H<helper> {helper} can play one short game with {him}. ~ Short games have small ends.
      H<adult> {helper} can help by {adult}. ~ It is good to have after a lost game.
      T {he} can ask for a drink of water.
      T {he} can put the game away, bit by bit.
      T {he} can clap three times for the end of the game.
      T<comforter> {he} can hold {comforter} for a while.
      T<quiet> {he} can spend a little time {quiet} before the next game.
      T<doing> {he} can try {doing} when somebody else is first.
      C<box> {he} can say, "Back to the start we go."
      C<dice> {he} can think, "Dice do not know my name."
      C<clap> {he} can say, "A clap for me, a clap for you."
      C<first> {he} can think, "First or next, I get there."
      C<topic> {he} can sit back and think about {topic}.
      A<box> Now every piece is back at the start. The red one and the blue one stand side by side. No piece is first and no piece is last. The next game can begin from there.
      A<dice> The dice lie on the table. Next time the dots will be new. It is okay to be sad about a lost game. It is still good to play.
      A<clap> The clapping stops, and the game is over. It is okay to be sad about losing. It is okay to want to win. Two hands are ready for the next game.
      A<first> The door is open, and all are in. One was first, and nobody has lost the door. It is fine to like to win. There is a next time, and a next game.
      D<pitch> A race has a start and an end. In a game with a team, there is a whistle. {Name} may play as well as {he can}. At the end one side has more, or one child is first. The others have lost, and they are just as tired.
      P<pitch> The ones who won may jump about. It is not meant to hurt. They are loud because they are happy.
      P<pitch> Grown-ups who look on see a lot of trying. They clap for that.
      P<pitch> Big players lose games too. Then they drink some water.
      Q<pitch> When it is over, {Name} may feel ____.
      Q<pitch> When the others cheer, {Name} may feel ____.
      H<pitch> {helper} can wait with a drink and not say much.
      H<pitch> {helper} can walk to the bags, side by side.
      H<pitch> {helper} can say one thing that went well.
      T<pitch> {he} can drink some water and sit down.
      T<pitch> {he} can give one clap or one high five.
      T<pitch> {he} can play a bit just for fun.
      T<pitch,comforter> {he} can hold {comforter} on the way home.
      C<pitch> {he} can think, "I tried hard, and that was real."
      A<pitch> Each game has an end. The bags get packed, and somebody wants a snack. Arms and legs that try hard can try again. The next game starts with nothing on the board.
      A<pitch> A race is soon done. One child is first, and a lot of children try hard. To lose is no fun, and it goes by. Then it is time for a snack and for other games.
      D<cheat> A game is made of rules, like a wall of bricks. {Name} may want to win so much that a brick gets moved. One more step, and nobody saw. Then there is a win, but the game has a hole. It is hard to be glad with a hole.
      C<cheat> {he} can say, "Back I go. Now it is fair."
      A<cheat> It all goes back to where it was. Now the game is whole again. A fair game may be lost, and it is a real game. The next one may be won.
      A<cheat> Back it goes, and on goes the game. The others may be cross for a bit. A fair game is one that friends like to play.
      D<gloat> To win a game is a hot and happy thing. {Name} may jump and shout, "I won, I won!" One shout is for fun. The tenth shout lands on somebody who lost. Then that somebody may not want to play again.
      C<gloat> {he} can say, "I won. That was a good game."
      A<gloat> One cheer, and then the pieces go back. The one who lost helps to put them away. Now both of them want to play again. A win is nice, and a game with a friend is nicer.
      D<fan> A team plays far away, and {Name} may watch. There is a scarf, and there is a shout. Then the other team wins the game. It hurts, as if a bit of {Name} had played. The scarf goes back on its hook.
      P<fan> The players are sad as well. They have a wash and some food. Next week they play again.
      P<fan> Lots of people wanted that team to win. They are sad in lots of living rooms.
      Q<fan> When the game is lost, {Name} may feel ____.
      Q<fan> Looking at the scarf, {Name} may feel ____.
      H<fan> {helper} can say, "I wanted them to win too."
      H<fan> {helper} can kick a ball with {him} outside. ~ Legs like that after so much sitting.
      T<fan> {he} can stamp three times and then have a drink.
      T<fan> {he} can draw the best bit of the game.
      T<fan,comforter> {he} can hug {comforter} for a while.
      C<fan> {he} can think, "They lost, and they play again."
      A<fan> The game is over, and the scarf is on its hook. It waits there and is not cross. The team plays again on another day. Nobody knows yet who will win.
      D<pace> In a race, some are there soon and some take longer. {Name} may be on the way when the others are done. {his} body works as hard as theirs, or harder. Then all of them stand there and look. Some of them clap.
      P<pace> The ones who clap mean it well. They may not know how it is to be looked at.
      P<pace> A teacher has a clock. A clock can count for one body alone.
      Q<pace> When the others are done, {Name} may feel ____.
      Q<pace> When people clap, {Name} may feel ____.
      H<pace> {helper} can ask if claps are wanted or not. ~ Both answers are fine.
      H<pace> {helper} can ask for games in which nobody comes last. ~ There are a lot of those.
      T<pace> {he} can say, "No claps, please."
      T<pace> {he} can count steps, and not people.
      C<pace> {he} can think, "My legs, my time."
      A<pace> The race is done, and the rope goes in its bag. Each body took its own time. Legs like a rest and a drink. Then there is another game.
      D<thrown> {game} was lost. {Name} may have felt hot all over, and the hands were quick. Now there is {mishap}. The game took a long time, and that took one second. The hot feeling was okay, and it needed another way out.
      D<thrown> When somebody loses, the heart goes fast. {his} hands may want to do something big. After that game there is {mishap}. It was over in one second. It can be put right, with help.
      P<thrown> The others heard the bang and got a fright. They may want to know that it is over.
      P<thrown> Grown-ups get hot about games too. Some of them have pushed a game over. They were sorry after.
      Q<thrown> When a game is lost, {his} hands may feel ____.
      Q<thrown> Looking at it after, {Name} may feel ____.
      H<thrown> {helper} can help to put it right. ~ Two people find all the bits.
      H<thrown> {helper} can put the game away for a bit. ~ It comes back when it is calm.
      T<thrown> {he} can put the hands flat on the floor and push.
      T<thrown,comforter> {he} can squeeze {comforter} as hard as {he wants}.
      C<thrown> {he} can say, "Hands down, and push."
      A<thrown> The things on the floor have been picked up. What can be mended is mended. The next game begins at nothing, for everyone. {his} hands know one more thing to do now.
      P {rival} likes to win too. Most of all, it is nice to play with {Name}.
      P<thrown> {rival} heard the bang and got a fright. A hug can help both of them.
      D<lastrace> In a race one child is fast, and one is slow. Somebody comes in last, and it may be {Name}. The legs ran all the way. It was the same long way as for the first one. Then there is a drink for all of them.
      P<lastrace> People clap for the first one, and for the last one too.
      Q<lastrace> When the others are in front, {Name} may feel ____.
      H<lastrace> {helper} can stand at the end and wave.
      T<lastrace> {he} can look at the tape and keep going.
      C<lastrace> {he} can think, "My legs, my race."
      A<lastrace> The race is over, and all the legs are tired. Nobody can see now who was first. {Name} ran it to the end, and that took puff. Then comes a drink, and a sit on the grass.
    `),
    '6-7': script(`
      D<box> How does a game end? One player gets to the last square, and the others do not. If {Name plays} with three others, one wins and three lose. That is how the game is made. Then the pieces go back to the first square, all of them together.
      D<dice> Some games are about thinking, and some are about luck. In {luckgame}, {Name} may lose without one mistake. The dots do not know who is clever or who is kind. They just stop somewhere. Shuffled cards work the same way.
      D<minute> First there is {game}. Then comes the last move, and then a hard minute. {Name} may know that minute after losing. The heart goes fast and the face is hot. Hands want to do something big. Pieces get thrown in that minute, in lots of homes. After some time, the heart slows down.
      D<first> Some people make a game of being first. {Name} may want to win on the stairs and at the table. It feels big for a moment. There is one first place, and there are other good ones. In the middle, nobody needs to hurry.
      P The player who won may look happy and worried at once. It is odd to be glad next to someone who is sad. A small nod tells the winner that it is all right.
      P Grown-ups who play a lot have lost a lot. They remember the bad games best. Many of them laugh about it, but it took years.
      P To someone who watches, it is only a game. To someone who plays, it is all there is for a while. Both of them are right.
      Q In the minute after losing, {Name} may feel ____. It can sit in the tummy or in the hands.
      Q When another player cheers, {Name} may feel ____.
      Q When the last move has been made, {Name} may feel ____. It may be two feelings at once.
      H {helper} can keep quiet for a minute and just stay near. ~ Most good words can wait.
      H {helper} can ask first if another game is wanted, or a rest. ~ Both are good ways to go on.
      H {helper} can help to choose a game where players work together. ~ Then all of them win, or all of them lose.
      H<helper> {helper} can tell {him} about a game that was lost long ago. ~ There is often one that still comes to mind.
      H<adult> {helper} can help after a game by {adult}. ~ It gives the hot feeling time to go.
      T {he} can give a nod and get a glass of water. ~ Cold water is good for a hot face.
      T {he} can press both hands together and count ten breaths. ~ Tight hands get a job that way.
      T {he} can put the game back as it was at the start. ~ It is a way to end a game on purpose.
      T<comforter> {he} can sit with {comforter} until the face is cool. ~ It takes a few minutes.
      T<quiet> {he} can spend some time {quiet} before the next round. ~ A rest is part of playing well.
      T<doing> {he} can try {doing} right after the last move. ~ What helped before can help again.
      C<box> {he} can think, "First square, next game."
      C<dice> {he} can think, "That was luck, and luck moves on."
      C<minute> {he} can think, "Hot now, cool soon."
      C<first> {he} can think, "First is one place, and there are more."
      C<topic> In the hard minute, {he} can think about {topic} and pick a favourite.
      A<box> A new game begins with every piece on the first square. Nobody is ahead, and nobody is behind. The game that was lost is over. People who lose and play again are good to have at a table.
      A<dice> Next time the dice will stop somewhere else. No one can make them, and no one can ask them. It is all right to dislike losing. It is a game worth playing because nobody knows the end.
      A<minute> The minute after a game is short, even if it is a big one. The heart gets slower, and the hands go soft again. Somebody may ask for a new game. There is time to think about the answer.
      A<first> At the top of the stairs, nobody can see who won. The table is laid for all of them. Losing a race like that is over when the food comes. It can be run for fun, and number two is a good number.
      D<pitch> A match ends with a whistle, and a race with a line. {Name} may try hard and still lose. The score is one number. It does not know who was brave, or who did not give up. It only knows how it ended.
      P<pitch> The other team is loud because it is glad. They have all lost before. They know how the walk to the bags feels then.
      P<pitch> It takes at least two to have a match or a race. Without somebody who loses, nobody could win.
      P<pitch> Parents at the side may shout all sorts of things. Most of it cannot be heard from the middle.
      Q<pitch> When the last whistle goes, {Name} may feel ____. It may be in the throat.
      Q<pitch> On the way home after the game, {Name} may feel ____.
      H<pitch> {helper} can carry the bag and wait with questions. ~ Food first is a good rule.
      H<pitch> {helper} can remember one moment that was good. ~ There is one in most games.
      T<pitch> {he} can shake hands and then get a drink. ~ It is quick, and then it is done.
      T<pitch> {he} can shake out arms and legs. ~ What is left of the game goes out that way.
      T<pitch> {he} can find one friend and walk over together. ~ In company the walk is shorter.
      T<pitch,comforter> {he} can have {comforter} on the way home.
      C<pitch> {he} can think, "The score is one number, and I am not it."
      A<pitch> The bags get packed, and the place gets empty. Next time the board says nil to nil again. Losing hurts for a while, because it mattered. Then there is supper, and one day there is another game.
      A<pitch> The whistle is quiet in somebody's pocket. What arms and legs have learned stays there. People lose and train and lose and win. Most players with cups lost a lot of games on the way.
      D<cheat> Why are there rules in a game? Without them there would be just some things on a table. {Name} may know the wish to win by a quick hand. It works, and nobody sees. But a win like that is a bit empty. The game has stopped, and only one person knows.
      C<cheat> {he} can say, "That was wrong, I put it back."
      A<cheat> What was moved in secret is back, and the game is a game again. It may be lost, and it was played. Others like to sit down with somebody who plays fair. That lasts for more than one afternoon.
      A<cheat> To say "I moved that" takes a hot second. Then it is over, and the game goes on. People remember a fair game for a long time. Who won, they forget by supper.
      D<gloat> What does a win sound like? {Name} may know it from inside, where it is like trumpets. To the one who lost, it is more like a door that shuts. A glad head is loud and may not notice. One cheer belongs to the game. After that, a short nod is enough.
      C<gloat> {he} can say, "That was close. Do you want another go?"
      A<gloat> The win is still a win, even without a song about it. The other one saw it, and so did the dice. People like to play with winners who ask for another game. It starts with both on the first square.
      D<fan> It is odd how much a lost game can hurt from the sofa. {Name} may only watch, and still the heart runs with the players. It shouts and hopes, and at the end it has nothing to do. The score is far away, and the lump in the throat is here. That is what it is to like a team.
      P<fan> The players go home, eat and look at what went wrong. They do that nearly every week. It is part of their job to lose some games.
      P<fan> In thousands of living rooms people groan at the same time. Some throw a cushion. By the next match they have the scarf on again.
      Q<fan> When the other team scores, {Name} may feel ____. It may be in the throat or in the fists.
      Q<fan> An hour after the game, {Name} may feel ____.
      H<fan> {helper} can be sad too, and then put the kettle on. ~ Two people can be sad and have tea.
      H<fan> {helper} can wait with jokes until later. ~ On the day itself they are not funny.
      T<fan> {he} can go outside and kick a ball twenty times. ~ All the running that was not done needs a place.
      T<fan> {he} can tell the best moment of the game, for there was one. ~ A lost game has good minutes too.
      T<fan,comforter> {he} can hold {comforter} while the last minutes are on.
      C<fan> {he} can think, "It is a game, and there is another one."
      A<fan> The scarf hangs on its hook until next time. It has been through worse. To like a team is to like it on both kinds of days. The next game starts with no goals at all.
      D<pace> A race shows who is fast, and that is all it shows. {Name} may still be on the way when the others are done. Some bodies put more work into each step, and nobody can see that. Then everyone stands and looks, and perhaps they clap. It is meant to be kind. It can feel like a big lamp on one person.
      P<pace> The ones who clap would like to help. Nobody has told them if it does. They cannot guess it.
      P<pace> A teacher may think of winners first, because that is how races are made. There are other ways, such as a clock for each one. Teachers can be asked.
      Q<pace> When the others are all done, {Name} may feel ____.
      Q<pace> When people clap, {Name} may feel ____. It may be two things at once.
      H<pace> {helper} can ask {him} before the day how it is to end. ~ Claps, no claps, or a friend who comes along.
      H<pace> {helper} can ask the school for games in which nobody comes last. ~ There are good ones.
      T<pace> {he} can say, "No claps, please. Just go on with your things." ~ People are glad to be told.
      T<pace> {he} can choose a job on that day, such as the clock. ~ Somebody needs to hold it.
      C<pace> {he} can think, "I race my own clock."
      A<pace> The lines on the grass will be gone after some rain. A race that is over needs no more looks. {Name} took a time of {his} own, and a body knows what it did. There are games for quick legs, and games for other things.
      D<thrown> {game} was lost. Then there was {mishap}. {Name} may have been surprised by {his} own hands. A body gets ready for one more go, and then there is none. All that strength looks for a way out. A throw is one way, and it costs something. There are others.
      D<thrown> {game} takes half an hour. What hands do at the end takes one second. {Name} may know that second. The game is lost, the face is hot, and the hands have already moved. Now there is {mishap}. It was not planned. It can still be put right.
      P<thrown> People who saw it got a fright. They may think that the anger was about them. One sentence can tell them that it was about the game.
      P<thrown> The feeling and the throw are two things. Nobody minds the feeling. It is the throw that can break things.
      Q<thrown> In that one second, {his} arms may feel ____.
      Q<thrown> Some minutes later, {Name} may feel ____. It can be two things.
      H<thrown> {helper} can put it right together with {Name}. ~ Two people find all the bits.
      H<thrown> {helper} can find a place where things go after a game. ~ Then hands know where to go.
      T<thrown> {he} can put everything down and push against a wall. ~ A wall does not break.
      T<thrown> {he} can say, "I am too cross. I am going out for a minute."
      T<thrown,comforter> {he} can press {comforter} with both hands. ~ Soft things can take it.
      C<thrown> {he} can think, "Put it down first. Then be cross."
      A<thrown> What happened has been looked at, and somebody helped to put it right. That part belongs to being sorry. The next game starts with nil on both sides. Before it, hands can find out where to put things down.
      A<thrown> The bang is over, and so is the game. The cross feeling was real, and it went away by itself. The floor is tidy again. Losing takes practice, and hands are learning it too.
      P {rival} may be glad and sorry at the same time. It is nice to win, and odd to win next to somebody sad.
      P<thrown> {rival} may think that it was about more than a game. One sentence can put that right.
      D<teammates> In a team game, somebody loses the ball every minute. {Name} may want to win so much that a shout comes out. "What are you doing?" The one who lost the ball knows it already. A shout does not get it back, and the game goes on behind it.
      P<teammates> A teammate who gets shouted at plays more carefully, and that is often worse.
      P<teammates> The shout comes from wanting to win. They all want to win.
      Q<teammates> When a teammate loses the ball, {Name} may feel ____.
      H<teammates> {helper} can clap for a good try, also for others.
      H<teammates> {helper} can talk about it later, when the boots are off.
      T<teammates> {he} can shout something useful, such as "Here!" or "Next one!"
      T<teammates> {he} can run back at once. ~ Legs are a good place for a cross feeling.
      C<teammates> {he} can think, "Next ball."
      A<teammates> The whistle goes, and eleven people are out of breath. Some passes went wrong, on both sides. "Next one!" was shouted a few times, and it was heard. In a game, a team plays better when nobody is afraid of a shout.
      D<lastrace> A race has a first runner and a last one. They run the same way. {Name} may often be the last. By then the others stand about and look, and that is the worst bit. Legs grow at different times and have different speeds. To go on running when the rest have stopped takes more, not less.
      P<lastrace> Those who are in already have mostly forgotten their place. They want their water.
      P<lastrace> Running far is easier for some bodies. It was not learned by being better people.
      Q<lastrace> With everybody in front, {Name} may feel ____.
      H<lastrace> {helper} can go for a slow run with {him}. ~ It may have talking in it.
      H<lastrace> {helper} can ask the school to write down the times.
      T<lastrace> {he} can run to a tree, and then pick the next one.
      T<lastrace> {he} can count {his} own time and forget the places.
      C<lastrace> {he} can think, "To the tree, and then to the next."
      A<lastrace> The last bit of a race is quiet, with just the feet to hear. Then there is the line, and it is crossed. The whole way has been run, by the first one and by the last. Shoes are muddy on both of them.
    `),
    '8-10': script(`
      D<box> Two players of the same strength each lose about half of their games. That is simple arithmetic, and it holds for {Name} as well. Against somebody older it is more than half. What happens next is also the same each time. The pieces go back to their first squares, and the score is nil to nil. A game is one of the few things in the world that can be put back completely.
      D<dice> Some games measure skill, some measure luck, and most are a mixture. When a game uses dice or shuffled cards, {Name} may lose after playing well. The dice have no memory. A six is exactly as likely after a bad day as after a good one. Losing like that says nothing about the player, although it feels as if it did.
      D<minute> There is a minute after {game} that was lost, and {Name} may have met it. The body was ready for the next move, and now there is none. The heart is still fast and the muscles are still tight. That is a lot of effort with nowhere to go. Boards get tipped and doors get banged in this minute, in all kinds of families. Then the effort fades.
      D<first> A contest can be made of anything, such as stairs, sums or the way to the car. {Name} may notice that the game has begun before anyone said go. Wanting to win is useful, because it gets people to practise. It gets tiring when every doorway is a finishing line. It is possible to choose which games count.
      P The winner often has an odd moment too. Cheering seems rude, and not cheering seems strange. Most winners are relieved when somebody says two ordinary words to them.
      P Coaches and good players tend to look closely at the games they lost. A win hides mistakes, and a loss shows where they are. They may forget that nobody wants to hear this in the first five minutes.
      P People who say "it is only a game" are trying to make it smaller. To the person who lost, it may sound as if the effort did not count. Usually they simply want the evening to go on.
      Q In the minute after a game, {Name} might notice ____. It may be in the hands, the throat or the thoughts.
      Q When the other side celebrates, {Name} may feel ____. It can change within a quarter of an hour.
      Q Putting the game away, {Name} might feel ____. There may be a second feeling underneath the first.
      H {helper} can leave the first few minutes alone. ~ Advice is easier to hear after a glass of water.
      H {helper} can agree on a signal that means "I need a break". ~ A signal works even when words are hard to find.
      H {helper} can pick a game now and then in which everybody plays on the same side. ~ Losing together has a different taste.
      H<helper> {helper} can admit to one game that still rankles years later. ~ Nearly everybody keeps one.
      H<adult> {helper} can help after a lost game by {adult}. ~ It gives a fast heart time to slow down.
      T {he} can hold up one finger for "one minute" and leave the table for that long. ~ Moving about uses up some of what the game left over.
      T {he} can decide before the game what to do at the end, win or lose. ~ A plan made early is still there when the head is hot.
      T {he} can look for one move that was good. ~ There is usually one, even in a game that was lost.
      T<comforter> {he} can take {comforter} to a quiet corner for a few minutes. ~ Nobody needs to explain a break.
      T<quiet> {he} can spend a while {quiet} before deciding about another game. ~ Decisions are better with a slow heart.
      T<doing> {he} can try {doing} as soon as the game ends. ~ The first minute is the one that needs a plan.
      C<box> {he} can think, "Back to nil, and nobody is ahead."
      C<dice> {he} can think, "The dice did that, and dice forget."
      C<minute> {he} can think, "This is the minute after, and it has an end."
      C<first> {he} can think, "This one does not count, so I can walk."
      C<topic> Until the heart is slow again, {he} can think about {topic} and make a list of five.
      A<box> With every piece on its first square, the next game has not been won by anyone. Somebody can hate losing and still be good company. Those two go together more often than people think. The board is level again.
      A<dice> The dice are back in the bag and know nothing about today. Being annoyed at them is perfectly reasonable, and so is rolling them again. Games are worth playing because the end is open. Luck will be somewhere else next time.
      A<minute> After that minute the room comes back, with the people in it. The game was lost, and the day was not. Each time somebody gets through the minute, they know a little more about how. It is a skill, like any other part of a game.
      A<first> Most days have no finishing line in them, and nobody misses it. The games that are left can be real ones, with a start, rules and somebody who agreed to play. To lose one of those is a nuisance and no more. The rest of the time, it is quite restful to be second through a door.
      D<pitch> A score is the shortest possible report of a game. It leaves out the weather, the near misses and who kept going when it was hopeless. {Name} may have that number in the head all the way home. A body that has given everything is still on full speed, and so tears or temper come easily. Every contest is built in such a way that somebody loses it. Nobody has found a better way to play.
      P<pitch> The others cheer because it mattered to them as well. All of them have lost before. It is quite possible to dislike the cheering and respect the game.
      P<pitch> In a team, people may look for somebody to blame in the first ten minutes. After that they mostly want something to eat.
      P<pitch> A coach sees things from the side that do not turn up in a score. It is worth asking for one of them, a day later.
      Q<pitch> At the end of it, {Name} might feel ____. It may be in the legs, the face or the throat.
      Q<pitch> When people talk about the result the next day, {Name} might notice ____.
      H<pitch> {helper} can leave the analysis for later and see to water and food.
      H<pitch> {helper} can ask what the best minute was. ~ It brings back more than the result.
      T<pitch> {he} can shake hands, look people in the face once, and go. ~ It takes four seconds and is remembered.
      T<pitch> {he} can walk one slow round before sitting down. ~ Legs that calm down take the head with them.
      T<pitch> {he} can wait three days before deciding anything, about quitting too. ~ Decisions made in wet socks are poor ones.
      T<pitch,comforter> {he} can keep {comforter} in the bag for the way home.
      C<pitch> {he} can think, "The score is short. The rest of it is longer."
      A<pitch> The bag gets unpacked, and some of the rest comes out with it. Next time the numbers are back at nil. People who hate losing are often good to have in a team, because it matters to them. The kit can dry until then.
      A<pitch> A season has many days, and a lost game is one of them. The score goes into a list, in small print. What a body has learned is not in the list, and it stays. There will be another game, and it starts level, as they all do.
      D<cheat> A game works because everyone at the table believes in the same few sentences. If {Name} bends one of them in secret, the others play on, and one person has left. It looks like winning. What is missing is the only thing that makes winning pleasant, which is that it might not have happened. Many people have tried it and know the taste.
      C<cheat> {he} can say, "I moved that one. Let us take it back."
      A<cheat> It all goes back to where it was, and the game is level again. Losing by the rules is a nuisance. It is also the price of games that mean something, and friends notice who pays it. The next one starts with a clean table.
      A<cheat> It takes nerve to put something back in front of others. Nobody talks about it for long, and they do remember it. They will play again with somebody like that. A lost game has that to be said for it.
      D<gloat> Winning comes with a rush, and a rush wants to be shouted. {Name} may notice afterwards that the room has become quiet. The person who lost was there, after all, and does not need to be told. There is an old trick among good players: celebrate once, then say something true about the other side. It makes the win look bigger, oddly enough.
      C<gloat> {he} can say, "Good game. You nearly had me."
      A<gloat> The cheer was short, and it was heard. The person across the table shrugged and set up the pieces again. That is the best sign of all. People who can win quietly get asked to play, and that is worth more than one game.
      D<fan> Supporters do a strange job. They run no distance, they are paid nothing, and they suffer for ninety minutes. {Name} may know how a game that is lost far away can spoil an evening here. Scientists have measured it: the hearts of people who watch go nearly as fast as those of the players. But the players get to run it off, and the supporters have a sofa.
      P<fan> The players have forgotten most games within a month. The next one is on Wednesday. It is supporters who remember goals from ten years ago.
      P<fan> Older supporters have a whole cupboard of lost games. They get them out at parties and are quite cheerful about it. Having been there for the bad ones is a kind of medal.
      Q<fan> At the last whistle, {Name} might feel ____. It can be surprisingly large.
      Q<fan> The next morning at school, {Name} might notice ____.
      H<fan> {helper} can groan along and leave the explaining to others. ~ Nobody wants an analysis straight away.
      H<fan> {helper} can go out with {him} for ten minutes. ~ The legs have been ready for ninety.
      T<fan> {he} can switch it off at the whistle and do something with the hands. ~ The talk afterwards only repeats the goal.
      T<fan> {he} can write down the score and one good thing from the game. ~ In a year it is a record.
      T<fan,comforter> {he} can keep {comforter} close for extra time.
      C<fan> {he} can think, "I lost nothing except an evening, and not all of it."
      A<fan> The scarf goes back on its hook with the rest of its history. Liking a team when it wins is easy, and anybody can do it. A lost game is over when the whistle goes, and the evening still has some time on it. In the table of next season everyone starts with nought.
      D<pace> A race measures one thing, with great care, and leaves out all the rest. {Name} may be on the track when the others are already drinking water. Some bodies need twice the work for the same ten metres, and no stopwatch counts that. Then the crowd gets up and claps. It is kindly meant, and it can feel like being put in a shop window.
      P<pace> People clap because they want to say something good and have only hands to say it with. They would stop if they knew. Somebody can tell them, and it need not be the one on the track.
      P<pace> PE teachers were mostly quick children themselves. It may be years since any of them came in last. Many are glad of a hint about how it is.
      Q<pace> With the others standing there, {Name} might feel ____.
      Q<pace> On the evening before such a day, {Name} might notice ____.
      H<pace> {helper} can find out from {him} what ending would be best, and tell the school. ~ It is easier to arrange before than after.
      H<pace> {helper} can ask for a start that is staggered, or a time to beat. ~ Then the finish is a finish for everybody.
      T<pace> {he} can tell two friends, "Please do not start the clapping." ~ Clapping needs somebody to begin.
      T<pace> {he} can race against last time, with a watch. ~ It is the one opponent with the same legs.
      C<pace> {he} can think, "Same race, other sums."
      A<pace> By evening the chalk on the grass is only chalk. Who was first in that race is known by three people, and two of them will forget it. What a body did to get there is known by its owner. Sport has a great many corners, and in some of them nobody hurries at all.
      D<thrown> There is about one second between a lost game and the thing that is regretted. {Name} may know it from both ends, since there has been {mishap}. The body has been playing at full strength, and suddenly there is nothing left to play. The strength does not switch off with the screen or the score. It goes into whatever the hands are holding. That is an explanation, and it does not mend anything.
      D<thrown> What was lost was a game, and what got the anger was a thing. {Name} may be looking at {mishap} and wondering how it went so fast. Anger gets to the arms a moment before anybody has thought about it. So the plan needs to be made before the game. Afterwards it is a moment too late.
      P<thrown> People in the room heard it before they saw it. A bang makes everybody's body jump, and jumping makes people sharp. Once that has passed, most of them would like to talk about it less than one might fear.
      P<thrown> Professional players have broken rackets, sticks and doors on live television. Most of them were embarrassed for longer than they were angry. Several have learned to put the racket down first, and that was training like any other.
      Q<thrown> When the last point is gone, {Name} might notice ____. It may be in the arms or the jaw.
      Q<thrown> Seeing it again the next day, {Name} might feel ____.
      H<thrown> {helper} can sit down with {Name} later and work out how it can be put right. ~ A plan is fairer than a lecture.
      H<thrown> {helper} can agree on a sign that means the game stops now, without discussion. ~ It is easier to follow a sign than an argument.
      T<thrown> {he} can put down what is in {his} hands before looking at the result. ~ Empty hands can only wave about.
      T<thrown> {he} can walk out of the room until the arms feel ordinary. ~ For most people that takes some minutes.
      T<thrown,comforter> {he} can have {comforter} in reach while the heat goes down.
      C<thrown> {he} can think, "Hands empty first, then the score."
      A<thrown> If something broke, it can be mended, replaced or saved up for. Putting things right is the part of saying sorry that lasts longest. The game itself was forgotten by supper. Next time there is again one second between losing and whatever comes after it. A second is not much. It is enough to put something down.
      A<thrown> Nobody loses well by being told to. It is learned like a serve or a combination, with a good many misses in it. What was thrown has been dealt with, and the anger was over long before that. The next game begins level, with empty hands at the end.
      P {rival} may be pleased and uneasy at the same time. It is hard to enjoy winning next to somebody who is miserable. Most players would give a point for a friendly end.
      P<thrown> {rival} may think that the anger was about people, when it was about a game. One sentence is enough to put that right.
      D<teammates> Even very good teams lose the ball more than a hundred times in a match. {Name} may see each one coming and shout, because it matters. What the teammate hears is blame, in front of everyone. People who expect to be shouted at pass sideways and stop trying things. So the game gets worse, and there is more to shout about.
      P<teammates> The teammate saw the ball go as well. It does not need announcing.
      P<teammates> Coaches listen to who makes others better. It is one of the things they write down.
      Q<teammates> When a pass goes astray, {Name} might feel ____. It is quick and hot in most people.
      Q<teammates> Hearing the own voice afterwards, {Name} might feel ____.
      H<teammates> {helper} can ask after a match what was shouted, and by whom, before talking about the score.
      H<teammates> {helper} can agree with the coach on one word for {him} to call.
      T<teammates> {he} can call one useful word: "Man on", "Time", "Next". ~ Information helps, and a comment does not.
      T<teammates> {he} can say "Unlucky" and run. ~ It takes the same breath.
      C<teammates> {he} can think, "Help or run. The rest is noise."
      A<teammates> After the game the kit smells the same in every bag. Somebody who lost the ball twice got it back once, after a quiet "Next". Wanting to win is worth having in a team, and it can be shouted in words that are some use. The next game starts at nil, and with the same ten people.
      D<lastrace> Somebody comes last in every race, which is a matter of arithmetic. When it is the same person each time, it feels like more than that. {Name} may know the look of the empty field in front, and of people who clap in a special voice. Long-distance running depends on lungs, leg length, weight and how old somebody is within the year. Effort is in it as well, and it is not what the places measure.
      P<lastrace> The fast ones are thinking about their stitch and about who is a metre ahead. They could rarely say who was last.
      P<lastrace> Teachers notice who goes on. Some say so, and more of them could.
      Q<lastrace> When the others have disappeared, {Name} might feel ____.
      Q<lastrace> Near the finish, with people looking, {Name} might notice ____.
      H<lastrace> {helper} can suggest to the school that each runner gets a time to beat.
      H<lastrace> {helper} can leave out "it's the taking part" on the way home, and bring something to eat.
      T<lastrace> {he} can run against last time, and not against the front. ~ That is what most adult runners do.
      T<lastrace> {he} can go slowly for the first third. ~ Nearly everyone starts too fast.
      C<lastrace> {he} can think, "Next post. Then the one after."
      A<lastrace> The line was crossed, and after that it was a field with thirty tired people in it. A race shows who is quickest over mud in October, and there are other months and other games. Whoever comes in last has been out there the longest. The shoes can stay by the door until they are dry.
    `),
    '11+': script(`
      D<box> A lost game is real, and so is the wish that it were different. {Name} may put time and attention into a game, and it ends the wrong way round. In any contest between equals, half of the players go home having lost. It is the price of playing against people who are good. The contest itself keeps no record, and the next one starts as if nothing had happened.
      D<dice> Most games contain more luck than players like to admit. A bounce, a draw of cards or a tired referee can decide a close one, and {Name} may have lost to exactly that. Minds dislike this explanation, because there is nothing in it to improve. So they look for somebody to blame, and the nearest candidate is usually inside the same head. Sometimes the honest report is short: it was close, and it fell on the other side.
      D<minute> The minute after a lost game has its own chemistry. Bodies prepare for effort with adrenaline, and when the game stops, the adrenaline stays for a while with nothing to do. {Name} might notice it as heat, shaking hands or a sentence that wants to be shouted. This is when people say that the referee was blind or that they are quitting. Most of what is said in that minute has a short life.
      P An opponent who wins is often less pleased than it looks. Winning against somebody who is clearly miserable is awkward, and many people are unsure whether to celebrate. A nod across the table settles it for both sides.
      P Parents who look on often say the wrong thing, because they cannot bear to say nothing. "You did your best" may be true and still be unwelcome. Behind it there is usually a person who would have liked to see a different score.
      P People carry a lost game in different ways. One of them makes jokes, one goes silent, and one wants to discuss every minute of it. None of them is doing it wrong, although they may each think so of the others.
      Q When it is over, {Name} might notice ____. It may take an evening before there is a word for it.
      Q Watching somebody else celebrate, {Name} may feel ____. Respect and fury can be present at the same time.
      Q Some time after a lost game, {Name} might feel ____. The answer may be different on the next day.
      H {helper} can wait to be asked before saying anything about the game. ~ Silence and food are an underrated combination.
      H {helper} can keep an ordinary plan for the rest of the day. ~ It is a way of saying that the result has not changed anything at home.
      H {helper} can listen to the whole story once without correcting it. ~ A fair version usually arrives by itself later on.
      H<helper> {helper} can describe a defeat that took longer than expected to become funny. ~ Adults have them, and hardly anybody asks.
      H<adult> {helper} can offer {adult} afterwards, and take no for an answer. ~ Help is easier to take when it can be refused.
      T {he} can give the other side a nod early, before it becomes difficult, and then get some air. ~ A nod is enough, and nobody expects a speech.
      T {he} can postpone any decision about quitting until the following day. ~ Decisions made on adrenaline are rarely the ones that last.
      T {he} can write down one thing that worked and one to practise, and then close the notebook. ~ After that, the game is allowed to be over.
      T<comforter> {he} can shut a door and have {comforter} for company. ~ Not every defeat needs an audience.
      T<quiet> {he} can spend the first hour {quiet}. ~ Hands that are busy let the rest of the body calm down.
      T<doing> {he} can try {doing} in the first few minutes. ~ That is when it is needed most.
      C<box> {he} can think, "The result counts, and the next one starts level."
      C<dice> {he} can think, "So close, and luck was over there."
      C<minute> {he} can think, "That is adrenaline talking, and it has a short life."
      C<topic> Afterwards, {he} can think about {topic} in as much detail as possible.
      A<box> Tomorrow the score will be nil to nil, as it is before every game. Caring about the result is what makes people worth playing against. It is possible to hate losing for a lifetime and to be good at it anyway. The score does not mind either way.
      A<dice> A close game could have gone the other way, and one day it will, with no more justice than this time. Knowing that does not make losing pleasant. It does leave the player out of the blame. What remains is a game that somebody wanted to win, which is a respectable thing to want.
      A<minute> After a while the heart is slow and the sentences are shorter. The game is still lost, and it has become one event in a day that also contains supper. Nobody gets rid of that minute altogether, not even people who play for a living. They know its length, and they keep their important sentences until it is over.
      D<pitch> The final score is a poor summary of a game. It records neither the save nor the sprint nor the twenty minutes in which it could have gone the other way. {Name} may carry that number about for a day or two all the same. A body at the end of a contest is still full of adrenaline, which explains a good deal of what people say in changing rooms. Losing is the ordinary outcome of sport, because there is only one first place. Hardly anyone mentions it in speeches.
      P<pitch> Those who won may seem unbearable for an hour. They are celebrating relief as much as anything. The better ones know exactly how thin the difference was.
      P<pitch> Team-mates and parents produce theories about what went wrong. Most of them are ways of dealing with disappointment. They can be listened to with half an ear.
      P<pitch> Athletes who last tend to separate two questions: how it went, and how it ended. The first one is the one that can be worked on.
      Q<pitch> During the handshake, {Name} might notice ____. Respect and fury fit into one hand.
      Q<pitch> On the journey home, {Name} might feel ____.
      H<pitch> {helper} can drive, provide food and say nothing until asked. ~ It is an underestimated skill.
      H<pitch> {helper} can ask on the next day what was worth keeping. ~ By then there is an answer.
      T<pitch> {he} can do the handshake early and properly, and then disappear for ten minutes. ~ Both parts are respected.
      T<pitch> {he} can put off every decision until the muscles have stopped aching. ~ Few of them look the same by then.
      T<pitch> {he} can write down one thing to keep and one to work on. ~ Longer lists do not get read.
      T<pitch,comforter> {he} can have {comforter} somewhere in the bag.
      C<pitch> {he} can think, "That is how it ended. How it went is another question."
      A<pitch> The result is in the table, between two others, and nobody reads tables for long. What went into it, the mornings and the distances, is still in the body. To lose after a real effort is a respectable thing, although it does not feel like one in the rain. The next game begins at nil, and so does everyone in it.
      A<pitch> By the middle of the week the number has lost its edge. Something has been kept from the game, and something goes on the list. People who can lose without breaking anything are trusted with the next one. Everybody out there is in the same trade, and most of them lost this year as well.
      D<fan> When a team loses, a supporter has every feeling of an athlete and none of the control. {Name} may find that a game from a stadium a long way off can flatten an entire evening. Research finds the same in whole cities: heart rates, stress hormones and even appetite follow the score. It is sometimes called silly, mostly by people who have something else they are silly about. To care about what one cannot influence is a fairly human habit.
      P<fan> Professionals are trained to forget. They watch the recording, note two things and think about the next opponent. The grief is left to the people who paid for it.
      P<fan> Rival supporters gloat because they know precisely how it feels. It will be their turn, and the chances are good that it will be soon.
      Q<fan> At the final whistle, {Name} might notice ____. The body tends to take it personally.
      Q<fan> In the chat afterwards, {Name} might feel ____.
      H<fan> {helper} can share the gloom for ten minutes and then suggest food. ~ Both belong to the ritual.
      H<fan> {helper} can leave out the sentence that it is only a game. ~ Hardly anyone has been helped by it.
      T<fan> {he} can close the app at the whistle. ~ What follows is the same goal from eleven angles.
      T<fan> {he} can move for a quarter of an hour. ~ Adrenaline was delivered and has not been used.
      T<fan,comforter> {he} can keep {comforter} within reach for penalties.
      C<fan> {he} can think, "My pulse, their match. I can have the pulse back."
      A<fan> The scarf is on its hook, and the table shows what it shows. Nobody becomes a supporter for the sake of the results, or there would be about four clubs. The match has been lost, and it is one of many. On Saturday it all begins again, at nought, which is the most hopeful number in sport.
      D<pace> Races are an odd invention: they take thirty bodies, ask them a single question and publish the answers in order. {Name} may be answering it with a body that pays double for every metre, which no stopwatch records. Then comes the part that is worse than losing. The whole field stands at the finish, and somebody starts to clap. It is meant as respect. From inside it can be indistinguishable from pity.
      P<pace> Applause for the last one in is a habit that nobody has examined. Most of those who join in would be mortified to hear how it lands. That information can reach them without a speech.
      P<pace> PE staff tend to have been good at it, and so they underestimate being watched. They are often more flexible than the timetable suggests. A different task, start or measure is usually available to whoever asks.
      Q<pace> With everyone watching the finish, {Name} might feel ____. Gratitude is not compulsory.
      Q<pace> When the date of such an event goes up on the wall, {Name} might notice ____.
      H<pace> {helper} can raise it with the school in advance, without turning it into a case. ~ Two sentences to the right person will do.
      H<pace> {helper} can accept a plain no to taking part. ~ Dignity is also a reason.
      T<pace> {he} can tell the one person who tends to begin that clapping is not wanted. ~ It generally takes only one.
      T<pace> {he} can choose the terms: a personal time, another event, or the stopwatch itself. ~ Any of them is a way of being there.
      C<pace> {he} can think, "They asked one question. There are others."
      A<pace> The results are on a board until Friday, when they make room for the lunch menu. Nothing in them says what it cost anyone to get round. A race is one game among many, and not the cleverest. Being able to say how one would like to be treated at the end of it is rarer than speed.
      D<thrown> Between the end of a game and the beginning of regret lies roughly a second. Most of the damage in the history of gaming has been done in it. {Name} may have some experience with that second, since there has been {mishap}. The body was running at full power for an opponent who has just disappeared. Power of that kind goes into the nearest object. It says little about character and a good deal about timing.
      D<thrown> A game can be lost on a screen, on a court or on a kitchen table, and the arms do not care which. {Name} may be left with {mishap} and the feeling of having watched somebody else do it. The signal that moves an arm is faster than the one that considers the cost. So whatever is going to help gets decided earlier, while everything is still calm.
      P<thrown> For the others in the house it is first of all a noise. Bodies react to a bang whether or not it has anything to do with them. People who have been startled tend to sound angrier than they are.
      P<thrown> Tennis players have smashed rackets before millions of viewers, and their coaches did not tell them to care less. They gave them something else to do in the first second. It took months, and it is dull to watch.
      Q<thrown> In the second after the last point, {Name} might notice ____. Afterwards the word may be quite different.
      H<thrown> {helper} can say once how it can be put right, and then leave it alone. ~ Repeating it adds nothing.
      H<thrown> {helper} can let the first minutes pass without a word. ~ No sentence spoken into that heat has ever improved it.
      T<thrown> {he} can make a rule for the last point: hands empty, then look. ~ A rule that concerns hands is easier to keep than one that concerns feelings.
      T<thrown,comforter> {he} can have {comforter} nearby until the pulse is down.
      C<thrown> {he} can think, "One second. Put it down."
      A<thrown> Whatever broke can be repaired, replaced or paid off, and doing it is the part of an apology that other people believe. The result of the game is already out of date. There will be more last points, some of them just as unfair. Each of them comes with a second attached, and a second is long enough to open a hand.
      P {rival} may look far more pleased than is bearable. It is hard to win well at home, where everyone remembers the last time. A nod settles a good deal.
      P<thrown> {rival} may have taken it personally, since it happened a metre away. One plain sentence about the game, said later, usually deals with that.
    `),
  },
};

/** Losing a game: the minute after, what chance decides, and the game that goes back to its beginning. */
export const losingAGame: Frame = withScenes(
  own,
  aWordForLosing,
  beforeTheStart,
  outInThePlayground,
  othersCheat,
  pushedToBeFirst,
  aRaceThatWasLost,
  youCheated,
  blamesTheTeam,
);
