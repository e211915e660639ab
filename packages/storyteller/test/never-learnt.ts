/**
 * What two strangers typed, three texts for each situation and forty for none, told to write what made them sit down today.
 * Nothing learns from these: they say how well a parent is understood whom nobody has heard. One account, of a baby who was
 * born still, and a few single words of stories were mended after they had been read.
 * `general` has what no situation is for.
 */
export const NEVER_LEARNT: Readonly<Record<string, readonly string[]>> = {
  'potty-training': [
    'poos behind the sofa in her pull-up',
    'Nursery says he must be dry by September and he is 3 and a bit. He tells me "I need a wee" about two seconds after it has gone down his leg.',
    'We have done the sticker chart, the dancing song and a chocolate button every time. Zainab will sit there for twenty minutes with her book, nothing, then gets up and goes on the rug. My mother-in-law says all hers were out of nappies at 14 months, which does not help. Zainab says the nappy is "her friend". I would like her to notice the feeling in her tummy before it is too late.',
  ],
  'healthy-eating': [
    'beige food only, age 4',
    "My grandson has lived on plain pasta and apple since he came to stay in June and if a pea so much as rolls onto his plate he pushes the whole lot away. I don't want a battle at every tea.",
    'We moved from Kochi to Hamburg and Diya has decided that anything she has not seen before is "suspicious". Yesterday it was a dumpling. She would not even smell it, and at our neighbour\'s table she announced she only eats dosa from her Ammamma. How do I get her to try one small bite without bribing her with ice cream?',
  ],
  'screen-time': [
    'Just one more episode, every single night',
    "he is on youtube before I am even awake & would stay on til bedtime if i let him, 6 yrs old. we said one hour a day but he doesn't keep to it and I'm no good at making him",
    "Since I started working from home the iPad has become the babysitter, I admit it. Now Ruben, five, asks for it before breakfast, in the car, on the loo. We bought a kitchen timer and he hid it in the dog's bed. I'd like a story where a child finds out there is still a good afternoon left once the cartoon is done, and can press the button himself.",
  ],
  'new-sibling': [
    '"Can you put him back in your tummy"',
    "I'm 34 weeks and our daughter has started asking who is going to do her bedtime when the little one comes. She has also asked for a dummy and to be carried everywhere.",
    'My wife had Caoimhe on Tuesday and came home Thursday. Our eldest is 3, he looked at her for a minute and went back to his tractors, and since then he only talks in a goo goo voice. He threw a brick near the Moses basket this morning. The visitors all walk straight past him with their presents. I want him to know we have not swapped him.',
  ],
  'parents-divorce': [
    'She asked which of us is leaving',
    'We told the kids on Sunday that dad is getting his own flat. The 7 year old said nothing, then at bedtime asked if it was because he had been naughty at the wedding.',
    "My son and his wife have gone their separate ways after nine years, no shouting, it is just over. I have the little one after school. She draws the same picture each day, one house with all three of them in it, and says that when Mummy stops being cross with Daddy he'll come home. I don't know what to say to her. He is not coming home but he does love her to bits.",
  ],
  'managing-anger': [
    'He flipped the whole table at kindy',
    'From nought to a hundred in a second: his Lego car broke and he kicked a hole in the bathroom door, then cried for an hour about the door. He\'s 8 and says his "engine explodes".',
    "Wrong colour cup. That is what did it this morning. She screamed until she was purple, hit me in the face, hit the cat flap, lay down in the hall and could not be touched for forty minutes. I'm on my own with her and I was late for my shift at the bakery again. She is only four but she's strong, and I'd love her to have something to do with those fists before they land on somebody.",
  ],
  'feeling-worried': [
    'what if what if what if, all day',
    'Every evening Oluwaseun has a tummy ache and a list: what if you forget to fetch me, what if the car breaks, what if my teacher is ill. The doctor found nothing.',
    "My daughter is nine and a thinker. She checks that the back door is locked, that I've texted Grandad, that her bag is packed, and then she checks again. She told me her head is like a radio she can't find the button for. We've a holiday coming that she ought to be looking forward to, and she's already crying about what could go wrong. How do I help her put some of it down?",
  ],
  'handling-disappointment': [
    'Snowed off. Sledging party cancelled, inconsolable',
    "He practised for weeks and didn't get the part of Joseph, he got Third Sheep. Now he won't come out from under his duvet.",
    'All year we\'d been saving his tokens for the robot dog and when we got to the shop the last one had gone. Mateo is 6. He did not shout, he just went very small and said "I already gave him a name". The lady offered him a robot cat. How do I help him be sad about it and then, at some point, have a look at the rest of the day?',
  ],
  'making-friends': [
    'Plays alone by the fence every playtime',
    'New here since October, and my 5 yr old stands next to the other kids at the sandpit and just watches. She asked me last night "what is the first word you say?"',
    "Tobias knows everything about trains and that's how he starts with every child: he tells them about locomotives until they wander off. He does want company, he told his granny he would like \"just one, for Saturdays\". He's seven. I'd like him to learn how you ask another person what they like, and how to get into a game that's already going.",
  ],
  sharing: [
    'MINE. everything is mine. shes 2',
    'His cousin comes on Saturdays and Jack sits on top of the train set with his arms spread out so nobody can get to it.',
    "I run a small nursery in Pretoria and we have one red digger. Sipho arrives first, takes it, and carries it about under his jumper till home time, even to lunch. If another child touches it he shrieks. His mother tells me at home he's the only child and never has to let go of anything. I would like a story he could take home too.",
  ],
  'morning-routine': [
    'Shoes. SHOES. every day at 8.15',
    "It takes us one hour and ten mins to get from pyjamas to the front door because she stops to talk to each sock, and then I'm shouting and we're both in tears in the car.",
    "I start at seven at the hospital so it's all on Grandad. He says that Kofi eats two spoons of porridge, runs off to draw, has one leg in his trousers, runs off to see the cat. Teeth not done, bag not packed, bus gone. We put pictures on the fridge of what comes next and he coloured them in. He is six, he's not naughty, he just forgets what he was doing.",
  ],
  'potty-transition': [
    'will only go on the little pink one',
    "Great on his potty since May, but put him up on the big seat and he clings to my neck and yells that he'll fall down the hole.",
    "We carry that plastic frog potty everywhere, in the buggy, to Oma's, on the tram. Frieda is nearly four and starts kindergarten in August where there is only the proper one with the seat. We bought a step and a ring for the top. She sits the bear on it and tells him how brave he is, and then she asks for the frog. How do I help her say goodbye to it?",
  ],
  'being-kind': [
    'She laughed when the boy fell over',
    'My son is lovely at home but his teacher says he rolls his eyes when slower children answer and never helps anyone pick things up. I want him to notice other people.',
    "Old Mr Brennan next door dropped his shopping on the path and my two just stepped over the oranges and carried on with their scooters. They're 6 and 8. I was mortified. It isn't that they're bad kids, it simply didn't cross their minds that they might stop. I'd like something about the small things you can do for a person, and how it feels to be the one who did it.",
  ],
  'first-trip': [
    '14 hrs Leeds to Cornwall to ferry, age 3',
    "We take the sleeper from Mumbai to Delhi next week, her first. She keeps asking if the train has a floor and whether we're allowed to get off when she is bored.",
    "We're driving from Ohio to my sister's in Texas, two full days with a four-year-old who thinks that the grocery store is far. Last time we did three hours and he asked \"are we there\" before we'd left our street. I've packed snacks, stickers and a bag of tiny surprises. What he needs is to understand how long it goes on, what happens on the way, and that Aunt Jo really is at the end.",
  ],
  'respecting-differences': [
    '"why does that man talk funny mummy" LOUD',
    "There's a new boy in her class who flaps his hands and eats rice with his fingers and Elsie says it's wrong because we don't do it. Not nasty, just very sure that our way is the way.",
    "At the playground my five-year-old stared at a girl in a wheelchair, then asked me, for all to hear, if her legs were broken and whether it was catching. The mum was gracious. On the way home he had a hundred questions, about the chair, about our neighbour who wears a turban, about his uncle's two husbands (it's one). I want him to ask kindly and be curious, and see that people are all sorts.",
  ],
  dentist: [
    'Clamped his mouth shut in the big chair',
    "Checkup Thursday. Last time she bit the mirror and we left without anyone having seen a single tooth, and now there's a brown spot on a molar.",
    'Amina is six and has to have a small filling. Her brother told her that they use a drill "like for walls", thank you very much. She has slept with her hand over her mouth since. The clinic in Ikeja has a very patient lady who counts everything out loud. I\'d like Amina to know what the lamp, the little hoover and the tingly lip are before we get there.',
  ],
  haircut: [
    'Screams when she sees the scissors',
    "My lad can't bear the clippers near his ears and last time we came out of the barber's with one side done. He wore a beanie for three weeks.",
    "His fringe is in his eyes and the nursery have started putting it up in a bobble. We've tried Nana with the kitchen scissors, a barber with a racing car seat, and me doing it when he is asleep. He says it'll hurt, and he asked me if it bleeds when you cut it. It's the cape and the little bits down his neck too. Cousin's wedding is on the 12th so it must happen.",
  ],
  'doctors-visit': [
    'wont let anyone look in his ears',
    'The paediatrician only wanted to listen to her chest and she crawled under the couch and stayed there. We have to go back on Monday because of the cough.',
    'We have the U8 check coming, that\'s the big one at four where they weigh him, look in his throat, knock on his knees and feel his tummy. Last year Jonas refused to take his vest off and hit the stethoscope away. No injections this time, I asked. He keeps saying "the man has cold hands". I\'d like him to know what each thing is for, and that he may ask to go slowly.',
  ],
  'hearing-aid': [
    'pulls them out & posts them down drain',
    "She gets switched on in three weeks and nobody can tell us what it will sound like to her. She's five, and she only knows that there is a thing behind her ear coming with a magnet.",
    "Rory has worn his blue ones since he was two and never thought about it. Now he's in P3 and a boy asked if he was a robot, so he takes them off on the bus and spends the day guessing what people say. His teacher thought he'd stopped listening. The batteries come home full. He says the dinner hall's like being inside a washing machine with them in, so it's not only the boy.",
  ],
  'taking-medicine': [
    'Antibiotics. Spat all over the wall. 3x daily',
    "He can smell the pink stuff in yoghurt, in juice, in anything, and there are seven days to go. He told me I was tricking him and he's right.",
    "Our granddaughter has to swallow a little tablet each morning for her epilepsy and she holds it in her cheek, then we find it in the plant pot. She's seven. She says she isn't sick so why must she. Her mum leaves for work at six so it's my job, and I'm seventy-one and have run out of jam. I'd like her to understand what the tablet does in there.",
  ],
  'nail-cutting': [
    'fingers curled into fists, claws like an eagle',
    'I do one a night while he sleeps, like a burglar. Awake he says that the clip noise goes "into his bones".',
    "My daughter scratched a child at daycare, not on purpose, they're just so long, and the note came home. I got the clippers out on Sunday after her bath when they're soft and she shook so much I nicked her thumb. It bled a drop. Now she hides her hands in her sleeves when I walk past with so much as a teaspoon. Toes are worse.",
  ],
  'clothes-itch': [
    "Sock seams. That's it. That's the message",
    'New school uniform and she\'s in bits, she says the collar "bites" and the tights are full of ants. I\'ve cut every label out.',
    "Kavi wears the same grey joggers every day, washed at night, dried on the radiator by morning. Jeans are out, anything with a zip is out, jumpers are out, and now it is minus two and he's going to school without a coat because the cuffs touch his wrists. Grandma knitted him a wool cardigan and he cried when it was put on him. He isn't being fussy, I can see that he's really suffering.",
  ],
  swimming: [
    'Stays on the steps holding the rail',
    "Year 4 have lessons at the leisure centre from Monday & he's the only one who cant, he's begging me to write a note",
    "We live in Durban, so there's water everywhere, and she has to learn. Coach wants her to let go of the side and float on her back. Naledi holds on to his neck like a monkey and says that the deep end has no bottom. She was fine till a big boy jumped in next to her in January. I'd like her to feel that the water can hold her up.",
  ],
  'broken-bone': [
    "Six weeks in a purple cast right in the middle of summer. He can't go in the pool, can't do his own zip, and it itches so much that he put a pencil down it.",
    "She jumped off the shed with an umbrella, as you do, and her leg's snapped in two places. They set it on Friday. Now she is scared of the saw which takes it off, because a kid in the ward told her it cuts your foot too. She's eight and a gymnast and has asked me forty times if it'll grow back the right way. The dog's allowed on her bed, that's about the only good part.",
  ],
  'body-gets-tired': [
    'Legs give up halfway to the park',
    "Mito condition. By eleven in the morning he's used up everything he had and the others are only getting started, and he asks me why his battery is a small one.",
    "Since she had that virus last year Hannah has had to plan her days like an old lady. If she goes to a party she's in bed the whole next day, and the kids think she's being lazy because she looks well. At PE she sits on the bench. I'd like a story that lets her stop before she's empty, without feeling that she's letting everybody down. She's ten and hates to be the one who says \"I need to sit down\".",
  ],
  scan: [
    'MRI on Tuesday must lie still 40 mins',
    "They want a picture of his hip and he has to lie under that big machine without me in the room. He's asked if it can see what he's thinking.",
    "Our foster girl is having an ultrasound of her kidneys next week. The letter is written for adults. She wants to know if the jelly is the kind you eat, if the wand goes inside, and who will look at her belly. She's six and doesn't trust people who say \"it won't hurt\". I'd be grateful for something which tells her step by step, dark room and all.",
  ],
  'hair-brushing': [
    'Knots. Tears. Every school morning.',
    'Wash day takes three hours with her 4C curls and she runs as soon as she sees the wide comb. I remember running from my own mother.',
    "I'm a dad doing this alone since April and I can't do plaits, let's be honest. My daughter has hair to her bum and won't have it cut and won't let me near it with the brush either. There's a tangle at the back the size of a mouse by now. I bought the spray that smells of peaches. She yells \"you're pulling my brain\". How do I get her to sit for five minutes?",
  ],
  braces: [
    "Train tracks on Friday, she's dreading it",
    "He had them fitted yesterday, can't eat, has a sore cheek from the wire and says he's not going to smile until he's thirteen.",
    "The orthodontist says two years. Chloe's eleven and plays the flute, and she's convinced that she will never play again and everyone will see what she had for lunch. No toffee, no popcorn, little elastic bands to change. She has watched a hundred videos about it, half of them horror. She came in last night to ask whether teeth can fall out from being pushed.",
  ],
  tics: [
    "he blinks and sniffs and can't stop",
    "It's a little squeak and a head jerk, started after Christmas, and his teacher keeps telling him to quit making noises. The neurologist has given it a name but we haven't told him yet.",
    "Femi shrugs one shoulder and says \"hup\". It comes more when he's excited, so at the cinema he did it through the whole film and a man turned round and shushed him. He held it in until we were in the car and then it all came out at once like a firework. He's nine, he asked if he was going mad. How do I tell a boy that his body does things he didn't order?",
  ],
  carsick: [
    'Puked on the A66. Again.',
    "She goes white and quiet about ten minutes after we leave and then it's everywhere, and now she cries at the sight of her seat because she knows what's coming.",
    "My husband's family live up in the hills near Baguio and there are 200 bends. Our son has been ill on each one of them. We've tried ginger, windows, the front seat, no breakfast, some breakfast. He's five and has asked to stay home with the neighbour instead of seeing Lola at Christmas. He needs to know what his tummy and eyes are doing and what he can do about it, bucket included.",
  ],
  'talking-another-way': [
    'aac user, 5, other kids ignore her tablet',
    "He's got all his words on cards on a ring and the children at playgroup think it's a game and run off with them. I want him to know that it's his voice.",
    "Our son signs. He has Down's and understands the lot, but the speech isn't coming, so it's Makaton for now. At his new club no one knows what \"more\" and \"stop\" look like, so he gets cross and they think he's rough. His sister interprets but she's seven and would like to play. Could there be a child in the story who speaks with hands, and friends who learn a few?",
  ],
  biting: [
    "teeth marks on his brother's arm AGAIN",
    "Nursery rang at eleven, third one this week, this time a little girl's cheek. He's 22 months and does it when somebody gets too close to his bricks.",
    "I'm a childminder with five under four. One of them, when she's excited more than cross, sinks her teeth into whoever is nearest, then looks as surprised as they do. The other parents are beginning to talk. We've given her a chewy necklace, which she likes to hang on the cat. I'd love a story about what teeth are for.",
  ],
  spitting: [
    'gobs at people when told no',
    "He learnt it off the big boys at football and now does it at the dinner table, at his sister, at the window of the bus. He thinks it's hilarious.",
    "My four year old has found the one thing which makes every adult jump. Someone tells her to put on her coat and out comes a great wet raspberry of it, right in the face. Yesterday it was the health visitor. My mum says wash her mouth out, which I won't do. I think she does it when words don't come fast enough.",
  ],
  'bed-wetting': [
    '8 yrs old, still in night pants',
    "Cub camp is in June and he says that he can't go, because what would he do with the sheet. He's dry all day, it's just that he sleeps like a stone.",
    "She was dry at night for two years and since we moved her nan in it's started again, three or four times a week. She strips the mattress by herself at 5am and puts the things in the tub so I won't see. That's what broke my heart. I'm not cross and never was. I would like her to know how common it is and that it isn't her fault, she is asleep.",
  ],
  'personal-space': [
    "Strokes strangers' hair on the bus",
    'My son talks with his nose two inches from yours and climbs on anyone who sits down, and the boys in his class have started saying "get off me".',
    "Lovely, cuddly, enormous Bruno. He's six and the size of a nine-year-old and he hugs everybody, hard, from behind, at full speed. His teacher has drawn a circle with chalk round each chair. He thinks that they don't like him any more. I'd like him to see how you tell when someone wants a squeeze and when an arm's length is better.",
  ],
  lying: [
    'chocolate all over face. "wasn\'t me"',
    'She told her teacher that we have a pony and a pool and that her brother was born on a boat. None of it. Now a girl wants to come and see the pony.',
    "The neighbour's window is broken and my boys' ball was on her kitchen floor. Both of them looked me straight in the eye and said it was the wind. I wouldn't mind the window, I've broken a few. It's that Declan, he's nine, then made up a whole man in a green van. I think he's afraid of what'll happen and has dug himself in. How do I make it easier for him to come out with it?",
  ],
  swearing: [
    "Dropped the F word at Gran's church lunch",
    'poo face bum head all day long, 4yo, and its funny the first time but now he says it to the lady in the shop',
    "My daughter has picked up some choice language from her uncle who drives a taxi in Cape Town. She's five, doesn't know what half of it means, but she can see that heads turn. Yesterday she called the priest a word I can't type. We tried ignoring it. We tried a jar with coins. I'd like her to have some splendid words of her own for when she is cross.",
  ],
  'dummy-or-bottle': [
    '3 next week, still 4 dodies in bed',
    'The dentist says that her front teeth are moving and the "nuk" has to go. She\'s got one for her mouth, one for each hand, and she sniffs them.',
    "Our boy is two and a half and takes three bottles of warm milk a night to get to sleep. I tried a cup with a straw and he threw it at the wall. My own mother says to let him, my husband says cold turkey, and I'm the one who's up at 3. There's talk of a fairy who collects them for new babies. I don't want it to feel like a trick, I'd like him to be ready.",
  ],
  'broken-promise': [
    'I said beach, then work rang',
    "Dad told her he'd be at her recital, front row, pinky swear, and his shift was changed and he missed it. She says that his pinkies don't count any more.",
    "We had told Arjun for months that for his seventh birthday he'd be going to his grandparents in Pune, and I gave him my word. The visa hasn't come. It isn't anyone's fault, but he keeps saying \"you said\". He's stopped believing me about small things as well, like whether I will fetch him at four. How can I explain that I meant it, and that I'm sorry?",
  ],
  'tidying-up': [
    "Can't see her bedroom floor",
    'I step on Lego in the dark at least once a week. Ask him to pick it up and he suddenly has no arms.',
    "Clear-up time at our kindergarten: fifteen children and the same four do it all. Mila goes to the toilet as soon as the bell rings and returns when the blocks are on the shelf. Her mother says it's the same at home, she looks at the heap, sighs like an old lady and says it's too many. I think that it really does look like a mountain to her. Something about beginning with one thing, please.",
  ],
  'grandparent-death': [
    "Pop passed on Monday. She's 5",
    "He keeps setting a place for his nani at the table. The funeral was in March. He tells people that she's on a very long holiday, and I don't know who told him that.",
    "My dad died in his sleep a fortnight ago. He used to collect Aoife on Wednesdays and they'd get a bag of chips and feed the ducks with them, which you're not supposed to. This Wednesday she put her wellies on and waited in the hall. She asked me when he'd be finished being dead. I couldn't talk. I want her to be able to keep the ducks and him.",
  ],
  'baby-who-died': [
    'Her little brother never came home',
    "We lost our daughter at 38 weeks. My son is four, he had picked her a name and a rabbit, and he asks if I've still got her in there.",
    "The cot was up, the vests were washed. Then in the seventh month there was no heartbeat any more and our twins' sister was born very quietly. They're five. They heard the adults whisper, and one of them now thinks it's because she jumped on my belly, the other wants to tell everyone in the supermarket that he's a big brother. He is. I need words that are true and that aren't about going to sleep.",
  ],
  'two-homes': [
    'forgot teddy at dads. again. meltdown',
    "Every Friday at handover she goes silent in the car, and every Sunday she comes back and is horrid to me until about seven o'clock. She's fine once she's been here for a bit.",
    "One week here and one week at his mum's, it's been like that since he was three. He's seven now. There, you may have your phone at the table and stay up until nine; here, there's a dog and a bath each night. He told his teacher that he lives in a rucksack. We both try, we truly do, we've bought two of nearly everything. I'd like a story in which somebody belongs fully in both.",
  ],
  'parent-away': [
    "Daddy's ship, six months, she is 4",
    'My wife works in Dubai and comes home twice a year; on the video calls our son shows her the ceiling and runs away. Afterwards he cries in the toilet.',
    "I'm a long-distance lorry driver and I'm writing this from a car park outside Rotterdam. I'm gone five nights out of seven. My little fella won't talk to me on the phone, and the wife says he has been sleeping on my side with my hi-vis. He thinks I choose the truck. I'd like him to know that I have him with me in every lay-by, and how to count the days till Friday.",
  ],
  'parent-in-hospital': [
    "Mum's on ward 7, kids not allowed in",
    "My husband had a heart operation on Tuesday and our 6 year old saw the ambulance take him. She'll only ask the cat about it.",
    "I'm the auntie. My sister was admitted at the weekend with her lungs and I've moved into her flat to mind the two boys. The little one packs a bag each morning to go and fetch her. On Saturday we can visit, and there will be tubes, an oxygen mask, a machine that beeps, and she'll look terrible and be very tired. How do I get them ready so they aren't frightened of their own mother?",
  ],
  'premature-baby': [
    'sister born at 27 wks, in incubator',
    "He's only ever seen his brother through a window, with wires on, and he asked if they were growing him in a fish tank.",
    "We've been in the NICU for five weeks with our little one who came eleven weeks early. Our three-year-old lives between two grannies and sees us over breakfast, smelling of hand gel. She was told that a baby would come home and there isn't one. She's made it a drawing for the glass. Last night she said, \"I don't like that baby, it's eating you.\" I'd like something gentle for her about small ones who need to finish growing there.",
  ],
  'money-is-tight': [
    "No school trip this time. can't afford it",
    "I lost my job in the warehouse in July and my son, he's eight, has begun to put things back on the shelf before I say a word. He also hides half his sandwich for later.",
    "Everyone in her class has those trainers and she asked me on the bus, in front of people, if we are poor. We go to the food pantry on Thursdays and I say it's the little shop. There was a time we had takeaways. She's seven and she notices when I don't eat. What do I tell her that's honest and doesn't put the electricity bill on her shoulders?",
  ],
  'new-partner': [
    '"He\'s not my dad he cant sit there"',
    "I've been seeing somebody for a year and we'd like to move in together. My daughter was lovely to him until he held my hand, and now she wedges herself between us on the sofa.",
    "Her father is getting married in August to Simone, who's perfectly nice and makes better pancakes than I do. That's the trouble: Ida likes her and thinks she's not allowed. She comes home and says the pancakes were bad. She has also asked who Simone will be to her, and whether I'll be sad at the wedding by myself. She's eight. I want her to be free to like whom she likes.",
  ],
  fostering: [
    "Came with one bin bag, won't unpack",
    "My grandson has been placed with us by the court because his mam isn't well enough to mind him, and he asks every night how many sleeps until he goes back. I don't know how many.",
    "We are carers in Bristol and K. is our ninth. He's five. He calls me Miss, keeps his shoes on in bed, and asks before he opens the fridge. There's contact with his mum on Tuesdays and he's all over the place on Wednesdays. He told our dog that he's just waiting here. I'd like him to hear that he can feel safe in this house and go on loving her.",
  ],
  'friend-moving-away': [
    'best mate off to Australia in 3 weeks',
    "Her next-door pal since they were babies is going to live in Canada. There's a sold sign up and Poppy pulls it out of the ground every morning.",
    "They've shared a desk since reception, Ibrahim and my Leo. Ibrahim's father has a job in Leicester from January. Leo's decided to stop talking to him now, so that it will be over sooner, he says. Ibrahim's mother rang me, puzzled. They're seven. Before the removal van comes I'd like them to have a proper goodbye, and some idea of how you stay friends with someone you can't see.",
  ],
  'war-and-news': [
    '"will the bombs come here papa"',
    "He saw the earthquake pictures on the TV at the barber's, the boy under the concrete, and since then he won't sleep in the top bunk and keeps a torch and biscuits in his shoe bag.",
    "Two children from Ukraine have joined her class, and one of them told the others at lunch about the cellar. My daughter's nine. Now she listens at the door when the radio is on, and has asked how far it is from Kharkiv to Kassel in kilometres. I don't want to lie to her, I don't want her carrying it about either. What can a child know about this and still go out and play?",
  ],
  'arguing-with-parents': [
    'every no ends in a courtroom drama',
    "She's eleven and we can't say good morning without a row: her skirt, her room, the tone I used. Then a slammed door, and an hour later she's sad and so am I.",
    "My son would make a fine lawyer. If I say bedtime's at eight, he says that I said half past on the 4th of March. Last night it went from the dishwasher to \"you never listen to me\" in under a minute, and I said something that I regret, and he shouted that he'd rather live at Tom's. We both want the last word. I'd like us to be able to disagree and still be on the same side.",
  ],
  'loud-noises': [
    'Hoover on = child gone under bed',
    "The neighbours are drilling and she walks around in her ear defenders all day, even at meals. Hand dryers, blenders, motorbikes, it's all the same, she says it hurts.",
    "Diwali is coming and our street goes off like a battlefield. My nephew is staying with us, he's four, and last year he shook from the first cracker to the last and was sick on the stairs. Everybody laughed and said he'd get used to it. He won't. It's also the pressure cooker and the balloon man. I'd like him to know what a bang is and what he can do.",
  ],
  storms: [
    'checks the sky every five mins',
    "The roof of our neighbour's went in the last typhoon, and now each time the wind picks up she fills her backpack and sits in the bathroom with the rooster.",
    "Since a tree came down across our drive in January, Elliot, six, wants the weather read to him morning and night. Grey cloud, and he won't go to school. It was rumbling about nine miles off on Sunday and he had his hands on his ears and wanted us all in one bed, and his dad's on nights. He counts between the flash and the boom because I told him to, and he gets to two and screams.",
  ],
  'night-terrors': [
    'Found him in the garden at 2am asleep',
    "About an hour after she drops off she sits bolt upright with her eyes open, shrieking, pushing me away as if I were a stranger. In the morning she knows nothing of it, but her brother does, he's the one who's frightened.",
    "My ten-year-old walks at night. He's weed in the laundry basket, he's packed his school bag with shoes, once he went down two flights and was trying the front door. We've put a bell on his handle. He has no memory of it and he's embarrassed because his cousins filmed him. He'd love to go on the residential in May. Can you make it less of a horror film for him, and tell him what his brain's up to?",
  ],
  'sleeping-alone': [
    '5 years old, in our bed since birth',
    "My daughter falls asleep only if I lie next to her with my hand on her back, and at one o'clock I hear the little feet and there she is again. I'd like my half of the mattress back.",
    "It was lovely when he was small. In our family everyone sleeps together, my mother still thinks it's cruel to put a child by himself. But he's seven, he kicks, and I'm expecting and there's no room. He isn't afraid of the dark or of anything in particular, he says it's just that \"the room is too empty without breathing in it\". How does one teach somebody to be in there by himself?",
  ],
  spiders: [
    "8 legs in the bath, nobody's washing",
    "There was a huntsman behind the curtain and now she makes me check every corner, every shoe, every fold of the duvet before she'll set foot in there. We live in Queensland, there's going to be another.",
    "It began with a book, oddly enough, one with a big hairy photo on page 12. He glued the pages together. Now he won't go into the shed where his bike lives because of the webs, and he shrieked so loudly at a little money one on my sleeve that the postman came running. He's six. My own mum was the same, so we're not helping.",
  ],
  'public-toilets': [
    'holds it from 8 till 4, bladder infection',
    "We can't be out for more than two hours, because he'll only go at home. Service station, shopping centre, my sister's, he crosses his legs and cries.",
    "The girls' loos at my daughter's school have doors that stop at the knee and a lock that doesn't. She's seven and stopped drinking at breakfast so she won't have to. Last Wednesday she had an accident on the way home, right by the chip shop. I've spoken to the office twice. She'd also like to know who sat there before, and how you touch nothing at all.",
  ],
  'lockdown-drill': [
    'hid in a closet at school, age 6',
    "They practised being quiet in the corner with the lights off, and the teacher said it's in case of a bad person. He's asked me every night since who the bad person is.",
    "We're in Ohio, so this is normal now, God help us. Second grade had their active shooter practice on Tuesday, blinds down, desks against the door. Maddie came home and showed her three-year-old brother how to hide under the sink and not breathe. She wants the light-up shoes gone because they'd give her away. How do I explain a drill like that without lying, so that she can still walk into that building?",
  ],
  lifts: [
    "17 floors & she'll only take the stairs",
    "It stuck for four minutes between two and three with him and his gran in it. Since then, no small metal rooms, he says, and the clinic's on the sixth floor.",
    "My wheelchair means that we can't use the stairs, the pair of us, and my son is five. The doors nearly shut on his hand at the station once. Now he stands outside while people hold it for us and he wails that it'll eat him. It's that drop in your stomach as well, he says that the floor falls. I need him next to me when I go up.",
  ],
  crowds: [
    'Lost it at the Christmas market. Too many legs',
    "We got as far as the turnstiles at the match and she put her hood up, sat down on the concrete and wouldn't budge. Too many people, too close, all of them moving.",
    "I had to carry him out of the train station at half past five because of the crush on the stairs. He's three foot nothing and sees only bags and bottoms. We live in Mumbai, so there's hardly a day without it: the market, the temple, the local. He gets hot, holds his breath, then he bolts. I'd like a little plan for him, where to look, what to hold.",
  ],
  'mascots-and-masks': [
    'Terrified of the giant rabbit at the mall',
    'A clown came to my niece\'s party and made straight for my lad, who ran through a hedge. Three weeks later he\'s still asking if "it" knows our address.',
    "In our village men go round in January in furs with wooden faces and bells, it's an old custom and everyone loves it. Everyone but Liesl, who's four. She hid in the coal shed last winter. Her own uncle took his head off to show her, and that made it worse, because now she thinks that anyone could have another one underneath. She looked at the chicken outside the fried chicken shop today and went stiff.",
  ],
  'going-to-a-restaurant': [
    "under the table at Nando's licking the leg",
    "We've booked for Nana's 70th, proper tablecloths, and he can't sit through a bowl of soup without running round the other people's chairs.",
    "Once a month, after payday, we go for noodles, my husband and I and Mei, who's three. The wait is what does it. The menus are fun for two minutes, then she wants to know where the food is, then she's shouting WHERE IS THE FOOD, then the chopsticks fly. Last time a couple moved tables. I'd like her to know how it goes: sit, choose, wait, eat, pay, and use a small voice.",
  ],
  'getting-lost': [
    "Turned round in Tesco and he'd gone",
    'She let go of my hand at the festival and it was eleven minutes before a policeman had her. Since then she holds on to my belt even in our own kitchen.',
    "We were on the beach at Blackpool, I had three of them and a windbreak, and the middle one followed the wrong red swimsuit. He walked for half a mile. A lady with a whistle found him. He knew his name and that his mum is called Mum, nothing else. He's four. I'd like him to know what you do: stop where you are, whom you ask, and our number.",
  ],
  'asking-for-help': [
    'sits there stuck and says nothing',
    "He wore his shoes on the wrong feet all day because he couldn't undo the knot and didn't like to tell Miss. He's in P1.",
    "My girl is clever and proud and would rather drown than put up her hand. Last week the teacher found her crying in the cloakroom, because she had spilled paint on her coat and thought that she had to deal with it by herself. She's eight and it's the same with maths, zips, anything. She says big people don't need anyone. I'm a single mum who says \"I'm fine\" all the time, so I know where she's got it from.",
  ],
  bullying: [
    'They wait for him by the bike shed',
    "Three girls have been at her since September: they take her lunch, push her on the stairs, and told her that if she tells anyone it'll get worse. I only know because I found the bruises.",
    "My son is nine and used to love school. There's a boy called Max who has made it his business to trip him up, hide his glasses and call him names every single day, and the others go along because they don't want to be next. Yesterday they emptied his bag into the toilet. He begged me not to go in. I'm going in, but I want him to know that it's not his fault and that telling isn't snitching.",
  ],
  'left-out': [
    'whole class invited. not her.',
    'At break they say "you can\'t play, it\'s full", and the game is tag. I asked how a game of tag can be full and he just shrugged.',
    "Lucia and Jo and my Beth have been a trio since they were four. Over half-term the other two went camping with their families and they've come home with matching bracelets and a secret language. Nobody's being horrible, exactly. But Beth trails three steps behind them, and at lunch they took the two-seater bench. She's seven. She asked me if there's something wrong with her.",
  ],
  'moving-class': [
    'off to year 3, different corridor, panicking',
    "They're splitting the two groups up in September and she's in 2B, and all her friends but one are in 2A. Same school, same gate, but you'd think we were sending her to the moon.",
    "He's leaving the Ladybirds for the Foxes on Monday because he turned three, and at our nursery that means a different room, upstairs, bigger ones, other pegs. He liked his peg. It has a snail on it. We've been up to look twice and both times he went back down on his bottom and sat underneath the snail. I wonder if you could do a story about going up.",
  ],
  'substitute-teacher': [
    'Mrs Lee off sick, supply lady, chaos',
    "It's only for two weeks till his own teacher's back from having her knee done, but the man who's covering does the register wrong and doesn't know about the beanbag, and Noah's refusing to go in.",
    "My daughter likes things the way that they are. On Thursday she walked in and there was a stranger at the front who said that they'd do spelling before snack. She told her, \"That's not how we do it,\" and was sent to stand in the corridor. Nobody'd warned the kids. Her teacher was at a course for one day! She wants to know now, every morning, who is going to be there, and I can't say.",
  ],
  'peer-pressure': [
    '"everyone else jumped off the pier mam"',
    "He nicked a Mars bar because the bigger lads said that he was a baby if he didn't. He's ten, he doesn't even like Mars bars.",
    "My daughter is eleven and the girls she goes about with have decided that they don't talk to Priya. She likes Priya. They've been in the same dance group for years. On Friday she walked past her without a word because the others were watching, and then she cried on me half the night. I don't want to choose her friends for her, I'd like her to find out how you say no to people you want to be liked by.",
  ],
  prejudice: [
    'told him to go back to his country',
    "A child at her nursery said she couldn't be the princess because princesses aren't brown. She came home and asked me for the white soap.",
    "We're two mums. Never been a thing, until this week a boy on my son's table told him that it's a sin and that one of us must be lying. He's six. He asked which of us was the wrong one. His gran says brush it off, the school says they'll have a word. I want him to stand up straight in that playground, and to hear that it's the remark that's wrong and not his family.",
  ],
  'reading-is-hard': [
    'b d p q all the same to him',
    "She's got the stories off by heart so that nobody notices, she turns the pages at the right time and all. She's eight and can't make out the word \"was\".",
    "My boy can take a bicycle apart and put it together, and he can tell you every planet and its moons. But the letters swim, he says, they won't stay in line. They've moved him to the group with the baby books, and yesterday he told me that he's thick. I was the same at his age and left school at 15. We've the assessment on the 9th. I'd like him to hear that it's just a brain that's wired for other things too.",
  ],
  stutter: [
    'My m-m-m-mum. kids copy him',
    "When it's his turn on the register he gets stuck on the H of \"here\", and now he just puts his hand up instead. He's seven, and his name's Harry.",
    "She started at three, we thought it would pass, and she's six. The words jam at the front, her eyes squeeze shut, and you can see her push. People finish her sentences for her, kindly, and she hates it. Last night she said that she'd rather point at the ice cream than ask for it. The therapist says not to make it a problem. But she has noticed. She should know that what she wants to say is worth the wait.",
  ],
  'talking-at-school': [
    'chatterbox at home, not one word in class',
    'Two years at kindergarten and the teachers have never heard her voice. She tells me everything in the car, the second the door is shut.',
    "His teacher thought he didn't speak English. He speaks three languages, that child, and sings in all of them in the bath. From the gate on, his face goes like a mask, he nods or he doesn't, and he wet himself because he couldn't say the words to go. They call it selective mutism and his grandfather calls it stubborn. It isn't. He told me that the words get to his neck and the gate is closed.",
  ],
  'saying-goodbye': [
    'Peeled off my leg at the nursery door',
    "She's been going for a year and she's happy as anything by ten past nine, but from our front door to her peg it's sobbing and \"one more kiss\", and I then cry in the car park.",
    "I'm a key worker in a toddler room. Every day at half seven Teddy arrives on his dad's arm, and when he's handed over he screams with his hand stretched out to the window. His dad has taken to sneaking out while he's busy with the trains, and I think that makes it worse, for Teddy doesn't dare to play any more. I'd like a story the two of them can read at breakfast, with a wave in it, and dad coming back.",
  ],
  'told-off': [
    "Name on the sad cloud board, won't eat",
    "She got shouted at in front of everyone for talking, when it was the girl beside her. She's gone over and over it and she says that Mr Hale hates her now.",
    "School reports came on Friday. Three \"needs to improve\", one for behaviour, and a line saying that he disturbs the others. He'd hidden the envelope in the recycling under the pizza boxes. His father was furious, I was furious, and now he's eight years old and says there's no point as he's the bad one anyway. I do want him to try harder. I also want him to know that one page doesn't say all of who he is.",
  ],
  'family-faith': [
    "Asked why we don't do Christmas",
    "My daughter wants to fast with us this year, she's eight, and a girl at lunch told her that it's child abuse. She came home and asked whether we're weird.",
    "Our lad wears a patka and this is his first year at a school where he's the only one. They want to know what's in it. One tried to feel. His dad has told him about his own school days, which I'm not sure helped. We don't want a sermon, we want him to tie it on of a morning with his head up, and to be able to say what it means to him when somebody asks nicely.",
  ],
  'school-dinners': [
    'too loud in there, brings lunchbox back full',
    "Beans touching mash on those trays with the compartments and nobody to sit beside: so she just doesn't eat until she gets home at half three, and then she's a monster.",
    "I make him fish and rice because that's what he loves, and now he wants \"a white bread like the others\", because somebody held their nose. He's in second grade. On top of that, they've fifteen minutes to eat, there's a lady with a whistle, and he can't get the lid off the flask and won't ask. Half of it comes home in my bag. He's lost weight.",
  ],
  'body-safety': [
    'wants to know who can see her bottom',
    'A bigger boy at after-school club asked my son to pull his pants down and not to tell. He did tell, thank God, but only since I happened to ask about his day.',
    "I'm a grandmother in Cebu and in my time nobody spoke of these things. My granddaughter is five and is bathed by me, by her aunt and sometimes the helper. She lets everyone tickle and kiss her even when I can see that she doesn't want to, as she was told to be polite. I would like her to know the right names, what's hers only, and that there's no such thing as a secret touch.",
  ],
  'online-kindness': [
    'shes been removed from the group chat',
    "I found out that my ten-year-old has been posting nasty comments under a classmate's dance video, with laughing faces. In person he wouldn't say boo to a goose.",
    "They built a whole village together on Minecraft, five of them, all through the holidays. Last Sunday one of them burned my son's house down and the rest wrote \"lol noob\" in the chat. So he got on and blew up the lot, and wrote something in capitals I won't repeat. Nobody has actually spoken to anyone. I'd like them to remember that there's a kid with a face at the other end.",
  ],
  'screens-off': [
    'Tablet dies, all hell breaks loose',
    "It isn't the watching that's the trouble, it's the ten minutes after. The telly goes black and she's on the carpet kicking, like someone pulled her plug out and not the TV's.",
    "We give him a five-minute warning, a two-minute warning, we let him finish his level. The moment when the picture vanishes he throws the controller, last week it hit the fish tank. Then he's sort of dazed for half an hour and doesn't know what to do with himself. He's 7. His sister just gets up and goes out to the rabbits. How do I help him to get from in there to out here?",
  ],
  'having-adhd': [
    '"is there something wrong with my brain"',
    "She was diagnosed last week and I haven't found the words. She's eight, loses her coat daily, has a hundred ideas before breakfast, and thinks that she's just stupid.",
    "My lad read the letter from the clinic over my shoulder and now knows he's got four letters. He wants to know if it goes away, whether his cousin in Galway can catch it and if that's why Miss Doyle's always saying his name. He's funny and fast and kind, and he can build for five hours without eating. The tablets may or may not come later. Tell him what kind of engine he's got and how to steer it, would you.",
  ],
  'body-and-looks': [
    '"Auntie said I have fat thighs"',
    "He's the smallest in year 5 by a head and they pick him up like a doll. He measures himself against the door frame every night and asks me what he should eat.",
    "My daughter has a big birthmark over one eye, she was born with it and it's part of her face to us. She's six, and in the pool changing room a woman asked what had happened to her, poor thing. Since then she combs her fringe down over it. She's noticed that princesses don't have any. We can't keep people from saying things. I'd like her to have an answer ready, and to like what she sees in the mirror.",
  ],
  'no-phone-yet': [
    'everyone in P6 has one except her',
    "We said not until he's twelve and we're sticking to it, but he stands at the bus stop with nine kids all looking down and says he may as well be invisible.",
    "My son is ten and has drawn up a petition with his sister's signature on it. All arrangements for football are made on WhatsApp, he says, so he turns up and the game's somewhere else. We offered the landline, which he thinks is a toy. His father and I don't want him on it at this age, we have our reasons. But how does he bear being the odd one out for two more years?",
  ],
  'demands-too-big': [
    '"Can you" = no. even for ice cream',
    "If I say put your socks on, her legs stop working, she becomes a cat, she hides behind the sofa. If nobody says anything, she may well put them on by herself. She isn't being naughty, it's like something slams shut.",
    "He loves drawing, and then his grandad said \"draw me a horse\", and he tore the pad up. That's how it is: as soon as it's an order, even a nice one, even his own plan, he panics and he can't. He's seven, autistic, with the PDA sort. Reward charts were a catastrophe. We now leave notes from the hamster and offer choices. I'd like a child in a story who feels this wall go up and isn't called lazy.",
  ],
  'bedtime-routine': [
    'out of his room nine times last night',
    'Lights go off at half seven and at ten she is still calling down for water, another cuddle, a different teddy. I work earlies at the bakery and I am on my knees.',
    "My grandson stays with me while his mum does night shift. As soon as I say pyjamas he runs under the table and laughs. We read one book, then it has to be four, then he wants to tell me about his whole day. He isn't scared of anything, he just can't bear for the day to be finished. How do I get him to settle down?",
  ],
  'brushing-teeth': [
    'clamps mouth shut when toothpaste comes out',
    'He is 3, he says the mint is "spicy" and bites down on the bristles so I can\'t move them. We\'ve been through five flavours and a singing one that lights up.',
    "Every night in our flat in Pune it's the same drama at the washbasin. My daughter wets the brush, shows me it is wet and says finished. I checked and the bristles had nothing on them for a week. She is seven and says nobody can see the back ones anyway. I'd like her to understand why we do it and why two minutes.",
  ],
  'new-school': [
    'leaving St Brigids in Yr 4, knows noone there',
    'Dad got the transfer to Cebu mid-term, so from the 12th our girl will walk into a Grade 3 where everyone already knows each other and the uniform is a different colour.',
    'We stay in the same house, but we have taken our son out of the village primary because it could not give him what he needs. He starts at the one across town after half term. He keeps asking who will show him where the toilets are and whether they also do golden time on Fridays. He drew his old peg with his name and stuck it on his wardrobe.',
  ],
  'moving-house': [
    'boxes everywhere, he keeps unpacking his toys',
    "We got the keys to the place in Durban North and my five year old asked who is going to look after her bedroom when we're gone.",
    "We are swapping our third floor flat for a place with a garden, and I thought the kids would be over the moon. Instead Jonah lies on the landing and says he was born here and he's staying. He wants to take the door with the pencil marks of how tall he was. The van comes on Saturday week. What can I tell him so that it is not all loss?",
  ],
  'first-day-school': [
    'uniform bought, now she says shes not going',
    "Big school in September! He has only ever been at home with me and his nan, and he's asked three times if the teacher knows how to open a banana.",
    "My eldest goes up to the secondary in three weeks, 1200 kids where there used to be 90. He's practised the bus twice with his cousin. Last night he let slip that what bothers him is the timetable, different rooms, the bell, and that someone told him Year 7s get put in bins. I'd laugh if he didn't look so pale.",
  ],
  'fear-dark': [
    'has to have landing light on or screams',
    "When the load shedding hits and everything goes black she grabs my leg and won't let go until I find the candle. It's not the noise, it's that she can't see anything.",
    "My 6 yr old will not go upstairs on his own once it's past teatime in winter, not even to fetch a jumper. He stands at the bottom and feels round the door frame for the switch with one hand. When the bulb went in the hall he stood there frozen. In July he was fine because it was still bright at nine.",
  ],
  'feeling-sad': [
    'quiet and teary for days, doesnt know why',
    'Nothing has happened that I can find out, but she sits at the window with her chin on her hands and says her heart is heavy. She is eight.',
    "Our boy used to come out of class hopping. These two weeks he comes out slowly, doesn't want his football, and cries a bit in the bath without making any noise. His teacher says he's good as gold. When I asked he said \"I've got a grey day in me.\" I want to tell him it's allowed and that it passes, and not just cheer him up.",
  ],
  'building-confidence': [
    'hides behind me, "I can\'t do that"',
    "Everyone else's kids went down the zip wire at the forest park and ours walked round the outside for two hours saying it was for babies. At home he admitted he'd never done one and didn't know how it'd feel.",
    "She's been asking for a bike for a year and now it's here she won't sit on it. Same with the recorder, same with judo: she watches from the door and goes home again. Her swing at it is always \"I don't know how to\", as though anybody does to start with. I'd love something where the first go is allowed to be wobbly.",
  ],
  'saying-sorry': [
    'says it with his tongue out',
    "She knocked down her friend's block castle by accident and now would rather walk home than go over and say the word. She went bright red and turned to the wall.",
    "My ten year old told his aunty that her cooking tastes like the dog's. She was hurt, everyone saw. He knows it was wrong, he even cried about it in bed, but he won't ring her. He says if he apologises then it becomes true that he is bad. How do I help him to put things right with her?",
  ],
  'taking-turns': [
    'pushes in front at the slide every time',
    'At nursery I have one three year old who cannot stand it when another child has the trike. He stands holding the handlebar the whole time shouting "me now".',
    "We play Ludo on Sundays with the grandparents in Lagos and it ends in tears because she throws the dice when it's her cousin's go. She doesn't mind losing, funny enough. She just can't have the dice go all round the table before it comes back to her. We tried a hat that you wear when it's your go and she wouldn't take it off.",
  ],
  'bath-time': [
    'screams blue murder when shampoo comes out',
    "Hair wash day is Sunday and she starts asking on Thursday if it's Sunday yet. We've thick curls so it can't be skipped.",
    "Since the plughole made that slurp, our two year old won't sit down in the tub any more. He stands gripping the side with one leg out. We've had bubbles, a toy ferry, me in there with him with my knees round my ears. He thinks he will go down with the water. Any way to make it nice again?",
  ],
  jealousy: [
    'cries when I hug my niece',
    "Her best friend got a trampoline AND a puppy for her birthday and now mine says she hates her and won't wear the bracelet they share.",
    'Our older lad is good at everything he picks up and the younger one has noticed. When his brother got his swimming medal he went and hid it in the coal shed. He said "you look at him different". I do try to make it even but you can\'t split a medal in two. I want him to know what that green feeling is and that it does not make him nasty.',
  ],
  'first-sleep-away': [
    'sleepover sat, already has tummy ache',
    'Brownies camp is one night, eleven miles away, and she has asked me to drive over and sit in the car park.',
    "He's seven and he has never once been put to bed by anybody but me or his dad. Next month we've a wedding in Galway and he will stay at his granny's till the Sunday. He loves Granny, he loves her budgie. But he wants to know which side the wall is on and what happens if he wakes at three and I'm not there.",
  ],
  teamwork: [
    'wont pass the ball to ANYONE',
    'At Cubs they had to build a raft together and mine took the rope off everybody because they were doing it "wrong". The raft sank and so did the mood.',
    "I run the under nines and my own son is the problem. He dribbles from our goal to theirs, loses it, and shouts at the defender. He's quick, so last year it worked. I would like him to see that the eleven of them can do what he can't do by himself, but from me he hears it as a telling off.",
  ],
  'new-family-member': [
    'grandad moving into our spare room',
    "My sister and her husband have twins with them, and from Friday my cousin's girl from Manila will live with us for good too. Ours asks if she is a guest and whether guests have to do chores.",
    "After the stroke my husband's mother can't live by herself, so she's coming to stay with us in Leeds. The kids have met her three times. She speaks mostly Gujarati and prays early. My six year old asked who'll sit in which chair and if nani gets to tell him off. We want him to make room for her.",
  ],
  needles: [
    'preschool jabs on tuesday, shes heard the word',
    'He has to have blood taken every three months for his thyroid and last time it took three of us to hold him, I never want to do that again.',
    "The school nurse is coming with the HPV ones and my son has read something on a group chat about how long it is. He's twelve, he shaves nearly, and he wept in the garage. As a toddler he fainted when he got his MMR. He says it isn't the hurt, it's the moment before. We've got that numbing cream but he'd still like to be ready.",
  ],
  'hospital-stay': [
    'on the ward at least ten nights',
    "Ella is in with her chest again and has a bed by the window in bay 4. She keeps asking which nurse is on tonight and why I can't get in next to her.",
    "They are keeping Kofi in for his antibiotics through a drip until the bone infection has gone, two weeks they say, may be three. He's bored, he's homesick, and he cries when the lady with the trolley comes because it means another night. I go home at eight to feed his sisters. I want him to have something about a boy in such a bed with all the beeping who gets through the nights.",
  ],
  glasses: [
    'specs keep ending up in the bin',
    "Turns out she hadn't seen the whiteboard for a year. The frames are ready on Monday and she is convinced she'll look like Grandpa.",
    "My LO is 3 and has been given plus 6 lenses with a strap and a patch on the good eye for four hours a day. He pulls them off and lobs them out the buggy. We've lost one pair in the canal. The optician was lovely, said he'll keep them on once he realises what he sees. Until then I need some help!",
  ],
  allergy: [
    'cant have the birthday cake again, egg',
    'She carries two pens in a yellow pouch and sits at the nut free end of the table, and today she asked if one crumb could kill her.',
    "We found out about the sesame in the worst way, at my brother's engagement. His face swelled and we had the ambulance. Now he won't eat at anybody's house and sniffs whatever I put down, though he's only got to keep away from that one thing. At the same time his gran still thinks a tiny bit won't do harm. I'd like him to be careful and be able to say \"no thank you, I can't\" without shame.",
  ],
  'long-illness': [
    'crohns since 9, sick of being sick',
    'She was told diabetes is for ever and she said "even when I\'m a granny?" and I hadn\'t an answer ready.',
    "Leo has been on chemo since March. He's six, bald as an egg, and mostly he's bored and cross that he can't be with his class because of germs. He asks whether he did something that gave him this. We have told him the name of it and he says it better than I do. Some days he wants to hear nothing about it, other days it's all he talks about.",
  ],
  'water-on-face': [
    'one drop in eyes & its over',
    "She can't stand the shower spray anywhere above her neck, she holds a flannel pressed over her eyes like it's armour. Hair isn't the thing, rain does it to her as well.",
    "Splash pad in Ohio, 95 degrees, every kid in town soaked and happy. My four-year-old stood at the edge with both hands flat over his nose. Somebody's sprinkler got his cheeks and he gasped like he couldn't breathe and had to be dried with three towels. Even wiping him with a wet cloth after spaghetti is a fight.",
  ],
  'food-textures': [
    'gags on anything with lumps or sauce',
    "Yoghurt yes, yoghurt with bits makes him retch. Banana only if there's no strings, and mash has to go through the sieve twice.",
    "It is not that she won't try. She'll put the mango in her mouth, and then her whole face goes and it comes out, and she says it's slimy like a tongue. Crackers, dry toast, crisps: anything that crunches is safe. My mother says starve her and she'll eat, but I've seen her shiver. I'd like her to know she is not being naughty.",
  ],
  operation: [
    'tonsils out on the 9th',
    "The surgeon will fix the hole in her heart and she has worked out that he must open her to get there. She wants to know who makes sure she doesn't wake up in the middle.",
    "Our boy needs his hernia done, it's a day case, home for tea. The bit that's bugging him is the mask that sends you to sleep, because our old dog was \"put to sleep\" in spring. We didn't see that coming. He asked the vet's name and whether it is the same man. How can I explain it before Thursday?",
  ],
  'new-equipment': [
    'his first powerchair arrives friday',
    "She's outgrown the pink splints and the new ones come up to the knee and don't fit in her school shoes. She says they clack.",
    "Daniel has CP and he's gone from being pushed in a buggy to a walker with wheels and a brake. He's four. The physio is thrilled, he's not: he kicked it and said it's a cage. On the other side, his cousin asked for a go and thought it was class. I would love him to see it as something that takes him places.",
  ],
  'car-seat': [
    'goes stiff as a board, cant strap him',
    'She has learned how to press the red button and gets her arms out on the motorway, and then stands up to wave at lorries.',
    "School run takes me 8 minutes in normal life. With Amara it takes 30, because she wants to be in the front like her brother, who's twelve. She says the booster is for babies and slides down so the belt is at her neck. I have pulled over by the filling station twice this week and just sat there till she clicked in. I want her to know why we don't drive until everyone's fastened.",
  ],
  'being-sick': [
    'wont eat tea in case it comes back up',
    'A boy threw up on the carpet at story time, and ever since she asks me fifty times a day "do I look pale, am I going to be sick?"',
    "Norovirus has gone through our house like a train. The little one had never vomited that she remembers and she thought her insides were coming out. Now she sleeps with a washing up bowl in her arms. She's been right as rain since Wednesday. She washes her hands till they are red and won't sit next to her brother as he had it last.",
  ],
  'head-lice': [
    'nits AGAIN third time since easter',
    'She scratched in assembly and a girl shouted out that there were things walking in her hair, and now she wants it all shaved off.',
    "I got the letter from school so I looked, and there they were. We've done the comb and the conditioner every two days, with a film on, and she sobs that she's dirty. I told her they like clean heads best. She won't hug her gran now in case they hop over. I need something light that gets the shame out of it.",
  ],
  'wobbly-tooth': [
    'hanging by a thread, he wont let go',
    "It came out in an apple at Nana's and she swallowed it, and now what will she put under her pillow?",
    "All the others in Grade 1 have gaps already and she's the last one, and now at long last the bottom one moves. And she's terrified! She eats on one side and talks without closing her mouth. She thinks it'll bleed and not stop, and that maybe nothing will grow in its place. The tooth mouse is who comes here in our family, by the way, not a fairy.",
  ],
  'afraid-to-swallow': [
    'only soup since the grape went wrong',
    "He got a bit of hot dog stuck at the ball game and my husband had to do the Heimlich, and now he chews each bite till it's gone to nothing and then spits it in a napkin.",
    "Nine weeks ago a boiled sweet went down the wrong way at my sister's. It was out in seconds, she was okay, but she hasn't had a proper meal since then. Milkshakes, custard, ice lollies. She holds her throat and says it's got small. The doctor looked and there is nothing there, but she's lost three kilos.",
  ],
  'colour-blind': [
    'coloured the grass brown, kids laughed',
    "He put on one red sock and one green and told me they matched, so I did one of those dot tests with him and he couldn't see a single number.",
    "My grandson wants to be a train driver and someone has told him he can't because of his eyes. He can't tell when the banana's ripe and he mixes up the bibs at football, so he passed to the other side. It comes through my side of the family, my late brother was the same, he wore some marvellous ties. I want the lad to see it's only another way of seeing.",
  ],
  'daily-treatment': [
    'wet wraps twice a day & shes had enough',
    "Physio on his chest every morning before school, twenty minutes of patting and huffing, and he's begun to hide behind the settee when he hears the mat.",
    "Her feet were clubbed and she has to wear boots with a bar at night till she's four, and we've stretches with each nappy change. She used to sleep through it. Now she's two and a half and can say \"no boots\". I do the Velcro with my heart breaking while the dog tries to lick my ear. I am after something that makes it ours, not a fight.",
  ],
  hitting: [
    'smacked his key worker at nursery',
    "If a kid comes near his digger, his hand goes out before he's even thought, whack, and then he looks surprised himself.",
    "The other mums at playgroup have begun to move their children when we come in. Poppy is two, she has few words, and she slaps: to say hello, to say go away, to say look. It isn't temper, she's often smiling. I say gentle hands till I'm blue in the face. What else can she do with those hands?",
  ],
  waiting: [
    'how many more sleeps, 40 times a day',
    "In the queue at the post office he lies down on the floor after about a minute and moans that he's going to die here.",
    'I\'ve explained that the rice takes as long as it takes. My three-year-old stands at the stove crying as if there\'ll never be food again. "Soon" means nothing to him and "five minutes" means nothing either, we got a sand timer and he turned it over to make it go faster. It\'s the same at the bus stop. How does a small child learn that what\'s coming is coming?',
  ],
  interrupting: [
    'mummy mummy mummy whenever phone rings',
    "He's bright and full of it, but none of us at table has finished a sentence since Christmas. His sister gave up telling us about her day.",
    "I'm on video calls with the Hamburg office and my daughter comes in and starts talking straight over my boss. Not emergencies: a leaf, a joke, what a hedgehog eats. If I put a finger up she talks louder. I don't want to squash her, she has lovely things to say. I'd like her to learn to look first if someone else is in the middle of saying something.",
  ],
  'running-off': [
    'legged it across tesco car park',
    'Let go of her hand for one second to pay the parking and she was halfway to the river, laughing, she thinks it is a chase game.',
    "We have a harness now and I've stopped caring who stares. He's five, autistic, and he's fast: if he sees water or a train he is gone. On Saturday he climbed the gate at my dad's place and a man from the garage brought him back along the main road. He was quite pleased with himself. I want him to learn to stop when he hears stop.",
  ],
  'taking-things': [
    'found 6 rubbers in her bag, not hers',
    "My son came home with the class's magnetic frog down his trousers, and it's the third time. He says it wanted to come with him.",
    "The lady in the corner shop was kind about it, but she'd seen him on the camera. Two packs of football stickers up the sleeve. He is nine and has pocket money, so it's not that he couldn't have bought them. We marched back to pay and he couldn't look at her. Then on Monday there was a pen of his uncle's in his drawer.",
  ],
  'thumb-sucking': [
    'right one goes in whenever shes tired',
    "The skin's all white and wrinkled and the dentist says her top teeth are being pushed out. She is six and says it tastes of being at home.",
    'In my day they painted mustard on it, and my mother did, and I still remember that. So not that. Our Theo does it in front of the telly, on the bus, in class with his jumper over it so no one will see. A boy called him a baby and now he sits on his hand. He wants to stop himself, he asked me how.',
  ],
  'nail-biting': [
    'nothing left to cut, all chewed',
    "She gnaws at them till they bleed when there's a penalty shoot out on, or maths, or just the adverts. Bitter polish she licked off and said it grows on you.",
    "My daughter is a flower girl in August and she keeps her fingers curled up so nobody sees the tips. She's bitten them down since she was five. Her dad does it too, so it's no good him telling her. She says she does not know she's at it until it hurts. We'd like a way that is not nagging.",
  ],
  'stopping-play': [
    '5 more minutes turns into full meltdown',
    "At pick-up he's under the sand table with his bulldozers and he will not come, I had to carry him to the car with sand in both fists.",
    "It's like her body leaves the park and she doesn't. She is in the middle of her mermaid game with the ropes, and I say it's time to go home for lunch, and it's as if I'd set fire to something. I give warnings, ten, five, two. I do the last slide. She cries that it isn't finished, and I do get that, I hate to be dragged out of a good book myself.",
  ],
  'hair-and-skin': [
    'bald patch by her ear from twirling',
    "He picks the scabs off his arms till they bleed through his school shirt and says it's itchy in his head, not on his skin.",
    "I noticed while I was doing her plaits that there were no lashes left on the left eye. She does it while reading, one by one, and lines them up on the page. She's ten and mortified, she begged me not to tell her dad. The doctor gave it a long name. I'd want her to know there are others and that she isn't strange.",
  ],
  'somebody-died': [
    "his teacher's funeral is on friday",
    'My sister was killed on her bike last Tuesday. My kids adored their aunt and the younger one keeps asking when she comes for pancakes.',
    "Daddy's heart stopped in January. She was three and she's four now, and she tells people in the shop about it as if it was the weather. At night she sets his slippers by the door. I don't know if she has understood he won't come. My mother in law says he's a star, and so she's cross that he doesn't come down.",
  ],
  'pet-death': [
    'hamster stiff in cage this morning',
    "We had to have the old Labrador put down while the boys were at school. One of them won't speak to me and the other wants to dig him up to check.",
    "It was only a goldfish, my brother says, but she'd fed Captain every day for two years. She's laid him in a matchbox with cotton wool. She wants to know if it hurt and whether it was because she forgot on Sunday. We're doing the burial under the guava tree tomorrow, with singing. What do I say?",
  ],
  'parents-arguing': [
    'he covers his ears when we shout',
    'We thought they were asleep. In the morning my daughter had put a note on the fridge: "please be nice to each other, love from Mia".',
    "My husband and I are going through a rough patch, mostly it's about his hours. We aren't splitting up. But it gets loud, and our six-year-old comes in and tells jokes, does a dance, stands between us. Yesterday he asked if it's because of the juice he spilled. I'd like him to hear that it's ours to sort and not his.",
  ],
  'parent-ill': [
    'mum has ms, legs bad today',
    'My lump turned out to be what we feared. I start treatment after Easter and my hair will go, and I have a five year old who loves to brush it.',
    "Their dad used to carry both of them up to bed, one under each arm. With his kidneys he's now on the machine every other day, at home, in what was the dining room. The older one is careful and whispers. The little one got cross and said he's a rubbish daddy now. He laughed, but I could see it had hit him.",
  ],
  'parent-depressed': [
    'mammy cries and sleeps all day',
    "I'm the dad writing this from Dublin about my wife: she's on tablets and it is not her body, it's that the joy has gone out of her, and our boy keeps making her cards to fix it.",
    "I'll be honest, it's me. I get them to school and then I lie on the sofa till three with the curtains shut. My daughter has begun to ask \"is it a flat day, mama\" before she tells me anything. She makes her own sandwiches, she's seven, and I want her to know it isn't because of her and that I love her even if my face doesn't show it.",
  ],
  'sibling-with-disability': [
    'always her brothers appointments, never hers',
    "He asked me whether he could have a wheelchair too, because then I'd sit with him on the floor and do the exercises.",
    "Our Zoe is eleven, and her sister Ruby is 9 and has Rett. Zoe is so good that it worries me. She knows how to do the feed pump, she stays home from parties, she's never cross. Then last week I heard her shout in her pillow that it's not fair. We had to leave her concert halfway as Ruby had a fit.",
  ],
  'grandparent-dementia': [
    'nana called me by mums name',
    'Grandpa puts his glasses in the freezer and asks the same thing six times and my lad laughed first, and then he went very quiet.',
    "Every summer we go to my father's in Kerala. This year he did not know who the children were, and he got angry at Arun for sitting on \"somebody's\" chair. Arun used to be his favourite, they did the crossword together. He asked me if Thatha doesn't like him any more. We fly again at Christmas and I want him prepared for it being worse.",
  ],
  adoption: [
    'asked if her tummy mummy misses her',
    "He came to us at eleven months and he's always known it, but now at school they're doing family trees and he doesn't know whose branches to draw.",
    "We brought our daughter home from Ethiopia when she was two. She is nine and she's started to look at every woman who looks like her. She yelled that I'm not her real mother, over a bowl of cereal. I didn't cry till later. There's a box with her bracelet and the letter in it, and I'd like her to feel she may love both stories.",
  ],
  'new-pet': [
    'kitten hides, she wont leave it alone',
    "We are picking up a rescue greyhound on Sunday. My two are beside themselves and don't get that he'll need to be left in peace at first.",
    "After three years of begging, the guinea pigs have landed. He held one, it squeaked and weed on him, and he put it down like a hot potato. Now he says they don't like him. I've ended up doing the hay. I would love for him to find out that it takes time for a small animal to trust you and that they need their dinner even when there's cricket on.",
  ],
  'lost-toy': [
    'Bunny left on the 36 bus',
    "The cat hasn't been home since bonfire night, and he's put up posters on every lamp post and sits at the cat flap in his coat.",
    "We've turned the house inside out, we've rung the hotel in Antalya, we've rung the airline. Mr Sock was a bit of grey cloth with one eye and she's had him since the day she was born. I bought the same one off eBay and she smelled it and said that's an impostor. She won't sleep. I think she needs to be allowed to miss him.",
  ],
  'siblings-fighting': [
    'twins at each others throats over a spoon',
    "If he breathes she says he's breathing at her. They are seven and nine and I have refereed since six this morning and it's half term.",
    "All I asked for was one car ride to my mother's without blood. The big one teases, the middle one screams, the small one bites the big one's sleeve, and then all of them say it was someone else who started it. On their own each one is lovely. My mother says we were the same, my brother and I, and we speak every day now.",
  ],
  'sharing-a-room': [
    'brother snores & she wants her own',
    "From Saturday the baby's cot goes in with our four year old. He has put a line of masking tape down the middle of the carpet.",
    "We're five in a two bed flat, so my girls of 12 and 6 are in together. The big one wants the lamp on to read, the little one wants it off. There are slime pots on the homework and lipstick on the teddies. I can't build a wall. I'd like them both to have a bit that's theirs and to see it's not all bad, they do giggle in there.",
  ],
  dogs: [
    'climbs me like a tree when one barks',
    "We cross the road for every poodle. She was licked in the face by a boxer when she was in the pram and I think that's where it began.",
    "In our street in Joburg everyone has one behind the gate. My son's seven and he'd sooner be late for school than walk past number 14, although she is old and only wags. He won't go to his friend's house because of their spaniel. Nobody has ever bitten him. I'm not asking that he pets them, just that his legs don't go to jelly.",
  ],
  nightmares: [
    'woke crying, same dream about falling',
    "He comes into our bed at 3 shaking and tells me everything he saw, the house on fire and us not hearing him, and then he doesn't want to shut his eyes again.",
    "Mornings she's herself, but from six in the evening she begins to fret about what she might dream. It's been going on since she got over the flu. She remembers each one. Last night her brother had turned into a doll and couldn't talk. My granny would've put a knife under the mattress; I'd rather have a story where she gets to change the ending.",
  ],
  monsters: [
    'something lives in the wardrobe',
    "His cousins told him about a White Lady who walks the balete tree, and now he won't go out to pee or look out of the window on that side.",
    "I've looked beneath the bed. I have sprayed the spray (lavender and water). I've put up a sign with NO ENTRY on it, and she told me calmly that they can't read. She's four and there are three of them, one's got long arms. She'd be okay with the light off, she says, if only they would go home.",
  ],
  insects: [
    'wont eat outside bc of wasps',
    'A beetle walked over her sandal at the creche and she has refused to sit on grass ever since, even on a blanket, even on my lap.',
    "We live in Queensland, so it's not as if we can avoid them. My boy's eight and if a moth gets in he leaves the room, shuts the door and rolls up a towel under it. Cicada season was hell. He missed his own cricket match because he'd seen a bee on the pitch. He's never been stung as far as I know.",
  ],
  'loud-toilets': [
    'hand dryer no, whoosh no, runs out',
    "She'll wee fine but I have to pull the chain after she's left the house, more or less. It roars, she says, and it wants to suck her in.",
    'The ones at the train station flush on their own, and it went off with a bang while he was still sitting on it. He was three, it was in May, and now he asks of each loo "is it a shouting one?" and at home stands in the hall with his fingers in his ears until the cistern has filled. I stick a post-it over the sensor when we\'re out but he doesn\'t believe me.',
  ],
  'fire-drill': [
    'the school bell thing is tomorrow, hes in bits',
    "Our smoke detector went off from burnt toast and she ran out into the street in her socks. Now she watches the little red light and won't have toast made.",
    "I teach Reception, and I've a girl who has not been inside the hall since we all had to line up on the field. She asked me if the school was really burning and why I didn't bring the fish. Next one is planned for the week after next. I'm allowed to warn her. I'd like her to know what the noise is for, and the line, and the counting.",
  ],
  flights: [
    'scared of the beepy gate & take off',
    "We fly Lagos to Heathrow on the 20th and he's never seen a plane from inside. He wants to know why they X-ray his backpack and whether teddy comes out the same.",
    "Ours is fine in trains, cars, ferries, you name it. But since she felt that drop in the air on the way back from Tenerife she says she'll never do it again. We live in Orkney and her dad works in Aberdeen, so never is no good. She holds on to both arm rests and watches the wing in case it comes off. It's the ears popping too.",
  ],
  escalators: [
    'wont put her foot on the moving stairs',
    'At the mall in Makati he stands at the top while it runs and a whole queue builds up behind us. He says the teeth at the end will eat his slippers.',
    "His shoelace got pulled into the side at the Tube once, and a man hit the red button. Nothing broke but the shoe. Since then we've done every journey by the fixed steps, and some stations have no lift, with my bad knee. He's six and he'll get on going up if I carry him, but down he goes stiff. He counts the steps as they come out and always misses the one he wanted.",
  ],
  'weddings-and-parties': [
    'under the table the whole birthday',
    "She is to carry the rings for my brother in front of two hundred people in the hall in Chandigarh, and today she said she'd be ill that day.",
    "He was so excited about Milo's do at the soft play. We got there, there was music, balloons, everyone singing at once, a lady with face paint, and he stood with his coat on by the door for an hour. He would not let anyone take the present off him. In the car he said it was the best party and when's the next one. There's one each Saturday this month and I need to get him from the door to the cake.",
  ],
  'meeting-santa': [
    'screamed on his knee, its a tradition now',
    "The grotto at the garden centre is booked for Sunday and she says he can leave the present on the path and she'll wave from the car.",
    "My boy has been writing to Father Christmas since September. When the man came to the nursery, with the bell and the boots and all that beard, he wet himself and hid behind the coats. He was ashamed because he'd practised what he would say. They're doing it again on the 18th. I would like him to know he may look from far away, and that he needn't sit on anybody's lap.",
  ],
  'shopping-trip': [
    'throws herself down in the cereal aisle',
    "I can't get round Lidl any more, he wants everything at eye height and if I say no he takes it out of other people's trolleys.",
    "Saturday I do the market with my granddaughter, because her mum is on shift. It's two hours, the fish, the yams, the cloth, and everybody stops to talk. After the third stall she sits on the bag of onions and won't get up. I gave her a list with pictures and that worked once. She likes the weighing.",
  ],
  'frightening-event': [
    'car hit us on tuesday, shes not right',
    "We were burgled while we were in the house. Nobody was hurt but my son checks each window, twice, and won't let me go to the bin by myself.",
    "A man came at us in the park with a bottle, shouting. I got us into a shop and the police came and he was taken away. My daughter was in the pushchair and saw the lot. She's three and a half and plays it with her dolls again and again, one shouts and one hides. She jumps when anyone drops something.",
  ],
  'being-teased': [
    'they call him big ears on the bus',
    'It\'s her lunch they go on about, "smelly stinky curry", and they all say it\'s only a joke, and now she asks for ham.',
    "It's not what I would call bullying, the teacher's right in that. It's his mates, they've got a nickname for him since he fell in the pond on the school trip, and they sing it. He laughs with them, and then he comes home and kicks the shed. He's ten. How can he say he doesn't find it funny any longer without them making more of it?",
  ],
  homework: [
    '3 sums took two hours and a broken pencil',
    "She tells me there is none, then at nine at night it turns out there's a poster on volcanoes due tomorrow.",
    "I get in from the hospital at six, and it's waiting for us on the kitchen table. He can do it, that's what drives me mad. He sharpens, he goes for a drink, he needs the loo, he's got to tell the cat something. By then I'm shouting and he's crying over spellings he knew all along. I'd love a way of getting it begun.",
  ],
  'losing-a-game': [
    'flipped the snakes and ladders board',
    "If Germany don't win he doesn't speak, and if he himself doesn't win at Uno he says we've all cheated and goes to live in the bathroom.",
    "We're chess people, my father taught me and I teach Ines. She's eight and good, but as soon as she sees that the queen is gone she sweeps all the pieces off and says it's a stupid game. At the club they won't pair her with the little ones any more. I let her win for a while and now I regret it. I'd want her to be able to shake hands.",
  ],
  'new-teacher': [
    'Miss Okafor leaving at xmas, heartbroken',
    'She came back from maternity leave, so the lovely man they\'d had all year is gone. Same room, same friends, but "she does the register wrong".',
    "He'd had Mrs Byrne for two years and she knew that you mustn't touch his shoulder and that he needs to doodle. She retired on Friday with a cake. The one who takes over is young and strict and doesn't know any of that yet. He asked if we could go and live near Mrs Byrne. I'd like him to give this one a chance.",
  ],
  'group-work': [
    'put with 3 kids who wont listen to her',
    'They\'ve to make a model of a Roman fort in fours and my son\'s done all of it by himself at home because the others "only mess about".',
    "Every time Miss says find your table teams, he asks for the toilet. He is autistic and clever, and what he can't bear is that four people talk about the poster at once and someone colours it in the wrong blue. He ends up with his hood on. The report said he must learn to contribute. I think he does not know which bit is his job.",
  ],
  perfectionism: [
    'rips up every drawing, "its wrong"',
    'She got 19 out of 20 in spelling and cried over the one all through supper and asked if she could hand it in again.',
    "He rubs out till there's a hole in the paper. One letter K that leans, and the whole page has to be done over, and he's six! We aren't strict, his father leaves half his own sentences unfinished. Yesterday he wouldn't start at all, since he \"might get it not right\". I'd like a hero who spills ink and finds it turned out better.",
  ],
  'public-speaking': [
    'show & tell thurs, wont open mouth',
    'She has one line in the nativity, "There is no room", and she\'s word perfect in the bath. At the rehearsal with the parents there nothing came out.',
    "My twelve-year-old has to give a five minute talk on otters to his whole class. He knows all there is to know about otters. He's asked if he can send in a film of it instead. His hands shake so that you can hear the paper, he says, and then he sees somebody grin and it all falls out of his head. I was the same, I still am at work.",
  ],
  'sitting-still': [
    'bum never touches the chair at dinner',
    "At mosque, at the table, at the barber, he's tapping and tipping and up and round, and everybody looks at me as though I wound him up.",
    "Teacher's note for the fourth time: Jayden was out of his seat. They've given him a wobble cushion and he rode on it like a horse. He does listen, ask him anything and he knows it, but his legs have a life of their own. The diagnosis came in spring. I'd like him to find out what he can do when the fidgets come on the carpet, without hearing \"sit down\" another hundred times.",
  ],
  tests: [
    "SATs week, hasn't slept since sunday",
    "The entrance paper for the school in Bangalore is in ten days, and he told his grandmother that if he doesn't pass we'll send him away.",
    "She knows her tables backwards in the car. Then it's Friday, there is the sheet with the timer on the board, and she goes blank and writes her name and nothing else. Last week she was sick beforehand. She's in fourth grade. I told her it doesn't matter what she gets and she said \"then why do they count it?\"",
  ],
  'friend-who-copies': [
    'she got MY bag MY shoes MY hair',
    'Whatever he draws, the boy next to him draws the same rocket, and then the teacher held up the other one.',
    "My daughter made up a dance, with a cape. On Monday her friend came in with a cape. It's been like that since Year 2, the lunchbox, the laugh, even saying she's got a cat called Biscuit. Mine is livid and wants not to play with her anymore. I said it's a compliment, and got a door in my face.",
  ],
  'school-refusal': [
    'not been in since february half term',
    "He gets dressed, he gets to the gate, and then his whole body says no. It's not that he'd like to be home playing, he hates himself for it.",
    "It began with Mondays. Then a headache, then a tummy, then under the duvet holding on to the bed frame while I rang in to say she's ill again. She's eleven and has friends there, nobody is being horrid. The attendance people sent a letter about a fine, but she says that by the time she gets to the corridor she can't breathe. I don't want to drag her and I don't want to let it be.",
  ],
  'told-secret': [
    'told her friend, now whole class knows',
    "He'd trusted his cousin with who he likes. By dinner time all the uncles were singing it at him.",
    "My girl is nine and she still wears pull-ups at night. She told one person, on a pinky promise. On Thursday a boy from the other class asked her about it by the water fountain. She isn't even angry about him, it's that Hannah said she wouldn't. She wants to know if she may ever tell anybody anything.",
  ],
  'photo-day': [
    'refuses to look at the camera, no smile',
    "The photographer's coming to the kindergarten on Wednesday and he pulls a monster face in every single one since a man told him to say cheese.",
    "Gran wants the one for the mantelpiece like every year. But Lola hates the flash and the stool and the stranger moving her chin, and last time they'd put her in the front row with her eyes shut. The kids passed it round. She has asked if she could be ill on the day. She'd her fringe cut crooked as well, by herself.",
  ],
  'lessons-are-hard': [
    'Left handed and nothing works for her',
    "she's left handed and scissors won't work",
    'cries over fractions, says shes thick',
    'His letters come out back to front and too big and by the time he has written the date the others have done a page. He can tell you all of it out loud.',
    "She still counts on her fingers under the desk in fourth class. She's got great words, she can read anything, but give her 7 plus 8 and there's panic in her eyes. They've moved her to the table with the cubes, and she knows well what that means. I had tears over long division myself. How do I tell her that she's not stupid?",
  ],
  'first-phone': [
    'getting one for her 11th, rules??',
    "He's had it for six days. It was under his pillow at midnight with 214 messages in the football group, and he thought he had to answer every one.",
    "She starts taking the bus alone in August, so we've given in and got her a second hand one. She's over the moon. I want her to be able to ring us, and I don't want it to eat her. Her older cousin has shown her things already. Is there a story about what it is for, and about putting it away?",
  ],
  puberty: [
    'found hairs, wont change for PE now',
    "She's nine and she has got a bud on one side only, and she thought that she was ill and kept it from me for three weeks.",
    "My son's voice cracked in the middle of the hymn and the whole row turned round. He's eleven, a head taller than last summer, and he smells like a rugby team. I'm a mum on my own and he'll hardly let me in the bathroom. He slammed out because I said the word deodorant. I want him to know what's coming and that all of it's normal.",
  ],
  'being-autistic': [
    '"why is my brain different mum"',
    "The letter has come, it's official, and she's seven and doesn't know yet. I'd want to tell her in a way that she's glad of it.",
    "Rory heard me use the word on the phone to the school, and looked it up. He found a page which said disorder. He asked if he's broken. He's the kindest person I know, he can tell you the wheel arrangement of any engine, and he hums when he's happy. I want him to see himself in it, the hard bits too, like shoes and lunch halls, and not only as superpower.",
  ],
  'change-of-plan': [
    'swimming cancelled, world ended',
    'We turned left instead of right because of the roadworks and he screamed until we had gone back and driven it the proper way.',
    "It was supposed to be Thursday: library, then noodles, then Lola's house. The library had a burst pipe. I said we'd go straight to the noodles, and she could not, she stood on the pavement and said \"but it's library\". I thought she would be glad of more noodles. She has to know what comes when, and life won't always stick to it.",
  ],
  'new-bed': [
    'cot is gone, keeps climbing out at 2am',
    'We put the bunk up on Sunday. She picked the top, it was all she talked about, and now she sleeps on the rug beside it.',
    "He's two and eight months and as he can get a leg over the bars we've had to bring in the toddler one with the rail. It's a digger, his grandad built it. By day he parks his cars in it. At night he points to where the cot was and asks for his \"old sleep\". He falls out about once a night too, so we've cushions all round.",
  ],
  'is-santa-real': [
    'found the wrapping paper in our wardrobe',
    "A boy in third grade said it's your mum and dad who do it, and she came straight out with it at dinner with her little brother sitting there.",
    "He's nine and he is a scientist, he has measured the chimney and set a trap with flour. He looked at me last night and said, \"Tell me honestly, I can take it.\" And I couldn't, I said what do you think. His handwriting check on the note is next, so I have about a week. I don't want him to feel that we lied.",
  ],
  'hard-times': [
    'everythings falling apart & kids feel it',
    "The flood took the ground floor, we're in my cousin's sitting room since, and everyone's short with each other. My son asked if this is how we live now.",
    "It has been one thing after another: I lost my job, then his nan was taken ill, then the roof. None of it's the worst by itself. But the house has gone quiet, we don't do our Friday pizza any more, and he has started whispering. He's eight. I'd like him to know that families go through stretches like this and come out of them.",
  ],
  general: [
    'Draws on every wall we own, biro',
    'hates his own name wants to be Kevin',
    "She's five and has an invisible friend called Mr Pockets, and he has to have his own plate and bus ticket. Should I play along or tell her?",
    'telling tales on everyone, all day',
    "He's ten and he'd like to walk to school on his own from September, there's one road with lorries on it and I want him to know how to cross.",
    "My twins are seven and identical, and nobody, not even their teacher, bothers to work out which is which. They get one birthday card between them. Nia has begun to answer to her sister's name because it's quicker. I'd like a story for each of them about being one whole person.",
    'finger up nose, then in mouth',
    "We speak Polish at home and since the summer she'll only answer me in English. Babcia rings on Sundays and they can't have a conversation.",
    "He found out where sausages come from. He's six, we live beside a pig farm in Lower Saxony, and he knows those pigs by sight. He isn't fussy about food, he's eaten everything up to now, he just wants to know if it's fair and why we do it. His uncle's the farmer. What do I say?",
    "Blew all his pocket money on slime in five minutes and now he wants an advance. I'd like him to understand saving up.",
    'caught him playing with matches in the garage',
    "Nosebleeds, two or three a week, and she thinks that all of her blood is going to run out. Doctor says it's just the dry air.",
    'The whining. Not what she says but the voice she says it in, from six in the morning, like a gate that wants oil.',
    "My big girl leaves for university in Galway at the end of September and the small one, who's six, has always done her crosswords with her. She's made her a list of reasons to stay. It's only two hours on the bus. How do I tell her that a big sister can move out and still be hers?",
    "He brags. He's the fastest, he has the biggest house, he could lift a cow. I think that he believes most of it, and the other dads are starting to laugh.",
    "She's eight and in love with a boy called Rafael from the chess club, and wants to know if you have to marry straight away.",
    "Our son finishes everything in two minutes and then sits there. He's six and reads encyclopedias, he asked the teacher for something harder and she gave him more of the same. He says that school is waiting with a coat on. He has friends and behaves himself, it's just that he's bored stiff. I want him to keep being curious.",
    'eats sand chalk and paper, shes 4',
    '"Where do babies come from" he asked me on the number 9 bus, with the entire top deck listening. No one\'s expecting, he just wants to know how it works, and I said that I\'d get back to him.',
    'asks what money is and who makes it',
    'how do babies get in the tummy??',
    "won't speak Polish to me any more",
    'He is learning to tie his laces and the loops fall apart each time. He has a month till football boots.',
    'She wants to be a vegetarian since she found out what sausages are, and her grandad is a butcher.',
    "My son walks on his toes all day long and the physio says it's just how he is, but he wears holes in his socks.",
    "Our boy is eight and wants to know what's at the end of space and if there's a wall. I don't know either.",
    "He wastes water, leaves every tap on and every light. We pay for each litre here in Cape Town and I'd like him to understand.",
    "My daughter has an imaginary friend called Pim who needs his own plate. I don't mind but I'd love a story with a friend like that.",
    "She's won the lead in the local competition and now she brags to everyone at the bus stop. Her sister rolls her eyes. I want her to be proud without rubbing it in.",
    'He drops crisp packets wherever he stands. On the beach at Clontarf I picked up after him for an hour while he watched. How do I get across that it matters to the crabs?',
    "My four year old tells everyone he is a cat. He eats from a bowl and signs his pictures with a paw. It's sweet but the neighbours are asking.",
    "We want to teach her how to cross the road. She looks left, looks right, and then steps out without having seen anything. There's a crossing on the way to the shop and she's nearly six.",
    'Touches the oven, the iron, the kettle, everything hot in my kitchen.',
    "We have to vote in two weeks and she asks what a president is and why Papa and Uncle Femi don't pick the same one.",
    "He found a bird's egg and wants to hatch it in his armpit. I would like something about leaving wild things where they are.",
    "My girl can't tell the time on a clock with hands, and her cousin got a watch. She asks me to show her but it never sticks. A friendly story with a clock in it would do.",
    "How do I explain to him why we speak two languages at home, and why his name sounds one way at Oma's in Hamburg and another way in Leeds?",
  ],
};
