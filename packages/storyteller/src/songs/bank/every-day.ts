import type { Matter } from './couplet.ts';

/** What children learn and meet at home and about it, sung to the child itself: small steps, nothing to be ashamed of. */
export const EVERY_DAY: readonly Matter[] = [
  {
    id: 'teeth',
    asks: /\bbrush\w* (?:\p{L}+ )?teeth\b|\bteeth ?brushing\b|\btooth ?brush\w*\b|\bclean\w* (?:\p{L}+ )?teeth\b/iu,
    threads: [
      {
        id: 'teeth-swirl',
        meet: ['The brush has a hat on, a stripe of white snow', 'It goes to the top teeth and then down below'],
        odd: ['Round at the front where the apple goes in', 'The foam makes a beard and it drips off your chin'],
        grow: [
          ['Round at the back where the crumbs go to hide', 'A tickle, a tickle, and off for a ride'],
          ['Left for the lion and right for the bear', 'With a roar for the teeth that are up over there'],
        ],
        turn: ['Now out with the foam, and a rinse of the brush', 'And all of the bathroom is full of a hush'],
        end: ['And the teeth say good night with a click and a gleam', 'As clean as the moon and as cool as the cream'],
        chorus: ['Brush, {name}, brush, with a swish and a swirl', 'Round like a roundabout, round with a twirl', 'Every tooth shining as white as a pearl'],
      },
      {
        id: 'teeth-hello',
        meet: ['Good morning, top teeth, and good morning, the low', 'Here comes the brush, and here we all go'],
        odd: ['The one in the corner is shy of the light', 'We tell it hello and we brush it just right'],
        grow: [
          ['The one in the middle had toast for its tea', "It has jam on its face, and it's smiling at me"],
          ['The ones at the back did the crunching today', 'Of carrots and crackers, so brush that away'],
        ],
        turn: ['Count up to twenty, then twenty once more', 'A song and a half, with your feet on the floor'],
        end: ['And all of them say, as we turn out the light', '"We are ready for toast, but not now. Good night"'],
        chorus: ['Up, {name}, up, little circles and slow', 'Tickle the top ones and tickle below', 'Out of the corners the sticky bits go'],
      },
    ],
  },
  {
    id: 'potty',
    asks: /\bpott(?:y|ies)\b|\btoilet\b|\bnapp(?:y|ies)\b|\bdiapers?\b|\bwee ?wee\b|\bpoo\b/i,
    threads: [
      {
        id: 'potty-throne',
        meet: ["There's a potty that sits by the side of the door", "It's round and it's yours and it stands on the floor"],
        odd: ['When your tummy says, "Now," and your legs say, "Go"', 'You can run, you can hop, you can tell us so'],
        grow: [
          ['Down with your trousers and down with your pants', 'Sit like the mayor with a view of the plants'],
          ['Wait for a little, and sing me a song', "It's quick or it's slow, and it's never wrong"],
        ],
        turn: ["And if there's a puddle, we mop it, that's all", 'It happens to big ones, it happens to small'],
        end: ['A wipe and a flush and a splash for your hands', 'And up gets the ruler of all of these lands'],
        chorus: ['Sit, {name}, sit, there is no need to race', "There's a sit-for-a-minute look on your face", 'Everyone has one, a sitting-down place'],
      },
      {
        id: 'potty-queue',
        meet: ['Teddy went first, and he sat very straight', 'With a book on his lap, and we all had to wait'],
        odd: ['Then rabbit went second, and duck had a go', 'And nobody hurried them, fast ones or slow'],
        grow: [
          ['You felt it, you stopped, and you put down your car', '"It is coming," you said, and it wasn\'t far'],
          ['Trousers are tricky, and buttons are too', 'So ask for a hand, it is what we all do'],
        ],
        turn: ['And sometimes we miss, and we say, "Never mind"', 'There are dry ones up there of a similar kind'],
        end: ['Then wash them with bubbles, the fronts and the backs', 'And off back to work on the railway tracks'],
        chorus: ['Quick, {name}, quick, when your tummy says so', 'Down with the trousers and ready to go', 'You are the one who is first to know'],
      },
    ],
  },
  {
    id: 'sharing',
    asks: /\bshar(?:e|es|ing)\b|\b(?:take|takes|taking) turns\b|\bsnatch\w*\b|\bgrabs?\b|\bgrabbing\b/i,
    threads: [
      {
        id: 'sharing-digger',
        meet: ["There's one yellow digger, and two of us here", "And both of us want it, that's perfectly clear"],
        odd: ['I pulled and you pulled and it pulled back as well', 'And it dropped on the floor with the sound of a bell'],
        grow: [
          ["It is hard to be waiting, it's hard to sit still", 'While somebody drives it up over the hill'],
          ["So count up to ten, or we'll sing to the end", "And then it's your turn, and then it's your friend"],
        ],
        turn: ["You build me a road and I'll dig you one too", "There's room on a road for a digger and crew"],
        end: ['And now it is mine, and then yours, and then mine', "And nobody's crying, and that is just fine"],
        chorus: ['Turn about, {name}, and you, and then me', 'First it goes one, and then two, and then three', 'Pass it along like the cake for our tea'],
      },
      {
        id: 'sharing-tower',
        meet: ['Some things are only for you, like your bear', "They stay on your pillow, there's no need to share"],
        odd: ['But bricks are for building, and balls are to throw', 'And they like to have two of us having a go'],
        grow: [
          ['If somebody grabs, you can say to them, "Wait', 'I\'m playing with this one," and say it out straight'],
          ['And if you would like it, then ask if you may', "And sometimes it's no, and it's hard, but okay"],
        ],
        turn: ['We halved the banana, we halved the last bun', "It tastes just as nice when it's half of a one"],
        end: ['And a tower by two is a tower so tall', 'That we walk all around it, from wall to wall'],
        chorus: ['Half, {name}, half, and a half is for you', 'A go with the red one, a go with the blue', 'The best kind of tower is built out of two'],
      },
    ],
  },
  {
    id: 'anger',
    asks: /\bbit(?:e|es|ing)\b|\bhit(?:s|ting)?\b|\b(?:kick(?:s|ing)|push(?:es|ing))(?! (?:a|the|his|her|my) (?:ball|football|cart|pram|trolley|swing))\b|\bang(?:er|ry)\b|\btantrums?\b|\b(?:feel\w*|is|am|being|so|gets?|very) cross\b|\btemper\b|\bfurious\b|\bscreams?\b|\bscreaming\b/i,
    threads: [
      {
        id: 'anger-storm',
        meet: ["There's a storm in my tummy, it's red and it's hot", 'It wants to go stamping, it wants it a lot'],
        odd: ['It wants to use hands and it wants to use teeth', "But there's somebody hurt then, and sad underneath"],
        grow: [
          ['So teeth are for apples and teeth are for toast', 'And hands are for holding the ones we like most'],
          ['You can growl like a bear, you can stamp on the mat', "You can squeeze on a cushion, they're made for that"],
        ],
        turn: ['You can say, "I am cross," and then say it again', 'And breathe like a candle and count up to ten'],
        end: ['And the storm goes away, and the sky is left clean', 'And we sit next to someone and say what we mean'],
        chorus: ['Stamp, {name}, stamp, let it out on the floor', 'Roar at the ceiling and roar at the door', "But nobody's bitten and nobody's sore"],
      },
      {
        id: 'anger-thunder',
        meet: ['I woke with a thunder all under my vest', 'It rattled my breakfast, it shook up the rest'],
        odd: ['The sock was too socky, the spoon was all wrong', 'And I shouted so loud that the shout was a song'],
        grow: [
          ["Being cross isn't naughty, it comes like the snow", 'It comes when it comes, and in time it will go'],
          ["But hitting and biting we stop, me and you", "I'll hold you until the worst of it's through"],
        ],
        turn: ['Blow out a candle that nobody lit', 'Do it again, it gets smaller, a bit'],
        end: ['And the thunder sat down with its feet in the hall', 'And under the thunder was sad, that was all'],
        chorus: ['Puff, {name}, puff, like a dragon in bed', 'Breathe in the blue and then breathe out the red', 'Till there is some room again inside your head'],
      },
    ],
  },
  {
    id: 'sorry',
    asks: /\bsorry\b|\bapolog\w+\b/i,
    threads: [
      {
        id: 'sorry-tower',
        meet: ['The tower came down, and I know it was me', 'I did it, I saw it, and so did the bee'],
        odd: ['Sorry is small, but it\'s heavy to say', 'It hid in my mouth for the half of the day'],
        grow: [
          ['I looked at the floor and I looked at my shoe', "And then, and that's hardest, I looked up at you"],
          ['"I\'m sorry," I said, and it came out quite small', 'But you heard it, you did, from the end of the hall'],
        ],
        turn: ['So what can I do now to put it all right?', 'We built it again, and it took us till night'],
        end: ["And sorry's a door that swings open both ways", 'It lets us come in, and the good of it stays'],
        chorus: ['Say it, {name}, say it, then do what you can', 'A hug or a plaster, a mop and a pan', 'And then we begin again where we began'],
      },
      {
        id: 'sorry-cat',
        meet: ['I trod on a tail, and the tail had a cat', 'She looked at me sideways and sat on the mat'],
        odd: ["I didn't mean to, but she's sore all the same", 'So I sat on the floor and I called her by name'],
        grow: [
          ['You need not have meant it, a hurt is a hurt', "If it's milk on the floor or it's mud on a shirt"],
          ['So mop up the milk and then look in their eyes', "A sorry is small, but it's just the right size"],
        ],
        turn: ["And maybe they'll nod, or they'll need a bit more", 'You can wait with your sorry outside of the door'],
        end: ['And the cat, in a while, came and sat upon me', "And that's how you'll know it, as plain as can be"],
        chorus: ["Soft, {name}, soft, when you've knocked something down", 'Sorry can turn up the ends of a frown', 'Sorry can mend half the cups in the town'],
      },
    ],
  },
  {
    id: 'shy',
    asks: /\bshy(?:ness)?\b|\b(?:feel\w*|is|so|very|being|gets?) lonely\b|^\s*lonely\s*$|\bloneliness\b|\bmak(?:e|es|ing) (?:\p{L}+ )?friends?\b|\bno friends\b|\bjoin(?:ing)? in\b/iu,
    threads: [
      {
        id: 'shy-log',
        meet: ["There's a game by the swings, and I stand by the tree", "And nobody knows that there's somebody, me"],
        odd: ['My words have gone under the ground like a mole', 'They look at the daylight from out of their hole'],
        grow: [
          ['I could stand a bit nearer, and look, and then smile', 'I could hold out a leaf, and just wait for a while'],
          ['I could say, "Can I play?" in a voice like a mouse', "It's smaller than small, but it's out of the house"],
        ],
        turn: ['And one of them turned, and moved up by a bit', 'And patted the log, for a person to sit'],
        end: ["We hadn't a word to say, up on the log", 'And then we had one, and the one was "Dog"'],
        chorus: ['Slowly now, {name}, one toe and then two', "There's somebody waiting who's shyer than you", 'There will be a place there, and something to do'],
      },
      {
        id: 'shy-hello',
        meet: ["Hello is a short word, it's only a puff", "But sometimes my puff isn't nearly enough"],
        odd: ['So I practise on teddy, I practise on trees', 'I said it to carrots, I said it to peas'],
        grow: [
          ["A wave is hello when it's said with your hand", 'A smile is hello that they all understand'],
          ['And showing your digger is saying it too', "And so is a daisy, if that's what you do"],
        ],
        turn: ["Being quiet's not wrong, it's a way to be near", 'The quiet ones notice, the quiet ones hear'],
        end: ['And one day it popped out, as round as a pea', 'And somebody said it right back to me'],
        chorus: ['Hello, {name}, hello, and a whisper will do', 'Some have a lot of words, others a few', 'I like it when quiet looks up out of you'],
      },
    ],
  },
  {
    id: 'baby',
    asks: /\bnew (?:baby|brother|sister|sibling)\b|\bbaby (?:brother|sister|sibling)\b|\bbig (?:brother|sister)\b|\bnew ?born\b|\bsibling\w*\b|\bjealous of (?:\p{L}+ )?(?:baby|brother|sister)\b|\bmumm?y'?s (?:tummy|bump)\b/iu,
    threads: [
      {
        id: 'baby-shawl',
        meet: ["There's somebody new, and so small, in a shawl", "Who can't play at football, or do much at all"],
        odd: ['They look at the baby, they look and they say', '"How lovely!" and I am a bit in the way'],
        grow: [
          ['A baby will cry and then sleep for a while', 'And everyone waits for the sight of a smile'],
          ['You can be cross that your lap has been lent', "You can say so out loud, and we'll know what you meant"],
        ],
        turn: ["There's a lap on the left and a lap on the right", 'And a time that is ours, only ours, every night'],
        end: ['And you know such a lot, and a baby knows none', 'So you show them the moon, and you show them the sun'],
        chorus: ["Still, {name}, still you are you, and you're mine", "Love's not a cake with a knife and a line", 'It grows like the beans going over the twine'],
      },
      {
        id: 'baby-toes',
        meet: ['Our house has got louder, and smaller, and sweet', 'It smells of the milk, and it has tiny feet'],
        odd: ["I was the smallest, I'm bigger today", 'And nobody asked me, it came out that way'],
        grow: [
          ['The toes are like peas and the nose like a bean', "The smallest of people that I've ever seen"],
          ['I hold out a finger, and something holds tight', 'As if I were someone to keep for the night'],
        ],
        turn: ['And sometimes I wish it could be as before', 'And you say, "I know," and you sit on the floor'],
        end: ['You read me my story, the old one, all through', 'And someone small hears it, and I hear it too'],
        chorus: ['Big, {name}, big as a bear, as a hill', 'You used to be small, and I carry you still', "There's room in my arms, and there always will"],
      },
    ],
  },
  {
    id: 'moving',
    // "moving to Germany", but not to music, nor up to the big bed.
    asks: /\bmov(?:e|es|ing) (?:to (?:a |our |another )?(?:new )?|into )?(?:\p{L}+ )?(?:house|home|flat|apartment|town|city|country|away|abroad|overseas)\b|\b(?:we|they)(?: are|'re|’re) moving\b(?! to\b)|\bmoving (?:back )?to (?!(?:\p{L}+ ){0,2}(?:music|beat|rhythm|songs?|drums?|bed|bedroom|room|cot|class|year|school|nursery|table|chair|seat|front|back|top|end)\b)|\bnew (?:house|home|flat)\b/iu,
    threads: [
      {
        id: 'moving-van',
        meet: ['The boxes are stacked to the top of the door', 'And my bed is in pieces all over the floor'],
        odd: ['I said to the window, "Goodbye, and good night"', 'I said it to stairs, and I turned off the light'],
        grow: [
          ['The house sounded big, and the walls were all bare', 'I waved at the corner, the corner was there'],
          ["But my bear's on my lap, and my socks are in here", 'And the people I live with are sitting quite near'],
        ],
        turn: ['The new key is cold and as shiny as ice', 'The new stair goes up and then turns on it twice'],
        end: ['And the moon came as well, on the very same day', 'It had followed the van for the whole of the way'],
        chorus: ['Pack, {name}, pack, put the moon in the van', 'The kettle, the clock and the frying pan', 'We live where we are, and we always can'],
      },
      {
        id: 'moving-creaks',
        meet: ['I know our old house by the feel of the wall', 'By the cold of the tap and the smell of the hall'],
        odd: ['The new house is full of things I do not know', 'It has noises at night going high, going low'],
        grow: [
          ['So we walk it by torchlight, each cupboard, each shelf', 'And I find a good corner to have to myself'],
          ['We hang up my coat on a hook of its own', 'And I tell it, "This hook is the best I have known"'],
        ],
        turn: ['I miss the old street, and I draw it in green', 'We pin it up there where it has to be seen'],
        end: ['And one day the creaks will be creaks that I know', 'It takes a few weeks, and it likes to go slow'],
        chorus: ['Come in, {name}, come in, put your hat on the chair', 'The room is still learning that you will be there', "It hasn't yet heard you go up the stair"],
      },
    ],
  },
  {
    id: 'school',
    asks: /\b(?:first|new|start\w*|begin\w*|going (?:back )?to|back to|scared of|nervous about|worried about)\b.{0,24}\b(?:school|nursery|kindergarten|pre ?-?school|daycare|reception|year one|playgroup|childminder)\b(?! (?:play|trip|concert|show|tests?|photo|bus|disco|dinners?)\b)/i,
    threads: [
      {
        id: 'school-peg',
        meet: ["There's a peg at your {m} and it's wearing your name|There's a peg on the wall and it's wearing your name", 'With twenty-four more of them nearly the same'],
        odd: ["There's paint by the window and sand in a tray", 'And somebody there who will help you all day'],
        grow: [
          ['Your tummy may flutter, your feet may go slow', "It's what tummies do with a thing they don't know"],
          ['A kiss and a wave and a wave at the gate', 'Then paint, and then lunch, with a fish on a plate'],
        ],
        turn: ['And somebody new has a hole in one shoe', 'And you say, "Hello," and they say it too'],
        end: ['And after the story, the coat, and the bell', "There's someone who's come, and there's so much to tell"],
        chorus: ['In, {name}, in, with your bag and your hat', "There's room on the carpet, there's room on the mat", 'And home again after, and that will be that'],
      },
      {
        id: 'school-practised',
        meet: ['We practised for {m} with bags and with shoes|We practised the walk, and we practised the shoes', 'We practised the hook and the pocket to use'],
        odd: ["And now it's the morning, the real one, the day", 'With toast going cold and with nothing to say'],
        grow: [
          ['There are coats like a forest and noise like the sea', 'And a hand on a shoulder, and, "You come with me"'],
          ["There's a place for your bottle, a place for your book", 'And paints in a row if you go for a look'],
        ],
        turn: ['And if you feel odd, you can say that you do', "There's somebody there who will sit there with you"],
        end: ["And when it's all over, you come through the door", 'With paint on your elbow, and ready for more'],
        chorus: ['Off you go, {name}, with your bag on your back', 'A wave at the corner, a plum for a snack', 'And home in the end by the very same track'],
      },
    ],
  },
  {
    id: 'goodbye',
    asks: /\b(?:goes|going|go|back) to work\b|\bgood ?bye\b|\bseparation\b|\bdrop[- ]?offs?\b|\bclingy\b|\bworks? (?:away|nights?)\b|\bbusiness trip\b/i,
    threads: [
      {
        id: 'goodbye-pocket',
        meet: ['A kiss in your pocket, a kiss in your hand', 'And one for your hat, and wherever they land'],
        odd: ['The door says goodbye and the gate says it too', 'And I go with my pockets all full of you'],
        grow: [
          ["There's breakfast, there's playing, there's out and there's in", "There's lunch, with a bit of it left on your chin"],
          ['You might miss me lots, and you might miss me some', 'And both are all right till the time that I come'],
        ],
        turn: ["I'm thinking of you as I sit in my chair", 'I look at your picture, and you are in there'],
        end: ['And then comes the key, and the coat on the floor', 'And you running up to be first at the door'],
        chorus: ['Bye, {name}, bye, I go out, I come in', 'Out like the cat and the bike and the bin', 'And back to your nose and your ears and your chin'],
      },
      {
        id: 'goodbye-window',
        meet: ["There's something in going that's nobody's friend", 'But every long go has a come at its end'],
        odd: ["I wave from the corner, I wave till I'm small", 'You wave from the window, as big as the wall'],
        grow: [
          ["You've somebody with you who knows how you eat", 'And knows about bear and the socks on your feet'],
          ['You can draw me a picture of what there was here', "I'll want every crumb of it, far off and near"],
        ],
        turn: ['The clock has two hands, and they go round like mine', 'They go the whole way, and they come back just fine'],
        end: ["And I'll tell you my day, and you'll tell me your own", "And we'll eat what we eat, and not eat it alone"],
        chorus: ["Wave, {name}, wave, till I'm round at the bend", 'A goodbye is the start of a thing, not the end', "Hello's on the other side, waiting, my friend"],
      },
    ],
  },
  {
    id: 'tidying',
    asks: /\btid(?:y|ies|ying)\b|\bclean(?:ing)? up\b|\bmessy (?:room|bedroom)\b|\bput(?:ting)? (?:\p{L}+ )?toys away\b/iu,
    threads: [
      {
        id: 'tidying-floor',
        meet: ["The floor has gone missing, it's under the toys", 'The bricks and the dinosaurs, making a noise'],
        odd: ["There's a sock on the lamp and a spoon in the bed", 'And a bear upside down with a pot on its head'],
        grow: [
          ['The cars all go home to the box by the door', "The books climb the shelf till there aren't any more"],
          ['The crayons lie down in a tin, side by side', 'And one is in there where the dust balls hide'],
        ],
        turn: ["And look, there's the carpet, it's green and it's red", '"I\'d nearly forgotten it," somebody said'],
        end: ['So now there is room to lie down and to roll', "And tomorrow we'll tip them all out, on the whole"],
        chorus: ['Home, {name}, home, every brick, every bear', 'The small to the box and the big to the chair', 'The floor will come back, it was always there'],
      },
      {
        id: 'tidying-game',
        meet: ["Who can find something that's red? It goes in", 'And something that rolls? Put it there in the tin'],
        odd: ['Who can find something with wheels or with wings?', 'And five, count them, five of the furriest things?'],
        grow: [
          ["Now something that's under, and something that's tall", "And something that's soft at the foot of the wall"],
          ['Creep like a mouse with a brick in each hand', 'And put them to bed where the other ones stand'],
        ],
        turn: ["Now something that's lost, and it's been lost for weeks", "It's behind the old cushion, and listen, it squeaks"],
        end: ['So that is the floor, and it looks like a sun', 'And who did it quickest? We tied. We both won'],
        chorus: ["Find, {name}, find, it's a game on the floor", 'Seven before you can count up to four', 'A place for the lid and a place for the drawer'],
      },
    ],
  },
  {
    id: 'eating',
    asks: /\b(?:eat(?:s|ing)?|try(?:ing)?|hates?|likes?) (?:\p{L}+ ){0,3}(?:food|foods|peas|vegetables?|veg|veggies|dinner|greens|lunch|supper|broccoli|carrots|fruit|sprouts|spinach)\b|\b(?:picky|fussy) eat\w*\b|\bvegetables\b|\bbroccoli\b/iu,
    threads: [
      {
        id: 'eating-green',
        meet: ["There's something that's green at the side of my plate", "It's looking at me, and it says it can wait"],
        odd: ["I don't have to like it, I don't have to chew", 'I can look, I can sniff it, and that will do'],
        grow: [
          ["It smells like the garden, it's cold on my thumb", 'It goes with a crunch, like the skin of a plum'],
          ['A lick is a lick, and a nibble is more', "And nobody's keeping a count or a score"],
        ],
        turn: ['I tried it on Monday, I thought it was odd', 'On Tuesday I gave it a bit of a nod'],
        end: ['And maybe by Friday, or maybe by spring', "I'll find that a carrot's a wonderful thing"],
        chorus: ['Sniff, {name}, sniff, have a look, have a lick', "It needn't be all and it needn't be quick", "A carrot's a drum if you like, or a stick"],
      },
      {
        id: 'eating-moon',
        meet: ['A pea is a ball that can roll on a spoon', 'A carrot in circles is slices of moon'],
        odd: ['A bean has a coat on, a leek has a frill', 'A parsnip grew up at the foot of a hill'],
        grow: [
          ['We wash them together, we snap and we peel', 'We stir with a spoon that goes round like a wheel'],
          ['Now which one is crunchy and which one is sweet?', 'And which makes a noise like two boots in the street?'],
        ],
        turn: ['"I might," said my mouth, and "I won\'t," said my nose', "They had a discussion, and that's how it goes"],
        end: ['So I had one small bit, and I sat and I thought', 'And left all the rest, which is more than nought'],
        chorus: ['Munch, {name}, munch, if you want to, or wait', "The moon's in a carrot, it's there on your plate", 'Your tummy will tell you, so sit up straight'],
      },
    ],
  },
  {
    id: 'wobbly-tooth',
    asks: /\b(?:los(?:t|es|ing)|wobbly|loose|first) (?:\p{L}+ ){0,3}(?:tooth|teeth)\b|\b(?:tooth|teeth) (?:fell|falls|falling|came|coming) out\b|\btooth fairy\b/iu,
    threads: [
      {
        id: 'tooth-rock',
        meet: ["It wobbles at breakfast, it wobbles at tea", 'It rocks like a boat that is tied to a tree'],
        odd: ['I push with my tongue and it lies on its side', 'And it comes up again like a door on a slide'],
        grow: [
          ['I cannot bite apples, I nibble round edges', 'Like somebody small who is trimming the hedges'],
          ['And everyone asks me to show them the thing', 'I showed it the mirror, I showed it the swing'],
        ],
        turn: ['And then there was nothing to hold it, and pop', 'It sat in my hand like a very small drop'],
        end: ["And up in the gap there's an edge coming through", "As white as a cup, and it's perfectly new"],
        chorus: ['Wobble it, {name}, to left and to right', 'It came for a while, and it learned how to bite', 'And now it is ready to go, and quite light'],
      },
      {
        id: 'tooth-gap',
        meet: ["There's a gap in my smile where a tooth used to be", 'A door for the wind, and a window for me'],
        odd: ["It's under my pillow, wrapped up in a square", 'I keep putting fingers in, yes, it is there'],
        grow: [
          ['I whistle my S and I whistle my song', 'And the soup has a way in that used to be wrong'],
          ['It bled for a bit, and it gave me a fright', "It doesn't hurt now, and it's perfectly right"],
        ],
        turn: ['And down in the pink, if you look with a light', 'There is something come up, and the something is white'],
        end: ['So that is the old one, and here is the next', 'And the old one is tiny, and I am perplexed'],
        chorus: ['Grin, {name}, grin, with a hole in the row', 'A gap for the whistle, a gap for the show', "It's how you can tell that a person will grow"],
      },
    ],
  },
  {
    id: 'losing',
    asks: /\blos(?:e|es|ing) at \p{L}+|\blos(?:e|es|ing|t) (?:at |a |the |his |her |my |our |their )?(?:\p{L}+ )?(?:games?|match|matches|race|races)\b|\b(?:sore|bad) losers?\b|\b(?:team|side) (?:has )?lost\b|\bwants? to win\b|\bcoming last\b/iu,
    threads: [
      {
        id: 'losing-counter',
        meet: ['My counter was red and my counter was late', 'It slid down the snake from the square by the gate'],
        odd: ['And you were on ninety, and I was on three', 'And I wanted to throw the whole board up a tree'],
        grow: [
          ['It burned in my cheeks and it stung in my eye', "It isn't a crime, if you want to, to cry"],
          ['You can say, "I am cross," you can stamp, you can blow', 'And then you look up, and have one more go'],
        ],
        turn: ['So I shook out my arms and I said to you, "Well', 'You were lucky with ladders, as I could tell"'],
        end: ["And who won the next one? I couldn't quite say", 'There was toast in the middle, and that won the day'],
        chorus: ['Roll, {name}, roll, you are up, you are down', "It's only a dice and a board that is brown", 'And nobody keeps the old paper crown'],
      },
      {
        id: 'losing-last',
        meet: ['I ran like the wind, and the wind ran as well', 'And I came in last, you could easily tell'],
        odd: ['My legs were all fire and my chest was a drum', 'And somebody clapped when they saw I had come'],
        grow: [
          ["I wanted to win it, and that isn't bad", 'I wanted it lots, and the not made me sad'],
          ['Then we lay in the grass with the sky going past', 'And the grass never asked me if I had been last'],
        ],
        turn: ['I looked at my feet, and I gave them a pat', "They'd gone the whole way, and I told them that"],
        end: ["And I'll run it tomorrow, and run it again", "And last is a place, and it's only till then"],
        chorus: ['Run, {name}, run, for the run of the thing', 'For the slap of the feet and the arms as they swing', 'The last one to sing is as able to sing'],
      },
    ],
  },
  {
    id: 'screens',
    asks: /\bscreen ?time\b|\btablets? (?:away|off)\b|\b(?:too much|turn(?:s|ing)? off|switch(?:es|ing)? off) (?:the )?(?:tv|telly|television|tablet|ipad|phone|games?|screens?)\b/i,
    threads: [
      {
        id: 'screens-off',
        meet: ['The picture has finished, the screen has gone black', 'And there in the middle is me, looking back'],
        odd: ['I wanted one more, and I wanted it so', 'It is hard to come out when the fun says, "No, no"'],
        grow: [
          ['My eyes are all square and my legs are asleep', 'So shake out a leg, and then jump in a heap'],
          ["There's a stick in the yard with a bend like a knee", "There's a hole in the hedge with a view of the sea"],
        ],
        turn: ['I was cross for a bit, and I kicked at the mat', 'And then there was something to do about that'],
        end: ['And the story I saw, I can play it out here', 'With a box and a cushion, a shout and a cheer'],
        chorus: ['Click, {name}, click, and the screen says good night', 'The day is still out there, and plenty of light', "It's waiting to play, to the left and the right"],
      },
      {
        id: 'screens-two-more',
        meet: ['Two minutes, one minute, now it is none', 'We count it together, the watching is done'],
        odd: ['You press on the button, you do it, not me', 'And the little light closes its eye, you see'],
        grow: [
          ['You can be cross that it came to an end', 'You can tell me about it, the whale and its friend'],
          ['Now what is it like to be out of the chair?', 'You can spin, you can crawl, you can be a bear'],
        ],
        turn: ["There's paper, there's dough, there's a peg and a string", 'And nothing to do is the very best thing'],
        end: ['And tomorrow will have its own bit of a show', 'And its own bit of off, and we both of us know'],
        chorus: ['Off, {name}, off, and then up on your toes', 'Out of the picture and into your clothes', 'Out of the door, and whoever knows?'],
      },
    ],
  },
  {
    id: 'jealous',
    asks: /\bjealous\w*\b/i,
    threads: [
      {
        id: 'jealous-lap',
        meet: ["There's a lap, and {rival} is in it, I fear|There's a lap, and it's taken, and I am right here", "And something turns green in the back of my ear"],
        odd: ['They all say, "How sweet," and they all gather round', 'And I do a good jump, and it makes no sound'],
        grow: [
          ["It isn't a bad thing, it's telling you, \"Look", 'I need some of you too, with a chair and a book"'],
          ['So come to me, tug me, no need to be rough', '"I want you a minute," and that is enough'],
        ],
        turn: ['I put down the washing, I put down the phone', "And there was a minute that's only your own"],
        end: ['And the green one went small, like a pea on a plate', 'It may come tomorrow, and that can wait'],
        chorus: ['Me, {name}, me, you can say, "Me as well"', 'A heart is a house with a very big bell', 'And when you have rung it, I always can tell'],
      },
      {
        id: 'jealous-share',
        meet: ["They're all with {rival}, they play and they play|Somebody has what I wanted today", "And everyone claps, and I'm looking away"],
        odd: ['It pinches my tummy, it sits in my shoe', "And I don't even want it, and yes, I do"],
        grow: [
          ["You can feel it and not be a bad one at all", 'The kindest of people feel now and then small'],
          ['You can say it out loud, and it lets out the sting', '"I would have liked that." It\'s a difficult thing'],
        ],
        turn: ["And then look about, there is something that's yours", "It's under your hat, or it's out of the doors"],
        end: ['And I love you as much as I loved you before', "It isn't a jug, and there always is more"],
        chorus: ["Yours, {name}, yours is a place that won't go", 'Nobody gets it, and I ought to know', "I made it myself, and it's made to grow"],
      },
    ],
  },
  {
    id: 'worried',
    asks: /^\s*(?:be(?:ing)? brave|bravery|courage)\s*$|\bworr(?:y|ies|ied)\b|\banxious\b|\banxiety\b|\bnervous\b/i,
    threads: [
      {
        id: 'worried-pocket',
        meet: ['I carry a worry wherever I go', 'It sits in my pocket, and nobody can know'],
        odd: ['It says in the day, "What if this? What if that?"', 'It says it at night from the top of my hat'],
        grow: [
          ['So out of the pocket, we look at it now', 'It has quite a loud voice and a line on its brow'],
          ["It is rather a big one for such a small thing", 'We can draw it with ears, we can tie it with string'],
        ],
        turn: ['Breathe in through the nose, and then out through a straw', 'And feel how it loosens the teeth and the jaw'],
        end: ['And maybe it stays, and it sits by the stair', "But two of us know now that it is in there"],
        chorus: ['Tell it, {name}, tell it, and put it out here', 'A worry gets smaller with two of us near', 'It goes in one hand, and it came through one ear'],
      },
      {
        id: 'worried-feet',
        meet: ["There's a bird in my chest, and it flaps and it flies", "There's a buzz in my hands, and it's hot in my eyes"],
        odd: ['It is only my body that wants to take care', "It has rung on its bell. It is looking out there"],
        grow: [
          ['So feel with your feet where the floor is, and press', 'And feel with each breath how the buzzing is less'],
          ['Say three things you see, and then two you can hear', "And one you can smell, and then someone who's near"],
        ],
        turn: ['And slowly the bird puts its wings in its coat', 'And sits on its perch at the back of your throat'],
        end: ["It may fly again, and you'll know what it is", "A bell and a bird and a bit of a fizz"],
        chorus: ['Slow, {name}, slow, with your feet on the ground', 'In for a count of it, out with no sound', 'The floor is still there, it is all around'],
      },
    ],
  },
  {
    id: 'bath',
    asks: /\bbath ?times?\b|\b(?:having|have|has|hates?) (?:a )?baths?\b|\bwash\w* (?:\p{L}+ )?hair\b|\bhair ?wash\w*\b/iu,
    threads: [
      {
        id: 'bath-sea',
        meet: ['The tap says, "Hello," and the water says, "Hush"', "The duck has the first turn, there isn't a rush"],
        odd: ['One toe goes in first, and then one little knee', 'And then there is somebody sitting at sea'],
        grow: [
          ["The bubbles climb up to my chin, and I've grown", 'A beard like a king on a soapy white throne'],
          ['We wash both the elbows, we wash between toes', "There's a bit of today on the side of your nose"],
        ],
        turn: ['And now for the hair, with a hand at your brow', "Look up at the ceiling, we're rinsing it now"],
        end: ['The water goes down with a gurgle and pop', 'And you in a towel, the warm one, on top'],
        chorus: ['Drip, {name}, drip, from your ears to your toes', 'The duck knows a thing that a duck only knows', 'It goes where the warm and the water goes'],
      },
      {
        id: 'bath-captain',
        meet: ["There's a boat that's a lid and a whale that's a cup", 'And the whale goes down and the lid comes up'],
        odd: ['With a captain in bubbles who wears a tall hat', 'And a cloth for a sail, well, imagine that'],
        grow: [
          ['We sail to the taps and we turn with the tide', 'And wash off the mud on the opposite side'],
          ['A cup for the left arm, a cup for the right', 'A cup for the back that is out of your sight'],
        ],
        turn: ["If you don't like the pouring, then tell me before", 'A little, a little, and then a bit more'],
        end: ['And land is a towel, and land is a knee', 'And somebody clean coming home from the sea'],
        chorus: ['Float, {name}, float, with the boat and the whale', 'With soap for the captain and cloth for the sail', 'And ten wrinkly toes at the end of the tale'],
      },
    ],
  },
  {
    id: 'dressing',
    asks: /\bdress(?:ed|ing)\b|\bput(?:s|ting)? (?:on )?(?:\p{L}+ ){0,2}(?:shoes|clothes|coat|socks)\b|\bmorning routine\b|\bgett?(?:ing)? ready\b/iu,
    threads: [
      {
        id: 'dressing-snakes',
        meet: ['The socks are two snakes that are hungry for feet', 'They swallow ten toes, and they swallow them neat'],
        odd: ['The shirt is a tunnel, go in at the tail', 'And out at the top, like a cork, like a whale'],
        grow: [
          ['One arm through a hole, and the other one too', "There's a hand coming out, and it's waving at you"],
          ['The trousers are roads for a leg and a leg', 'Stand like a stork with one foot on a peg'],
        ],
        turn: ['The button goes in at the little front door', 'And if it comes out again, try it once more'],
        end: ['So who is that there in the glass on the wall?', "It's somebody dressed, and they did it all"],
        chorus: ['Pop, {name}, pop, with your head through the hole', 'Out like a rabbit and out like a mole', 'A leg and a leg and an arm, on the whole'],
      },
      {
        id: 'dressing-zip',
        meet: ['The pants are the first, and they go on below', 'The vest is the second, and over we go'],
        odd: ['The jumper is stuck on the top of your ear', 'So wiggle your nose, and your face will appear'],
        grow: [
          ['A sock has a heel, and it sits at the back', "It isn't a hat, and it isn't a sack"],
          ['The zip is a train going up to your chin', 'It starts at the bottom, and you click it in'],
        ],
        turn: ['The shoes are two friends, and they like to be near', 'If they look the wrong way, you can swap them here'],
        end: ['And a hat on the top, like the lid of a jar', 'And out of the door there we go, there we are'],
        chorus: ['Zip, {name}, zip, from your tum to your chin', "It's cold out of doors, and you're cosy within", 'With sleeves for the arms to be comfortable in'],
      },
    ],
  },
  {
    id: 'bed',
    asks: /\bbed ?times?\b|\b(?:own|big) bed\b|\bgo(?:es|ing)? to (?:bed|sleep)\b|\bfall(?:s|ing)? asleep\b|\b(?:can'?t|won'?t|cannot|will not) sleep\b|\bsleep(?:s|ing)? (?:alone|in|through)\b|\bnight ?times?\b/i,
    threads: [
      {
        id: 'bed-harbour',
        meet: ['The day has gone out, and it shut the back gate', "The spoons are all lying in bed, and it's late"],
        odd: ['First comes the wash, then the shirt, then the book', "And then it's the lamp, and then one little look"],
        grow: [
          ["Your bed is a harbour, you tie up your boat", 'Your bear is on watch in his own furry coat'],
          ['The noises you hear are our house lying down', 'A pipe and a stair and a car in the town'],
        ],
        turn: ['And if you should wake, and the window is grey', 'You can feel for your bear, who is not far away'],
        end: ["I'm over the landing, I'm under this roof", 'You can hear me walk past, and that is the proof'],
        chorus: ['Night night, {name}, night night, the day is all done', 'The moon has a turn, and then so does the sun', "You've lots of tomorrows, and this was just one"],
      },
      {
        id: 'bed-loosen',
        meet: ["There's one thing to tell, and there's one thing to show", 'And one drink of water, and then down we go'],
        odd: ["There's one little bear with one ear out of bed", 'And one last good night after all that I said'],
        grow: [
          ['A night is a blanket as big as the land', "You've got a small corner of it in your hand"],
          ["You don't have to sleep, you can lie there and be", 'As loose as a sock, or a boat on the sea'],
        ],
        turn: ["Let's loosen your toes now, and loosen your knees", 'And loosen your tummy, and breathe like the trees'],
        end: ["And sleep, when it's ready, comes in by the door", 'It knows where you are, it has been here before'],
        chorus: ["Rest now, {name}, rest now, you've nothing to do", 'The night is a coat that has room for us two', 'The bed is for resting, the bear is for you'],
      },
    ],
  },
  {
    id: 'glasses',
    asks: /(?<!(?:magnifying|drinking|wine|broken?|sun) )\bglasses\b(?! of\b)|\bspectacles\b/i,
    threads: [
      {
        id: 'glasses-leaves',
        meet: ['I put on my glasses and looked at the tree', 'It had leaves, it had edges, as plain as could be'],
        odd: ['They sit on my nose and they itch at the side', 'And some days I take them off, some days they hide'],
        grow: [
          ['I may say that I hate them, and say it out loud', 'And then I can look at the edge of a cloud'],
          ['A lens is a window to wear on my face', 'I stay who I am, and the world stays in place'],
        ],
        turn: ['There are stars in the sky that I took for a smear', 'There are words on the bus, there are freckles right here'],
        end: ['And at night they are folded beside me, and then', 'In the morning the world has its edges again'],
        chorus: ['Peep, {name}, peep, through the round and the square', 'At the ant on the path, at the plane in the air', 'At whoever is laughing, and who, over there'],
      },
      {
        id: 'glasses-case',
        meet: ['They came in a case with a snap and a click', 'My glasses, the ones it was my turn to pick'],
        odd: ['I picked them, I wore them, and then in the street', 'I thought that the whole town looked up from its feet'],
        grow: [
          ['But the cat only yawned, and the baker said, "Three?"', 'And nobody stopped to look closer at me'],
          ['They fog by the kettle, they slide when I run', 'And I rub and I rub, and they smudge, just for fun'],
        ],
        turn: ['And if somebody stares, I can say, "They are new', 'They help me to see things," and that, that will do'],
        end: ['And now when I draw, I can draw every hair', "On the tail of the cat, and I see that it's there"],
        chorus: ['On, {name}, on, like a hat for your eyes', 'Blink at the hedges and blink at the skies', "There's a lot to look at, and it's all a surprise"],
      },
    ],
  },
  {
    id: 'own-way',
    asks: /\bwheelchairs?\b|\bstutter\w*\b|\bstammer\w*\b|\bhearing aids?\b|\bdeaf\b|\bblind\b|\bautis\w+\b|\badhd\b|\bdown'?s? syndrome\b|\bcrutches\b|\bdisab\w+\b|\bprosthetic\b|\bdyslexi\w+\b|\beczema\b|\ballerg\w+\b|\bdiabet\w+\b|\bcerebral palsy\b|\bbirthmark\b/i,
    threads: [
      {
        id: 'own-way-zigzag',
        meet: ["There's nobody quite like you, no one at all", 'Not one in the park and not one in the hall'],
        odd: ['And some of us wheel it and some of us walk', 'And some use their hands when they want to talk'],
        grow: [
          ['And some need a while for a word to come through', "And we're not in a hurry, we'll wait there for you"],
          ['Some of us look through a window of glass', 'And see every feather and blade of the grass'],
        ],
        turn: ['And if someone should stare, you can look, you can say', '"It\'s only my {m}. So what shall we play?"|"It\'s just how I do it. So what shall we play?"'],
        end: ['For a way is a way, and the world is so wide', "There's room for them all, and they go side by side"],
        chorus: ['Go your way, {name}, and I will go mine', 'Some in a zigzag and some in a line', 'And meet in the middle, and that will be fine'],
      },
      {
        id: 'own-way-all',
        meet: ['I do it like this, and you do it like that', 'And both of us end with a ball or a bat'],
        odd: ['You might need a ramp, or a minute, or two', "And that's not a trouble, it's just how you do"],
        grow: [
          ['We move all the chairs and we open the door', "And there's room for the whole of us then on the floor"],
          ["And if it is hard, you can tell me it's hard", "We'll kick it about at the back of the yard"],
        ],
        turn: ['There are hundreds of things about you. This is one|There are hundreds of things, and your {m} is one', 'And the others are busy and out in the sun'],
        end: ["So pass me the ball, and I'll pass it to you", 'It goes where we send it, the way that we do'],
        chorus: ['All, {name}, all, there is room for us all', 'The loud and the quiet, the quick with the ball', 'The one at the window, the one by the wall'],
      },
    ],
  },
  {
    id: 'birthday',
    asks: /\bbirthdays?\b|\bturn(?:s|ing) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/i,
    threads: [
      {
        id: 'birthday-cake',
        meet: ["There's a number on top of the cake, and it's new", "It's never been yours until now, it is true"],
        odd: ['The candles lean over and whisper, "Who\'s that?"', '"It\'s {name}," says the icing, "and that\'s a new hat"'],
        grow: [
          ["You're bigger than yesterday, come here and see", 'You come to the edge of the top of my knee'],
          ["There's paper to tear and there's ribbon to wear", 'And a bit of the ribbon goes under the chair'],
        ],
        turn: ['Now breathe in the room, and now blow, and now look', 'The smoke from your wish is a fish on a hook'],
        end: ['And all of the year is before you, all clean', 'With mud in it somewhere, and things yet unseen'],
        chorus: ["Blow, {name}, blow, there's a cake in the hall", 'A slice for the many, a crumb for the small', 'And happy the day that you came to us all'],
      },
      {
        id: 'birthday-born',
        meet: ['On the day you were born it was raining or fine', 'And someone looked down and said, "This one is mine"'],
        odd: ['You were red as a radish and light as a hen', "And nobody knew all the things you'd do then"],
        grow: [
          ['You learned how to laugh and you learned how to fall', 'You learned to say no, and you said it to all'],
          ["You've used up your shoes and you've grown past your sleeves", 'As sure as the hedges that put out their leaves'],
        ],
        turn: ['So here is a year with its wrapping still on', "We'll open the next when the old one has gone"],
        end: ['And whatever they bring you, in paper or string', 'The best that was given was you, little thing'],
        chorus: ['Happy, {name}, happy the day you were new', 'The sun had come up and had nothing to do', 'It looked in the window and there it saw you'],
      },
    ],
  },
  {
    id: 'feast',
    asks: /\bdiwali\b|\beid\b|\bchristmas\b|\bhanukkah\b|\bchanukah\b|\bnew year\b|\bkwanzaa\b|\bramadan\b|\beaster\b(?! eggs?\b| bunny\b)|\bpassover\b|\bthanksgiving\b|\bnowruz\b/i,
    threads: [
      {
        id: 'feast-lights',
        meet: ["{M} is coming, the kitchen's awake", 'With something to stir and with something to bake'],
        odd: ['There are lights at the window and more by the wall', 'And one by the door to be seen by us all'],
        grow: [
          ['The cousins came early, the coats make a heap', 'And one little cousin is under, asleep'],
          ["There's something that's sticky, and something that's sweet", "And someone who's dancing with somebody's feet"],
        ],
        turn: ['We rang up whoever was too far to come', 'And held up the phone to the noise and the hum'],
        end: ['And when it was over the lights were still on', "And we kept a small bit of it after it's gone"],
        chorus: ['Shine, {name}, shine, it is {m} tonight', 'Open the door and then let in the light', "Here's everyone coming from left and from right"],
      },
      {
        id: 'feast-table',
        meet: ['What do we do upon {m}? We do', 'The very same things that my grandmother knew'],
        odd: ["We put on our best, with the collar that's stiff", 'And something is cooking, come in for a sniff'],
        grow: [
          ['We go to the neighbours, the neighbours come here', "And everyone says that I've grown since last year"],
          ["There's a story they tell, and they tell it each time", 'I know how it goes now, like verses that rhyme'],
        ],
        turn: ['I stayed up so late that my eyes went to slits', 'And saw all the end of it, only in bits'],
        end: ["And next year I'll carry the dish by its side", 'And be one of the big ones, the door open wide'],
        chorus: ["Come, {name}, come, for it's {m} today", 'With plates on the table and lamps on the way', "There's room on the bench for you, come in and stay"],
      },
    ],
  },
]; // prettier-ignore
