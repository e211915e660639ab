import { brothersPlayWithout } from './brothers-play-without.ts';
import { bossedByTheBiggerOne } from './bossed-by-the-bigger-one.ts';
import { windsUpOnPurpose } from './winds-up-on-purpose.ts';
import { script, type Frame } from '../../frame.ts';
import { THE_OTHER_ONE } from '../the-other-one.ts';
import { likeTheBigOne } from '../home/like-the-big-one.ts';
import { withScenes } from '../scene.ts';
import { wantsToPlayAlone } from '../home/wants-to-play-alone.ts';
import { whoseProgramme } from '../home/whose-programme.ts';
import { looksAndNoises } from './looks-and-noises.ts';
import { handsOffMyThings } from './hands-off-my-things.ts';
import { shoesOfTwoSizes } from './shoes-of-two-sizes.ts';
import { theSameToy } from './the-same-toy.ts';

/**
 * Brothers and sisters who fight: how a quarrel goes, what both want, who stops it when it hurts. Nobody is the guilty one
 * in it; whoever gets hurt or is afraid of it tells a grown-up.
 */
const own: Frame = {
  id: 'siblings-fighting',
  name: 'Fights between brothers and sisters',
  says: [
    'siblings fight all day long',
    'my two boys fight constantly',
    'she fights with her sister over everything',
    'the girls bicker from morning to night',
    'brother and sister at each others throats',
    'constant squabbling in the car',
    'he winds up his little brother on purpose',
    'my kids argue about who sits where',
    'they cannot be in the same room without a fight',
    'fights with his brother turn physical',
    'twins fight over the same toy every time',
    'older sister bosses him and it ends in tears',
    'sibling squabbles',
    'he started it no she started it',
    'brothers wrestling until someone cries',
    'kids screaming at each other all weekend',
    'sister goes into her room and they fight',
    'always annoying his sister',
    'teenage brother and sister argue non stop',
    'how do i stop my children fighting',
    'sibling conflict',
    'she provokes her brother then tells on him',
    'they fite about the remote',
    'my daughters hate each other',
  ],
  claims: {
    strong: [
      'twins fighting',
      'twins fight over',
      'step sister takes',
      'step brother takes',
      'stepsister takes',
      'stepbrother takes',
      'hardly speak since',
      'sister told on her',
      'brother told on him',
      'older brother hardly speak',
      'fighting with step brother',
      'fighting with step sister',
      'fights with step brother',
      'fights with step sister',
      'fight with step brother',
      'argues with step brother',
      'argues with step sister',
      'fighting with stepbrother',
      'fighting with stepsister',
      'big brother teases',
      'big sister teases',
      'older brother teases',
      'older sister teases',
      'brother broke his',
      'brother broke her',
      'sister broke his',
      'sister broke her',
      'brother wrecked his',
      'sister wrecked his',
      'brother ruined her',
      'sister ruined her',
      'brother smashed his',
      'brother knocked over his',
      'wont forgive his brother',
      'wont forgive his sister',
      'wont forgive her brother',
      'wont forgive her sister',
      'pulls his sisters hair',
      'pulls her sisters hair',
      'pulls her brothers hair',
      'brother goes through her things',
      'brother goes through his things',
      'sister goes through his things',
      'sister goes through her things',
      'brother takes her things',
      'sister takes his things',
      'sister takes her things',
      'brother takes his things',
      'brother knocks down',
      'sister knocks down',
      'brother wrecks',
      'sister wrecks',
      'brother breaks her',
      'brother breaks his',
      'sister breaks her',
      'sister breaks his',
      'big sister calls him',
      'big brother calls him',
      'big sister calls her',
      'big brother calls her',
      'brother calls him names',
      'sister calls him names',
      'brother calls her names',
      'sister calls her names',
      'sister is mean to',
      'brother is mean to',
      'fighting all day',
      'fight all day',
      'sibling fight',
      'siblings fight',
      'sibling squabble',
      'sibling conflict',
      'sibling argue',
      'siblings argue',
      'sibling bicker',
      'fight with brother',
      'fight with sister',
      'fight with sibling',
      'fight with his brother',
      'fight with her sister',
      'fight with his sister',
      'fight with her brother',
      'argue with his brother',
      'argue with her brother',
      'argue with his sister',
      'argue with her sister',
      'brother and sister fight',
      'brother and sister argue',
      'brothers fight',
      'sisters fight',
      'boys fight',
      'girls fight',
      'kids fight',
      'children fight',
      'daughters fight',
      'sons fight',
      'kids argue',
      'children argue',
      'boys argue',
      'girls argue',
      'fight each other',
      'fight with each other',
      'fighting with each other',
      'hate each other',
      'bicker',
      'bickering',
      'squabble',
      'squabbling',
      'at each others throats',
      'he started it',
      'she started it',
      'winds up his brother',
      'winds up his sister',
      'winds up her brother',
      'winds up her sister',
      'wind each other up',
      'annoy his sister',
      'annoy his brother',
      'annoy her sister',
      'annoy her brother',
      'provoke her brother',
      'provoke his sister',
      'provoke her sister',
      'provoke his brother',
      'brothers wrestle',
      'get along with his brother',
      'get along with her sister',
      'get along with his sister',
      'get along with her brother',
      'twins fight',
    ],
    cues: ['sibling', 'brother', 'sister', 'fight', 'argue', 'quarrel', 'twins', 'tease', 'annoy', 'row'],
    not: [
      'my husband and i',
      'my wife and i',
      'my partner and i',
      'my ex and i',
      'we bicker',
      'parents fight',
      'parents fighting',
      'we fight',
      'my own brother',
      'my own sister',
      'food fight',
      'fight cancer',
      'new baby',
      'snowball fight',
      'boys fight at school',
      'kids fight at school',
      'without a fight',
      'is a fight',
    ],
  },
  topicWords: ['fight', 'quarrel', 'row', 'argue', 'both', 'peace', 'copy', 'jumps'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'activity'],
  facts: [
    'Quarrels between brothers and sisters are the commonest of all; at some ages there are several in an hour.',
    'Most are about things, space, turns and fairness, and most are over in a few minutes.',
    'Living close together without having chosen each other makes small things matter.',
    'Anger makes it hard to listen for a while; a body takes some twenty minutes to settle after a strong one.',
    'Siblings learn through quarrels to say what they want and to find a third way, above all when a grown-up helps both to speak.',
    'A grown-up stops a fight in which somebody gets hurt. Being hurt or frightened again and again is no quarrel, and it is right to tell a grown-up until it stops.',
    'Brothers and sisters who fight a lot can be fond of each other at the same time.',
    'Two people remember one quarrel differently, and both may be honest.',
  ],
  threads: {
    seat: 'a place that only one can have, and whose day it is',
    cup: 'one red cup that two people want',
    road: 'how a quarrel goes, from the small beginning to the end, as on a map',
    sofa: 'a sofa with two ends and a middle',
    hands: 'hands, which can push and pat and rest',
    film: 'one fight, seen from two sides like two films',
    letter: 'a plain word to an equal about the people one has not chosen',
    tower: 'a tower that took an hour, and small hands that take a second',
  },
  decidedBy: [
    /\b(?:he|she|they) and (?:his|her|their) (?:[\w-]+ ){0,3}?(?:brothers?|sisters?|siblings?|twin)(?: \p{Lu}\p{Ll}+)? (?:(?:just|are|is|always|constantly|never stop|keep|do nothing but) )*(?:argu(?:e|ing)|fight(?:ing)?|bicker(?:ing)?|squabbl(?:e|ing)|row(?:ing)?)\b/iu,
  ],
  threadCues: {
    seat: /\b(?:front seat|(?:front|back) of the car|window seat|middle seat|shotgun|which seat|same seat|car seats?|who (?:sits|gets to sit|goes|gets|is|has|can|gets to (?:go|be|press|choose|hold|have|open|pick))(?: \w+){0,3} (?:first|next|in (?:the )?front|at the front|window|button|seat|where|best|biggest|remote|tv|music|bath|shower|top)|go(?:ing)? first|(?:being|be|wants? to be|has to be) first|press(?:es|ing)? the (?:button|lift|bell)|choos\w+ (?:the (?:film|tv|music|channel|programme|story)|what to watch)|whose turn)\b/i,
    tower:
      /^(?![^]*\b(?:big|older|elder|bigger) (?:brother|sister))[^]*?\b(?:brother|sister|twin|cousin) (?:broke|breaks|wrecked|wrecks|smash\w*|knock\w*|ruin\w*|destroy\w*|tore|chewed|scribbl\w*)\b|\b(?:brother|sister|twin|cousin)\b[^.]{0,40}\b(?:pull(?:s|ed|ing)? (?:down|over|apart)|kick(?:s|ed|ing)? (?:down|over)|tip(?:s|ped|ping)? over|crash\w* into|walks? through)\b[^.]{0,40}\b(?:towers?|lego|bricks|blocks|build\w*|built|tracks?|models?|dens?|castles?|puzzles?|jigsaws?)\b|\b(?:little|younger|baby|small|toddler|two|three|2|3|one|1)[- ]?(?:year[- ]old)? ?(?:brother|sister|sibling)?[^.]*\b(?:wreck\w*|break\w*|broke|destroy\w*|knock\w*|ruin\w*|smash\w*|chew\w*|tears? up|tore|scribbl\w*|gets? into (?:his|her|their)|messes? (?:up|with)|(?:touch|grab|tak)(?:e?s|ing) (?:any of |all )?(?:his|her|their) (?:\w+ )?(?:lego|bricks|blocks|toys?|things|stuff|models?|drawings?|trains?|cars|dolls))\b/i,
    cup: /\b(?:same|toys?|first|turns?|grab\w*|snatch\w*|takes?|taking|cup|share|sharing|things)\b/i,
    sofa: /\b(?:sofa|couch|who sits|sits? (?:too close|next|on)|touch\w*(?! (?:(?:his|her|their|my|any) (?:\w+ )?(?:lego|bricks|blocks|toys?|things|stuff|models?|drawings?|trains?|cars|dolls)|anything|things|toys|it\b))|too close|feet|foot)\b/i,
  },
  comesFirst: ['seat'],
  onlyWhenSaid: ['seat', 'cup', 'sofa', 'tower'],
  tellsAlone: ['seat', 'tower'],
  roles: {
    who: THE_OTHER_ONE,
    // The one thing that two run for.
    prize: {
      fallback: { text: 'the first go' },
      cues: [
        { match: /\bwindow seat\b/i, phrase: { text: 'the window seat' } },
        {
          match: /\b(?:front seat|shotgun|in (?:the )?front|front of the car)\b/i,
          phrase: { text: 'the front seat of the car', again: 'the front seat' },
        },
        { match: /\bat the front\b/i, phrase: { text: 'the place at the front' } },
        { match: /\b(?:middle|same|best|which) seat\b/i, phrase: { text: 'the best seat' } },
        { match: /\bbutton\b/i, phrase: { text: 'the button' } },
        {
          match: /\bremote\b|\b(?:the )?tv\b|\bchannel\b|\bwhat to watch\b|\bfilm\b/i,
          phrase: { text: 'the choice of film' },
        },
        { match: /\bmusic\b|\bsong\b/i, phrase: { text: 'the choice of music' } },
        { match: /\btop bunk\b/i, phrase: { text: 'the top bunk' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Whose Day Is It?', thread: 'seat' },
      { text: 'One Place, Two People', thread: 'seat' },
      { text: 'One Second, Said the Tower', thread: 'tower' },
      { text: 'One Red Cup', thread: 'cup' },
      { text: 'Two Hands on a Cup', thread: 'cup' },
      { text: 'What Hands Can Do', thread: 'hands' },
      { text: 'Hands Can Rest', thread: 'hands' },
      { text: 'This End, That End', thread: 'sofa' },
      { text: 'Two Ends of the Sofa', thread: 'sofa' },
      { text: 'When Two Want the Same' },
      { text: '{name} and a Fight at Home' },
    ],
    older: [
      { text: 'Odd Days and Even Days', thread: 'seat' },
      { text: 'A Rule That Settles It', thread: 'seat' },
      { text: 'An Hour and a Second', thread: 'tower' },
      { text: 'The Matter of the Red Cup', thread: 'cup' },
      { text: 'One Cup and Nine Others', thread: 'cup' },
      { text: 'Two Hands on One Cup', thread: 'cup' },
      { text: 'A Fight About a Cup', thread: 'cup' },
      { text: 'Two Films of One Fight', thread: 'film' },
      { text: 'Seen From Two Sides', thread: 'film' },
      { text: 'The Road a Quarrel Takes', thread: 'road' },
      { text: 'Where the Row Turns Off', thread: 'road' },
      { text: 'The Middle of the Sofa', thread: 'sofa' },
      { text: 'People One Did Not Choose', thread: 'letter' },
      { text: '{name} and the Rows at Home' },
    ],
  },
  benefits: [
    'Shows how a fight goes and where it can end, without looking for a guilty one.',
    'Says that two people may both be right, and that a grown-up steps in when it hurts.',
    'Gives {name} one thing to say and one place to go.',
  ],
  talk: {
    young: ['How did the fight end?', 'How do hands feel in a fight?', 'Shall we find a good place to cool down?'],
    older: [
      'Where in this story could the row have ended sooner?',
      'Which word went into the blank?',
      'Shall we agree what anybody here can say to get a pause?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'determined',
    companion: 'child',
    props: ['cup', 'chair'],
  },
  text: {
    '2-3': script(`
      D<cup> Both want one red cup! {Name} may pull. So may {who}. Now it is a fight.
      D<cup> A cup can start a fight. It is red. {Name} may pull it. Pull, pull, pull!
      D<sofa> A sofa can start a fight. {Name} may sit at this end. So may {who}. Push, push!
      P In a fight, both are cross.
      P Grown-ups hear it. They come to help.
      P In a fight, ears do not work well.
      Q In a fight, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      Q After that, {Name} may feel ____.
      H {helper} can sit in the middle.
      H<cup> {helper} can find one more cup.
      H {helper} can help both to stop.
      H {helper} can hold a hand.
      T {he} can call, "Help, please!"
      T {he} can go to a soft place.
      T {he} can stamp on the floor.
      T<comforter> {he} can hug {comforter}.
      D<hands> Hands can pat. In a fight, hands push. {Name} has two. They can go so fast.
      D<hands> It is a fight! It is loud. {Name} has hot hands. So has {who}.
      D<hands> A fight is loud. {Name} may push. {who} may push. Fast hands, hot hands!
      C<hands> {he} can say, "Hands, stop."
      C<hands> {he} can say, "Rest, hands, rest."
      A<hands> The fight is done. Hands can rest. Hands can pat. Here is a lap for both.
      A<hands> Hot hands get cool. The fight gets small. Two hands, four hands. Hello, both!
      C<cup> {he} can say, "Me next, please."
      C<cup> {he} can say, "Stop. I want it too."
      C<sofa> {he} can say, "This end, that end."
      C<topic> {he} can think about {topic}.
      A<cup> The fight is done. Now both have a drink. Red cup, blue cup. Glug, glug, glug!
      A<cup> One cup for one. One cup for one more. Both can drink. The red cup gets a wash.
      A<sofa> This end, that end. Both have a place to sit. The fight is done. Hello, sofa!
      D<seat> One place, two children. {Name} may want to be first. Both run. Bump! That is a row. One place cannot hold two.
      P<seat> The other one wants it too.
      P<seat> First is soon over.
      Q<seat> When both want it, {Name} may feel ____.
      H<seat> {helper} can say who is first.
      H<seat> {helper} can count to three.
      T<seat> {he} can wait with one hand up.
      T<seat> {he} can say, "Next one, me!"
      C<seat> {he} can say, "You today, me next."
      A<seat> One had it. Then it was the other. Both got there. No more row. First, and then next.
    `),
    '4-5': script(`
      D<cup> There may be lots of cups, and just one is red. {Name} may want it, and {who} wants it too. Both of them pull, and it gets loud. Such a small thing can start a fight.
      D<cup> A fight can start with a cup. {Name} may have seen that. It is red, and two people want it now. There is a hand on each side. Soon nobody thinks of the drink at all.
      D<sofa> A sofa has two ends and a middle. Two people on it may have a fight. {Name} may sit at this end, and {who} sits there. A foot comes near. A foot goes back. Then there is a push in the middle.
      P In a fight, each one thinks, "I was first." Both can think so at the same time. Nobody is lying.
      P When people are angry, their ears do not work well. So both get louder. It does not help.
      P Brothers and sisters fight a lot. They play a lot, too. It is often the same day.
      Q When a fight starts, {his} hands may feel ____.
      Q When it gets loud, {Name} may feel ____.
      Q After the fight, {Name} may feel ____.
      H {helper} can help both to let go. ~ Then one talks, and next the other.
      H {helper} can stop a fight that hurts. ~ That is a job for grown-ups.
      H {helper} can ask both what it looked like. ~ It may look like two stories.
      H<adult> {helper} can help by {adult}. ~ That helps a body to cool down.
      T {he} can let go and call for help.
      T {he} can put both hands in a lap and count to five.
      T {he} can look out of a window for a bit.
      T<comforter> {he} can hold {comforter} to cool down.
      T<quiet> {he} can spend some time {quiet} after that.
      D<hands> Hands can do a lot. They can build, and they can push. In a fight, they go fast, and {Name} may know it. A head has no time to say, "Stop." So somebody gets hurt, or a thing gets torn.
      D<hands> How does a fight start? {Name} may not know that. There was a look, or a word, or a thing. Then hands got quick, and {who} was loud too. It is hard for hands to stop all by themselves.
      D<hands> Two people in a fight have four hands. Two of them are {hers}. Hands in a fight get hot and fast. They can be put to rest. It is not easy, and it can be learnt.
      C<hands> {he} can say, "My hands are going to rest."
      C<hands> {he} can think, "Hands down, feet out."
      A<hands> The hands are quiet again. They can draw now, or hold a cup. The fight is over, and both are still here. What was hurt can be looked at.
      A<hands> After a fight, hands do not know what to do. A pillow is good to press. By and by both hear again. There is a story for both of them, one after the other.
      C<cup> {he} can say, "I want it too. Who is next?"
      C<cup> {he} can say, "Stop, I am getting cross."
      C<sofa> {he} can say, "This end is mine. That end is for you."
      C<topic> To cool down, {he} can think about {topic}.
      A<cup> A fight gets smaller, and then it is gone. The drink is still there. It is the same in red as in blue. It can be poured for both.
      A<cup> At the end, the cup is in the sink. It does not know who won the fight. There is room at the table for both. There may be a game later, too.
      A<sofa> The middle of the sofa is empty again. A cushion can go there. Both have an end to sit on. The fight is over, and there may be a good book.
      D<tower> A fight can start with a tower. {Name} may build and build. Then small hands come, and down it goes. To a little one, a thing that falls is a game. A little one does not know that it was a tower.
      P<tower> Little ones learn by touching. They want to do what big ones do. They cannot wait, and they cannot build yet.
      P<tower> It is hard when a thing is gone that took so long. Grown-ups know it from cakes.
      Q<tower> When it all falls down, {Name} may feel ____.
      H<tower> {helper} can find a spot up high for it.
      H<tower> {helper} can play with the little one next door.
      T<tower> {he} can build up on a table.
      T<tower> {he} can call a grown-up before it falls.
      C<tower> {he} can say, "Stop, please. This one stays."
      A<tower> There is a tower up on the table, and it stands. Down on the rug is one that may fall. Both of them were built by {Name}. There is peace for as long as a snack.
      D<seat> There is one best place, and there are two who want it. {Name} may run for it, and the other one runs too. Then there is a row at the door. Both shout, "I was first!" The place is still just one.
      D<seat> Being first is over very fast. {Name} may want it, and so may somebody else at home. They pull and push, and then it is a fight. Nobody gets anywhere while both of them pull.
      P<seat> The other one wants it just as much. It is the same wish in two heads. That is why it is so loud.
      P<seat> Grown-ups cannot see who was first. They were looking for the keys.
      Q<seat> When both want the same place, {Name} may feel ____.
      Q<seat> When the other one is first, {Name} may feel ____.
      H<seat> {helper} can make a picture with two colours of days. ~ Then the day says who it is.
      H<seat> {helper} can do the asking: "Whose day is it?" ~ It is a short question.
      T<seat> {he} can ask, "Whose day is it today?"
      T<seat> {he} can choose the second best place. Nobody pulls at that.
      C<seat> {he} can say, "Your day today, my day next."
      C<seat> {he} can think, "First is short. We all get there."
      A<seat> Turns can go by days. One is first today, and the other is first tomorrow. A row needs two who run. Two who know whose day it is can walk.
      A<seat> First was over in a minute. After that nobody could tell who it had been. The row is over too. There is one best place, and it has two owners.
    `),
    '6-7': script(`
      D<cup> There can be ten cups and a fight over the red one. {Name} may reach for it, and so may {who}. A minute before, nobody cared about red. Then two hands have hold of it. A fight about a cup is often about who counts more.
      D<road> A quarrel could be drawn as a road, and {Name} may know the stops. First something small happens, such as a foot or a word. Next comes a louder word. After that there may be hands, or tears. At each stop there is a turning where the quarrel could end.
      D<sofa> Every sofa has a middle, and many fights begin there. {Name} may sit on one side of it. On the other sits {who}. A knee crosses the middle. A knee pushes back. Soon it is not about knees any more, and it gets loud.
      P Each of them saw something different. One saw the push, and the other saw what came before it. That is why both may say "I did not start it" and mean it.
      P Children who live in one home have not picked each other. They share the bathroom, the sofa and the grown-ups. Small things rub. That is so in nearly all families.
      P A grown-up in the next room hears only the loud end. So grown-ups sometimes blame the wrong one. They can be told what came first.
      P After a fight, the heart beats fast for quite a while. It takes about twenty minutes to slow down. Before that, nobody is good at saying sorry.
      Q When a fight begins, {Name} may feel ____. It may be in the hands or the face.
      Q When it gets loud, {his} body may feel ____.
      Q Some time later, {Name} may feel ____. It is often a different word.
      H {helper} can help both to stop and to stand apart. ~ When it is calm, each can tell it once.
      H {helper} can stop a fight in which somebody gets hurt. ~ That is a grown-up's job, every time.
      H {helper} can write a plan for what the two fight about most. ~ A list does not take sides.
      H<adult> {helper} can help by {adult}. ~ It has helped a hot body before.
      T {he} can walk to another room before the hands begin. ~ That is one of the turnings on the way.
      T {he} can tell a grown-up what happened, even when it was a small thing. ~ Small things grow.
      T {he} can push against a wall with both hands. ~ Arms that are full of a quarrel need some work.
      T<comforter> {he} can go and hold {comforter} for a while. ~ It is easier to think afterwards.
      T<quiet> {he} can spend some time {quiet} until it is over. ~ A quarrel needs two people.
      D<road> Fights at home often go the same way, and {Name} may know each stop. There is a small start, then a louder bit, then a very loud bit. After that somebody comes. On each bit of that road there is a turning. It is easier to find when nobody is shouting yet.
      D<film> If there were a film of each fight at home, there would be two. One is filmed from where {Name} stands. The other film is made by {who}. Each film begins at a different moment. So both can say, "I did not start it," and both can mean it.
      C<film> {he} can say, "My film begins earlier. Do you want to hear it?"
      A<film> Two films can be told, one after the other. It takes a grown-up who does not mind waiting. The fight is in both. So is a bit that nobody meant. After that, the two can go and do something else.
      C<cup> {he} can think, "Ten cups, and I can drink from any."
      C<road> {he} can say, "Here I turn off."
      C<sofa> {he} can say, "Up to the middle, and no more."
      C<topic> While it cools down, {he} can think about {topic}.
      A<cup> In the end the red cup is empty, like the others. The fight about it is over. A list on the fridge could say whose turn it is. Both of them belong here, and there is water for two.
      A<road> The quarrel has come to its end by the usual way. Next time there will be the same turnings. It is enough to take one of them. After that the way leads back to the same kitchen.
      A<sofa> A cushion can go in the middle of the sofa. On each side there is room for a book or a blanket. The fight is done. It may start again, and then the cushion will be there.
      D<tower> It takes an hour to make something good and a second to break it. That can start a fight. {Name} may know the sound, when somebody small was near. A little one does not see an hour of work. It sees bricks that fall so well. The fight afterwards is between two people who both wanted to play.
      P<tower> Very small children find out about things by taking them apart. They do not do it to be mean. They cannot put anything together yet.
      P<tower> Grown-ups may say, "You are the older one." It is true, and it does not mend a thing. It helps more when they say, "That was a lot of work."
      Q<tower> When something that was made is broken, {Name} may feel ____.
      Q<tower> When everybody looks after the little one first, {Name} may feel ____.
      H<tower> {helper} can give {him} a table or a shelf for what stays. ~ High up is best.
      H<tower> {helper} can take the small one next door for a while. ~ Half an hour is a lot.
      T<tower> {he} can build one thing to keep and one thing to knock down. ~ The second one is for small hands.
      T<tower> {he} can shout for help before it falls. ~ That is what shouting is good for.
      C<tower> {he} can think, "An hour was mine, and I can have another one."
      A<tower> The good one is up on the shelf now. On the floor is another, four bricks high. It gets knocked down with a cheer, over and over. That is peace of a kind, and both have a share in it.
      D<seat> Two people want {prize}, and there is only one. {Name} may be one of the two. Both run, and the row begins at once. "I was first!" and "You had it last time!" Nobody can prove it, because nobody wrote it down.
      D<seat> A quarrel about {prize} comes back like the washing-up. {Name} may have had it yesterday. The other one remembers it differently. So both argue, and the grown-up's ears hurt. A turn may be over in ten minutes. The row can last all afternoon.
      P<seat> Both remember the days when the other one was first. Heads keep those days better than the good ones. So each of them counts and comes to a different number.
      P<seat> A grown-up who decides gets it wrong for one of the two. Most grown-ups would love a rule that decides for them.
      Q<seat> When both want it at once, {Name} may feel ____. It may be in the legs first.
      Q<seat> When it is the other one's turn, {Name} may feel ____.
      H<seat> {helper} can share out the days, odd and even, on a list. ~ Odd days are for one, and even days are for the other.
      H<seat> {helper} can find something good for the one who waits. ~ It may be the choice of a game or a snack.
      T<seat> {he} can say, "One day for you, one day for me." ~ On a calendar it is easy to check.
      T<seat> {he} can offer a swap, such as today for tomorrow. ~ A swap is a good deal when two like it.
      C<seat> {he} can think, "My day comes round too."
      C<seat> {he} can say, "Yours today, mine tomorrow. Deal."
      A<seat> A calendar can say whose day it is, and it does not shout. One has a turn today, and the other has a turn tomorrow. The one who waits may be cross for a minute. But there is less to row about when both know whose day comes next.
      A<seat> A row can move out when a list on the fridge moves in. The list says whose day it is, and both can sign it. Now and then somebody forgets what day it is. Then two people can go and look.
    `),
    '8-10': script(`
      D<cup> Ten cups can stand in a cupboard, and there can be a row over one of them. {Name} may have hold of the handle while {who} has hold of the rest. Neither of them would notice the colour on another day. A row about a cup is seldom about a cup. It is about who was here first, who gets noticed and who gave way last time.
      D<road> If somebody drew a map of a row, {Name} would recognise it. It starts in a small place called "Your foot is touching me". From there it goes to "Stop it", then to "Louder", then to a district where nobody listens. Along the way there are at least four exits. Most of them are missed, because both people are busy watching each other instead of the road.
      D<sofa> Scientists who watched brothers and sisters at home counted several quarrels an hour. {Name} may find that number rather low. Most fights began over space or things, such as the middle of a sofa, and most were over within minutes. Then the two went on playing as if nothing had happened. Outside a family, hardly anyone would get a second chance so fast.
      P Two people can remember one row in two ways, and both can be honest. Each of them felt what was done to them and hardly noticed what they did.
      P Adults tend to arrive for the last ten seconds. What they see is the loudest one, and that is often not the one who began. It is unfair, and it can be said to them later, when it is quiet.
      P One of two hears "be sensible" too often, and the other hears "leave it". Both of them find that the other has it easier. A count of who gets what would surprise them.
      P There are rows, and there is something else. When one person is afraid of the other or keeps getting hurt, it is not a quarrel any more. Then it belongs in the hands of a grown-up, and telling is right.
      Q At the moment when it starts, {Name} might notice ____. Jaws and fists often know first.
      Q When the wrong person gets the blame, {Name} might feel ____.
      Q Half an hour after a row, {Name} might feel ____. It may be gone altogether.
      H {helper} can separate both without asking who began. ~ Questions go better when hearts beat slowly again.
      H {helper} can hear each side alone, all the way to the end. ~ It is hard to tell something while the other one pulls faces.
      H {helper} can step in at once when somebody is being hurt. ~ Nobody in a family is asked to put up with that.
      H<adult> {helper} can help by {adult} while tempers cool. ~ It has been useful before.
      T {he} can leave by an early exit, which means walking away while it is still about feet. ~ It may feel like losing, and it saves the afternoon.
      T {he} can write down what the row was about and read it the next day. ~ Some of it will be funny by then.
      T {he} can suggest a rule for the thing that comes up most often. ~ Odd and even days have ended many rows.
      T<comforter> {he} can take {comforter} to another room for a while. ~ It takes about twenty minutes for a body to settle.
      T<quiet> {he} can spend some time {quiet} first. ~ Nothing needs to be solved while the ears are ringing.
      D<road> A row between people who live together has a route, and they could walk it in their sleep. {Name} may know the first corner, which is often a word or a look. After it come the old complaints in the usual order. Then there is a door, or tears, or both. There are exits all along it, and they are small because people run past them.
      D<film> Every row at home is filmed by two cameras, and both of them are inside a head. In the film that {Name} has, the first scene may be one that {who} has not even noticed. The other film begins somewhere else. Neither of them is faked. Memory works like that in everybody. So the question "Who started it?" is of little use.
      C<film> {he} can think, "There is another film of this, and I am in it."
      A<film> Shown one after the other, the two films of a row are usually better than one. There are scenes in each that the other lacks. Nobody needs to win a prize. What can be changed is the next one, and it is often enough to stop the camera early.
      C<cup> {he} can think, "It is a cup, and I am more than a cup."
      C<road> {he} can think, "Exit here, before Louder."
      C<sofa> {he} can say, "I am stopping now, and it is not a win for anyone."
      C<topic> For twenty minutes, {he} can think about {topic}.
      A<cup> The cup ends up in the dishwasher, beside nine others that nobody fought about. A row can be as short as that. What was behind it may need a talk with somebody who listens to both. There will be breakfast tomorrow, and there will be cups.
      A<road> A map does not prevent a row, but it shows where one is. Sooner or later somebody takes the first exit, and the other one stands there with nobody to argue with. That is how it gets shorter over the years. Both of them may even laugh about certain places on that road.
      A<sofa> In the evening the sofa is just a piece of furniture again. Two people who had a fight an hour ago may sit at either end and laugh at the same film. That happens in most families. It does not cancel the row, and the row does not cancel that.
      D<tower> Some fights start with something that took a whole afternoon, and somebody very small who undid it in a second. {Name} may have found pieces where something good was. To a small child, a finished thing is only a beginning. It wants to see what is inside and what noise it makes. So a fight starts in which one person has lost something and the other has no idea what.
      P<tower> At that age, nobody can imagine how somebody else thinks. That comes at four or so, and slowly. Explaining it loudly does not make it come sooner.
      P<tower> Adults tend to comfort the one who is crying loudest. The one who lost the work may get the sentence "You are older." It would be fairer to look at the ruins together first.
      Q<tower> Finding the pieces, {Name} might feel ____. It may be in the hands before it is a word.
      Q<tower> When nobody seems to see how much work it was, {Name} might notice ____.
      H<tower> {helper} can see to a place that is out of reach, with a door, a lid or height. ~ Locks are kinder than lectures here.
      H<tower> {helper} can say what it was worth before saying anything about age. ~ Then the rest is easier to hear.
      T<tower> {he} can take a photo of whatever is finished. ~ A photo survives small hands.
      T<tower> {he} can make a rough thing for knocking down, on purpose. ~ It buys twenty minutes.
      C<tower> {he} can think, "One second for small hands. So it goes up high."
      A<tower> There is a shelf now on which things survive. Below it lives a person who will one day be able to build, and who is learning how by watching. Until then there will be ruins now and then, and it is fine to be furious about them. Both of them sleep under one roof, and in peace, mostly.
      D<seat> A family has two kinds of things: those that can be shared, and {prize}. Only one person can have it at a time. {Name} may have argued about it often enough to know both speeches word for word. "You had it last time" is answered by "You had it all week", and neither can be proved. So the row is not about the thing alone. It is about whether somebody is keeping count, and whether the count is fair.
      D<seat> Economists have a name for what people quarrel over, such as {prize}. They call it a scarce good. {Name} is one of two who want it, and it cannot be cut in half. Both sides feel that it is their turn. Whoever runs faster or shouts louder wins, until the next time. A system like that makes for a great deal of running.
      P<seat> Memory does not keep books. Studies show that people remember their own share of the work, and their own bad luck, better than anybody else's. So both sides can be honest and disagree.
      P<seat> For a parent it is a decision that makes one person angry, several times a week. Most would gladly hand it over to a calendar.
      Q<seat> At the moment when the race starts, {Name} might notice ____.
      Q<seat> On a day that belongs to the other one, {Name} might feel ____. It may help to know that it is one day.
      H<seat> Someone at home can give odd dates to one and even dates to the other. ~ A date cannot have favourites.
      H<seat> Someone at home can give the other one something that day, such as the choice of a game. ~ Then nobody has nothing.
      T<seat> {he} can suggest a rule on a calm day, when neither of them has anything to win. ~ Odd dates for one and even dates for the other have worked in many families.
      T<seat> {he} can offer a swap and say what for. It turns an argument into a trade.
      C<seat> {he} can think, "Not my decision, and not theirs. The date can decide."
      C<seat> {he} can say, "Yours today, mine next time, and no race."
      A<seat> When odd dates belong to one person and even dates to the other, a calendar can settle the row. What one has on the fourteenth, the other has on the fifteenth. It is strange how small a thing can look once nobody fights for it. Legs get a rest as well.
      A<seat> A rule that goes by dates is not exciting, and that is the point of it. Odd dates can belong to one person, and even dates to the other. There may be a row about something else by Thursday. This one can be looked up. Peace sometimes comes with a number on it.
    `),
    '11+': script(`
      D<road> Rows between people who grow up together follow a route, and after some years both could walk it in the dark. {Name} may well know the first stop, which is perhaps a tone of voice or a charger that was borrowed. Then come the old accusations in their usual order. At every stage there is an exit, and pride makes it look like a defeat. In reality nobody keeps the score except the two of them.
      D<sofa> Two people, one sofa and a limited supply of patience: that is how most rows at home begin. {Name} has not chosen {who}, and the reverse is equally true. Researchers who counted such quarrels found several an hour in young children, with fewer and sharper ones later on. They also found that the same pairs laughed together more than most friends do. Both observations were made in the same living rooms.
      D<letter> It may be worth saying a few things about fighting at home that usually get lost in the noise. {Name} is sharing parents, noise and a bathroom with somebody who was simply there. Nobody else knows so exactly where it hurts, and nobody else gets to practise on it daily. This is maddening. It is also where many people learn to argue without losing the other person for good.
      P Each of the two keeps an honest record of what the other one did. Hardly anybody records their own part with the same care, which is why the two records do not match. It is a property of memory, and no sign of bad character in either of them.
      P Parents hear the volume and not the cause. They often want it to stop more than they want it to be fair, particularly after work. Being told about it calmly, on another day, has more effect than any shout.
      P Elder ones are expected to be reasonable on command, and younger ones are not taken seriously. Twins and those in the middle get both. Each of these positions feels like the worst one from inside, and each has advantages that only the others can see.
      P There is a difference between a row and being made afraid. Where one person is threatened, hurt or humiliated again and again, it is no longer an argument between equals. That is something for an adult to know and to end, and it is right to go on telling until somebody does.
      Q Hearing a certain tone of voice, {Name} might feel ____. It may be older than the day.
      Q After a row that nobody won, {Name} might notice ____. It may arrive only when the door is closed.
      Q When an adult takes a side, {Name} might feel ____. Injustice stings for longer than defeat.
      H {helper} can stay out of the small ones and come at once to any that hurt. ~ Both halves of that matter.
      H {helper} can listen to each of the two alone, without an audience. ~ People tell more when they are not defending themselves.
      H {helper} can help to settle the permanent questions, such as rooms, noise and borrowing. ~ A rule written on a good day lasts longer.
      H<adult> {helper} can offer {adult} once it is quiet. ~ It has helped before.
      T {he} can leave the room with a short sentence instead of a last word. ~ Last words tend to be followed by others.
      T {he} can raise the matter the next day in a normal voice, one matter at a time. ~ It is surprising how small it has become.
      T {he} can name the one thing that is not for borrowing, and ask what the other's is. ~ A short list is easier to respect.
      T<quiet> {he} can spend half an hour {quiet} before going back. ~ That is roughly what a heart needs to slow down.
      T<activity> {he} can spend some time {activity}. ~ Anger is energy that has nowhere to go.
      D<film> There are two recordings of every row at home, made by editors who work apart. In the version that {Name} has, the beginning may lie a week back. In that of {who} it may be the very last remark. Both were made honestly by people with adrenaline in their blood. A referee with only one of them would be wrong half of the time, which is roughly what happens to adults who come running.
      C<film> {he} can think, "Mine is one of two versions."
      A<film> The two versions need not be made to agree. It is enough if each has been heard once to the end, preferably on another day and by somebody without a stake in it. Rows get shorter when both sides know what is in the other recording. There will be further ones, since two people who share a home keep filming.
      C<road> {he} can think, "I know this route, and I am getting off."
      C<sofa> {he} can think, "The other half of this belongs to somebody as annoyed as I am."
      C<letter> {he} can say, "Not now. Tomorrow, and quietly."
      C<topic> To come down from it, {he} can think about {topic}.
      A<road> Routes change slowly, and usually because one person stops walking. There will be more rows, and some of them will end after the second stop. With time even the old accusations lose their edge and turn into stories. Two people will remember them, each in a different version, and neither will be quite right.
      A<sofa> By evening, both ends of the sofa may be taken again, with a bowl of something in between. The fight is neither forgotten nor important. Living with somebody means being at odds and then passing the crisps. People who can do both have learnt something that is not taught anywhere.
      A<letter> Nobody can say how the two will get on in twenty years. Many who fought a great deal at this age are close later, and some are merely polite. What counts for now is that a row may be a row, and that fear is not part of it. The bathroom will probably remain a problem in any case.
      D<tower> Living with a very young sibling means living with a small natural force, and a good many rows are about the damage. {Name} may have things that took weeks, and has seen what becomes of them in a second. There is no intention behind it, and that makes it worse, because there is nobody to be properly angry with. What starts as a loss then ends as a row about tone. Both sides are right about something, and only one of them can talk.
      P<tower> Before the age of four or so, a child cannot picture what somebody else knows or values. The cables, the notes and the model are simply interesting. It is a compliment of the most expensive kind.
      P<tower> Parents who say "you are the older one" are usually asking for help and phrasing it badly. They may be more open to a request for a lock than to a complaint.
      Q<tower> Opening the door on it, {Name} might feel ____.
      Q<tower> Being told to be reasonable, {Name} might notice ____. Reason tends to arrive about an hour later.
      H<tower> {helper} can provide a lock, a height or an hour without company. ~ Engineering beats education at this stage.
      H<tower> {helper} can replace what can be replaced, and say that the rest was a loss. ~ It costs little and settles a good deal.
      T<tower> {he} can put whatever matters above a metre and a half. ~ It is the limit of the force in question.
      T<tower> {he} can leave one old thing out as bait. ~ A dead keyboard has saved many a living one.
      C<tower> {he} can think, "Nobody to blame, so a shelf will do."
      A<tower> The weather in question will be able to talk in a while, and later to knock. In the meantime there are shelves, a lid and the occasional row. Some day both of them may tell the same story about it, each from their own height. Until then it is a matter of engineering, and of peace in instalments.
    `),
  },
};

export const siblingsFighting: Frame = withScenes(
  own,
  brothersPlayWithout,
  bossedByTheBiggerOne,
  windsUpOnPurpose,
  theSameToy,
  shoesOfTwoSizes,
  handsOffMyThings,
  wantsToPlayAlone,
  whoseProgramme,
  likeTheBigOne,
  looksAndNoises,
);
