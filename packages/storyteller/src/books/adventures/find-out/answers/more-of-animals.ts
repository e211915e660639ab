import { answer, type Answer } from './answer.ts';

/** More that children ask about animals: their voices, their coats and their ways. */
export const MORE_OF_ANIMALS: readonly Answer[] = [
  answer(
    /\bcows?\b.*\bmoo/,
    [
      'Cows moo to talk to one another: a mother and her calf know each other by voice.',
      'Animal behaviour studies of the University of Sydney, on the voices of cows',
    ],
    ['A moo is cow talk. Where are you? Here I am!', 'A calf knows the moo of its mother.'],
    [
      'Cows talk to each other by mooing. They call when they are hungry, or lonely, or have found good grass.',
      'A calf knows the voice of its own mother among all the others.',
    ],
    [
      'A moo is how a cow talks. Cows call when they are hungry, when they are excited, and when they have lost sight of one another. Each cow has a voice of her own.',
      'A cow and her calf know each other by it, as we know a friend on the telephone.',
    ],
  ),
  answer(
    /\bdogs?\b.*\bbark/,
    ['Dogs bark to call, to warn, to greet or to play; a bark sounds different for each.', 'RSPCA, on why dogs bark'],
    ['A bark can say hello. It can say, play with me!', 'Or, who is at the door?'],
    [
      'Dogs bark to tell us something. A high, quick bark may say, let us play.',
      'A low one may say, somebody is at the door. Each dog has its own voice.',
    ],
    [
      'A dog barks because it has something to say. It may be hello, or somebody is coming, or I am bored, or throw that ball. The bark does not sound the same each time.',
      'High and quick is often play, and low and slow is often a warning. People who live with a dog learn to tell.',
    ],
  ),
  answer(
    /\bwol(?:f|ves)\b.*\bhowl/,
    [
      'Wolves howl to find one another and to tell other packs to keep away; they do not howl at the moon.',
      'International Wolf Center, on howling',
    ],
    ['A howl goes far, far, far. It says, where are you all?', 'Then the family howls back.'],
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
    /\blions?\b.*\broar/,
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
    /\b(?:cockerels?|cocks?|roosters?|chickens?)\b.*\b(?:crow|cock-?a|doodle)/,
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
      'With his crowing he says that this yard is his. Where there are several, the most important one crows first.',
    ],
  ),
  answer(
    /\brabbits?\b.*\bears?\b/,
    [
      'The long ears of a rabbit catch faint sounds and can be turned; they also give off heat.',
      'Encyclopaedia Britannica, on rabbits',
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
    /\bpigs?\b.*\bmud/,
    [
      'Pigs can hardly sweat, so they cool themselves in mud, which also guards their skin from the sun and from insects.',
      'RSPCA, on pigs',
    ],
    ['Pigs cannot sweat. Mud keeps them cool.', 'It keeps off the sun as well. Squelch!'],
    [
      'When we are hot we sweat, and that cools us. Pigs can hardly sweat at all.',
      'So they roll in mud. It cools them, and keeps sun and flies off.',
    ],
    [
      'We get rid of heat by sweating. Pigs can hardly sweat, and so they need another way, and mud is a very good one. It stays wet for a long time and cools them all that while.',
      'When it dries, it is as good as sun cream, and flies cannot get through. Otherwise pigs are clean animals.',
    ],
  ),
  answer(
    /\bpolar bears?\b.*\b(?:white|fur|warm|cold|colou?r)/,
    [
      'The hairs of a polar bear are clear and hollow and look white; its skin is black, and thick fur and fat keep it warm.',
      'Polar Bears International, on polar bear fur',
    ],
    ['Each hair is clear, like glass. All together they look white.', 'Under it there is fat. That is warm!'],
    [
      'The hairs of a polar bear are clear, like tiny tubes of glass. Light bounces about in them, and so they look white.',
      'The skin underneath is black. A thick coat of fat keeps the bear warm.',
    ],
    [
      'The hair of a polar bear has no colour. Each hair is a clear and hollow tube. Light bounces about in so many of them. What comes back to us looks white, as it does from snow.',
      'Under the fur the skin is black. Under that lies a layer of fat as thick as a hand, which keeps out the cold.',
    ],
  ),
  answer(
    /\b(?:octopus\w*|octopi)\b/,
    [
      'An octopus has eight arms with suckers that feel and taste, three hearts, and skin that can change colour.',
      'Natural History Museum, London, on octopuses',
    ],
    ['It has eight arms. The arms can taste!', 'It can change its colour, too. Where is it now?'],
    [
      'An octopus has eight arms, and each has suckers that can feel and taste. It has three hearts.',
      'It can change its colour in a moment. Then it looks like a stone.',
    ],
    [
      'An octopus has eight arms, and they are cleverer than ours. On each of them are rows of suckers that feel and taste whatever they touch. Each arm can work things out by itself. It has three hearts.',
      'It has no bones, so it can squeeze through a crack. And its skin can turn into the colour of a rock in a moment.',
    ],
  ),
  answer(
    /\bcrabs?\b.*\bsideways/,
    [
      'The legs of most crabs bend outwards, like knees turned to the side, so they walk sideways most easily.',
      'Monterey Bay Aquarium, on crabs',
    ],
    ['Its knees bend to the side. Not to the front!', 'So off it goes, sideways.'],
    [
      'Our knees bend forwards, and so we walk forwards. The legs of a crab bend out to the side.',
      'So sideways is its quick way. Some crabs can walk forwards, only slower.',
    ],
    [
      'It is all a matter of knees. Ours bend to the front, and so we go to the front. A crab has its legs along the sides, and their joints bend outwards.',
      'So sideways is simply the quickest way for it. A crab might ask why we all walk so oddly.',
    ],
  ),
  answer(
    /\bgeese\b.*\b(?:v|shape|line|fly)\b/,
    [
      'Geese that fly in a V get a lift from the air behind the bird in front, and save strength; they take turns at the front.',
      'Library of Congress, Everyday Mysteries, "Why do geese fly in a V?"',
    ],
    ['The one in front has the hard job. It helps the next one.', 'Then they take turns.'],
    [
      'The goose in front stirs up the air with its wings. The next one gets a little lift from it.',
      'So flying is easier for all but the first. When that one is tired, they swap.',
    ],
    [
      'A beating wing leaves a swirl of air behind it, and the outer part of that swirl goes upwards. A goose that flies a little behind and to one side is lifted by it. So is the next, and the next.',
      'Only the first has no help. When it is tired it drops back, and another takes a turn in front.',
    ],
  ),
  answer(
    /\bmoths?\b.*\b(?:light|lights|lamps?)\b/,
    [
      'Moths turn their backs to whatever is bright, which by night should be the sky; a lamp muddles them.',
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
    /\bsloths?\b/,
    [
      'Sloths live on leaves, which give little strength, so they save it by being slow; being slow also hides them.',
      'Sloth Conservation Foundation, on why sloths are slow',
    ],
    ['A sloth eats leaves. Leaves make nobody strong.', 'So it goes slowly. Nobody sees it!'],
    [
      'A sloth eats almost nothing but leaves. There is not much strength in those. So it saves what it has.',
      'It is a good way to hide, too. What hardly moves is hardly seen.',
    ],
    [
      'There is very little goodness in leaves, and a sloth eats hardly anything else. One meal can take it weeks to use up. So it spends as little as it can, and does everything slowly.',
      'It is safer like that, too. Eagles look for what moves, and a sloth scarcely does.',
    ],
  ),
  answer(
    /\bcats?\b.*\bsleep|\bsleep\w*\b.*\bcats?\b/,
    [
      'Cats are hunters; they sleep a great part of the day, often lightly, and are most awake at dusk and dawn.',
      'International Cat Care, on how cats sleep',
    ],
    ['Cats hunt. For that they must be fit.', 'So they nap, and nap. One ear stays awake.'],
    [
      'Cats are hunters, even those who get their dinner in a bowl. To leap and run they save up their strength.',
      'They nap all day, and often only lightly. In the evening they are wide awake.',
    ],
    [
      'A cat is made for hunting, whether or not there is anything to hunt. That takes short bursts of great strength, and in between a cat saves it by sleeping. Much of it is only dozing, with one ear awake.',
      'At dusk and at dawn mice are about, and so cats are, too. That is why yours wakes you up.',
    ],
  ),
  answer(
    /\bants?\b.*\b(?:underground|under the ground|nests?|live|all day|home|do)\b/,
    [
      'Under the ground ants dig many rooms joined by tunnels: rooms for the queen and her eggs, for the young and for food.',
      'Natural History Museum, London, on ants',
    ],
    ['Ants dig rooms, and long halls. In one is the queen.', 'In others are eggs, and food. Busy, busy!'],
    [
      'Under the ground ants have a whole house. They dig rooms, and tunnels from one to the next.',
      'In one room the queen lays her eggs. In others ants feed the young, or store food.',
    ],
    [
      'What we see of an ant nest is only the front door. Below it go tunnels, and along the tunnels are rooms, which the ants have dug grain by grain. In one of them lives the queen, who lays all the eggs.',
      'Other rooms are nurseries, where workers clean and feed the young. Some are larders. When it gets too wet, they carry everybody to another floor.',
    ],
  ),
  answer(
    /\bbirds?\b.*\bnests?\b|\bnests?\b.*\bbirds?\b/,
    [
      'Birds build nests of twigs, grass, mud and moss with beak and feet, to keep eggs and chicks safe and warm.',
      'RSPB, on how birds build nests',
    ],
    ['Twig by twig, with the beak. Then moss, to make it soft.', 'In go the eggs. Snug!'],
    [
      'A bird brings twigs, one by one, and weaves them with its beak. It turns round inside to make it round.',
      'At the end comes something soft, for the eggs.',
    ],
    [
      'A bird has only a beak and two feet, and yet it can build. It brings twigs, grass or mud, one beakful after another, and pushes and weaves them together. Then it sits down in it and turns, until it is round.',
      'It is lined with moss and feathers. A nest that is in use is best looked at from far away.',
    ],
  ),
  answer(
    /\bfl(?:y|ies)\b.*\b(?:walls?|ceilings?|upside down)\b|\bspiders?\b.*\b(?:walls?|ceilings?|upside down)\b/,
    [
      'Flies and many spiders have fine hairs and pads on their feet that cling to walls.',
      'Max Planck Institute, on how insects and spiders cling',
    ],
    ['They have tiny hairs on their feet. The hairs hold on!', 'Tip, tip, up the wall.'],
    [
      'On their feet are pads with very many hairs, much too fine to see. They cling to the wall.',
      'For somebody so light, that is enough. We are too heavy for it.',
    ],
    [
      'A wall that looks smooth to us is full of tiny bumps. Flies and many spiders have pads on their feet with thousands of hairs, finer than anything we know. So many hairs touch the wall that together they hold.',
      'Flies add a little oily stuff as well. It works because they are so light. For us the pads would have to be enormous.',
    ],
  ),
  answer(
    /\b(?:why|what)\b.*\b(?:cats?|animals|monkeys?|squirrels?|kangaroos?)\b.*\btails?\b|\btails\b.*\bfor\b/,
    [
      'Tails help animals to balance, to steer, to hold on, to swat flies and to show how they feel.',
      'Encyclopaedia Britannica, on tails',
    ],
    ['A tail helps a cat to balance. It does not fall off walls!', 'And it can say, leave me alone.'],
    [
      'With its tail a cat keeps its balance on narrow walls. It also shows with it how it feels.',
      'Others have tails for other things. A monkey may hold on with it, and a cow swats flies.',
    ],
    [
      'On a narrow wall a cat leans to one side and swings its tail to the other. So it does not fall. With the tail it also shows what it thinks of you.',
      'Other animals have found other uses. Some monkeys hold on with it, squirrels wrap up in it, and cows swat flies.',
    ],
  ),
];
