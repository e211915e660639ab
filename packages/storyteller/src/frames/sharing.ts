import { script, type Frame } from '../frame.ts';
import { allOfOneKind } from './home/all-of-one-kind.ts';
import { THE_OTHER_ONE } from './the-other-one.ts';
import { brokenByAFriend } from './home/broken-by-a-friend.ts';
import { withScenes } from './scene.ts';
import { askBeforeItIsMine } from './ask-before-it-is-mine.ts';

const own: Frame = {
  id: 'sharing',
  name: 'Sharing',
  says: [
    'sharing',
    'wont share his toys',
    'refuses to share',
    'snatches toys from other children',
    'grabs toys',
    'screams mine',
    'everything is mine mine mine',
    'fights over toys',
    'does not want anyone to touch his trains',
    'a friend is coming over and she will not share',
    'gets upset when other kids play with her things',
    'wont let go of the tablet when it is someone elses turn',
    'sharing the console is a daily fight',
    'wont lend anything',
    'takes things without asking',
    'possessive about toys',
    'doesnt share with cousins',
    'shareing is hard',
  ],
  claims: {
    strong: [
      'taking toys',
      'takes toys',
      'grabs toys',
      'snatches',
      'snatching',
      'grabbing toys',
      'hog toy',
      'hog toys',
      'hogs toys',
      'share',
      'sharing',
      'shares',
      'snatch',
      'snatches',
      'snatching',
      'grabs toys',
      'grabbing toys',
      'mine mine',
      'screams mine',
      'says mine',
      'possessive',
      'touching his stuff',
      'touching her stuff',
      'touching his things',
      'touching her things',
      'touching his toys',
      'touching her toys',
      'touch his',
      'touch her',
      'touch their',
      'play with his things',
      'play with her things',
      'without asking',
      'lend',
      'lending',
      'borrow',
      'borrowing',
    ],
    cues: ['toy', 'toys', 'turn', 'mine', 'grab', 'fight over', 'swing', 'tablet', 'console', 'snack'],
    not: [
      'share a room',
      'shares a room',
      'share a bed',
      'turn off',
      'turn the light',
      'turns five',
      'good turn',
      'share feelings',
    ],
  },
  topicWords: ['share', 'sharing', 'turn', 'half', 'halves', 'lend', 'lent'],
  facts: [
    'A turn does not use a thing up; when the turn ends the thing comes back.',
    'Waiting seems longer than doing, because a person who waits pays attention to the time.',
    'Giving is easier for people when they are asked and can choose.',
    'Not everything is for sharing; a person may keep some things.',
    'It helps to put away what is not shared before a visit, and to agree on the end of a turn before it starts.',
    'The rule "one divides, the other chooses" is thousands of years old; it stands in an ancient Greek poem, and mathematicians still study rules for fair shares and extended it to more than two people.',
    'Cut across the middle, an apple shows a star of five seed chambers in each half, and so does a pear.',
    'A friendly reminder is a usual way to get a lent thing back.',
  ],
  threads: {
    liked: 'a friend who stays when the hands are empty',
    turn: 'one thing and two people: it goes, and it comes back; the clock says both turns are the same',
    shelf: 'a shelf for the thing that is not shared, while the rest is',
    halves: 'two halves, an apple with a star inside, one cuts and the other picks',
    mine: 'a word for the one whose thing was taken',
  },
  decidedBy: [
    /\b(?:grabs?|snatch(?:es)?|takes?|pulls?) (?:the |a |an |their |other )?(?:[\w']+ ){1,3}(?:while|when|as) (?:an?other|somebody|someone|other|the other|a|his friend|her friend) ?(?:\w+ )?(?:is|are|child(?:ren)? (?:is|are)|kids? (?:is|are)) (?:using|playing|holding|still|busy)\b/i,
    /\b(?:won['’]?t|will not|doesn['’]?t|never) lets? (?:(?:his|her|their|the|any|other) )?(?:cousins?|friends?|visitors?|guests?|other (?:children|kids)|children|kids|any ?one|any ?body|others)(?: else)? (?:play with|touch|use|hold|have a go (?:on|with)) (?:his|her|their|any of (?:his|her|their)) (?!(?:\w+ )?(?:friends?|mates?|brother|sister|cousin|hair|head|face|ears?|nails|teeth|feet|tummy)\b)/i,
  ],
  threadCues: {
    liked:
      /\b(?:giv(?:es?|ing|en) (?:\w+ ){0,5}away|gives? (?:everything|it all|all (?:his|her|their) \w+) (?:away|to)|(?:to be|so (?:that )?(?:they|people|kids|others|the others)(?:.?ll| will| would)?) like[ds]?|buys? (?:friends|friendship)|bribes?)\b/,
    turn: /\b\w/,
    // What is ridden, or is one thing for one pair of hands, has no halves.
    halves:
      /^(?![^]*\b(?:scooters?|bikes?|trikes?|balance bike|swings?|slides?|tablet|ipad|i-pad|phone|remote|dolls?|teddy|dinosaurs?|trains?|cars?|trucks?|diggers?|tractors?|pram|buggy|books?|toys?|mum|mummy|dad|daddy|friends?|controller|xbox|switch|room|bed)\b)/i,
    // A shelf stands at home.
    shelf:
      /^(?![^]*\b(?:park|playground|nursery|pre-?school|school|class\w*|playgroup|toddler group|beach|soft play|club|library|swings?|scooters?|bikes?|slide|computer|laptop|tablet|ipad|console|xbox|playstation|switch|tv|telly|sofa|room|without asking|(?:takes?|took|taking|borrows?|steals?) (?:his|her|their)|giv(?:es?|ing) (?:\w+ ){0,4}away)\b)/,
    mine: /\b(?:(?<!\b(?:he|she|they|always|keeps|just|and he|and she) )(?:takes?|took|taking|grabs?|snatch\w*|uses?|borrows?|steals?) (?:all )?(?:(?:his|her|their) (?:\w+ )?(?:things|stuff|toys?|clothes|room)|(?:things|toys|it) (?:off|from|away from) (?:him|her|them))|\b(?:brother|sister|cousin|friend)s? (?:\w+ ){0,8}(?:takes?|taking|borrow\w*|uses?|using|nick\w*|pinch\w*) (?:all )?(?:his|her|their) (?:\w+ )?(?:things|stuff|toys?|clothes|make-?up|charger|lego|books?|pens?)|lets (?:them|everyone|others|other|people)|(?:(?:other|the|big|little|older|younger) )?(?:kids|children|others|people|classmates|brother|sister|cousin|friends?) (?:always |just |keep )?(?:takes?|taking|took|grabs?|snatch\w*|borrows?) (?:his|her|their|things)|(?:she|he) lets (?:them|it|everyone|others|people)|(?:never|doesn'?t|does not|can'?t) (?:say no|stand up)|walks? all over)\b/,
  },
  onlyWhenSaid: ['mine', 'shelf', 'liked'],
  tellsAlone: ['mine', 'liked'],
  roles: {
    other: THE_OTHER_ONE,
    toy: {
      fallback: { text: 'the toy' },
      cues: [
        { match: /\b(?:toy cars?|race cars?|cars)\b/i, phrase: { text: 'the car' } },
        { match: /\b(?:toy )?(?:trucks?|lorr(?:y|ies))\b/i, phrase: { text: 'the truck' } },
        { match: /\bdiggers?\b/i, phrase: { text: 'the digger' } },
        { match: /\btractors?\b/i, phrase: { text: 'the tractor' } },
        { match: /\bdoll'?s'? ?house\b/i, phrase: { text: "the doll's house" } },
        { match: /\bdolls?\b/i, phrase: { text: 'the doll' } },
        { match: /\bballs?\b/i, phrase: { text: 'the ball' } },
        { match: /\bswings?\b/i, phrase: { text: 'the swing' } },
        { match: /\bscooters?\b/i, phrase: { text: 'the scooter' } },
        { match: /\b(?:bikes?|bicycles?|tricycles?)\b/i, phrase: { text: 'the bike' } },
        { match: /\b(?:tablets?|i-?pads?)\b/i, phrase: { text: 'the tablet' } },
        { match: /\b(?:consoles?|xbox|playstation|nintendo|ps[45])\b/i, phrase: { text: 'the console' } },
      ],
    },
    device: {
      fallback: { text: 'the shared thing' },
      cues: [
        { match: /\b(?:tablets?|i-?pads?)\b/i, phrase: { text: 'the tablet' } },
        { match: /\b(?:tv|telly|television)\b/i, phrase: { text: 'the television' } },
        { match: /\b(?:consoles?|xbox|playstation|nintendo|ps[45])\b/i, phrase: { text: 'the console' } },
        { match: /\b(?:laptops?|macbooks?)\b/i, phrase: { text: 'the laptop' } },
        { match: /\b(?:computers?|pc)\b/i, phrase: { text: 'the computer' } },
        { match: /\b(?:bikes?|bicycles?)\b/i, phrase: { text: 'the bike' } },
        { match: /\bscooters?\b/i, phrase: { text: 'the scooter' } },
        { match: /\bguitars?\b/i, phrase: { text: 'the guitar' } },
        { match: /\bpianos?\b/i, phrase: { text: 'the piano' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Two Empty Hands', thread: 'liked' },
      { text: 'I Had It Still', thread: 'mine' },
      { text: 'It Goes, and It Comes Back', thread: 'turn' },
      { text: 'One Turn, Two Turns, Three', thread: 'turn' },
      { text: 'Up, Up, Up on the Shelf', thread: 'shelf' },
      { text: 'Some to Share, One to Keep', thread: 'shelf' },
      { text: 'The Star in the Apple', thread: 'halves' },
      { text: 'A Half Here, a Half There', thread: 'halves' },
      { text: '{name} and One for Two' },
      { text: 'When Two Want One' },
    ],
    older: [
      { text: 'What a Friend Comes For', thread: 'liked' },
      { text: 'Ask First', thread: 'mine' },
      { text: 'Two Turns, One Clock', thread: 'turn' },
      { text: 'How Long Is a Turn?', thread: 'turn' },
      { text: 'That One Stays on the Shelf', thread: 'shelf' },
      { text: 'Not for Lending', thread: 'shelf' },
      { text: 'One Cuts, the Other Picks', thread: 'halves' },
      { text: 'A Fair Half', thread: 'halves' },
      { text: 'One Thing, Two People' },
      { text: 'What {name} Shares, and What Stays' },
    ],
  },
  benefits: [
    'Shows what happens to a shared thing, and that some things can be kept.',
    'Tells what somebody who waits, asks or borrows may be thinking.',
    'Gives {name} words for asking, for waiting and for a kind no.',
  ],
  talk: {
    young: [
      'What comes back, or stays, in the story?',
      'How does it feel to wait?',
      'Shall we choose one thing that is to share and one that is not?',
    ],
    older: [
      'What was the rule for two people in the story?',
      'Which word went into the blank, and does it change after a while?',
      'Shall we choose together what is for lending and what is not?',
    ],
  },
  ofThread: {
    mine: {
      benefits: [
        'Says that sharing takes two people who say yes.',
        'Says that it is fine to keep a turn.',
        'Gives {name} words for it, out loud.',
      ],
      talk: {
        young: [
          'Who had the thing first in the story?',
          'How does it feel when something is taken?',
          'Shall we practise saying, "I had it still"?',
        ],
        older: [
          'What is the difference between sharing and taking, in the story?',
          'Which word went into the blank, and does it change after a while?',
          'Shall we choose a sentence for when somebody takes a thing?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: 'child',
    props: ['train', 'apple', 'blocks'],
  },
  text: {
    '2-3': script(`
      D<turn> {Name has} {toy}. Somebody waits for a turn. Off goes {toy}. Wait, wait, wait. Back comes {toy}!
      D<turn> One toy, two children. {Name has} a turn. Then the other one has a turn. Wait, wait, wait. Here comes {toy} again.
      D<turn> Whose turn is it? {Name has} a turn. Then somebody has a turn. Wait, wait, wait. Here comes {toy}!
      D<shelf> {Name has} toys to share. One toy is not to share. It goes up on a shelf. Up, up, up! It is safe up there.
      D<shelf> Up, up, up on a shelf! One toy goes up for {Name}. Down here are toys to share. The one up there stays. It can wait.
      D<halves> Here is an apple to share. Here is {Name}. Here is a friend. A grown-up cuts it. Each half has a star in it!
      D<halves> One apple is for two to share. {Name is} one of the two. Cut, cut, two halves. This one has a star. That one has a star.
      P A friend may want the same thing. A friend can wait too.
      P Some children let go fast. Some hold on tight.
      P It is hard to wait. Big people think so too.
      P Grown-ups wait too. They wait in shops.
      Q When friends wait, {Name} may feel ____.
      Q<turn> After a wait, {Name} may feel ____.
      Q When a friend asks, {Name} may feel ____.
      Q When two want one, {Name} may feel ____.
      Q With a friend here, {Name} may feel ____.
      H {helper} can help both of them.
      H {helper} can say who is next.
      H<turn> {helper} can count to ten.
      H {helper} can stay close by.
      H<helper> {helper} can sit and wait too.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      T {he} can hold out one hand.
      T {he} can pick what to give.
      T<turn> {he} can clap and wait.
      T {he} can say yes or no.
      T<comforter> {he} can keep {comforter}.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      T<doing> {he} can try {doing}.
      T<doing> {he} can start by {doing}.
      C<turn> {he} can say, "My turn, your turn."
      C<turn> {he} can say, "Off and back again."
      C<shelf> {he} can say, "That one stays up."
      C<shelf> {he} can say, "Up, up, up it goes."
      C<halves> {he} can say, "One star each."
      C<halves> {he} can say, "This half, that half."
      C<topic> {he} can think about {topic}.
      C<topic> {he} can say, "Who likes {topic}?"
      A<turn> Off goes {toy}. Back comes {toy}. One turn, two turns, three turns. That is how two can share.
      A<turn> A turn stops, and a turn starts. Wait, wait, wait. Who has {toy} now? {Name has} it.
      A<shelf> Play is over. One toy comes down from the shelf. The others were good to share. Night-night, toys.
      A<shelf> Toys down here are to share. The toy up there is not. Up, up, up on the shelf. It is still there.
      A<halves> One half here, one half there. One star here, one star there. Munch, munch, munch. Now it is all gone.
      A<halves> Two can share one apple. Each gets a half. Each gets a star. Crunch! That was good.
    `),
    '4-5': script(`
      D<turn> {Name has} {toy}, and somebody wants a turn too. It cannot be in two places. So it goes over there, and then it comes back. A turn does not use it up. It is as good as before.
      D<turn> One toy and two children make a puzzle. {Name is} one of the two. No one can cut {toy} in half. So each one gets a turn. It goes, and it comes back.
      D<turn> Where does a toy go when it is shared? It goes over the rug, to somebody else. {Name} can see it the whole time. Then that turn ends, and it comes back the same way.
      D<shelf> Some things are easy to share, and some are not. {Name} may have one that is too dear. So it can go on a shelf before the game begins. It is safe up there. The toys down here are the ones to share.
      D<shelf> Before toys get shared, there is a job to do. {Name looks} at the toys. One goes up on a shelf, because it is not to share. Hands cannot get at it there. The rest can go from hand to hand.
      D<halves> There is one apple for two children to share. {Name is} one of them. A grown-up cuts it across the middle. So each half has a little star inside. No one can see it in a whole apple.
      D<halves> Inside an apple sits a star. {Name} cannot see it, because it is shut in. When two people share the apple, it gets cut across the middle. Then there it is. Each half has a star.
      D<mine> {Name has} a toy, and a hand comes and takes it. That was quick! Sharing is when two people say yes. This was just one. A voice can say, "I had it still."
      D<mine> Some children give up a toy as soon as somebody pulls. {Name} may do that, and then both hands are empty. It is kind to share. It is also fine to say, "Not yet, I have my turn."
      P Many children hold on tight at first. It is hard to let go of a good thing. Grown-ups find it hard too.
      P<turn> To somebody who waits, it may seem long. A word like "soon" helps. It means that the wait will stop.
      P Grown-ups share a lot. They share a sofa, a pan and a bus. But each one keeps a toothbrush.
      P Some children give fast, and some need time. Both can be kind.
      P<mine> {other} may not think at all. The toy was bright, and the hand was fast.
      P<mine> Grown-ups like to see children share. They like it too when a child says, "Not now."
      Q When two want the same thing, {Name} may feel ____.
      Q<turn> When it is time to wait, {Name} may feel ____.
      Q When a thing gets shared, {Name} may feel ____.
      Q When a good thing goes away, {Name} may feel ____.
      Q<mine> When a toy is gone, {Name} may feel ____.
      Q<mine> Before saying "stop", {Name} may feel ____.
      H<turn> {helper} can help to say who is next. ~ It helps to know how long it takes.
      H {helper} can stay near when two want one thing. ~ Then both can be heard.
      H<shelf> {helper} can help {him} choose what to keep. ~ Not all things are to share.
      H {helper} can say what happens next. ~ It helps to know that early.
      H {helper} can go first and share a thing. ~ It helps to see how it goes.
      H<turn,helper> {helper} can wait with {him}. ~ A wait is not so long with two.
      H<helper> {helper} can sit near and help both. ~ It helps to have somebody close.
      H<adult> {helper} can help when it gets hard. ~ One thing that helps is {adult}.
      H<adult> {helper} can make time for {adult} first. ~ It helps to start calm.
      H<mine> {helper} can come close and help with the words. ~ Two voices help.
      H<mine> {helper} can put the dearest toy away before friends come.
      T<turn> {he} can ask, "When is it my turn?" ~ Then it is known.
      T {he} can hold out one thing and say, "Here." ~ A small thing is fine.
      T<turn> {he} can sing one song while it takes time. ~ A wait can be as long as a song.
      T {he} can say yes, or say not yet. ~ Both are good to hear.
      T<turn> {he} can ask first, and then wait for a yes. ~ Asking is a good start.
      T<comforter> {he} can keep {comforter} and share something else.
      T<comforter> {he} can hug {comforter} and breathe out.
      T<quiet> {he} can spend a little time {quiet} first.
      T<doing> {he} can try {doing} when it gets hard.
      T<doing> {he} can start by {doing}. ~ Then the rest is easier.
      T<mine> {he} can hold on and say, "I had it still."
      T<mine> {he} can say, "You can have a turn after me."
      C<turn> {he} can think, "Soon it comes back."
      C<turn> {he} can say, "You have a turn, then I do."
      C<shelf> {he} can say, "That one stays on the shelf."
      C<shelf> {he} can say, "Not that one, but this one."
      C<halves> {he} can say, "One star for you, one for me."
      C<halves> {he} can say, "Half for you, half for me."
      C<topic> {he} can breathe out and think about {topic}.
      C<topic> {he} can ask, "Do you like {topic}?"
      C<mine> {he} can say, "My turn still."
      C<mine> {he} can think, "I can say it out loud."
      A<turn> Each turn has a start and an end. Off goes {toy}, and here it is again. It is not used up at all. So it can be shared again next time.
      A<turn> To and fro goes {toy}. It does not get smaller. One turn ends, and the next turn starts. Two people can play for a long time with one toy.
      A<shelf> When play is over, the shared toys go back in a box. The one on the shelf comes down. It looks just as it did. Some to share and one to keep is fair.
      A<shelf> Down here, toys went from hand to hand. Up on the shelf, one toy sat and did nothing. Both are fine. A person can share and still keep a thing.
      A<halves> Half an apple is less than a whole one. But now the star can be seen. There is one in each half. A shared apple has two people crunching.
      A<halves> Crunch goes this half, and crunch goes that half. The star was in there all the time. It took two to see it. Pears have a star as well.
      A<mine> A voice is small, but it can be heard. "My turn still," and the hand stops. Then comes the next turn, for the other one. That is how sharing goes round.
      A<mine> Some days the toy is gone before a word is out. Then a grown-up can help to get it back. It is okay to share, and it is okay to say no. Both are in one mouth.
      D<liked> It is kind to share. {Name} may give a toy, then one more, and then the last. Now the hands are empty. A toy can make a face glad for a bit. But to be liked, a child does not need to pay.
      P<liked> Children who play with {Name} like the game. They may like a joke, or a good idea too. Toys are just one part.
      P<liked> Grown-ups can see that it is meant to be kind.
      Q<liked> With empty hands, {Name} may feel ____.
      H<liked> {helper} can help to get a toy back. ~ That is okay to ask.
      H<liked> {helper} can help two children to find a game. ~ A game is for two.
      T<liked> {he} can say, "Do you want to play?"
      T<liked> {he} can share for one turn, and get it back.
      C<liked> {he} can say, "You can have a turn, and then I do."
      A<liked> Two empty hands can still play. They can clap, run and dig. To share is a turn, and then it comes back. A friend can come for the game, and for {Name}.
    `),
    '6-7': script(`
      D<turn> Ten minutes can seem short or long. When {Name has} a turn with {toy}, they go by fast. When somebody else has the turn, they go slowly. The clock says that they are the same ten minutes. Waiting seems longer to most people, because there is less to do. Then the turn ends, and {toy} comes back.
      D<turn> A clock does not care whose turn it is. It gives ten minutes to {Name}, and ten minutes to the next one. With {toy} in use, they seem short. For the one who waits, they seem long. Most people find that, even grown-ups in a line at a shop. When the turn is over, {toy} comes back.
      D<turn> A turn is like a song: it begins, it goes on, and it ends. {Name} may have {toy} for one song. Then somebody else has it for the next one. Each of them can hear when it is over. Then {toy} comes back.
      D<shelf> A person can share and still keep something. Before the game begins, one thing of {hers} can go up on a shelf. It may be easy to break, or too dear to lend. Everything down on the floor is there to be shared. Anyone can see that rule, because it is right there. No one needs to argue about it.
      D<shelf> Some of {his} things are easy to share, and some are not. That is true for most people. In good time, the one that is not can go on a shelf. From the floor, a hand cannot reach it. The rest can go from hand to hand. It helps to know before a friend comes which is which.
      D<halves> Sometimes one apple is left, and two people would like it. One of them is {Name}. There is an old way to share it. One person cuts, and the other one picks first. So the one who cuts wants both halves to be the same. If the cut goes across the middle, each half has a star inside.
      D<halves> Nobody cuts more carefully than a person who picks last. That is the idea of an old rule for sharing. When {Name shares} an apple with a friend, one cuts and one picks. So both halves come out nearly the same. A cut across the middle shows a star of seeds. Each half has one, and nobody needs to argue about that.
      D<mine> Sharing means asking, and hearing a yes. When somebody takes a thing without asking, that is something else. {Name} may be cross about it, and rightly so. It may be a pen, a jumper or a good stone. A thing that belongs to a person has a person to ask.
      D<mine> Some people say yes because no is so hard to say. {Name} may have lent a thing and not wanted to. Afterwards there is a knot in the tummy. A no can be friendly. It can have a "later" in it, or a "this one instead".
      P<turn> Somebody who waits may think that it goes on and on. Hearing how long it takes can help a lot. Most people wait better when they know.
      P Many people hold on tighter when somebody pulls. It is different when they are asked, because then they can choose. Giving is easier that way.
      P A friend who was given something may want to give something back. It may not be on the same day. People remember for longer than that.
      P Grown-ups share sofas, buses and bowls of popcorn. Each of them keeps some things as well, like a toothbrush. Nobody is surprised by that.
      P<mine> People who take things without asking often think that it is a small matter. It was lying there. They do not see the person who goes with it.
      P<mine> Friends like to know where they are. A friend who says a clear no is easy to ask again.
      Q When somebody asks to share, {Name} may feel ____. It can be two things at once.
      Q<turn> During a wait, {Name} may feel ____. It may be in the hands or the legs.
      Q When two people want one thing, {Name} may feel ____. It may be a big word or a small one.
      Q When a good thing goes to somebody else, {Name} may feel ____. That may change after a while.
      Q<mine> When something has been taken, {Name} may feel ____.
      Q<mine> Just before a no, {his} throat may feel ____.
      H {helper} can help to agree on a rule before it starts. ~ Rules are easier when both people made them.
      H {helper} can hear both sides when it gets loud. ~ Two stories are often both true.
      H<shelf> {helper} can ask {him} beforehand what will not be shared. ~ Then it can be put away in time.
      H {helper} can go first and share something. ~ It helps to see how it goes.
      H<turn,helper> {helper} can keep {him} company during a wait. ~ Talking makes the time go by.
      H<helper> {helper} can tell {him} about sharing things long ago. ~ It was not so easy then, either.
      H<adult> {helper} can help by {adult} when it gets hard. ~ Things that helped before often help again.
      H<adult> {helper} can make time for {adult} first. ~ A calm start helps with the rest.
      H<mine> {helper} can help to make a rule: ask first, then wait. ~ Rules help when two are cross.
      H<mine> {helper} can give a place that only {Name} opens. ~ Some things are not for sharing.
      T<turn> {he} can ask, "How long until it is my turn?" ~ Waiting is easier when the end is known.
      T {he} can offer something else for now. ~ Next to a yes, a no is easier to hear.
      T<turn> {he} can find one thing to do while waiting. ~ Busy hands make a wait seem shorter.
      T {he} can say, "I would like some time to think." ~ People can give more easily when they are not in a hurry.
      T {he} can say "yes" or "in five minutes". ~ Both are clear, and that helps.
      T<comforter> {he} can keep {comforter} and share something else. ~ Some things are not for sharing, and that is fair.
      T<shelf,comforter> {he} can put {comforter} away in good time. ~ Then nobody needs to ask about it.
      T<quiet> {he} can spend some time {quiet} first. ~ Sharing is easier with a calm body.
      T<doing> {he} can try {doing} when it gets hard. ~ What helps at other times can help here too.
      T<doing> {he} can start by {doing}. ~ It is easier to share with a calm body.
      T<mine> {he} can say, "Please ask me first," in a firm voice. ~ It works better than a pull.
      T<mine> {he} can choose three things to lend and three to keep. ~ Then the answer is ready.
      C<turn> While waiting, {he} can think, "It is the same ten minutes."
      C<turn> Before it starts, {he} can ask, "Can the clock decide?"
      C<shelf> If somebody asks, {he} can say, "That one stays on the shelf."
      C<shelf> {he} can say, "Not that one, but you can have this."
      C<halves> Before it starts, {he} can say, "One cuts, the other picks."
      C<halves> {he} can say, "A star for you, and a star for me."
      C<topic> When it gets loud, {he} can think about {topic} and pick a favourite.
      C<topic> To talk about something else, {he} can ask, "Do you like {topic}?"
      C<mine> {he} can think, "Ask first, and then we see."
      C<mine> {he} can say, "Not that one. You can have this."
      A<turn> The clock goes round, and the turn comes round as well. Nobody has used up {toy} by then. Sharing by the clock is fair, because nobody needs to guess. Ten minutes are ten minutes, for anyone.
      A<turn> Off goes {toy} for ten minutes, and back it comes. Some waits will still seem long. The clock does not mind, and it goes on as before. After that comes the next turn, and then one more.
      A<shelf> After the game, the shelf still holds what it held before. The other things have been shared and played with. Being kind does not mean giving everything away. One thing on a shelf and many on the floor is a good mix.
      A<shelf> On the floor there may be a mess, because sharing does that. On the shelf, one thing has not moved. Both of them were part of the plan. Next time, it may be a different thing up there.
      A<halves> Half an apple is less than a whole one, and that is true. It is also more than nothing, for two people. The star was in there the whole time. Nobody sees it in an apple that is not cut.
      A<halves> If the cutter was careful, the bigger half is hard to find. That makes it quick to choose. Then there is crunching on both sides. Of the star there is nothing left, except for some seeds.
      A<mine> The thing is back on its shelf, or it is lent until Friday. Either way, somebody was asked. Sharing is nicer when it could have been a no. There is a box with a lid for the rest.
      A<mine> A no was said today, and the other one is still there. They play with something else now. It takes practice to be heard. Turns are better with two voices in them.
      D<liked> To share means that a thing goes out and comes home again. To give it away means that it is gone. {Name} may give a lot away and hope to be liked for it. It works for as long as a sweet does. People come back for something else, such as a good game.
      P<liked> Somebody who gets presents says thank you. It does not tell what they think of the person.
      P<liked> Many people have tried to be liked that way, grown-ups too. It gets dear, and it makes them tired.
      Q<liked> When the thing is gone, {Name} may feel ____. There may be a second word under the first.
      H<liked> {helper} can agree on what stays at home. ~ Then there is no need to decide each time.
      H<liked> {helper} can invite one child for an afternoon with no presents. ~ It shows what is fun without them.
      T<liked> {he} can say, "You can borrow it until lunch." ~ Then it has a way back.
      T<liked> {he} can start a game in place of a present. ~ A game is something that two people have.
      C<liked> {he} can think, "I can share it and keep it."
      A<liked> The things are back, and they are for sharing, turn by turn. Somebody asks what the game is today. It was a good game last time. That is worth more than a bag of toys, and it lasts longer.
      P<mine> {other} may think that a shelf is there for all. It is good to hear that it is not.
      H<mine> {helper} can tell {other}, "First a question, and then the thing."
    `),
    '8-10': script(`
      D<turn> Twenty minutes are not all alike when people take turns. When {Name has} {device}, they seem to be over at once. When someone else has it, they seem to go on until evening. The clock measures both in the same way. Waiting seems longer because a person who waits pays more attention to time, and scientists have tested that. So sharing gets easier when the end is agreed on before the start.
      D<turn> Taking turns has a strange effect on clocks. With {device} in use, {Name} may notice that twenty minutes are gone at once. Without it, the same twenty minutes seem to have doubled. Nothing is wrong with the clock. Someone who waits keeps checking the time, and time that gets checked seems slow. That is why it helps to agree on the end before it starts.
      D<shelf> Some of {his} things are easy to lend, such as a pen. Others could not be replaced, or they matter for reasons that nobody else needs to know. Those can have a shelf of their own. Lending is a choice, and so is not lending. A clear no is kinder than a yes that gets taken back. It is also easier to trust the yes of someone who can say no.
      D<shelf> In a room where things get shared, a shelf can be useful. {Name} may want to share most things and keep a few. What is up on the shelf is not for lending, and nobody needs to explain why. It may be old, easy to break, or simply important. The rest can go from hand to hand. Somebody who knows about the shelf in advance will not ask for the wrong thing by mistake.
      D<halves> There is a rule for sharing that is thousands of years old. One person cuts, and the other one chooses. If {Name does} the cutting, it is clever to make both halves equal, because someone else gets the first pick. It works for cake and for weekends, and mathematicians are still studying it. An apple has one more surprise in it. Cut across the middle, it shows a star, and each half gets the same one.
      D<halves> No one cuts an apple as carefully as a person who chooses last. That is the whole idea of a rule that is thousands of years old. When {Name shares} something with a friend, one of them divides it and the other one picks. The one who divides has a good reason to be fair, so there is less to argue about. Mathematicians still study rules like that. An apple cut across the middle also has a star in each half, which nobody needs to measure.
      D<mine> Sharing has a condition, which is that the owner has a say in it. Things that disappear from a shelf and come back with a crack have not been shared. {Name} may be on that side of it. It is easy to be told not to make a fuss about a jumper. The fuss is not about the jumper but about the asking.
      D<mine> Generous people have a problem of their own: others find out. {Name} may lend a thing once too often, because a no would have been awkward for five seconds. The five seconds are saved, and then there is a week without the thing. A no said kindly and early is cheaper. It can be learnt like a phrase in another language.
      P Many people hold on tighter when someone pulls. It changes when they are asked, because a question leaves room for an answer. This is as true of adults as it is of small children. Adults just pull more politely.
      P<turn> Someone who is waiting cannot know whether the other person has forgotten. From there, five minutes can look like unfairness. One sentence, such as, "I will be done at four," changes that. It costs nothing, and it calms two people.
      P<shelf> Lending something means trusting somebody. People who borrow often know that, although few of them say it. When a thing comes back late, it was usually forgotten and not kept on purpose. Most people do not mind a friendly reminder.
      P Sharing is a word with several meanings. To one person it means half each, to another it means turns, and to a third it means asking first. Two people who mean different things can argue for a long time. It helps to find out which one is meant.
      P Some people share quickly, and others think about it first. Somebody who thinks first often looks after things well. Friends learn over time what to ask each other for.
      P<mine> Those who borrow without asking tend to believe that the answer would have been yes. They may be right. They have still taken away the part where somebody gets to say it.
      P<mine> Smaller children take things from bigger ones because those things are the best in the world. It is a compliment with sticky fingers.
      Q When someone asks to share, {Name} might feel ____. It may be two feelings that disagree with each other.
      Q<turn> In the middle of a wait, {Name} might feel ____. Feet and fingers often notice it first.
      Q<shelf> After saying no, {Name} may feel ____. That word may be a different one an hour later.
      Q When it is not clear what is fair, {Name} may feel ____. It depends on the day as well as on the thing.
      Q When two people want the same thing, {Name} might feel ____. Bodies tend to notice before words do.
      Q<mine> Finding a gap on the shelf, {Name} might feel ____.
      Q<mine> Halfway to saying no, {Name} might notice ____.
      H<turn> {helper} can help to agree on times before it starts. ~ A rule is easier to accept when it was there first.
      H {helper} can listen to both people when they are stuck. ~ It often helps when someone calm repeats what each of them wants.
      H<shelf> {helper} can stand by a kind no. ~ A person is allowed to own something.
      H {helper} can give the two of them some time to sort it out. ~ Many small quarrels end without any help.
      H {helper} can ask both people for an idea before offering one. ~ It is easier to keep a rule after helping to make it.
      H<shelf,helper> {helper} can tell {him} about a thing that was lent and came back late. ~ Most adults can still name the book.
      H<helper> {helper} can tell {him} how sharing worked in another home, long ago. ~ Some of those rules are useful, and some are funny.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H<adult> {helper} can make time for {adult} when it gets loud. ~ After that, most problems look smaller.
      H<mine> {helper} can help to set up one rule for everybody: ask, and wait for the answer. ~ It holds for adults as well.
      H<mine> {helper} can provide a drawer, a lid or a shelf that is out of bounds. ~ Sharing the rest gets easier.
      T<turn> {he} can say when it will be finished, and keep to it. ~ People wait more calmly for something with an end.
      T<shelf> {he} can offer something else together with a no. ~ A no that comes with an offer is easier to hear.
      T {he} can take three slow breaths before answering. ~ Few questions about things need an answer at once.
      T {he} can suggest a rule and ask whether it seems fair. ~ A rule that both people chose tends to last.
      T {he} can ask before touching, even when the answer seems clear. ~ Being asked makes most people more generous.
      T<comforter> {he} can keep {comforter} and lend something else. ~ Some things are not for sharing, and no reason is needed.
      T<shelf,comforter> {he} can give {comforter} a place of its own in advance. ~ Nobody asks for what is not lying around.
      T<quiet> {he} can spend ten minutes {quiet} before deciding. ~ Most questions about things can wait that long.
      T<activity> {he} can suggest an hour of {activity} for both people. ~ Some things get better when two people do them.
      T<doing> {he} can try {doing}, because that has helped before. ~ There is no need to invent something new each time.
      T<doing> {he} can start by {doing}. ~ It is easier to be fair with a calm body.
      T<mine> {he} can say, "I would like to be asked first," on a calm day. ~ It is heard better than in the middle of it.
      T<mine> {he} can say no to one small thing this week, for practice. ~ Most people say, "All right."
      C<turn> While someone else has it, {he} can think, "The same twenty minutes."
      C<turn> Before the first turn, {he} can ask, "When do we swap?"
      C<shelf> When asked for it, {he} can say, "That one stays on the shelf, but you can borrow this one."
      C<shelf> When a no is needed, {he} can say, "Not that one, sorry, but another one."
      C<halves> To settle it, {he} can say, "I cut and you choose, or you cut and I choose."
      C<halves> Before the cut, {he} can say, "A fair half each."
      C<topic> When voices get loud, {he} can think about {topic} and choose the best one of all.
      C<topic> To change the subject, {he} can ask, "What do you think of {topic}?"
      C<mine> {he} can think, "Ask me, and it may well be yes."
      C<mine> {he} can say, "Not this one, but you can have that."
      A<turn> At some point the twenty minutes are up, and {device} goes to the next person. It works as well as it did before. Nobody got more and nobody got less, and the clock can prove it. The next turn begins at zero, for anyone.
      A<turn> A turn that has an end is easier to give away, because it comes back. Some waits will go on seeming longer than they are. The clock has no opinion about that. Twenty minutes later, it is the other person who is waiting.
      A<shelf> A thing that was lent goes out, and most of the time it comes back. Now and then it returns with a scratch. The things on the shelf have no such stories. It is good to have both kinds, and to be the one who decides.
      A<shelf> After an afternoon of it, the shelf looks as it did before, and the rest of the room does not. That is what sharing looks like. No one has given away anything that mattered too much. By the next morning, nobody else may even remember the shelf.
      A<halves> Equal halves are rare, and nearly equal ones are good enough. The star in the middle of the apple was there all along. It stays out of sight when someone eats the apple whole. It takes a cut to see it, and somebody to show it to.
      A<halves> The rule does not make anybody generous. It only makes the halves fair, and that is often enough to end a quarrel. Being generous comes on top, when someone picks the smaller half on purpose. There is no rule for that.
      A<mine> What is kept in the drawer is safe, and what is lent is lent on purpose. It is odd how much nicer sharing becomes with a lock somewhere. The jumper is back. It smells of somebody else, and it has been asked for twice since.
      A<mine> A clear no does not end a friendship, and a clear rule makes a home quieter. Some things will still go missing, and then there can be a conversation about it. Half of sharing is being asked. {Name has} that half now.
      D<liked> Lending, sharing and giving away look alike from outside. {Name} may do a good deal of the third, and hope that it will be remembered. It usually is, for about a day. People like presents, and they get used to them. What makes somebody stay in company is harder to hand out, such as being funny, or being good at listening.
      P<liked> Those who take a present may not know that there was a hope in it. To them it was a card.
      P<liked> A good friend would be a bit embarrassed to get so much. It turns something even into something with a bill.
      Q<liked> After giving something away, {Name} might notice ____. It may change on the way home.
      H<liked> {helper} can decide with {Name} what is for sharing and what stays at home. ~ A rule is easier to quote than a wish.
      H<liked> {helper} can help to arrange an afternoon with one person and something to do. ~ It is a better test than a shop.
      T<liked> {he} can lend for a fixed time, and ask for it back. ~ People respect a clear arrangement.
      T<liked> {he} can give nothing for a week and see who still sits there. ~ The answer is usually better than expected.
      C<liked> {he} can think, "Who comes when my hands are empty?"
      A<liked> Sharing is a good thing when it goes in both directions over the weeks. It does not need to be paid in advance. Somebody saves a seat one day, without getting anything for it. That is how it can be told apart.
      P<mine> {other} may believe that the answer would have been yes, and may even be right. It still takes away the part where somebody gets to say it.
      H<mine> {helper} can explain to {other} what a knock and a question are for. ~ It is heard better from a third person.
    `),
    '11+': script(`
      D<turn> Half an hour comes in two lengths, depending on whose turn it is. {Name} may have noticed that it vanishes with {device} and drags without it. Psychologists can explain the difference quite simply. A person who waits keeps checking the time, and time that is checked seems longer. So when two people quarrel about a turn, both of them may be reporting correctly what it was like. A clock is useful in such a case, mainly because it was not involved.
      D<turn> In most homes there are fewer chargers, screens and good chairs than people who would like one. So {Name spends} a part of life waiting for a turn. Waiting has a known effect: attention moves to the clock, and half an hour seems to stretch. For the person with {device}, the same half hour is over before it has properly begun. Neither of them is lying about it. An end that was agreed on at the start saves most of the argument.
      D<shelf> Some things belong on a shelf that is not for lending, and {Name is} entitled to one. What stands there need not be valuable. A cheap pen from the right person can be impossible to replace, and a costly jacket may be easy to lend. Other people cannot see the difference from outside, so they will sometimes ask for the wrong thing. That is a question and not an attack. A kind no is short, and it comes without a list of reasons.
      D<shelf> Being generous and keeping some things back can go together. Most people, {Name} included, own something that costs little and could not be replaced. It may stand on a shelf beside things that get lent out every week. Friends have no way of telling which is which, and so they ask, now and then, for exactly the wrong one. A no works best when it is short and kind. Long explanations tend to sound like the beginning of a negotiation.
      D<halves> One person divides, and the other one chooses: that rule for sharing is thousands of years old. It stands in an ancient Greek poem, where it is used on an ox, and {Name} can be glad to be dealing with an apple. The idea is that nobody divides more fairly than a person who gets what is left. Mathematicians have extended it to three people and more, which turned out to be surprisingly difficult. It works for cake, for weekends and for the front seat of a car. It does not require anybody to be nice.
      D<halves> Fair halves are harder to make than they look. Each person measures from one side, and each half seems smaller to whoever is holding it. When somebody else and {Name both want} the last apple, there is a rule that is thousands of years old. One divides, the other chooses, and the divider suddenly takes great care. Mathematicians still study rules of this kind. They like them because they work even when nobody feels generous.
      P Adults share constantly and complain about it, mostly about kitchens. They have also learned to keep a few things to themselves, often at the back of a drawer. Few of them would call that a problem. They would call it a drawer, and they would be annoyed to find somebody else's hand in it.
      P<shelf> Somebody who borrows is in an odd position, half grateful and half in debt. That is one reason why people put off giving things back: the longer it takes, the harder it gets to mention. A friendly reminder is usually a relief. It ends the guessing for both of them, and it takes one line.
      P<shelf> A person who says yes too quickly often regrets it in private, and the borrower can usually tell. A clear no is easier to live with. People who hear an honest no now and then have a good reason to believe the yes. It also saves everybody a good deal of guessing.
      P Sharing is a single word for several arrangements. One person means half each, another means taking turns, and a third means being asked first. Two people can argue for a whole evening without noticing that they are using different dictionaries. It helps to ask, at some point, which of them is meant.
      P From outside, it is hard to see why somebody needs time before sharing. Often that person simply takes good care of things and has seen what happens when others do not. Friends tend to work this out after a while. They learn what to ask for, and from whom, and when to leave it.
      Q<shelf> When somebody asks to borrow something, {Name} might feel ____. It may be two things at once, and they may disagree with each other.
      Q<turn> In the middle of a wait, {Name} might notice ____. It often starts in the fingers or the jaw before it turns into a thought.
      Q<shelf> After saying no, {Name} might feel ____. A kind no can be correct and still be uncomfortable for an hour.
      Q In the first minute of a disagreement, {Name} might feel ____. It may show up as heat in the face before it has a name.
      Q While it is being settled who gets what, {Name} might notice ____. Fairness is a feeling as well as a calculation.
      Q When two people want the same thing, {Name} might feel ____. It is seldom only about the thing, as both of them may suspect.
      H<turn> {helper} can help to fix times in advance, while nobody is annoyed. ~ An agreement made in a calm minute is easier to keep in a loud one.
      H {helper} can stay neutral and let both people finish their sentences. ~ It helps to hear the other version once from beginning to end.
      H<shelf> {helper} can respect a closed drawer or a full shelf. ~ Being able to keep something makes it easier to give something away.
      H {helper} can stay out of it for ten minutes. ~ A good many disagreements get settled as soon as nobody else is watching.
      H {helper} can ask both people for a proposal before making one. ~ People keep a rule more easily when they wrote a part of it.
      H<shelf,helper> {helper} can admit to a thing that was borrowed and not returned. ~ Most adults have one, and they remember exactly whose it is.
      H<helper> {helper} can describe how sharing worked in another home, years ago. ~ Some of those rules are worth copying, and some are warnings.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a reasonable place to start.
      H<adult> {helper} can make time for {adult} before anything gets decided. ~ Most arguments look smaller a quarter of an hour later.
      T<shelf> {he} can name a time for giving something back, and set an alarm for it. ~ People lend more easily to somebody who keeps to a date.
      T<shelf> {he} can say no to one thing and offer another in the same sentence. ~ It shows that the no is about the thing and not about the person.
      T<halves> {he} can suggest that one of them splits it and the other one takes the first pick. ~ It takes a minute and saves an argument.
      T {he} can take a few slow breaths before giving an answer. ~ Hardly any question about things needs to be settled within a minute.
      T {he} can propose a rule and ask whether it seems fair from the other side. ~ People stay longer with a rule that they chose.
      T {he} can say what the thing is needed for, and ask the same question back. ~ Quite often the two purposes do not collide at all.
      T<comforter> {he} can keep {comforter} out of any deal. ~ Some things are not shared, and nobody is owed a reason.
      T<comforter> {he} can give {comforter} a place where nobody asks for it. ~ Private things work best when they stay private.
      T<quiet> {he} can spend a quarter of an hour {quiet} before deciding. ~ Most questions about things can wait that long.
      T<activity> {he} can offer a trade, such as an hour of {activity} together. ~ Some things become better by being shared.
      T<doing> {he} can try {doing}, which has worked before. ~ What already works is worth keeping.
      T<doing> {he} can begin by {doing}. ~ It is easier to be fair after a pause.
      C<turn> While the other person has it, {he} can think, "It is the same half hour."
      C<turn> Before the first turn, {he} can ask, "When exactly does it end?"
      C<shelf> When somebody asks for it, {he} can say, "That one does not leave the shelf, sorry."
      C<shelf> When there is a second request, {he} can say, "Not that one, but the others are fine."
      C<halves> To settle a dispute, {he} can say, "I divide it, and the choice is all yours."
      C<halves> Before anything is cut, {he} can think, "Whoever divides it takes great care."
      C<topic> When voices get loud, {he} can think about {topic}, in as much detail as possible.
      C<topic> To end an argument, {he} can ask, "Shall we talk about {topic} instead?"
      A<turn> At some point the half hour is over on every clock, including the slow one that a waiting person seems to have. A turn that was agreed on aloud tends to end with less noise. It will not be fair to the minute. Over a month, though, it usually comes out more even than it looked on any single evening.
      A<turn> A turn ends, and {device} goes to the other person with nothing missing. What felt like losing half an hour was only one half of an arrangement. The slow half and the fast half get passed back and forth, and both people know both of them. That is a kind of fairness, although it is not the comfortable kind.
      A<shelf> A no that was said kindly is usually forgotten by the weekend. A yes that was said through clenched teeth lasts longer, on both sides. What stands on the shelf can stay there, and the rest can travel. Lending is pleasant when both of these are possible.
      A<shelf> Things that are lent collect stories, and sometimes scratches. Things on the shelf collect dust, and they are there when they are wanted. Nobody else needs to understand which is which. A person who can keep something without apology often turns out to be good at lending the rest.
      A<halves> Exactly equal halves exist mainly in mathematics. In a kitchen, nearly equal is a good result, and a rule that both people accept is worth more than a ruler. Generosity begins after that. It is what happens when somebody chooses the smaller half and says nothing about it.
      A<halves> The rule leaves no debts behind, which is convenient. Both people had a choice, one with the cut and one with the pick. An apple that was cut across the middle shows a star in each half, and neither half can win that one. After two minutes it is gone, and so is the dispute.
      D<mine> Sharing requires two people who both know about it. When a thing simply leaves a room and turns up somewhere else, something different has taken place. {Name} may be familiar with it. The person who took it will say that it was only a jumper, and be right about the jumper. What was taken along with it is the chance to say yes, which most people would have said.
      P<mine> People who help themselves generally assume that closeness includes a right of way. They would be surprised to hear it called taking.
      P<mine> Someone who borrows a thing so often may admire its owner. It is a compliment, and it would be easier to accept if it came with a question.
      Q<mine> On finding the empty hanger or the gap, {Name} might notice ____. The size of it may be out of proportion, and there is usually a history.
      H<mine> {helper} can get everyone to agree on one sentence, such as "ask, and wait for an answer". ~ It applies to parents and chargers as well.
      H<mine> {helper} can see to it that there is one place with a lid, a key or a clear border. ~ Sharing the rest is easier after that.
      T<mine> {he} can raise it on a quiet day, as a request and not as an accusation. ~ "I would like to be asked" is hard to argue with.
      T<mine> {he} can list what may be borrowed without asking and what may not. ~ Most conflicts are about the cases that nobody has named.
      C<mine> {he} can think, "Ask me, and it may well be yes."
      A<mine> A border that is known to both sides tends to be crossed less, and politely. Things will still go missing now and then, and turn up in the wash. What has changed is that there is a rule to refer to. Lending becomes rather pleasant once it can be refused.
      P<mine> {other} probably assumes that living together includes a right of way. It does not, and most people learn it faster from a calm sentence than from a locked door.
    `),
  },
};

/** Sharing: a turn that ends and a thing that comes back, a shelf for what is not shared, and two fair halves. */
export const sharing: Frame = withScenes(own, allOfOneKind, askBeforeItIsMine, brokenByAFriend);
