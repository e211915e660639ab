import type { Errand } from './errands.ts';

/** More that families do together: what goes wrong with it, and the odd thing that puts it right. */
export const OUTINGS: readonly Errand[] = [
  {
    id: 'vet',
    words: /\b(?:vets?|vet['’]s|veterinar\w*)\b/i,
    aim: 'the visit to the vet',
    plan: 'see the vet',
    setting: 'living-room',
    odd: { a: 'an old blanket', the: 'the blanket', drawn: 'blanket' },
    noUse: 'the vet has blankets of her own',
    tries: [
      {
        full: 'They opened the travelling basket, and said please. But nobody got in.',
        short: 'Hop in the basket! But nobody did.',
      },
      {
        full: 'They put a biscuit in the basket. But the biscuit came out again, with somebody round it.',
        short: 'Biscuit in! But out it came, in somebody.',
      },
    ],
    things: ['basket', 'biscuit'],
    low: 'It was time to go, and the basket was empty.',
    fix: [
      'They laid the blanket in the basket. It smelled of home, and of toast. A nose came up, and then two paws. The rest walked in by itself, turned round, and sat down.',
      'In went the blanket, and the basket was not a basket any more. It was a bit of home with a handle. Who would not get into that? The lid was hardly shut when somebody began to hum.',
      'The blanket was put in first, with a dent in the middle, as it always has. A dent like that wants filling. There was a pat, pat, pat, and it was full.',
    ],
    fixShort: [
      'In goes the blanket. Sniff, sniff. In goes everybody!',
      'Blanket in. One paw, two paws. And in!',
      'Look, it smells of home. In we get!',
    ],
    arrives: { said: 'The vet was kind, and had warm hands.', setting: 'doctor' },
    after: [
      'The blanket has a hair on it now that is not from here.',
      'The blanket went to sleep that night before anybody.',
    ],
    afterShort: 'It smells a bit of vet now.',
  },
  {
    id: 'camping',
    words: /\b(?:camp(?:s|ing)?|tents?)\b/i,
    aim: 'the tent',
    plan: 'go camping, with a tent',
    setting: 'forest',
    odd: { a: 'an umbrella', the: 'the umbrella', drawn: 'umbrella' },
    noUse: 'there is not one cloud in the sky',
    tries: [
      {
        full: 'They put up the tent, pole by pole. But the longest pole bent, and then it went crack.',
        short: 'Up, tent! But the long pole went crack.',
      },
      {
        full: 'They hung the tent on a branch. But the branch was thin, and bowed right down.',
        short: 'Tent on a branch! But the branch bent.',
      },
    ],
    things: ['tent'],
    low: 'It was less of a tent and more of a tablecloth.',
    fix: [
      'They stood the umbrella in the middle, and opened it. Up went the tent, as round as a mushroom. It even had a handle, to hold on to in the wind.',
      'In under the tent went the umbrella. It opened with a whump. There was a roof now, with eight ribs, and room for everybody with knees.',
      'Up went the umbrella, inside, where nobody ever puts one. The tent thought about it, and stood. They tied the handle to a bag, so that it could not walk off.',
    ],
    fixShort: [
      'In goes the umbrella. Whump! Up goes the tent!',
      'Umbrella up, in the middle. Look, it stands!',
      'Whump! The tent is round. It stands!',
    ],
    after: [
      'The umbrella has grass on the end of it, and smells of outdoors.',
      'There is a very small beetle in the umbrella now, who likes it there.',
    ],
    afterShort: 'The umbrella smells of grass now.',
  },
  {
    id: 'treasure-hunt',
    words: /\b(?:treasure hunt|egg hunt|scavenger hunt|treasure map)\b/i,
    aim: 'the treasure hunt',
    plan: 'hunt for the treasure',
    setting: 'garden',
    odd: { a: 'a bucket', the: 'the bucket', drawn: 'bucket' },
    noUse: 'nothing is growing where the treasure is',
    tries: [
      {
        full: 'They dug where the cross was on the map. But it was a tea stain. There was only a worm.',
        short: 'Dig, dig! But it was just a worm.',
      },
      {
        full: 'They took ten steps from the tree, as it said. But whose steps? They came out in three places.',
        short: 'Ten steps! But whose feet? Big or small?',
      },
    ],
    things: ['map', 'tree'],
    low: 'The garden had nine holes in it by now, and a worm in each.',
    fix: [
      'They filled the bucket, and watered all round the tree. In most places the water stood about. In one place it ran straight down. Somebody had dug there before! They dug there too. Clonk.',
      'The bucket had a leak, and left a wet line behind it. At one spot the line sank in, quick as anything. The earth was loose there. Down went the spoon, and clonk, said the box.',
      'They poured it from the bucket, and they watched. Hard earth keeps a puddle. Soft earth drinks it. Under the bush it drank the lot. So that was where somebody had been digging. And there was the treasure.',
    ],
    fixShort: [
      'Pour it out. Where does it go? Down! Dig there. Clonk!',
      'Splish, splosh. Here it sinks in. Dig, dig. The treasure!',
      'Water here. Water there. Oh, it goes down! Clonk!',
    ],
    after: [
      'There are gold chocolate coins in the bucket, for next time.',
      'The bucket has a map of its own now, tied to the handle.',
    ],
    afterShort: 'There is one gold coin in it now.',
  },
  {
    id: 'christmas',
    words: /\b(?:christmas|xmas)\b/i,
    aim: 'the Christmas tree',
    plan: 'put up the Christmas tree',
    setting: 'living-room',
    odd: { a: 'a very long scarf', the: 'the scarf', drawn: 'scarf' },
    noUse: 'we are indoors, and it is warm',
    tries: [
      {
        full: 'They stood the tree in a bucket. But the tree had ideas of its own, and lay down on the sofa.',
        short: 'Up, tree! But the tree lay down.',
      },
      {
        full: 'They held it up, one on each side. But nobody can eat a mince pie and hold up a tree.',
        short: 'Hold it up! But arms get tired.',
      },
    ],
    things: ['tree', 'bucket'],
    low: 'The tree was lying down, and the star was behind the sofa.',
    fix: [
      'They tied the scarf to the tree, and then to the curtain rail. The tree stood up as straight as a soldier. And since the scarf was there, they hung the bells on that as well.',
      'Round the tree went the scarf, and off to the door handle. It leaned a little, like somebody listening. But it stayed. On went the star. Nobody could say what was scarf and what was tinsel.',
      'The scarf was red, and it was woolly, and it went three times round. It looked as if it had been bought for it. The tree stopped wobbling. It only rustled a bit when the door was opened.',
    ],
    fixShort: [
      'Scarf round the tree. Knot! It stands. On goes the star!',
      'Tie it to the door. Look, the tree stands up!',
      'A red scarf for the tree. Now it stays. Ooh!',
    ],
    after: ['The scarf smells of tree until Easter.', 'There is one small bell on the scarf still, and it rings.'],
    afterShort: 'One small bell is on the scarf still.',
  },
  {
    id: 'bath',
    words: /\b(?:bath ?time|bath|hair wash)\b/i,
    aim: 'the bath',
    plan: 'wash even the hair',
    setting: 'bathroom',
    odd: { a: 'a straw hat with no top', the: 'the hat', drawn: 'hat' },
    noUse: 'nobody wears a hat in the bath',
    tries: [
      {
        full: 'They poured the water very slowly. But slow water finds an eye just as well as quick water.',
        short: 'Pour, so slow! But drip, in the eye.',
      },
      {
        full: 'They looked up at the ceiling while it was poured. But then it went down the neck, and tickled.',
        short: 'Look up, up! But drip, down the neck.',
      },
    ],
    things: ['bubbles'],
    low: 'There was one head full of bubbles, and two tight shut eyes.',
    fix: [
      'On went the hat. The hair came out at the top like grass. They poured, and it ran down the hair, and off the brim. It was like sitting under a waterfall, only dry.',
      'The hat had no top, so the hair stuck out. It had a brim, so the water fell off it on every side. Not one drop came in. They did it three times, to look at it.',
      'They put the hat on, and pulled the hair up through the hole. Then came the water. It was like a little roof in the rain. Two open eyes looked out from under it.',
    ],
    fixShort: [
      'Hat on! Hair up! Pour. It runs off all round!',
      'On goes the hat. Drip, drip, off the rim. Dry eyes!',
      'The hair pokes out. The rain runs off. Again!',
    ],
    after: [
      'The hat hangs over the tap to dry, and is quite clean.',
      'There is a rubber duck in the hat now, as if it lived there.',
    ],
    afterShort: 'The hat drips. Drip. Drip. Drop.',
  },
  {
    id: 'rainy-day',
    words:
      /\b(?:(?:rainy|wet) (?:day|afternoon|morning|sunday|saturday)(?! walk)|stuck (?:at home|indoors|inside)|nothing to do)\b/i,
    aim: 'the rainy day',
    plan: 'sail the sofa round the world',
    setting: 'living-room',
    odd: { a: 'a big umbrella', the: 'the umbrella', drawn: 'umbrella' },
    noUse: 'it does not rain in the living room',
    tries: [
      {
        full: 'They hung up a sheet for a sail, and blew. But two people are not a wind, and it hung there.',
        short: 'A sheet for a sail! But it hung there.',
      },
      {
        full: 'They rowed with a spoon on each side. But a carpet does not splash, and the sofa stayed by the lamp.',
        short: 'Row with spoons! But it did not go.',
      },
    ],
    things: ['spoon', 'lamp'],
    low: 'Outside it rained and rained, and the sofa was just a sofa.',
    fix: [
      'They opened the umbrella at the front, and held on with four hands. Somebody had left the hall door open. In came the wind from under it, and the umbrella went tight. The cushions shook. They were off!',
      'Up went the umbrella, in the very middle of the sofa. The draught from the door got into it, and pulled. It creaked like a ship. The lamp went by, and that was Africa.',
      'The umbrella was as round as a sail, with ropes of a sort. They turned it to the door, where the draught is. Puff! Behind them the rug stretched out like a wake. Nobody looked at the rain again.',
    ],
    fixShort: [
      'Up, umbrella! Puff goes the wind. The sofa is off!',
      'Open it wide. It is a sail! Bye-bye, lamp!',
      'Umbrella up. Hold on. Sail, sofa, sail!',
    ],
    after: [
      'The umbrella is open on the sofa still, and may not be shut.',
      'Nobody has told the umbrella that the rain is over.',
    ],
    afterShort: 'It is a ship now, if it rains.',
  },
  {
    id: 'puddles',
    words: /\bpuddles?\b/i,
    aim: 'the puddles',
    plan: 'go jumping in all the puddles',
    setting: 'street',
    odd: { a: 'a bucket', the: 'the bucket', drawn: 'bucket' },
    noUse: 'there is enough water out there',
    tries: [
      {
        full: 'They ran to the first puddle, and jumped. But there was hardly any water in it.',
        short: 'Jump! But the puddle was too small.',
      },
      {
        full: 'They jumped both at once in the next one. But then the water had all splashed out.',
        short: 'Jump, all at once! But now it is gone.',
      },
    ],
    things: ['puddle', 'boots'],
    low: 'There was no puddle left, and their boots were dry.',
    fix: [
      'There was a dip by the gate, as big as a table. They filled the bucket at the tap, and tipped it in. They did that nine times. It was brown, and deep, and it said SPLOSH.',
      'A puddle is only a hole with something in it. They had the hole, by the gate. The bucket brought the something. It went in to the top of one boot. They held hands, and jumped.',
      'They carried water from the rain barrel, one bucket and one more. The dip by the gate filled up. The sky came and lay down in it. Then they jumped, and it was all over everybody.',
    ],
    fixShort: [
      'Bucket, tip! Bucket, tip! A big one. SPLOSH!',
      'Tip it in by the gate. One, two, three. SPLASH!',
      'Fill it, tip it. Look, a sea! SPLOSH!',
    ],
    after: [
      'The bucket stands by the gate, and catches what comes down.',
      'There is still some puddle in the bucket, for tomorrow.',
    ],
    afterShort: 'There is some puddle in it still.',
  },
  {
    id: 'conkers',
    words: /\b(?:conkers|acorns|pine cones)\b/i,
    aim: 'the conkers',
    plan: 'look for a hundred conkers',
    setting: 'forest',
    odd: { a: 'one spare sock', the: 'the sock', drawn: 'sock' },
    noUse: 'we have socks on already',
    tries: [
      {
        full: 'They filled all their pockets with conkers. But the pockets had holes, and the conkers fell out.',
        short: 'Into the pockets! But out they fell.',
      },
      {
        full: 'They made a heap of conkers by the tree. But a squirrel came and took them all.',
        short: 'A heap by the tree! But a squirrel took it.',
      },
    ],
    things: ['tree'],
    low: 'They had found a hundred conkers, and they had four.',
    fix: [
      'They dropped the conkers into the sock, right down to the toe. A sock has one hole, and that one is at the top. It got longer and longer. It came home like a very fat snake.',
      'One conker went into the toe, and then ninety-nine more. A knot went on top. The sock dragged along the ground and rattled. No squirrel would have known where to begin.',
      'The sock took them all, and then it took some more. That is what is good about a sock. They carried it between them, on a stick, like something that had been caught.',
    ],
    fixShort: [
      'Into the sock! In, in, in. It is so fat!',
      'Conkers in the toe. Knot! Rattle, rattle, home.',
      'The sock takes them all. Bump, bump, bump.',
    ],
    after: [
      'The sock is still full, and still as long as a scarf.',
      'Nobody can wear the sock now, unless they have feet like a snake.',
    ],
    afterShort: 'It rattles, if you shake it.',
  },
  {
    id: 'leaves',
    words: /\b(?:leaves|autumn walk)\b/i,
    aim: 'the autumn leaves',
    plan: 'make one big heap of leaves',
    setting: 'garden',
    odd: { a: 'an old blanket', the: 'the blanket', drawn: 'blanket' },
    noUse: 'leaves do not need to be kept warm',
    tries: [
      {
        full: 'They threw them all on one heap, higher and higher. But the wind came, and blew them all away.',
        short: 'A big heap of leaves! But the wind came.',
      },
      {
        full: 'They sat down on the heap, to keep it in. But then it was not a heap, it was a mat.',
        short: 'Sit on it! But then it was flat.',
      },
    ],
    things: ['leaf'],
    low: 'There were leaves in both their collars, and none on the heap.',
    fix: [
      'They spread the blanket out, and filled that. Then they took the corners, and ran. Behind the shed there is no wind at all. They did it nine times. It was higher than the window, and it stayed.',
      'One blanket holds more leaves than forty arms. They pulled it round the corner, where the wind does not go. Out they all slid. Then they stood back, and ran, and jumped.',
      'In went the yellow ones, and the red. The wind had a look, and could not get its fingers in. They dragged it all to the hollow by the tree. There they tipped it out, and fell in after.',
    ],
    fixShort: [
      'Leaves on the blanket. Pull! Round the corner. Now jump!',
      'Yellow, red and brown. Tie it up. Drag it. Jump!',
      'The blanket is full. The wind can not get in. Wheee!',
    ],
    after: [
      'The blanket rustles still, if you lie on it.',
      'There is one red leaf in the blanket still, and it may stay.',
    ],
    afterShort: 'One red leaf is in the blanket still.',
  },
  {
    id: 'fishing',
    words: /\b(?:fishing|crabbing|catch(?:ing)? (?:a )?(?:fish|crabs))\b/i,
    aim: 'going fishing',
    plan: 'look for one good fish',
    setting: 'pond',
    odd: { a: 'an old saucepan', the: 'the saucepan', drawn: 'saucepan' },
    noUse: 'nobody cooks a fish before it is there',
    tries: [
      {
        full: 'They let down a string with a bit of bread on it. But a duck saw the bread first.',
        short: 'Bread on a string! But a duck ate it.',
      },
      {
        full: 'They leaned over to look. But all you see in a pond is sky, and yourself, upside down.',
        short: 'Look in! But there is only sky.',
      },
    ],
    things: ['string', 'bread'],
    low: 'They had seen one duck, four clouds and their own chins.',
    fix: [
      'They filled the saucepan at the edge of the pond. They put it down in the shade. When the mud had settled, there it was. It was as long as a pin, and it had a face. They looked at it until it had looked at them. Then they poured it back.',
      'The saucepan went in at the edge, and came up full. There is no sky in a saucepan, if you hold your hat over it. In there was one very small fish, going round and round. It had a good look, and went home.',
      'They dipped the saucepan in among the reeds. They waited for it to go clear. Then there was a fish in it, thinner than a match. It stayed for a minute, as a guest. Then they let it swim out over the rim.',
    ],
    fixShort: [
      'Dip in the pan. Wait. A fish! Hello. Off you go.',
      'Dip, drip, peep. One tiny fish! Bye-bye, fish.',
      'Pan in. Pan out. Who is that? A fish!',
    ],
    after: [
      'The saucepan hangs up again, and has a bit of green on its chin.',
      'Soup has been made in the saucepan since, and tasted of pond.',
    ],
    afterShort: 'The pan smells of pond. It is proud.',
  },
  {
    id: 'new-job',
    words: /\b(?:new job|first day at work|new work|starts? work)\b/i,
    aim: 'the new job',
    plan: 'get to the new job by nine',
    setting: 'street',
    odd: { a: 'a very long scarf', the: 'the scarf', drawn: 'scarf' },
    noUse: 'nobody wears that to a new job',
    tries: [
      {
        full: 'The bag was new, and so was its handle. But at the corner the handle came off.',
        short: 'A new bag! But the handle came off.',
      },
      {
        full: 'They carried it between them, with their arms underneath. But then nobody had a hand for the gate.',
        short: 'Carry it! But who opens the gate?',
      },
    ],
    things: ['backpack'],
    low: 'It was ten to nine, and the bag sat on the pavement.',
    fix: [
      'They put the scarf twice round the bag, and over one shoulder. Now it hung like a satchel, and there were two hands left. One was for the gate. The other was for holding.',
      'The scarf went under the bag, and up, and across. It took three knots, which is what a scarf of that length is for. The bag came along after that as good as gold.',
      'Round went the scarf, like string round a parcel. The rest made a strap. It was red, and it was woolly. At the new job they would know who was coming.',
    ],
    fixShort: [
      'Round it goes. Tie a knot. Now it has a strap!',
      'Scarf round the bag. One knot, two. Off to the job!',
      'Knot, knot. There is a strap. Run for the bus!',
    ],
    after: [
      'They have given the scarf a hook of its own, at the new job.',
      'Everybody at the new job asked where you could get a bag like that.',
    ],
    afterShort: 'It goes to the job every day now.',
  },
  {
    id: 'library',
    words: /\b(?:library|book ?shop)\b/i,
    aim: 'the library',
    plan: 'bring home a pile of books',
    setting: 'library',
    odd: { a: 'an old scooter', the: 'the scooter', drawn: 'scooter' },
    noUse: 'nobody scoots at the library',
    tries: [
      {
        full: 'They took nineteen books, and carried them in their arms. But the top ones slid off.',
        short: 'So many books! But down they slid.',
      },
      {
        full: 'They made a pile, and held it with their chins. But nobody can see a step over nineteen books.',
        short: 'A tall pile! But they could not see. Bump!',
      },
    ],
    things: ['book'],
    low: 'There were nineteen books on the floor, and the whales were on top.',
    fix: [
      'They set the pile on the scooter, and gave it a push. Off went nineteen books, quite slowly, like a lorry. One walked in front to say mind out. One walked behind, with a finger on the whales.',
      'A pile of books on a scooter is a train, if somebody pulls. They used a sock for a rope. It went over the step with a bump.',
      'Under the books went the scooter. Nobody had found a use for it since the bell came off. Now it had nineteen books, and it knew what to do. All the way home it sang.',
    ],
    fixShort: [
      'Books on the scooter. Push! There they go. Squeak, squeak.',
      'Scooter under. Books on top. It is a book train!',
      'On the scooter they go. Roll, books, roll!',
    ],
    after: [
      'On Saturdays the scooter waits by the door, with a bookmark in it.',
      'The scooter has a library card now. It says: TRAIN.',
    ],
    afterShort: 'It waits by the books now.',
  },
];
