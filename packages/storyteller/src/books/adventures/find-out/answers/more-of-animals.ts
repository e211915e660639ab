import { answer, type Answer } from './answer.ts';

/** More that children ask about animals: their voices, their coats and their ways. */
export const MORE_OF_ANIMALS: readonly Answer[] = [
  answer(
    /^(?!.*\bhow\b).*\bcows?\b.*\bmoo(?:s|ing)?\b/,
    [
      'Cows moo to talk to one another: a mother and her calf know each other by voice.',
      'University of Sydney, "Stand out from the herd", and University of Nottingham, on the voices of cows and calves',
    ],
    ['A moo is cow talk. Where are you? Here I am!', 'A calf knows the moo of its mother.'],
    [
      'Cows talk to each other by mooing. They call when they are hungry, or lonely, or miss their calf.',
      'A calf knows the voice of its own mother among all the others.',
    ],
    [
      'A moo is how a cow talks. Cows call when they are hungry, when they are excited, and when they have lost sight of one another. Each cow has a voice of her own.',
      'A cow and her calf know each other by it, as we know a friend on the telephone.',
    ],
  ),
  answer(
    /^(?!.*\bhow\b).*\bdogs?\b.*\bbark(?:s|ing)?\b(?! of\b)/,
    ['Dogs bark to call, to warn, to greet or to play; a bark sounds different for each.', 'RSPCA, on why dogs bark'],
    ['A bark can say hello. It can say, play with me!', 'Or, who is at the door?'],
    [
      'Dogs bark to tell us something. A high bark may say, let us play.',
      'A low, rough one may say, somebody is at the door. Each dog has its own voice.',
    ],
    [
      'A dog barks because it has something to say. It may be hello, or somebody is coming, or I am bored, or throw that ball. The bark does not sound the same each time.',
      'A high bark is often play, and a low, rough one is often a warning. People who live with a dog learn to tell.',
    ],
  ),
  answer(
    /^(?!.*\bhow\b).*\bwol(?:f|ves)\b.*\bhowl/,
    [
      'Wolves howl to find one another and to tell other packs to keep away; they do not howl at the moon.',
      'International Wolf Center, on howling',
    ],
    ['A howl goes far, far, far. It says, where are you all?', 'Then the family may howl back.'],
    [
      'A howl can be heard from miles away. With it wolves find their family again.',
      'It also tells other wolves, this is our place. It has nothing to do with the moon.',
    ],
    [
      'A wolf howls to be heard from far away. When the pack has split up, they call each other together like that. They also tell other packs that this place is taken.',
      'People used to say that they howl at the moon. They howl on dark nights just as well.',
    ],
  ),
  answer(
    /^(?!.*\bhow\b).*(?<!\b(?:sea|mountain) )\blions?\b.*\broar/,
    [
      'Lions roar to tell others where they are and to keep strangers away; a roar can be heard for several kilometres.',
      "Smithsonian's National Zoo, on lions",
    ],
    ['A roar says, here I am! It says, this is my place.', 'You can hear it far away.'],
    [
      'A lion roars to tell its family where it is. It tells strange lions to keep away.',
      'At night, when it is still, a roar goes for miles.',
    ],
    [
      'A roar is a message for lions who are out of sight. To its own pride it says, I am over here. To strangers it says that this place has an owner, and a large one.',
      'Lions roar mostly at night and at dawn, when the air is still. Then it can be heard for miles.',
    ],
  ),
  answer(
    /\b(?:cockerels?|cocks?|roosters?|chickens?)\b.*\b(?:crow(?:s|ing)?\b|cock-?a-?doodle|doodle)/,
    [
      'Cockerels have an inner clock and crow before it gets light, to tell others that this is their place.',
      'Nagoya University, on the inner clock of roosters',
    ],
    ['He has a clock inside him. It says, morning soon!', 'Then he crows. This is my yard!'],
    [
      'A cockerel has a sort of clock inside. It tells him that morning is near, even in the dark.',
      'He crows to say, this is my yard. So the others know it.',
    ],
    [
      'Every cockerel carries a clock about inside him, though not one you could hear tick. It tells him when morning is near, and so he begins before there is any light.',
      'With his crowing he says that this yard is his. Where there are several, the one that leads them crows first.',
    ],
  ),
  answer(
    /^(?!.*\b(?:floppy|lop|down|lose)\b).*\brabbits?\b.*\bears?\b/,
    [
      'The long ears of a rabbit catch faint sounds and can be turned; they also give off heat.',
      'Encyclopaedia Britannica, "Rabbit"',
    ],
    ['Long ears hear very well. They turn left and right.', 'Who is coming? A rabbit knows first!'],
    [
      'A rabbit has to hear a fox before the fox is near. Big ears catch small sounds, and they can turn.',
      'On a hot day the ears also help it to keep cool.',
    ],
    [
      'A rabbit wants to know about everybody before they know about the rabbit. Large ears gather faint sounds. Each can be turned by itself, and so it hears in front and behind at once.',
      'They are thin as well. On a hot day they let out heat, and so keep the rabbit cool.',
    ],
  ),
  answer(
    /(?<!\bguinea[ -])\bpigs?\b.*\bmud(?:dy)?\b/,
    [
      'Pigs can hardly sweat, so they cool themselves in mud, which also guards their skin from the sun and from insects.',
      'RSPCA, on pigs',
    ],
    ['Pigs can hardly sweat. Mud keeps them cool.', 'It keeps off the sun as well. Squelch!'],
    [
      'When we are hot we sweat, and that cools us. Pigs can hardly sweat at all.',
      'So they roll in mud. It cools them, and helps to keep sun and flies off.',
    ],
    [
      'We get rid of heat by sweating. Pigs can hardly sweat, and so they need another way, and mud is a very good one. It stays wet for a long time and cools them all that while.',
      'When it dries, it works like sun cream, and keeps flies off as well. Otherwise pigs are clean animals.',
    ],
  ),
  answer(
    /^(?!.*\blive\b).*\bpolar bears?\b.*\b(?:white|fur|warm|cold|colou?r|freeze)\b/,
    [
      'The long hairs of a polar bear are clear and hollow and look white, which is hard to see on snow; its skin is black, and thick fur and fat keep it warm.',
      'Polar Bears International, on polar bear fur',
    ],
    [
      'Its clear hairs look white, like snow. Thick fur and fat keep it warm.',
      'On snow you hardly see it. Its skin is black!',
    ],
    [
      'The long hairs of a polar bear are clear, but together they look white. Thick fur and a lot of fat keep it warm.',
      'The skin underneath is black. On snow a white coat is hard to see.',
    ],
    [
      'The long hairs of a polar bear have no colour. Each is a clear and hollow tube, and light bounces about in them. So the bear looks white, as snow does. Thick fur and thick fat keep it warm.',
      'Under the fur the skin is black. On snow a white coat is hard to see, and that helps a bear who hunts.',
    ],
  ),
  answer(
    /^what (?:are|is an) octop(?:us|uses|i)$|\bhow many (?:arms|legs|tentacles|hearts)\b.*\boctop(?:us|uses|i)\b|^(?:can|do|does|what)\b.*\boctop(?:us|uses|i)\b.*\b(?:arms|hearts|suckers|taste|colou?rs?|bones|squeeze|special)\b/,
    [
      'An octopus has eight arms with suckers that feel and taste, three hearts, and skin that can change colour.',
      'Natural History Museum, London, on octopuses',
    ],
    ['It has eight arms, and three hearts. The arms can taste!', 'It can change its colour, too. Where is it now?'],
    [
      'An octopus has eight arms, and each has suckers that can feel and taste. It has three hearts.',
      'It can change its colour in a moment. Then it looks like a stone.',
    ],
    [
      'An octopus has eight arms, and they are clever ones. On each of them are rows of suckers that feel and taste whatever they touch. Each arm can do a good deal by itself. It has three hearts.',
      'It has no bones, so it can squeeze through a crack. And its skin can turn into the colour of a rock in a moment.',
    ],
  ),
  answer(
    /\bcrabs?\b.*\bsideways/,
    [
      'The legs of most crabs bend outwards, like knees turned to the side, so they walk sideways most easily.',
      'Encyclopaedia Britannica, "Crab"',
    ],
    ['Its knees bend out to the side. Not to the front!', 'So off it goes, sideways.'],
    [
      'Our knees bend forwards, and so we walk forwards. The legs of a crab bend out to the side.',
      'So sideways is its quick way. Some crabs can walk forwards, only slower.',
    ],
    [
      'It is all a matter of knees. Ours bend to the front, and so we go to the front. A crab has its legs along the sides, and their joints bend outwards.',
      'So sideways is simply the quickest way for most of them. A crab might ask why we all walk so oddly.',
    ],
  ),
  answer(
    /\bgeese\b.*\b(?:v|v-?shaped?|vs|shape|line|row|arrow|formation)\b/,
    [
      'Geese that fly in a V get a lift from the air behind the bird in front, and save strength, and can see each other; they take turns at the front.',
      'Library of Congress, Everyday Mysteries, "Why do geese fly in a V?"',
    ],
    ['The one in front has the hard job. It helps the next one.', 'Then they take turns.'],
    [
      'The goose in front stirs up the air with its wings. The next one gets a little lift from it.',
      'So flying is easier for all but the first. After a while they swap.',
    ],
    [
      'A beating wing leaves a swirl of air behind it, and the outer part of that swirl goes upwards. A goose that flies a little behind and to one side is lifted by it. So is the next, and the next.',
      'Only the first has no help. After a while it drops back, and another takes a turn in front.',
    ],
  ),
  answer(
    /\bmoths?\b.*\b(?:light|lights|lamps?)\b/,
    [
      'Films of moths have shown that they turn their backs to whatever is bright, which by night should be the sky; a lamp muddles them.',
      'Imperial College London, on why insects circle lights',
    ],
    ['At night the bright side is up. So a moth thinks!', 'A lamp muddles it. Round it goes.'],
    [
      'At night the sky is brighter than the ground. So a moth turns its back to the bright side, and flies level.',
      'Beside a lamp that goes wrong, and it flies round and round.',
    ],
    [
      'It looks as if moths love lamps, but it is more of a muddle. For millions of years the bright side at night was always the sky. A moth turns its back to it, and so it flies level.',
      'Then somebody put up a lamp. The moth turns its back to that as well, and so it goes round and round. Switch it off, and it can go.',
    ],
  ),
  answer(
    /\bsloths?\b.*\b(?:slow\w*|lazy|fast|hurry|quick\w*|move|eat)\b|^what (?:are|is a) sloths?$/,
    [
      'Sloths live mostly on leaves, which give little strength, so they save it by being slow; being slow also hides them.',
      'Sloth Conservation Foundation, on why sloths are slow',
    ],
    ['A sloth eats leaves, which give little strength. So it goes slowly.', 'It hardly moves. So it is hardly seen!'],
    [
      'A sloth eats mostly leaves. There is not much strength in those. So it goes slowly, and saves what it has.',
      'It is a good way to hide, too. What hardly moves is hardly seen.',
    ],
    [
      'There is not much strength in leaves, and a sloth eats little else. One meal can take it days or even weeks to use up. So it spends as little as it can, and does everything slowly.',
      'It is safer like that, too. Eagles look for what moves, and a sloth scarcely does.',
    ],
  ),
  answer(
    /\b(?:why|when|how (?:much|long|many))\b.*\bcats?\b.*\b(?:sleep\w*|asleep|nap\w*)(?!.*\b(?:on|with|under|next|in(?! the day))\b)/,
    [
      'Cats are hunters; they sleep a great part of the day, often lightly, and are most awake at dusk and dawn.',
      'International Cat Care, on how cats sleep',
    ],
    ['Cats hunt. For that they must be fit.', 'So they nap, and nap. Often one ear listens.'],
    [
      'Cats are hunters, even those who get their dinner in a bowl. To leap and run they save up their strength.',
      'They nap all day, and often only lightly. In the evening they are wide awake.',
    ],
    [
      'A cat is made for hunting, whether or not there is anything to hunt. That takes short bursts of great strength, and in between a cat saves it by sleeping. Much of it is only dozing, with one ear awake.',
      'At dusk and at dawn mice are about, and so cats are, too. That may be why some wake people up.',
    ],
  ),
  answer(
    /^(?!how (?:long|many|old)\b)(?!.*\bwinter\b).*\bants?\b.*(?:\b(?:underground|under the ground|nests?|anthills?|all day)\b|\b(?:live|do)$)/,
    [
      'Under the ground many ants dig rooms joined by tunnels: rooms for the queen and her eggs, for the young and for food.',
      'Encyclopaedia Britannica, "Ant"',
    ],
    ['Ants dig rooms, and long halls. In one is the queen.', 'In others are eggs, and food. Busy, busy!'],
    [
      'Under the ground many ants have a whole house. They dig rooms, and tunnels from one to the next.',
      'In one room the queen lays her eggs. In others ants feed the young, or store food.',
    ],
    [
      'Often what we see of an ant nest is only the front door. Below it go tunnels, and along the tunnels are rooms, which the ants have dug grain by grain. In one of them lives the queen, who lays the eggs.',
      'Other rooms are nurseries, where workers clean and feed the young. Some are larders. When it gets too wet or too dry, they carry the young to another room.',
    ],
  ),
  answer(
    /^(?!.*\bknow\b).*\b(?:how|what|why)\b.*\bbirds?\b.*\b(?:build|make|weave|have|need)\b.*\bnests?\b|\bbirds?'?s?'? nests?\b.*\b(?:made|built|for)\b/,
    [
      'Many birds build nests of twigs, grass, mud and moss with beak and feet, to keep eggs and chicks safe and warm.',
      'RSPB, on how birds build nests',
    ],
    ['Twig by twig, with the beak. Then moss, to make it soft.', 'In go the eggs. Snug!'],
    [
      'Many birds bring twigs, one by one, and weave them with the beak. They turn about inside to make it round.',
      'At the end comes something soft, for the eggs.',
    ],
    [
      'A bird has only a beak and two feet, and yet it can build. It brings twigs, grass or mud, one beakful after another, and pushes and weaves them together. Then it sits down in it and turns, until it is round.',
      'Often it is lined with moss and feathers. A nest that is in use is best looked at from far away.',
    ],
  ),
  answer(
    /\b(?:flies|(?:an?|the|house) ?fly|insects|spiders?)\b.*\b(?:walk|climb|stick|stay|hold|sit|land|run|crawl|stand|cling|go)\w*\b.*\b(?:walls?|ceilings?|glass|windows?)\b|\b(?:flies|house ?fly|insects)\b (?:walk|climb|stick|stay|sit|stand|cling)\w* upside down\b/,
    [
      'Flies and many spiders have fine hairs and pads on their feet that cling to walls.',
      'Max Planck Institute for Metals Research, Stuttgart, on how insects and spiders cling',
    ],
    ['They have tiny hairs on their feet. The hairs hold on!', 'Tip, tip, up the wall.'],
    [
      'On their feet are pads with very many hairs, much too fine to see. They cling to the wall.',
      'For somebody so light, that is enough. We are too heavy for it.',
    ],
    [
      'A wall that looks smooth to us is full of tiny bumps. Flies and many spiders have pads on their feet with thousands of hairs, far finer than ours. So many hairs touch the wall that together they hold.',
      'Flies add a little oily stuff as well. It works because they are so light. For us the pads would have to be enormous.',
    ],
  ),
  answer(
    /^(?!.*\b(?:no|short|long|bushy|fluffy|curly|chase)\b).*(?:\bwhy\b.*\b(?:cats?|animals|monkeys?|squirrels?|kangaroos?)\b.*\b(?:have|has|need|got)\b.*\btails?\b|\bwhat (?:are|is) (?:(?:an?|the|their) )?(?:(?:cats?|animals?|monkeys?|squirrels?|kangaroos?)'?s?'? )?tails? (?:good )?for\b)/,
    [
      'Tails help animals to balance, to steer, to hold on, to swat flies and to show how they feel.',
      'Encyclopaedia Britannica, "Tail"',
    ],
    ['A tail helps to balance on narrow walls. Some hold on with it!', 'And a tail can say how one feels.'],
    [
      'With their tails cats and many others keep their balance. They also show with them how they feel.',
      'A kangaroo leans on its tail. Some monkeys hold on with it, and cows swat flies.',
    ],
    [
      'On a narrow wall a cat leans to one side and swings its tail to the other. That helps it not to fall. With the tail it also shows what it thinks of you.',
      'Other animals have found other uses. Some monkeys hold on with it, kangaroos lean on it, squirrels wrap up in it, and cows swat flies.',
    ],
  ),
];
