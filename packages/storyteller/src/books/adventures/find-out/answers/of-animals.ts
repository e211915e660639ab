import { answer, type Answer } from './answer.ts';

/** What children ask about animals. */
export const OF_ANIMALS: readonly Answer[] = [
  answer(
    /(?<!\bbig )\bcats?\b.*\bpurr/,
    [
      'A cat purrs with small quick movements of its voice box as it breathes in and out; it purrs when it is content, and sometimes when it is hurt or worried.',
      'Library of Congress, Everyday Mysteries, "Why and how do cats purr?"',
    ],
    ['A bit of its throat wobbles. It wobbles as the cat breathes.', 'Often a purr says, I am happy here.'],
    [
      'In its throat a cat has a voice box, just as we have. When it purrs, the voice box wobbles very fast.',
      'Mostly a cat purrs when it feels well. Sometimes it purrs when it is worried, and perhaps that calms it.',
    ],
    [
      'A cat purrs with its voice box, which is in the throat. Parts of it tremble very fast, and the breath going past begins to hum. It works breathing in and breathing out, so there is hardly a gap.',
      'Most purring means that a cat is content. But cats also purr when they are hurt or worried, and perhaps it soothes them.',
    ],
  ),
  answer(
    /\b(?:dogs?|pupp(?:y|ies))\b.*\b(?:wag|wags|wagging)\b/,
    [
      'Dogs talk with their tails: how they hold and wag them shows others how they feel.',
      'American Kennel Club, on why dogs wag their tails',
    ],
    ['A tail can talk! Dogs talk with tails.', 'A big loose wag says, hello, hello!'],
    [
      'A dog cannot say how it feels, and so its tail says it. Other dogs can read it.',
      'A wide and loose wag is friendly. A stiff tail, held high, says, wait.',
    ],
    [
      'A tail is a sort of flag. Dogs show each other with it how they feel, and they can tell from far off. A wide, loose wag is friendly, and a low one may be unsure.',
      'A high tail that is stiff and quick can mean, keep off. So it is wise to read all of the dog, and to ask its owner.',
    ],
  ),
  answer(
    /(?<!\b(?:jelly|star|cray|cuttle)[ -])\b(?:gold)?fish(?:es)?\b.*\bbreath(?:e|es|ing)?\b|\bbreath(?:e|es|ing)\b.*(?<!\b(?:jelly|star|cray|cuttle)[ -])\b(?:gold)?fish(?:es)?\b/,
    [
      'Fish take water in at the mouth and let it out over their gills, which take the oxygen out of it.',
      'Encyclopaedia Britannica, "Gill"',
    ],
    ['Fish have gills. Water goes in at the mouth.', 'The gills take the oxygen out of it.'],
    [
      'There is oxygen in water as well, only very little. A fish takes a mouthful of water and pushes it out through its gills.',
      'The gills take the oxygen out as it goes by.',
    ],
    [
      'Fish need oxygen as we do, and there is some in water too. A fish takes in water at its mouth and lets it out at the sides, through the gills. They are thin and red, and full of tiny folds.',
      'There the oxygen goes through into the fish. In air the folds of most fish would stick together, and could not do it.',
    ],
  ),
  answer(
    /(?<!\b(?:jelly|star)[ -])\b(?:gold)?fish(?:es)?\b.*\b(?:a?sleep|sleeps|sleeping)\b/,
    [
      'Most fish rest, though they have no eyelids to shut; many stay alert to danger.',
      'NOAA National Ocean Service, "Do fish sleep?"',
    ],
    ['Yes, fish rest. But most cannot shut their eyes!', 'Some float still. Some lie in the sand.'],
    [
      'Yes, they rest, but most of them have no eyelids. So they rest with open eyes.',
      'Some hang quite still in the water. Some tuck themselves in between stones.',
    ],
    [
      'Most fish do rest, though not quite as we do. Nearly all of them have no eyelids, so you cannot see it from the eyes. They hang still in the water, or sink down, or wedge themselves between stones.',
      'Even so they stay awake enough to notice danger. Some fish keep swimming slowly all the time.',
    ],
  ),
  answer(
    /\bsnakes?\b.*\b(?:legs?|feet(?! long))\b|\bsnakes?\b.*\b(?:move|slither|walk)\b/,
    [
      'Snakes come from lizards whose legs grew smaller over millions of years, and nobody is quite sure why; they move by pushing with their muscles and the scales of their belly.',
      'Encyclopaedia Britannica, "Snake"',
    ],
    ['Long, long ago they had legs.', 'Now they push with their tummies. That works well!'],
    [
      'Very long ago snakes had legs. Slowly the legs grew smaller, until there were none.',
      'Perhaps legs were in the way in narrow holes. Now a snake pushes with its belly.',
    ],
    [
      'Snakes come from lizards, and those had four legs. Over millions of years the legs became smaller, until there were none. Perhaps they were in the way in narrow burrows, but nobody is quite sure.',
      'A snake pushes itself along with its muscles and the broad scales on its belly. A few still have tiny leg bones inside.',
    ],
  ),
  answer(
    /(?<!\b(?:glow|silk)[ -])\b(?:earth)?worms?\b.*\brain(?:s|y|ing|ed)?\b|\brain(?:s|y|ing|ed)?\b.*(?<!\b(?:glow|silk)[ -])\b(?:earth)?worms?\b/,
    [
      'Nobody is quite sure why worms come up in rain; on wet ground they can travel without drying out.',
      'Scientific American, on why earthworms surface after rain',
    ],
    ['A worm must stay wet. Sun would dry it.', 'In the rain it can go far.'],
    [
      'A worm breathes through its skin, and the skin must be wet. In the sun it would dry up.',
      'When it rains, a worm can travel on top. Nobody knows all the reasons.',
    ],
    [
      'An earthworm has no lungs. It breathes through its skin, and the skin has to be damp, or it does not work. So a worm stays down in the ground while the sun shines.',
      'When it rains, it can travel a long way on top without drying out. There may be other reasons. People are not sure yet.',
    ],
  ),
  answer(
    /\b(?:what|where|why|how)(?: do| does| are| can)? (?:the |an? |all )?(?:earth[ -]?)?worms?\b.*\b(?:do|eat|dig\w*|burrow\w*|tunnels?|live|good|useful|important|help\w*|soil|underground|for)\b/,
    [
      'Earthworms burrow and eat dead leaves and soil; their burrows let air and water in, and what they leave feeds plants.',
      'Royal Horticultural Society, on earthworms',
    ],
    [
      'Worms dig in the ground, and they eat. They eat old leaves, and earth.',
      'Then plants grow well. Thank you, worms!',
    ],
    [
      'Worms dig tunnels in the ground. They pull old leaves down and eat them, with a lot of earth.',
      'What comes out behind is good for plants. And the tunnels let in air and rain.',
    ],
    [
      'An earthworm digs through the ground with its whole body, and it eats as it goes. At night it may reach out, catch a fallen leaf, and pull it down its hole. Leaves and earth go through it and come out finer than before.',
      'Plants grow well in what it leaves. Its tunnels let in air and rain. Nobody thanks it, and it works all night.',
    ],
  ),
  answer(
    /\bbutterfl(?:y|ies)\b.*\bwinter\b|\bwinter\b.*\bbutterfl(?:y|ies)\b/,
    [
      'Some butterflies sleep through the winter in sheds and hollow trees, most wait as an egg, a caterpillar or a chrysalis, and a few fly south.',
      'Butterfly Conservation, on how butterflies spend the winter',
    ],
    ['Some sleep in sheds till spring. Some fly away.', 'And some are still an egg. Or a caterpillar!'],
    [
      'Some butterflies sleep in sheds and hollow trees till spring. A few fly away to where it is warm.',
      'Most are not butterflies yet. They wait as an egg, a caterpillar or a chrysalis.',
    ],
    [
      'It depends on the butterfly. Some fold up their wings and sleep in a shed, in ivy or in a hollow tree. A few fly south, as swallows do, and some of those go all the way to Africa.',
      'But most of them are not butterflies yet. They pass the winter as an egg, or a caterpillar, or a chrysalis, and nobody notices them.',
    ],
  ),
  answer(
    /\bbees?\b.*\bwinter\b|\bwinter\b.*\bbees?\b/,
    [
      'Honeybees stay awake in winter, huddle round their queen, shiver to keep warm and live on their honey; of most bumblebees only the young queens are there in winter, and they sleep in the ground.',
      'British Beekeepers Association and Bumblebee Conservation Trust, on bees in winter',
    ],
    ['Honeybees stay in, all close together. They shiver, and so keep warm.', 'And they eat their honey!'],
    [
      'Honeybees stay at home. They sit in a ball round their queen, and shiver to keep warm.',
      'There they live on the honey that they made in summer. A bumblebee queen sleeps in the ground.',
    ],
    [
      'Honeybees do not fly away in winter, and they do not sleep through it. They sit in the hive in a thick ball, with their queen in the middle. They shiver, which makes them warm, and take turns on the outside.',
      'They live on the honey that they made in summer, and that is what it is for. Bumblebee queens sleep in the ground.',
    ],
  ),
  answer(
    /^(?!.*\b(?:polar|people|humans?|we|white|colou?rs?|tracks?|footprints?)\b)(?:.*\bbears?\b.*\bwinter\b|.*\bhibernat|.*\banimals?\b.*\bwinter\b)/,
    [
      'In winter some animals go away to warmer places, some live on stores, and some sleep deeply in a safe place and use very little.',
      'US National Park Service, on winter and hibernation',
    ],
    ['In winter there is little food. So some sleep till spring.', 'Some fly away. Some keep warm and stay.'],
    [
      'In winter there is not much to eat. Some animals eat a lot in autumn, and then sleep in a safe place.',
      'Others fly to where it is warm. And some stay, in a thicker coat.',
    ],
    [
      'Winter is cold, but the real trouble is that there is so little to eat. Some animals sleep it out. They get fat in autumn, creep into a den, and then breathe slowly and use very little.',
      'Many birds fly to where there is food. Others hide stores, or grow a thick coat and go on looking.',
    ],
  ),
  answer(
    /^(?!.*\b(?:without|leave|lose|out of|no)\b).*\bsnails?\b.*\bshells?\b/,
    [
      'A snail hatches with a tiny shell and makes it bigger at the edge as it grows, out of lime from its food.',
      'Encyclopaedia Britannica, "Gastropod"',
    ],
    ['A baby snail has a tiny shell. At the edge it grows.', 'Snail and shell grow together.'],
    [
      'A snail has a shell from the very first day, a tiny soft one. Then it builds on at the edge.',
      'The shell grows round and round, just as fast as the snail.',
    ],
    [
      'A snail comes out of its egg with a tiny shell already on. As it grows, it adds a little to the edge, and so the shell winds round and round. It never has to change houses.',
      'The shell is made of lime, the stuff in chalk. A snail gets that from what it eats. It can even mend small holes.',
    ],
  ),
  answer(
    /\bflamingo(?:e?s)?\b.*\b(?:one|1) leg\b/,
    [
      'A flamingo can stand on one leg with hardly any effort; it may also help to keep warm. It is still being studied.',
      'Royal Society, Biology Letters, on flamingos and one-legged standing',
    ],
    ['One leg is easy for a flamingo. It hardly wobbles.', 'The other leg can rest, all warm.'],
    [
      'For a flamingo one leg is hardly any work. The leg settles by itself, even when the bird sleeps.',
      'The other foot is tucked up warm. People are still finding out the rest.',
    ],
    [
      'To us one leg looks hard, but we are not flamingos. When a flamingo stands on one leg, its bones settle so that hardly any strength is needed. It can even sleep like that.',
      'The other foot is dry and warm in its feathers meanwhile. There may be more reasons, and people are still finding out.',
    ],
  ),
  answer(
    /\bflamingo(?:e?s)?\b.*\bpink\b|\bpink\b.*\bflamingo(?:e?s)?\b/,
    [
      'Flamingos get their pink from what they eat: algae and small shrimps with red colours in them.',
      "Smithsonian's National Zoo, on flamingos",
    ],
    ['Chicks are grey. But there is red in their food.', 'So slowly, slowly, they turn pink!'],
    [
      'A flamingo chick is grey. It turns pink because of what it eats.',
      'There is a red colour in the tiny shrimps and algae. It goes into the feathers.',
    ],
    [
      'A flamingo is not born pink. The chicks are grey or white. But their food is tiny shrimps and algae, and those have a red colour in them. It is the same sort of colour that is in carrots.',
      'The colour goes into the feathers as they grow. A flamingo that ate other things would slowly turn pale.',
    ],
  ),
  answer(
    /\bwhy\b.*\bzebras?\b.*\b(?:stripes?|striped|stripy)\b|\bzebras?\b.*\bstripes? for\b/,
    [
      'Biting flies find it hard to land on stripes; that is the best known reason, and others are still being studied.',
      'University of California, Davis, on zebra stripes',
    ],
    ['Some flies bite. Stripes muddle them!', 'They cannot land so well.'],
    [
      'There are flies that bite. When they fly up to stripes, they get muddled and cannot land well.',
      'That is the best reason that people have found. They are still looking for more.',
    ],
    [
      'People have guessed at this for a long time. The best reason found so far is flies. Where zebras live there are flies that bite, and close up to stripes they get muddled and miss their landing.',
      'Somebody even put striped coats on horses, and fewer flies landed on them. It may not be the only reason.',
    ],
  ),
  answer(
    /\b(?:why|what|how did)\b.*\bgiraffes?\b.*\bnecks?\b/,
    [
      'A long neck lets a giraffe eat leaves that few others can reach; males also fight with their necks. It is still being studied.',
      'Encyclopaedia Britannica, "Giraffe"',
    ],
    ['The leaves up there are good. Few others can reach them.', 'A giraffe can!'],
    [
      'High up in the trees are leaves that few others reach. A long neck can.',
      'Inside there are only seven bones, as in our own necks. But what bones!',
    ],
    [
      'With a long neck a giraffe can eat leaves from high up, where few others reach. It can also see far over the grass. Male giraffes swing their necks at each other when they fight. People still argue which of these mattered most.',
      'Inside such a neck are only seven bones, just as in ours. They are simply very long ones.',
    ],
  ),
  answer(
    /\bchameleons?\b.*\b(?:colou?rs?|change|camouflage\w*|blend|hide|invisible)\b|^what (?:are|is an?) chameleons?$/,
    [
      'Chameleons change colour by moving tiny crystals in their skin; they do it mostly to show others how they feel, and to get warmer or cooler.',
      'University of Geneva, on the crystals in chameleon skin',
    ],
    ['Tiny bits in its skin move. Then the lizard changes colour.', 'That shows others how it feels.'],
    [
      'A chameleon is a lizard with tiny crystals in its skin. When it moves them apart or together, the colour changes.',
      'Mostly it does that to show others how it feels, and not to hide.',
    ],
    [
      'A chameleon is a lizard, and it has tiny crystals in its skin. When it is calm they lie close together, and often it looks green. When it is excited they move apart, and then the skin throws back yellow and red.',
      'Most of all it is a way of talking to other chameleons. A dark chameleon also takes up more warmth from the sun.',
    ],
  ),
  answer(
    /\bcats?\b.*\bland\w*\b.*\b(?:feet|paws)\b/,
    [
      'A falling cat feels which way is up and twists the front and then the back of its bendy body; it does not always come off unhurt.',
      'Encyclopaedia Britannica, "Cat"',
    ],
    [
      'A cat feels which way is up. It twists, quick as quick.',
      'First the head. Then the rest. But never, never drop a cat!',
    ],
    [
      'A cat feels in its ears which way is up. First it turns its head, then its front, then its back.',
      'Its back is very bendy. But a fall can hurt a cat, so nobody should ever try it.',
    ],
    [
      'Deep in its ears a cat feels at once which way is up. It turns its head and its front legs round, and then the back follows. It can do this because its backbone is so very bendy.',
      'It does not always work. From high windows cats do get hurt, so it is kinder never to try it out.',
    ],
  ),
  answer(
    /^(?!.*\bcolou?rs?\b).*\bbats?\b.*\b(?:see|blind|hear|ears|echo\w*|find (?:their|its) way|find (?:food|moths|insects|things)|bump\w*)\b|\bhow\b.*\bbats?\b.*\bfly\w*\b.*\b(?:dark|night)\b/,
    [
      'Most bats that hunt at night find their way by calling and listening to the echoes; bats can see as well.',
      'Bat Conservation Trust, on echolocation',
    ],
    ['A bat calls out, very high. Then it listens.', 'The sound comes back. Now it knows what is there.'],
    [
      'Bats can see. In the dark most of them call, too high for us to hear.',
      'The sound comes back from a tree or a moth. So a bat hears what is there.',
    ],
    [
      'Bats are not blind. But in the dark most of them use their ears. A bat calls again and again, much too high for us. Every call comes back from whatever it meets.',
      'That is an echo. From it a bat can tell how far off a thing is, and how big.',
    ],
  ),
  answer(
    /\bducks?\b.*\b(?:wet(?! weather)|dry(?! land)|waterproof)\b/,
    [
      'Ducks comb oil from a gland by the tail through their feathers; the tightly hooked feathers keep water out.',
      'Cornell Lab of Ornithology, on feathers and preening',
    ],
    ['A duck puts oil on its feathers. It combs and combs.', 'Water rolls off. Plip!'],
    [
      'By its tail a duck has a place with oil. With its beak it combs the oil into its feathers.',
      'The feathers hook together like a zip. Water rolls off, and the duck stays dry.',
    ],
    [
      'Look at a duck tidying itself. Near the tail it has a place that makes oil. With its beak it spreads that over every feather. Each feather also has tiny hooks, which hold it together like a zip.',
      'So water runs off in drops. Underneath are soft small feathers with air between them, and those stay warm and dry.',
    ],
  ),
  answer(
    /^(?!.*\b(?:boys?|males?|fathers?|daddies)\b).*\bkangaroos?\b.*\b(?:carry|carries|pouch\w*|babies|baby|pockets?|joey\w*)\b/,
    [
      'A kangaroo is born tiny and crawls into the pouch of its mother, where it drinks milk and grows for months.',
      'Australian Museum, on kangaroos',
    ],
    ['Mother has a pouch on her tummy.', 'The baby is tiny. In there is milk, and it is warm.'],
    [
      'A new kangaroo is as small as a bean. It crawls into the pouch on the tummy of its mother.',
      'There it drinks milk and grows for months. Later it hops in and out.',
    ],
    [
      'A kangaroo is born when it is no bigger than a bean. It has no fur and cannot see. All by itself it climbs up through the fur of its mother into her pouch.',
      'In there is milk, and it is warm. After some months it looks out, and later it hops in and out as it likes.',
    ],
  ),
  answer(
    /\bhedgehogs?\b.*\b(?:curl\w*|roll\w*|balls?|spik\w+|prickl\w+|spin(?:es?|y))\b/,
    [
      'A hedgehog has a ring of muscle round its back with which it pulls its spiny skin together like a drawstring bag.',
      'British Hedgehog Preservation Society, on hedgehogs',
    ],
    ['It pulls its skin round itself. Like a bag with a string!', 'In goes the nose. Only prickles are out.'],
    [
      'A hedgehog has a big loose skin full of prickles. Round the edge runs a strong muscle.',
      'It pulls that tight, like the string of a bag. Then only prickles are outside.',
    ],
    [
      'The prickles of a hedgehog are stiff hollow hairs, and there are thousands of them. They sit on a loose skin, and round the edge of that runs a strong muscle. When a hedgehog is afraid, it draws the muscle tight.',
      'Then the skin closes like a bag with a string, with nose and feet inside. Hardly anybody can find the way in.',
    ],
  ),
  answer(
    /^(?!.*\b(?:eat|like|love|crack|open)\b).*\bsquirrels?\b.*\b(?:nuts?|acorns?|remember|bury)\b/,
    [
      'Squirrels hide nuts for the winter in many places; they remember many of them and find others by smell. Forgotten ones may grow into trees.',
      'Woodland Trust, on squirrels',
    ],
    ['They hide nuts for winter. They remember, and they sniff!', 'Some nuts they forget. Then trees may grow!'],
    [
      'For the winter a squirrel hides its nuts one by one. It remembers many of the places, and finds others by smell.',
      'Those it never finds may grow into trees.',
    ],
    [
      'A squirrel hides nuts for the winter. Mostly it does not keep them in one place, where somebody could take them all. It buries them one at a time. It remembers a good many of the places, and others it finds with its nose.',
      'Some it never finds again. From an acorn that was forgotten there may come an oak.',
    ],
  ),
  answer(
    /\b(?:glow[ -]?worms?|fireflies|firefly|lightning bugs?)\b.*\b(?:glow\w*|lights?|lit|shin\w+|flash\w*|blink\w*|bright)\b|\b(?:light|glow) (?:of|in) (?:a )?(?:glow[ -]?worms?|fireflies|firefly)\b|^what (?:are|is an?) (?:glow[ -]?worms?|fireflies|firefly|lightning bugs?)$/,
    [
      'Fireflies and the glow-worms of Europe are beetles; in their tails two substances meet with oxygen and give off cold light, with which they find each other.',
      'Buglife and Wildlife Trusts, on glow-worms',
    ],
    ['They mix two things inside. That makes light!', 'The light says, here I am.'],
    [
      'They are beetles. In their tails they mix two things with air. That shines, and does not get hot.',
      'With the light they tell each other, here I am.',
    ],
    [
      'Fireflies are not flies, and the glow-worms of Europe are not worms. They are beetles. In the tail they have two things that shine when they meet with oxygen. It hardly gets warm at all.',
      'Mostly it is how they find each other in the dark. Each sort has its own way of saying, here I am.',
    ],
  ),
  answer(
    /^(?!where\b).*\b(?:bees?|flies|bumblebees?|honeybees?)\b.*\bbuzz(?:es|ing)?\b|\bwhat makes the buzz\w*\b.*\bbees?\b/,
    [
      'The buzz of a bee or a fly is mostly the sound of its wings, which beat very fast and set the air trembling.',
      'Scientific American, on why bees buzz',
    ],
    ['Its wings go so fast! The air shakes.', 'That is the buzz.'],
    [
      'Bees and flies do not buzz with their mouths. Their wings go up and down so fast that the air trembles.',
      'That trembling is the buzz. Our ears can hear it.',
    ],
    [
      'The buzz does not come from the mouth. Bees and flies beat their wings so fast that we see only a blur. Those wings make the air tremble, and trembling air is what we call sound.',
      'Bumblebees even buzz while they hold on to a flower. It shakes the pollen loose.',
    ],
  ),
  answer(
    /\bowls?\b.*\b(?:heads?|necks?|turn round)\b/,
    [
      'The eyes of an owl cannot move in their sockets, so it turns its head; it has twice as many neck bones as we have.',
      'Audubon, on owls',
    ],
    ["An owl's eyes cannot move. So it turns its head.", 'Round it goes! Much further than ours.'],
    [
      'We can roll our eyes, and an owl cannot. They are fixed. So it turns its whole head instead.',
      'It has twice as many bones in its neck as we have.',
    ],
    [
      'The eyes of an owl are so big and long that they cannot turn. They are fixed, like the lamps of a car. If an owl wants to look sideways, it has to turn its head, and it can turn it very far.',
      'Its neck has twice as many bones as ours, and that helps. It cannot go quite all the way round, though.',
    ],
  ),
  answer(
    /\bfrogs?\b.*\bcroak|\bcroak\w*\b.*\bfrogs?\b/,
    [
      'Most croaking is done by male frogs, to call females and to tell other males where they are; many blow up a pouch that makes it louder.',
      'American Museum of Natural History, on frog calls',
    ],
    ['Boy frogs sing. They call, come here!', 'Many throats blow up like balloons.'],
    [
      'Mostly it is the male frogs. They call to say, here I am, and this is my place.',
      'Many blow up a pouch at the throat, and so it gets louder.',
    ],
    [
      'Nearly all croaking is done by males. They call, mostly at the water, so that females find them. It also tells other males that this place is taken.',
      'Many have a pouch at the throat that blows up like a balloon. It makes a small frog sound like a big one.',
    ],
  ),
  answer(
    /^(?!.*\b(?:two|2|one|how many)\b).*\bcamels?\b.*\bhumps?\b/,
    ['The hump of a camel is a store of fat, and not of water.', 'San Diego Zoo Wildlife Alliance, on camels'],
    ['In the hump is fat. Not water!', 'No food today? It lives on that.'],
    [
      'There is no water in it. A hump is full of fat, like a packed lunch.',
      'When there is nothing to eat, the camel lives on it. Then the hump gets small.',
    ],
    [
      'Many people think that there is water in the hump, but there is none. It is fat. A camel eats a lot when it can, and carries it along for the days when there is nothing.',
      'On a long hungry march the hump shrinks and may flop over. With food and rest it stands up again.',
    ],
  ),
  answer(
    /^(?!how (?:long|big|heavy|strong|many)\b).*\belephants?\b.*\btrunks?\b/,
    [
      'The trunk of an elephant is its nose and upper lip in one; with it the elephant smells, breathes, drinks, grasps and greets.',
      "Smithsonian's National Zoo, on elephants",
    ],
    ['A trunk is a nose. And it is a hand!', 'It smells. It drinks. It picks things up.'],
    [
      'A trunk is a nose and an upper lip, grown together. An elephant smells and breathes with it.',
      'It is also its hand. It pulls down leaves, sprays water, and says hello.',
    ],
    [
      'An elephant is so tall that its mouth does not reach the ground. Its trunk does. It is a nose and an upper lip in one, with no bone in it and thousands of little muscles.',
      'With it an elephant smells, breathes, picks up a single leaf, and squirts water into its mouth. It also says hello.',
    ],
  ),
  answer(
    /^(?!.*\b(?:oat|soya?|almond|coconut|rice|breast|human|goats?|powder\w*|chocolate|cheese|butter|yog\w+|cream|mother'?s)\b)(?:.*\b(?:where|how|what)\b.*\bmilk\b.*\b(?:come|comes|from|made)\b|.*\bcows?\b.*\b(?:make|makes|give|gives|produce|produces|have|get)\b.*\bmilk\b)/,
    [
      'Cows make milk in their udders for their calves, out of the grass and water they take in; farmers milk them.',
      'Agriculture and Horticulture Development Board, on dairy farming',
    ],
    ['A cow eats grass. Out of it she makes milk.', 'It is for her calf. And some is for us.'],
    [
      'A cow eats grass and drinks a lot of water. In her udder she makes milk out of it.',
      'The milk is for her calf. The farmer milks her, and some comes to us.',
    ],
    [
      'Cows make milk for their calves. They eat grass all day and chew it twice. It goes through four stomach rooms, which get the good out of it. The udder makes it into milk.',
      'A farmer milks the cow, mostly with a machine. The milk is heated for a moment to be safe, and comes to the shop.',
    ],
  ),
  answer(
    /\bladybirds?\b.*\bspots?\b|\bladybugs?\b.*\bspots?\b/,
    [
      'The bright colours of ladybirds warn birds that they taste bad; the spots do not tell their age.',
      'The Naked Scientists, University of Cambridge, "Why do ladybirds differ in their spots?"',
    ],
    ['Red and black says, do not eat me!', 'Ladybirds taste bad. Birds know that.'],
    [
      'Red with black spots is a warning. It says to birds, I taste horrible.',
      'And it is so. The number of spots does not tell how old a ladybird is.',
    ],
    [
      'Red with black spots can be seen from far away, and that is the point. Ladybirds taste bitter. A bird that has tried one will mostly leave the next one alone.',
      'The spots have nothing to do with birthdays. How many there are depends mostly on the sort of ladybird, and it keeps them for life.',
    ],
  ),
  answer(
    /^(?!.*(?:\b(?:stop\w*|not|never|night)|n't)\b).*\b(?:why|what)\b.*\bbirds?\b.*\b(?:sing|sings|singing|tweet\w*|chirp\w*)\b/,
    [
      'Birds sing to keep their place and to find a mate; early in the morning it is quiet and too dark to feed.',
      'RSPB, on birdsong and the dawn chorus',
    ],
    ['A song says, this is my tree!', 'It says, come and live with me.'],
    [
      'A song tells other birds, this is my tree. It also says, who would like to live here with me?',
      'Early in the morning it is still, and so a song goes far.',
    ],
    [
      'Mostly a bird sings for two reasons. To its neighbours it says that this tree is taken. To a mate it says that here is somebody strong, with a good place to live.',
      'At dawn it is still too dark to look for food, and the air is quiet. So that is a good time to be heard.',
    ],
  ),
  answer(
    /^(?!.*\b(?:lose|fall|shed|many|white|grow)\b).*\bcats?\b.*\bwhiskers?\b/,
    [
      'The whiskers of a cat are very sensitive; with them it feels its way in the dark and in narrow places.',
      'International Cat Care, on the senses of cats',
    ],
    ['Whiskers feel. They feel the wall, even in the dark.', 'They tell the cat, too narrow!'],
    [
      'Whiskers are long stiff hairs that feel a great deal. They feel a wall before the cat bumps into it.',
      'They even feel the air move. So a cat finds its way in the dark.',
    ],
    [
      'Whiskers are not there to look handsome. Each of them grows from a very deep root with many nerves, and feels the smallest push. In the dark a cat knows by them where the wall is.',
      'They feel moving air as well. So it would be unkind ever to cut them.',
    ],
  ),
  answer(
    /\bspiders?\b.*\bst(?:ick|uck)\b.*\bwebs?\b|(?:n't|\bnot|\bnever)\b.*\bspiders?\b.*\bst(?:ick|uck)$/,
    [
      'Spiders mostly walk on dry threads and touch the sticky ones with care; fine hairs and a coating on their legs help.',
      'Smithsonian Tropical Research Institute, on spiders and their webs',
    ],
    ['Not all threads are sticky. A spider knows which.', 'It walks on tiptoe.'],
    [
      'Only some of the threads are sticky. A spider knows the dry ones and walks on those.',
      'And it touches the others only with the tips of its hairy feet.',
    ],
    [
      'A round web has two sorts of thread. Those that run from the middle outwards are dry, and the round ones are sticky. A spider mostly uses the dry ones.',
      'Where it must touch glue, it does so with a few fine hairs, and pulls them off with care. There is a coating on its legs that hardly sticks, too.',
    ],
  ),
  answer(
    /\bdinosaurs?\b.*\b(?:not live|live any ?more|no dinosaurs|still alive|any ?more|die|died|dead|extinct|disappear\w*|gone|go(?=$| away))\b|\bhappened to\b.*\bdinosaurs?\b|\bno (?:more )?dinosaurs\b/,
    [
      'About 66 million years ago a huge rock from space struck the Earth; in the dark and cold that followed most dinosaurs died out. Birds are what is left of them.',
      'Natural History Museum, London, on how dinosaurs died out',
    ],
    [
      'Long ago a huge rock fell from space. It grew dark and cold.',
      'Only some with feathers were left. We call them birds!',
    ],
    [
      'Long, long ago a huge rock fell from space. It threw up so much dust that it grew dark and cold.',
      'Most dinosaurs did not live through that. But some small ones with feathers did, and we call them birds.',
    ],
    [
      'Long before there were people, a rock as big as a mountain fell from space. It threw up so much dust and soot that the sun hardly came through. It grew cold, and the plants did not grow.',
      'Most dinosaurs had nothing left to eat, and so there were no more of them. But some small ones with feathers came through it. We call them birds.',
    ],
  ),
  answer(
    /^(?!.*\b(?:meat|flying|sea|swimming|teeth|tooth|eggs?|brains?|claws?|heads?|necks?|footprints?|smallest)\b)(?:.*\b(?:biggest|largest|tallest|longest|heaviest)\b.*\bdinosaurs?\b|.*\bdinosaurs?\b.*\b(?:biggest|largest|tallest|longest|heaviest)\b|.*\bhow (?:big|tall|heavy)\b.*\bdinosaurs?\b)/,
    [
      'The largest dinosaurs were plant-eaters with long necks, such as Argentinosaurus and Patagotitan; as few of their bones were found, nobody knows which was the very biggest.',
      'Natural History Museum, London, on the largest dinosaurs',
    ],
    ['The biggest had long, long necks. They ate leaves.', 'They were longer than a bus. Much longer!'],
    [
      'The biggest were those with long necks, and they only ate plants. One is called Patagotitan.',
      'It was about as long as three buses. There may be bigger ones still in the ground.',
    ],
    [
      'The biggest of all were plant-eaters with very long necks. Two of them are called Argentinosaurus and Patagotitan. They were about as long as three buses in a row, and perhaps as heavy as ten elephants.',
      'Nobody knows which was the very biggest, since only some of the bones were found. A bigger one may still be lying in the ground.',
    ],
  ),
];
