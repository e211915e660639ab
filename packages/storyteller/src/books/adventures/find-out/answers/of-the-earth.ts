import { answer, type Answer } from './answer.ts';

/** What children ask about the sky, the sea and the ground. */
export const OF_THE_EARTH: readonly Answer[] = [
  answer(
    /^(?!.*\b(?:sunsets?|sunrises?|evening|diving|sky ?lanterns?)\b).*(?:\bsky\b.*\b(?:blue|colour|color)\b|\bblue sky\b)/,
    [
      'Sunlight holds all the colours; the air sends its blue about in every direction much more than its red.',
      'NASA Space Place, "Why Is the Sky Blue?"',
    ],
    ['Sunlight has all the colours in it. Air throws the blue about.', 'So blue comes from all over the sky.'],
    [
      'Sunlight has all the colours of the rainbow in it. In the air, the blue bounces about far more than the red.',
      'So blue comes to us from everywhere up there.',
    ],
    [
      'Sunlight looks white, but every colour of the rainbow is mixed up in it. The air is made of pieces far too small to see. They knock the blue light about in all directions, and let most of the red go straight on.',
      'So wherever you look in the sky, a little blue is coming towards you. Nobody had to paint it.',
    ],
  ),
  answer(
    /^(?!.*\b(?:moon|stars?|venus|planets?|lights|lamps?|city|eyes|bugs|flies|scream|burning)\b).*(?:\b(?:still|so) (?:light|bright|sunny)\b.*\b(?:bed|bedtime|night|evening)\b|\b(?:bed|bedtime|night|evening)\b.*\b(?:still|so) (?:light|bright|sunny)\b|\bsun\b.*\bstill\b.*\b(?:up|out|shining)\b)/,
    [
      'The Earth leans, and in summer our half leans towards the sun, so that days are long and evenings light; we need our sleep just the same.',
      'NASA Space Place, "What Causes the Seasons?"',
    ],
    ['In summer we lean to the sun. So the days are long.', 'But we need our sleep, light or dark.'],
    [
      'The Earth leans over a little. In summer our side leans towards the sun, and so it sets late.',
      'The sun stays up, but our bodies still want their sleep. That is what curtains are for.',
    ],
    [
      'The Earth does not stand up straight; it leans. In summer our half of it leans towards the sun. As the Earth turns, we are in the light for much longer, and the sun sets late.',
      'How much sleep we need hardly changes with the sun. So in summer we go to bed in the light, and draw the curtains.',
    ],
  ),
  answer(
    /^(?!.*\b(?:wind (?:turbines?|farms?|power|mills?|chimes?|instruments?|energy)|willows|break wind|wind up)\b).*(?:\bwind\b.*\b(?:blow|come from|comes from|made)\b|\bwhat(?:'s| is| makes?) (?:the )?wind\b|\bwhy is it windy\b)/,
    [
      'The sun warms some places more than others; warm air rises and cooler air flows in to take its place, and that flow is the wind.',
      'Met Office, on what causes wind',
    ],
    ['The sun warms the air. Warm air goes up.', 'Cool air runs in to fill the gap. That is wind!'],
    [
      'The sun warms some places more than others. Warm air is light, and so it rises.',
      'Then cooler air runs in from the side to take its place. That running air is the wind.',
    ],
    [
      'The sun does not warm everything the same. Land gets warmer than water, and a bare field warmer than a wood. Warm air is light and rises, and that leaves room below.',
      'From all around cooler air flows in to fill it. We cannot see it, but we feel it on our faces, and call it wind.',
    ],
  ),
  answer(
    /^(?!.*\b(?:out|red|orange|pink|rain\w*|clouds?|winter|early|cream|burn\w*|skin|space|caves?|inside|room|sea|ocean|underground|monsters?|eclipses?|storms?|see|me)\b).*(?:\bsun\b.*\b(?:go|goes|sleep|set)\b|\b(?:dark|night)\b.*\bat night\b|\bnight\b.*\bdark\b|\bwhy (?:is|does|do)\b.*\b(?:get|it) dark\b|\bday and night\b)/,
    [
      'The Earth turns round once a day; it is night on the side that is turned away from the sun.',
      'Encyclopaedia Britannica, "Day"',
    ],
    ['The sun stays where it is. We turn! The Earth goes round and round.', 'Now we face away. So it is night.'],
    [
      'The sun does not go anywhere. The Earth turns round like a slow roundabout, once a day.',
      'When our side has turned away from the sun, we have night. On the other side they get up.',
    ],
    [
      'The sun goes nowhere. It is the Earth that turns, once round in a day and a night, and we are carried along. Nobody feels it, because it goes so smoothly, and everything around us turns as well.',
      'When our side faces away from the sun, we stand in the shadow of our own Earth. We call that the night.',
    ],
  ),
  answer(
    /^(?!.*\b(?:space ?(?:stations?|ships?|rockets?|suits?|shuttles?|probes?|race)|rockets?|parking|astronauts?)\b).*(?:\bhow big\b.*\b(?:universe|space)\b|\b(?:universe|space)\b.*\b(?:end|stop|finish)\w*\b)/,
    [
      'Nobody knows how big the universe is; we can see only a part of it, and it is growing.',
      'NASA Science, on the universe',
    ],
    ['Very, very big. Nobody has seen the end.', 'And it grows all the time.'],
    [
      'Nobody knows how big it is. We can only see the part whose light has had time to come here.',
      'And it is getting bigger all the time.',
    ],
    [
      'Nobody knows how big the universe is, or whether it ends at all. Light is the fastest thing there is, and even light takes time. So we can see only as far as light has been able to travel to us.',
      'Beyond that there is surely more, but nobody has seen it. And all the time the whole of it is growing.',
    ],
  ),
  answer(
    /\bblack holes?\b/,
    [
      'A black hole is a place where gravity is so strong that not even light can get out; many are left when very big stars collapse.',
      'NASA Space Place, "What Is a Black Hole?"',
    ],
    ['It is a place in space. It pulls so hard!', 'Even light cannot get out. So it is black.'],
    [
      'It is a place in space. It pulls so hard that nothing gets out again. Even light cannot.',
      'That is why it is black. The nearest one that we know is very, very far away.',
    ],
    [
      'A black hole is not really a hole. It is a very great deal of stuff, squeezed into a very small place. It pulls so hard that whatever comes too near cannot leave again. Even light cannot.',
      'Many of them were enormous stars once, which fell in on themselves. All those that we know of are very far away.',
    ],
  ),
  answer(
    /\baliens?\b.*\b(?:mars|planets?|space|out there|exist|real)\b|\blife\b(?!.*\bdeath\b).*\b(?:on mars|planets?|in space|out there)\b|^(?:is|are|does) (?:there )?(?:anyone|anybody|someone|somebody)\b.*\b(?:on mars|on other planets)\b|^is (?:there )?(?:anyone|anybody|someone|somebody)\b.*\bout there\b/,
    [
      'Nobody has found life anywhere but on Earth so far; spacecraft and telescopes are looking for it.',
      'NASA Science, "Can We Find Life?"',
    ],
    ['Nobody has found any so far.', 'Robots and telescopes look. They still look.'],
    [
      'So far nobody has found anything alive out there. But there are very many places to look.',
      'Robots look at the rocks of Mars, and big telescopes watch far planets. They are still looking.',
    ],
    [
      'The honest answer is that nobody knows. So far the only place where anything is known to live is the Earth. Robots search on Mars for signs of tiny living things from long ago. Telescopes look at the planets of other stars.',
      'Nothing sure has been found yet. But space is large, and they have only just begun to look.',
    ],
  ),
  answer(
    /^(?!.*\b(?:heat|brain|micro|light|gravitational|shock|tidal|tsunamis?|radio|sound|sine|hair)\b).*(?:\b(?:why|what|how|where)\b.*\bwaves\b(?!.*\b(?:hands?|radio|sound)\b))/,
    [
      'Most waves are made by wind blowing over the water.',
      'NOAA National Ocean Service, "Why does the ocean have waves?"',
    ],
    ['The wind makes them. It blows over the sea.', 'It pushes the water up and down.'],
    [
      'The wind makes them. It blows over the sea, rubs along the top, and pushes up little ripples.',
      'The longer it blows, the bigger they grow.',
    ],
    [
      'Most waves are made by the wind. It rubs along the top of the water and pushes up ripples, and then it has something to push against. Where it blows hard for days, the ripples grow into hills.',
      'The water itself hardly travels. It goes up and round and down again, and only the wave moves on.',
    ],
  ),
  answer(
    /^(?!.*\b(?:bath\w*|sink|plug|taps?|toilets?|bottle|pipes?|hose|mouth|ears?|eyes?|boats?|pool|red tide|floods?|people|turtles?|animals?|seals?)\b).*(?:\b(?:sea|tide|tides|water)\b.*\b(?:in and out|go out|goes out|come in|comes in|go away)\b|\bwhy\b.*\btides?\b|\bwhat\b.*\btides?\b)/,
    [
      'The tides are made mostly by the pull of the moon, and in part by that of the sun.',
      'NOAA SciJinks, "What Causes Tides?"',
    ],
    ['The moon does it! It pulls the sea.', 'So the sea comes in. And it goes out.'],
    [
      'The moon does it, from far away. It pulls at the sea, and the water heaps up a little.',
      'As the Earth turns, every beach comes to the heap. Then the sea is in.',
    ],
    [
      'It is the moon, more than anything. The moon pulls at the Earth, and the water of the sea gives way a little. It heaps up on the side towards the moon, and on the far side as well.',
      'The Earth turns, and so every coast is carried through the high water and out again. The sun helps a little.',
    ],
  ),
  answer(
    /^(?!.*\b(?:die[sd]?|dying|dead|death|funerals?|graves?|bur(?:y|ied)|heaven|live|lives|animals?|world cup|mars|jupiter|saturn|people)\b).*(?:\b(?:inside|in the middle of|in the centre of|at the centre of)\b.*\b(?:earth|world|planet)\b|\bwhat(?:'s| is) under the (?:ground|earth)\b)/,
    [
      'Under its thin crust of rock the Earth has a thick mantle of hot rock, and a core of very hot metal, mostly iron.',
      'US Geological Survey, "This Dynamic Earth"',
    ],
    ['First rock. Then hot rock. More and more!', 'In the middle is very hot metal.'],
    [
      'First comes a crust of rock, as thin as the skin of an apple. Under it is hot rock, very thick.',
      'In the very middle there is a great ball of hot metal.',
    ],
    [
      'We live on a crust of rock. Beside the whole Earth it is as thin as the skin of an apple. Under it lies hot rock, so deep that nobody has ever been there. It creeps, as slowly as fingernails grow.',
      'In the middle there is metal, mostly iron. The outer part of it is melted, and the inner part is solid.',
    ],
  ),
  answer(
    /^(?!.*\b(?:(?:does|did|do) snow white|dwar\w+|apple|coffin|asleep|sleep\w*|queen|princess|poison\w*|witch|prince|owls?|leopards?|hares?|bears?|fox\w*|geese|goose|eat)\b).*(?:\bwhy\b.*\bsnow\b.*\bwhite\b)/,
    [
      'Each bit of snow is clear ice; together they send back light of every colour, which looks white.',
      'National Snow and Ice Data Center, on the colour of snow',
    ],
    ['Snow is bits of clear ice. So many bits!', 'All the light bounces off. That looks white.'],
    [
      'One bit of snow is clear, like glass. But snow is a great heap of such bits.',
      'All the light bounces about in the heap and comes back out. All colours together look white.',
    ],
    [
      'Snow is made of ice, and ice is as clear as glass. But it is not one piece. Light that falls into snow bounces from one crystal to the next. In the end nearly all of it comes back out.',
      'No colour has been kept back on the way. And light with all its colours still in it looks white.',
    ],
  ),
  answer(
    /^(?!.*\b(?:ice ?cream|soda|cola|root beer)\b).*(?:\bwhy\b.*\bice\b.*\bfloat)/,
    [
      'Water takes up more room when it freezes, so a piece of ice is lighter than the same amount of room full of water.',
      'US Geological Survey, Water Science School, "Water Density"',
    ],
    ['Water gets bigger as it freezes.', 'So ice is light for its size. It floats!'],
    [
      'Most things get smaller when they get cold. Water is different. It gets bigger when it freezes.',
      'So ice is light for its size, and water can carry it.',
    ],
    [
      'Most things shrink as they grow cold. Water does too, at first. But when it freezes, its tiny parts line up in a pattern with plenty of room in it. So ice takes up more space than the water did.',
      'A thing that is lighter for its size than water will float. Ice is only a little lighter, so most of it stays under.',
    ],
  ),
  answer(
    /\bwhat(?:'s| is| are| makes?) (?:a |the )?(?:fire|flames?)\b(?! ?-?(?:engine|work|man|fighter|truck|drill|station|safety|alarm|escape|exit|door|brigade|extinguisher|place|ant|salamander))/,
    [
      'Fire is what we see and feel when something burns: it joins with oxygen from the air and gives off heat and light.',
      'Encyclopaedia Britannica, "Fire"',
    ],
    ['Something burns. It takes air to burn.', 'It gives light. And it is very hot!'],
    [
      'Fire is no thing that you could pick up. It is what we see when something burns.',
      'It needs something to burn, and air, and heat. Take away one of the three, and it goes out.',
    ],
    [
      'Fire is not a thing but something that happens. Wood or wax gets so hot that it joins with oxygen, which is a part of the air. As they join, they give off heat, and the hot gas glows.',
      'It needs three things, which are something to burn, oxygen and heat. When one of them is taken away, the fire is out.',
    ],
  ),
  answer(
    /^(?!.*\b(?:frogs?|caterpillars?|insects?|grasshoppers?|snakes?|parrots?|money)\b).*(?:\bgrass\b.*\bgreen\b|\bwhy (?:are|is|do)\b.*\b(?:plants|leaves|trees|leaf)\b.*\bgreen\b)/,
    [
      'Plants are green because of chlorophyll, with which they catch light to make their food.',
      'Encyclopaedia Britannica, "Chlorophyll"',
    ],
    ['There is green stuff in it. The green stuff catches the sun.', 'So the plant makes its food.'],
    [
      'There is a green stuff inside, in tiny grains. With it the plant catches the light of the sun.',
      'Out of light, air and water it makes its own food.',
    ],
    [
      'Plants cook for themselves. They take water from the ground and a gas from the air, and with light they turn them into sugar. What catches the light is a stuff called chlorophyll.',
      'It takes up the red and the blue of the light. The green is not wanted so much, and is sent back to us.',
    ],
  ),
  answer(
    /^(?!.*\b(?:castles?|worms?|glass|paper|eels?|martins?|sand ?wich\w*|shoes|sharks?)\b).*(?:\bsand\b.*\b(?:made|come|from)\b|\bmade\b.*\bsand\b|\bwhat is sand\b)/,
    [
      'Most sand is rock that was broken into grains by weather and water; some is broken shell and coral.',
      'NOAA National Ocean Service, "How does sand form?"',
    ],
    ['Sand was big rock once. Water broke it, bit by bit.', 'Some of it was shells.'],
    [
      'Once it was rock. Rain, frost and rivers broke it, smaller and smaller, for a very long time.',
      'The sea rubbed it round. Some beaches are made of broken shells.',
    ],
    [
      'Most sand was part of a mountain once. Frost and rain cracked the rock, and rivers rolled the pieces down to the sea. On the way they were knocked smaller and smaller, for thousands and thousands of years.',
      'Some sand was never rock at all. It is shells and coral, broken so small that you cannot tell.',
    ],
  ),
  answer(
    /^(?!.*\b(?:insects?|ants?|frogs?|home|house|us|people|book|table|family|school)\b).*(?:\b(?:leaves|leaf)\b.*\b(?:fall|drop|come off|change|chang\w+|turn|brown|red|yellow|orange|colou?r))/,
    [
      'In autumn trees stop making the green stuff of their leaves, so other colours show; then they drop the leaves, which would lose water in winter.',
      'US Forest Service, "Why Leaves Change Color"',
    ],
    [
      'In autumn the green goes away. Then the yellow shows. It was there before!',
      'The tree lets go. It rests till spring.',
    ],
    [
      'In summer leaves are full of green stuff. In autumn the tree stops making it, and yellow shows through.',
      'Then the tree shuts the door to each leaf, and lets it fall. It rests until spring.',
    ],
    [
      'All summer a leaf makes food with its green stuff. When the days grow short, the tree stops making any more green. Then one can see the yellow, which was under it all the time. The red is often newly made.',
      'Leaves lose a lot of water, and in winter that would be hard to replace. So the tree seals them off and lets them go.',
    ],
  ),
  answer(
    /^(?!.*\b(?:skin|burn\w*|face|nose|shoulders|cheeks|giants?|hair|eyes)\b).*(?:\bwhy\b.*\b(?:sunsets?|sun|sky)\b.*\b(?:red|orange|pink)\b)/,
    [
      'In the evening sunlight comes through much more air, in which most of the blue is lost on the way; the red goes on.',
      'NASA Space Place, "Why Is the Sky Blue?"',
    ],
    ['The sun is low then. Its light has a long way.', 'Blue gets lost. Red comes through!'],
    [
      'In the evening the sun is low. Its light comes to us through much more air.',
      'On that long way the blue is scattered and lost. The red gets through.',
    ],
    [
      'At noon sunlight comes down through the air by the shortest way. In the evening it comes in sideways, and has far more air to get through. On that road the blue is knocked about and lost.',
      'Red light is not knocked about so easily. It is what is left over at the end, and so we see it.',
    ],
  ),
  answer(
    /^(?!.*\b(?:die[sd]?|dying|dead|death|funerals?|graves?|bur(?:y|ied)|heaven|film|pop)\b).*(?:\bstars\b.*\b(?:in the day|daytime|by day|go in the morning)\b|\bwhere do (?:the |all the )?stars go\b)/,
    ['The stars shine by day as well; the bright sky hides them.', 'NASA Science, on stars'],
    ['They are still there! They shine all day.', 'But the sky is too bright by day.'],
    [
      'They do not go anywhere. They shine in the daytime, too.',
      'But the sky is so bright that their small light does not show.',
    ],
    [
      'The stars are there at noon, as many as at midnight, and they shine just as much. But the sun lights up the air, and the whole sky is bright.',
      'A small light is hard to see beside a great one. When the sun is gone, there they are, where they always were.',
    ],
  ),
  answer(
    /^(?!.*\b(?:die[sd]?|dying|dead|death|funerals?|graves?|bur(?:y|ied)|heaven|girls?|hospital)\b).*(?:\bflowers?\b.*\b(?:colou?rs?|colourful|colorful|smell|pretty|bright)\b|\b(?:colou?rs?|smell)\b.*\bflowers\b)/,
    [
      'Flowers have bright colours and scents to bring bees, butterflies and birds, which carry their pollen; different visitors like different ones.',
      'Royal Botanic Gardens, Kew, on flowers and pollinators',
    ],
    ['Flowers need bees. So they call, with colours and smells.', 'Bees like blue. Many butterflies like red.'],
    [
      'A flower needs bees and butterflies to carry its pollen. It cannot call, so it shows a colour, and smells good.',
      'Bees see blue and yellow very well. Many butterflies like red and pink.',
    ],
    [
      'A flower cannot walk about, and yet its pollen has to get to other flowers. So it advertises. With colour and scent it invites bees, butterflies and moths in for a drink, and they take the pollen along.',
      'Each guest has its own taste. Bees cannot see red, but see blue very well. White flowers often wait for moths, who come at night.',
    ],
  ),
  answer(
    /\btrees?\b.*\b(?:talk|speak|communicate|help each other)\b/,
    [
      'Some trees give off scents that other trees may answer to, and many are joined underground by threads of fungi; how much passes along those is still being studied.',
      'Royal Botanic Gardens, Kew, on fungi and trees',
    ],
    ['Trees cannot speak. But some send out smells!', 'A nibbled tree does it. Others may get ready.'],
    [
      'Trees have no voice. But some let out a smell when caterpillars eat them. Trees near by may then make their leaves less tasty.',
      'Under the ground thin threads join their roots. People are still finding out what those do.',
    ],
    [
      'Trees have no mouths and no ears, but some do notice each other. When something eats the leaves of some trees, they give off a scent. Others near by may get ready, and make their own leaves less tasty.',
      'Below the ground many roots are joined by fungi, in threads finer than hair. What passes along them, people are still arguing about.',
    ],
  ),
];
