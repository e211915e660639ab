import type { Fields } from '../../fields/field.ts';

/** What parents type of what is feared, and of places, each with a trigger, a place or a reason of its own; one text a line. */
export const FEARS_IN_THEIR_OWN_WORDS: Fields = {
  'night-terrors': `
    At about eleven he sits bolt upright, eyes open, screaming, and doesn't know me. In the morning he remembers none of it.
    She thrashes and yells "get off, get off" to nobody, soaked in sweat, and if I touch her it's worse. Then lies down, snores.
    His brother shares the room and it is him who's frightened now, he says Kofi turns into someone else at midnight.
    Third night this week, two hours after she drops off. Doctor in Cádiz says she isn't awake at all and will grow out of it.
    My lad runs down the hall roaring with his eyes wide, fast asleep, we've put a gate on the stairs.
    She's going to her godmother's in Wexford for a weekend, who has never seen her do it, the shrieking and the staring through you.
    Aarush is overtired from the cricket camp and at half past ten it began, he was fighting the curtain, sobbing, no idea where he was.
    Our girl heard us talk and asked "what do I do at night, am I bad?" She's five, she can't recall a thing.
    screams in her sleep and can't be woken
    wakes up terrified but isn't really awake
    night terrors again, every evening at ten
    The first time I thought someone had broken in. You've never heard such a noise from a three year old. I picked him up and Elias hit out at me and looked straight past my face with those huge eyes, calling for mama, and I am mama. Ten minutes later he was sleeping like a lamb. We don't know what to tell him, or whether to at all.
    They're not bad dreams, people keep telling me to ask what she dreamt, and Nkechi looks at them blank because there was no dream. It's in the first part of the night. She gets up, shakes, screams that the wall is coming, and her heart's going like a drum under my hand. She has been told by her cousins that it's a spirit and now she's scared to lie down.
    I'd like him to hear that his sleeping brain just got muddled, that we stay near until it has passed, and he's safe.`,
  'public-toilets': `
    The hand dryer at the services on the M6 went off by itself and she ran out with her tights round her knees.
    He'll hold it all day in town, dancing about, rather than go in one with those gaps under the door.
    Self-flush. It went while she was still sitting, in the airport at Doha, and she has refused every loo outside our flat since.
    Our son's nine and too old to come in the ladies with me, and won't go in the gents by himself either. Long drive on Saturday.
    It smelt, the seat was wet, no paper, and Tara said she'd sooner burst. Train from Delhi to Lucknow is eight hours.
    On the campsite the block's across the field, with spiders and a buzzing light, so my nephew goes behind the caravan.
    At the motorway stop near Dijon it was a hole in the floor with two footprints. Anouk looked at me like I'd gone mad.
    She's scared the lock'll stick after getting trapped at the swimming pool, nine minutes it took them to open it.
    won't use any loo that isn't ours
    terrified of hand dryers in toilets
    refuses to wee when we're out
    So we were at the shopping centre in Swords, only for shoes, an hour tops, and Fiadh needed to go from the minute we parked. I brought her to the door three times. The noise of the place, all tiles and flushing and those jet dryers, she puts hands over ears and backs out. We came home without shoes and with wet leggings. She's four and trained at home no problem.
    My boy reads every notice about germs since the pandemic and he's got it in his head that you catch things off the seat. Gianluca is eight. I bring wipes, I bring covers, I line it like a nest, and he hovers and cries that something splashed. We can't go to the stadium, or the cinema, or anywhere really past two hours.
    I'd like her to manage the toilets at the zoo with her ear defenders on and me holding the door.`,
  crowds: `
    Carnival in Cologne, my daughter was pressed between coats and couldn't see the sky, and now she won't walk through even the Saturday market.
    He froze on the platform at rush hour when they all pushed for the doors. I carried him home past three trams.
    Diwali mela this weekend, his favourite sweets, but last year he lay flat on the ground because of "too many legs".
    The match was sold out, eighty thousand in Croke Park, and Darragh spent it with his face in his father's jacket.
    School assembly is fine until the hall fills, six hundred children, then Wanjiru starts to shake and asks for the toilet.
    She likes the museum when we're first in. By eleven with all the groups she's pulling me into corners.
    Owambe on Saturday, three hundred guests, aunties from all sides, and Junior will climb under the table as usual.
    Boxing Day sales were a mistake. People bumping him at head height with bags, and he started hitting out at them.
    hates packed places, panics
    too many people, he bolts for the exit
    Busy shops send her into tears
    We'd planned the concert since February, her favourite singer, the ticket was her whole birthday, and we queued from four in the afternoon in Milan with everybody singing. The moment they opened the barriers and all moved at once, Sofia grabbed my arm and couldn't breathe. She said it felt like being a fish in a net. We listened from the car park. She's twelve.
    Eid prayers are on the field here, thousands come, and it is a joyful thing, new clothes, everybody hugging everyone. Idris is six and he's tall enough only to see belts. His grandfather wants him by his side in the row. Last time he wriggled out and sat in the car with the doors shut and the radio off.
    I'd like him to know where we can step aside to when it's jam-packed, and to squeeze my hand twice when he's had enough.`,
  'getting-lost': `
    She turned round in IKEA and I wasn't there, it was four minutes maybe, but she's held my pocket ever since.
    Beach in Rimini, all the umbrellas are the same blue, and Andrea walked the wrong way with his bucket. A lifeguard brought him back.
    He followed the wrong red coat right out of the Christmas market. Now I want him to know what to do should it happen.
    Going to Disneyland on the 14th and he's a wanderer, he's five, I'd like him to have a plan if he can't see us.
    My daughter got off at the wrong stop in Dublin on her second day taking the bus alone and sat on a wall crying till a guard stopped.
    Kumbh with a hundred relatives, and Pihu doesn't know my number or her surname properly, she says mine is "Mamma".
    We lost sight of her in Balogun market for ten minutes, a woman selling tomatoes kept her. She asks now "what if no tomato auntie?"
    On the walk in the woods he took a different path to the rest of the scouts, heard no one, and stood hugging a tree for an hour.
    couldn't find me in the supermarket
    wanders off and can't find his way back
    What to do if she loses us
    It was the school trip to the aquarium, they'd partners and yellow caps, the lot. Then Henrik stopped to look at the octopus, as you would, and when he looked up there were caps but not his caps, another school's. He went along with them to the gift shop. He's fine, laughs about it, but he won't go on the next trip and he stays within a metre of me.
    We've just moved to Toulouse and all the streets look the same to her, shutters, plane trees, a bakery. Ottilie is ten and wants to go for bread by herself. Yesterday she did, took a wrong turning, and walked round and round with the baguette for half an hour with no words to ask in French. A man with a dachshund walked her to our door. She's lost her nerve.
    I'd like him to stay put when he can't see us, and ask somebody with a badge or a mum with children.`,
  monsters: `
    There's something with teeth behind the curtain, according to Gus, and I've to check it with a torch before he'll put one foot on the rug.
    His cousin told him about the churel in the peepal tree. Now Dev won't go out to the bathroom after dusk.
    She makes me leave a biscuit on the landing so the hairy one eats that and not her toes.
    Dressing gown on the back of the door became a man with no face. Two am, both of us up, my daughter soaked in sweat.
    He jumps from the doorway onto the mattress so nothing under the bed can get hold of his ankle.
    Wolves live in our cellar in Hamburg, says Till, 4, and therefore he can't help fetch the potatoes.
    We sprayed lavender water as "ghost spray", it helped a week. Then the ghosts got used to it, he informed me at breakfast.
    After a Scooby Doo at her friend's, our girl won't go upstairs alone in broad daylight because of the swamp creature.
    Something lives under her bed she says
    scared of the witch in the wardrobe
    he sees scary creatures in the dark corner
    My mother, who means well, told Kwame that if he doesn't finish his supper the sasabonsam will come out of the forest with its iron hooks. He's 5. He finished it, oh yes. But now he'll not sleep by the window, and a bat flew by and we had the entire house awake in Kumasi.
    The boiler in the new place groans at night like an old ship. Finn has decided that it's a troll stuck in the pipes, hungry, and getting nearer with each clank. I've shown him the boiler and he nodded politely, then whispered that of course the troll hides when grown-ups come with a light on.
    I'd like her to know that those beasts are made up in stories, can't come in our house, and she can shine her torch and look.`,
  'fire-drill': `
    The bell went off at school yesterday without warning, and Otto wet himself and hid beneath the sand table instead of lining up.
    She'll hardly go into her classroom now, keeps staring at the red box on the wall and asking, "is it going to do it today?"
    They practise the evacuation once a term. My son can't bear leaving his coat and lunchbox behind and ran back in for them.
    Next Wednesday all four floors walk out to the football field. Teacher warned me so I can prepare Hana, who panics at alarms.
    He thinks that because the siren rang there must have been real flames, and has been asking which children got burnt.
    Class 2 had to go down the outside metal stairs, and Lakshmi froze at the top so the line bunched up behind her.
    They covered their ears and screamed the whole way to the assembly point, their teacher in Rotterdam wrote to say.
    Lockdown is one thing, but this was only the practice with the whistle and the roll call on the netball court, and he's still off his food.
    hates the school alarm practice, next one thursday
    Evacuation practice at nursery, she was terrified
    panics when the fire bell rings in class
    My lad has autism and noise hurts him. In October they did it in the middle of assembly, horn right over his head, two hundred kids standing up together. He bolted the wrong way and they found him in the PE cupboard, though the register on the playground showed one missing. There's another this month.
    At Greenfield in Nairobi they ring a hand bell very fast and everyone must walk, no talking, to the jacaranda. Wanjiru, six, walked nicely, held hands, all good. But she came home and wanted every bag packed by the door and Daddy to show her which window, and she's been sniffing for smoke at supper.
    I'd like him to know that when the loud sound comes he stops, lines up, walks out behind Miss Kelly and leaves his toys.`,
  'weddings-and-parties': `
    Flower girl on Saturday for my sister. Beatrix loves the frock but has said she isn't walking anywhere with people on both sides.
    Four days of functions in Udaipur, six hundred guests, drums till late. Last time my son ended up under a buffet table with his hands over his ears.
    At his friend's bash in the soft play he stood by the coats for two hours and only came out for the cake.
    Everybody pinches her cheeks at our owambe parties and sprays money, and Teni comes home in tears saying "too many aunties".
    The entertainer popped balloons and shouted, and my daughter had to be carried out of Amelie's fifth birthday.
    He's ring bearer for Uncle Stavros in Crete and I want him to know about the long church bit where there's nothing to do.
    Suit itches, shoes pinch, three hours at a table of strangers. My eldest cousin is getting married and I can see this going badly.
    Granddad turns 80, big do in the GAA hall with a band, and Cillian wants to know where he can go if it gets too loud.
    bridesmaid next month, nervous of all the people
    invited to a birthday and won't join in
    Big family celebration, crowd and music overwhelm him
    We're off to a wedding in Poland, my husband's side, and those last until five in the morning with singing and soup at midnight. Maja will be the only six year old who doesn't speak the language. She's asked me whether she has to dance with everyone and whether it's rude to fall asleep on the coats.
    Whole class invitation, trampolines, pizza, party bags, the works. Noah was desperate to go and talked of nothing else. Then we got there, he saw the twenty-eight of them bouncing, heard the music, and took hold of my trousers. I ended up bouncing with him, in a skirt, and there is another one this Sunday.
    I'd like her to know what happens at the nikah, when she may run about with the cousins, and when to sit quietly.`,
  'frightening-event': `
    A lorry went into the back of us on the M50. Nobody hurt, but Ruairí flinches at every horn and wants to walk everywhere.
    Burglars came while we were at my sister's. They took the television and tipped out her drawers, and she sleeps with her shoes on now.
    He saw Grandpa collapse at the table, the paramedics, the machine. Grandpa's recovering, but he replays it with his Playmobil over and over.
    The earthquake shook us out of bed in Izmir. We've been home a month and my son still won't go above the ground floor.
    Armed robbers stopped the bus she was on coming from Benin. They were all let go, but she trembles when she hears a motorcycle.
    A dog attacked our small one in the park before our eyes. Blood, shouting, the vet. "I keep seeing it when I blink," says Leonie.
    River came into the house in the night and we were taken off by a boat. At the first drops of rain now he stands at the window.
    There was a stabbing outside the chicken shop near school, and my 12 year old walked past the tape and saw what was on the ground.
    kitchen caught fire last week, he can't forget it
    He nearly drowned and keeps reliving it
    since the car crash she won't get in one
    We were on the ferry to the islands when a storm got up, everyone in lifejackets, plates sliding, a woman praying out loud. Two hours like that. We laughed about it after with the relief, but not Nikos. He's five, he's gone back to nappies at night and asks each evening if our house can tip over.
    A man came at us at the station in Brussels, shouting, he was ill I think, and he grabbed my bag and pushed me down right in front of Sofie. The police were quick and I've only got a bruise. But she won't let me go even to the bathroom without her, and she's nine, and draws him.
    I'd like him to know that the explosion is over, we are safe in our new home, and a jumpy body calms down again bit by bit.`,
  'loud-noises': `
    The hand dryer in the service station went off by itself and Kit bolted out with his trousers round his ankles.
    Fireworks for Diwali start tonight. Last year Myra spent the evening in the wardrobe with cushions on both sides of her head.
    He holds his ears when I take the hoover out, and now even when I only open the cupboard it's in.
    They're digging up our street in Rotterdam and my daughter won't walk to school, because the drill gets inside her teeth, she says.
    the new bell at school is a buzzer, it makes him jump off the chair every forty minutes and he spends the time before waiting for it
    She loves her baby cousin but runs out of the room as soon as he cries, says it's like knives.
    Our neighbour's generator starts when NEPA takes the light, and Ebuka screams louder than the thing itself.
    Thunder last night, all four of us in one bed plus the dog, who's just as bad. Gus asked if the sky was going to crack.
    scared of the hoover and blender
    can't cope with balloons popping
    Covers her ears at the school assembly
    We went to my brother's wedding in Sicily, and there was a band, and at midnight somebody let off bangers in the yard as they do there. Nobody had told us. Teo dropped the plate, ran, and we found him between two parked cars. Since then any bang, a car door, a book on the floor, and he's off.
    My lad is 10 and autistic and he's mad about football, knows every player. We've got tickets at last, and I've told him about the seats and the pies. But the crowd roars when there's a goal, it can be like a wall, and he's asked me four times whether someone can tell him before it gets noisy. He has ear defenders.
    I'd like her to put her headphones on, move away and tell someone when something's too noisy, and to know that the sound stops again.`,
  'sleeping-alone': `
    At two in the morning there's a small cold foot in my back, every night since we moved her to the new room.
    He falls asleep only if I lie beside him holding his ear, and I wake up at midnight in a toddler bed with a stiff neck.
    Grandma has always shared a bed with Tanvi, but she has gone back to Nagpur, and Tanvi stands in the doorway with her pillow.
    Her brother's got his own bedroom now, he is 12, so for the first time she has nobody breathing in the bunk below.
    says the wardrobe's looking at him, asks me for one more water, one more kiss, then stands in the hall. He's six, every evening till ten.
    The baby comes in April and will need the cot in our room, so Lennart ought to get used to his own one down the corridor.
    My daughter calls "are you still there?" every five minutes until eleven, and if I don't answer she comes to see.
    Since the break-in at the flat below us he won't be upstairs by himself at night, he takes his duvet and lies in front of our door.
    won't stay in her own bed
    Needs me next to him to sleep
    ends up in our bed every night
    We co-slept, all of us on the big mattress, and it was lovely, I don't regret it. But Ottilie's five and kicks like a pony, and her dad's been on the couch since Christmas. We painted her room yellow and she picked the lamp. She adores that room. By day. At bedtime she says it's too big for one person.
    He was good as gold in his room until he'd had the flu and I let him in with us for the week, and that was six weeks ago. Now he says he only gets dreams about wolves in there, and that in our bed there aren't any. I walk him back, he comes, I walk him back. I've work at six.
    I'd like him to stay in his own bed until it's light and to know we're just across the landing even when he can't see us.`,
  'lockdown-drill': `
    They had to sit in the dark under the tables today and be silent, and Maddie came home and asked who was the man they were hiding from.
    Next week is the practice with the locked doors at school in Ohio, the letter says staff will pull down the blinds. He's in kindergarten.
    She wants light-up shoes no more, because they'd show in the closet where her class hides.
    my son asked what if I'm in the bathroom when they lock the classroom, who lets me in. Nobody has an answer for him
    The teacher put paper over the window in the door and said be mice. Hudson is seven, with ADHD, he giggled, and the others told him that he'd get everyone killed.
    After last month's thing in the next town the school in Lyon has an intrusion exercise on Thursday, everyone on the floor, no talking.
    Our girl has been barricading her bedroom with a chair since they practised it on Monday, "like Ms. Alvarez showed us".
    She's nonverbal but not silent, she hums, and I worry about what's going to happen when the whole class must hide and not make a sound.
    hide-and-lock practice at school tomorrow
    scared after the intruder drill
    Kids had to hide in classroom today
    We've just moved to Texas from Kerala and I had no idea. In my school days we had fire drill only, walk in line to the ground, finished. Here Advaith told me over dinner, quite calm, about turning off the lights and standing against the wall where a bad person can't see you. Then he couldn't sleep. Another one comes on Friday.
    It wasn't announced this time, they want it to be realistic, so the loudspeaker said lockdown, lockdown, and the kids in fourth grade thought it was real. Some texted their parents. Sofía wrote "I love you Mami" on her arm with a marker. It was a rehearsal. I want her to feel it's something you practise, like seat belts.
    I'd like him to know what to do when the lockdown announcement comes, follow the teacher, be quiet, wait, and that it's nearly always only practice.`,
  'mascots-and-masks': `
    A giant foam tiger came round the side of the cereal aisle handing out samples, and Robin climbed me like a tree.
    St Nicholas is visiting the kindergarten on the 6th with his beard and staff and the dark one with the chains, Vinzenz is already not sleeping.
    She saw Grandad pull off a rubber gorilla face at Halloween and now checks whether his real one comes off too.
    At the match in Nottingham the club's big bear waved at him for a high five, he hid under the seat for the whole second half.
    masquerades are coming out in our village at Christmas, my children are coming from Abuja and my daughter heard the raffia one chases people
    Clown at the birthday party on Saturday, white paint and red nose. My niece will be in the kitchen with me, she's informed me.
    He loved the film, so we booked breakfast with the characters. Then the mouse walked in, taller than Dad, and its mouth didn't move when it talked.
    The dentist's all covered up with a visor and only eyes showing, and our boy won't open for someone with no mouth.
    terrified of people in costumes
    won't go near Father Christmas
    Carnival faces make her scream
    It's Fasnacht here in Basel and there's no avoiding it, they come down every lane at four in the morning with huge painted heads and drums. I grew up with it, love it. Alma's three and saw one through the tram window with a hooked nose and she now asks at each stop whether "the big-head" is getting on.
    Their school has a dragon, a teacher in a suit obviously, who dances at sports day to get the crowd going. Everyone cheers. Tunde is eight and knows perfectly well it's Mr Hughes in there, he can explain it to you, the zip, the fan inside. And still he stands behind the toilets till it's gone.
    I'd like her to know there is a person inside the costume, that she can wave from far off, and that she needn't hug it.`,
  dogs: `
    Crosses the road if there is a lead in sight, even a dachshund, since next door's Labrador knocked her flat and licked her.
    Street packs wait by our gate in Bengaluru and Ishaan, who's 6, won't walk to the school van unless I carry him.
    She climbs up me like a tree when anything barks, and grandma has just got a puppy for Easter.
    Bitten on the hand by the farm collie in Kerry, four stitches, he now checks under every table in every café.
    my nephew runs up to every poodle and grabs its ears, he needs to be told that you ask the owner first
    The neighbour keeps two Alsatians behind a fence in Abuja, they leap at it when Chiamaka passes, she's stopped visiting her friend on that street.
    Our lad won't come to the park in Antwerp any more because there some run loose and their owners always shout "he does nothing!"
    He freezes, then screams, then runs, which makes them chase him, the spaniel only wanted to play.
    afraid of the neighbour's big dog
    panics when a dog comes near
    Barking scares her, she won't go to the park
    Last summer there was no problem, she even fed a biscuit to a terrier in Cornwall. Then in October a huskie came round the corner without a leash, sniffed her face, that was all it did, but she was two heads smaller than it. Since then we can't go to her best mate's house because they've got old Biscuit, fourteen and toothless.
    I am frightened of them as well so perhaps he's got it from me. Anyway, Andrei is five and we visit my brother in Brașov for the feast, and he has a shepherd dog as big as a calf, gentle, sleeps all day. Andrei asked if we can stay in the car for the whole visit and eat there.
    I'd like her to stand still like a tree, arms down, and ask before she strokes a dog she doesn't know.`,
  insects: `
    A wasp sat on her ice cream in July and since then we eat every meal indoors with closed windows, 31 degrees.
    He won't use the toilet because there's a daddy-long-legs in the corner, he's held it for hours.
    Kemi screams the whole compound down over one cockroach, even a dead one that her brother swept out.
    She saw an ant hill on the forest path near Tampere and now insists on being carried, they'll crawl in her ears she says.
    moths round the lamp at night, my boy hides under the duvet with his fingers in his mouth and no one's allowed open the window
    Stung by a bee on the sole of the foot at Scout camp, it wasn't even bad, but Leon will no longer go barefoot or into the garden.
    My daughter aged 8 won't sit on grass, not for the class picnic or anything, in case a beetle walks on her leg.
    Our grandson stamps on all the ladybirds and caterpillars he finds, because he thinks they all bite
    terrified of wasps this summer
    spiders and beetles freak her out
    There's a bug phobia, can't go in the garden
    The class is hatching butterflies in a net, a lovely project, all of them are enchanted, except for my Manon who sits with her chair turned to the wall. It's the legs, she says, they have too many and you don't know where they want to go. On Friday the whole group holds one on the finger before they let them fly.
    We moved from Glasgow to Queensland so, fair enough, the crawly things here are bigger. But Rory's nine and he now shakes out each sock, each shoe, then shakes it again, and puts a towel along the door gap. Yesterday a huntsman walked over the ceiling and he slept in the car. A Christmas beetle is enough.
    I'd like him to stay still when a bee buzzes near and know most little crawling creatures do nothing to him.`,
  flights: `
    On the 22nd we go from Heathrow to Lagos, six hours, and she's asking what holds it up when there's nothing under it.
    His ears hurt so badly on the descent into Málaga last time that he screams now when he sees a suitcase.
    Nora has never been on a plane, she's 4, and thinks you put your arms out and do it yourself.
    We're off to see dada dadi in Ahmedabad, fourteen hours with a change in Doha, and I need him to stay buckled in his seat.
    Turbulence over the Alps made the coffee jump, and our daughter of ten says she'll take the train to Crete next time thank you.
    the security people took his teddy through the x-ray tunnel and he went beserk, we fly again on Thursday from Shannon
    She will travel as unaccompanied minor with a lanyard to her father in Oslo, first time up there by herself, she's eight.
    My son read about a crash and now counts the exits on pictures of the cabin, we leave for Boston in nine days.
    first time on an aeroplane next week
    scared of take-off and landing
    Long plane journey with two kids, needs to stay seated
    It isn't the height, it's the noise, that whoosh in the little toilet and the engines when they start. Pavel is three, last Easter he held both ears from Prague all the way to Tenerife, his arms were shaking at the end. This year we've got headphones with foxes on them and the tickets are for Sunday at six in the morning.
    Granny is turning eighty in Vancouver so there's no getting out of it. Sinéad, seven, wants to know who drives when the pilot needs a wee, what if the wing's tired, and can you open a window. Her brother told her there's sky underneath the floor. True, but it didn't help. Check-in opens tomorrow.
    I'd like her to know what comes when at the airport and on board, the queue, the belt, the popping ears, the landing.`,
  'meeting-santa': `
    The photo in the shopping centre is booked for Saturday and last year he howled so hard the elf fetched security.
    St Nikolaus comes to the Kindergarten on the 6th with his golden book and Jule asked me what is written about her in there.
    She practises saying she wants a scooter, but as soon as she sees the beard she buries her face in my coat.
    Our village in Mayo has him on a tractor Sunday night, all the children get up beside him, and Tadhg, 3, is already shaking.
    Father Christmas is coming to my husband's office party in Port Harcourt, big mask, loud drum, and my little girl can't stand masked people.
    Sinterklaas arrives by boat, she loves the songs but must come up to hand him the drawing in front of everyone and doesn't dare
    he told me very seriously that a stranger with a red coat shouldn't touch him and he won't sit on any knee. i agree but grandma wants the picture
    My nephew wants to ask the old man in the grotto about daddy coming home and I'm wondering how to prepare him.
    scared of Santa at the mall
    visiting Father Christmas on Sunday, very shy
    Ho ho ho makes him cry, grotto trip planned
    In Finland we've booked the whole thing, the reindeer, the hut, ten minutes alone with the man himself in Rovaniemi. It cost a fortune. And tonight Imogen, five, informs us that she'd like to wave from the door and that he should look the other way. She isn't joking. She wants to know if his boots are loud.
    Every December the grandfather of a neighbour dresses up with a cotton beard and rings the bell, all kids in our street in Gdańsk say a poem and get a bag of nuts. My Staś knows his poem, four lines, backwards and forwards, but last year at the sight of that white hair coming in the door he went under the table.
    I'd like him to find he can just wave at Santa from beside me, and say no thanks to the knee.`,
  storms: `
    At the first rumble Bertie is under the stairs with the dog and a saucepan on his head. They've forecast more for tonight.
    The cyclone took half the roof off her school in Odisha last year, and now every dark cloud makes Puja hold on to the door post.
    She counts between the flash and the bang like grandpa taught her, but when it got to two she wet herself.
    The wind was howling so hard round the cottage in Connemara that he was sure we'd be lifted up like Dorothy and come down somewhere else.
    A tree came down on the neighbours' car in the gale, and now Ludo watches the big oak outside his window and won't stay in his room.
    My son checks the weather app thirty times a day. If there's a yellow triangle he won't go to school in case it thunders at break.
    The lights went off in the whole estate in Owerri when the lightning struck the transformer. Since then Kamsi cries as soon as rain is drumming on the zinc.
    Hurricane season, we've boarded the windows, and our daughter in her bath tub nest wants to know if the sky is angry with us.
    terrified of thunder since Tuesday
    Lightning last night, four kids in my bed
    wind banging the shutters, she won't sleep alone
    We were camping by Lake Balaton, a perfect day, plums and swimming, and at two in the morning all hell broke loose. The tent pole snapped, we ran to the car barefoot, and Bence had his hands over his ears and shrieked at every crack of thunder until his voice was gone. Back at home he looks up before he steps out of the door.
    My niece is staying with us in Kansas while her folks are abroad, she's from London and had never heard a tornado siren in her life. It was only the monthly test! But nobody had warned her. Then on Thursday there was real thunder and hail like golf balls, and she won't come up from the basement, not for tacos even.
    I'd like Nour to understand what makes the flash and the boom, that a house keeps us safe inside, and that it always blows over.`,
  spiders: `
    There's one in the corner over the bath, with a body like a raisin, and Phoebe hasn't washed for four days.
    He wouldn't go in the garden shed for his bike because of the webs, even with his father going first with a broom.
    She felt something run across her pillow at the farmhouse in Umbria, eight legs, big as her palm. Now the whole bed must be shaken out.
    Tejas shrieked so loud in the hostel bathroom that the warden came running. Only a daddy long legs. The boys tease him with a rubber one.
    My daughter cried on the Halloween walk because the hedges were covered in that white stringy stuff with plastic crawly ones.
    Autumn, and they're coming in again under the skirting board. Conor stands on the chair calling for me to get the glass and card.
    In science they're to watch the class tarantula shed its skin. Everyone's thrilled but she's asked me for a sick note.
    He stamps on every one of them in panic, even the tiny money ones, and shakes for minutes. We'd like him to let them be.
    scared stiff of anything with eight legs
    won't go in the cellar, spiders
    big hairy one in her shoe today
    When we moved to Brisbane from Dublin everyone said "ah you'll get used to the huntsmen". I have, more or less. Orla hasn't. One dropped from the sun visor in the car onto the dashboard, I pulled over, she was out on the verge in a second, and ever since she won't get in until I've searched every corner with a torch.
    It's partly my own doing because I'm no hero either, and when Nils was small he saw me jump on the sofa with a scream. Now he's six, and the creature lives behind the toilet, so he goes at the neighbour's. Yesterday he watched one wrap a fly and was interested for a moment, from three metres. I'd love to build on that.
    I'd like Yara to find out that the little weaver in the window catches the mosquitoes, doesn't want to touch her, and can be carried out in a cup.`,
  lifts: `
    We're on the ninth floor and Gabriel walks all of it, with his school bag, since it stopped between four and five with us inside.
    The doors nearly caught her scarf in the shopping centre in Warsaw and now she screams when they slide shut.
    My son is in a wheelchair so the stairs aren't an option, and the metal box at the station makes him shake with fear.
    She hates the feeling in her stomach when it drops. Her dad's new office is on the 30th floor and she'd love to see it.
    In our block in Mumbai the power goes and it halts in the dark. Only for a minute until the generator, but Advait won't step in any more.
    He asks what happens if the rope breaks. He saw it in a film at his cousin's. Granny's flat is up on seven, so no granny.
    The doors closed with me on the landing and Tilly, three, inside on her own. She went up, came down, and hasn't got in one since.
    Hotel in Dubai for the wedding, fourteenth floor, glass walls that let you see all the way down, and Zainab sat down on the lobby carpet.
    won't take the elevator, only stairs
    Afraid of getting stuck between floors
    doors close and he panics
    My mother has had her hip done and can't manage the stairs, so whenever we visit her flat in Thessaloniki we should go with her in the lift, a tiny old one with a folding gate. Katerina says it growls. She runs up the stairs next to it, floor by floor, calling through the gate "yiayia are you still alive", which doesn't do my mother any good.
    He used to fight his brother about who presses the button! Then came the day in the multi-storey in Cork when too many people squeezed in and it gave a jolt and an alarm went off. Ten seconds, no more. Darragh is seven and he's been asking in every building since "is there a stairs", and on Tuesday there's an appointment on the sixth floor.
    I'd like Ivo to know what the emergency button is for, that the cabin can't fall, and that he can ride one floor with me and get out.`,
  'going-to-a-restaurant': `
    Nana's seventieth is in a posh place with white tablecloths, two hours at least, and Alfie usually slides under the table before the starters.
    She cries when the waiter asks her what she'd like, and whispers it into my sleeve. On Friday we're at the Thai place with colleagues.
    It's the wait. He's four, he has ordered, and then he stands on the bench shouting "where's my pizza" at all of Trattoria Da Gino.
    We don't eat out often so for Kemi's graduation lunch at the Chinese in Ikeja I want the small ones to know how to behave.
    Last time my autistic son had a meltdown because of the music, the clatter and the chips touching the beans. His sister wants her birthday at Nando's.
    She ran between the tables at the dosa place and a man with a tray of hot sambar nearly went over her.
    The menu had nothing he knew. No plain pasta. He announced very loudly that everything stinks here, and the cook was standing behind him.
    After Mass on Sunday we all go to the carvery, twelve of us. Our lad crawls about licking the salt cellars. He's three, and I'm mortified.
    eating out tomorrow, she can't sit still
    First time at a proper restaurant, age 3
    doesn't know how to order from the waiter
    We gave up on it with the pandemic and then the baby, and so Elsa at five has hardly ever been in one, apart from Ikea for meatballs. My brother has opened a small bistro in Malmö now and invited us all for the first night. She wants to know if you have to pay before, who washes up, and if they'd be angry when you spill.
    Lunch yesterday, the tapas bar by the harbour, sun, everybody happy. Then the bread came and Nico built a tower of it, then he threw olives at the gulls, then he went to look what the people at the next table were having and took a prawn. They laughed, luckily. We're invited again for the communion and I don't think we'll be so lucky.
    I'd like her to learn to stay on her chair, draw while the food's being cooked, talk quietly and say thank you to whoever brings the plate.`,
  nightmares: `
    Wakes at two, soaked, shouting about the crocodile in the bathtub. Third time since Sunday, and then she's too frightened to close her eyes again.
    His cousins in Manila let him watch a bit of a ghost film. Every night now the white lady comes to him in his sleep.
    "What if it comes back when I sleep?" says Elif when I pull up the blanket. In the dream she loses us at the bazaar and nobody has faces.
    Our boy had a crash with his grandpa in March, nobody hurt, but he keeps dreaming the car goes into the river.
    My daughter dreams the same thing, that the house in Odesa's burning and her cat's inside. She comes into our bed trembling
    He's eleven and embarrassed: school trip with two nights away and he's scared of screaming in his sleep in front of the dorm.
    Since he's had the fever he sees wolves in his dreams. Awake he knows it isn't real, though at 4 a.m. he has me check behind the curtain.
    She drinks coffee-strength tea to stay up, at nine, as sleeping is when the man with the sack turns up. Her brother told her that tale.
    bad dreams every night this week
    wakes up screaming about a monster in his dream
    scared to fall asleep in case the nightmare returns
    Grandad's funeral was on the Friday, and she coped so well, threw her rose in and all. It's since then. Round three in the morning I hear feet running and there's Róisín at my side, heart going like a bird's, saying he was calling her from under the ground and her legs wouldn't move. By breakfast she won't speak of it.
    We let Uche play a zombie game at his friend's house, just one hour. That night he woke shouting "they are eating Mummy". I prayed with him and he slept. But it has come four nights running, he is now afraid of the pillow itself, says that the dream lives inside it. I've changed the pillow. The dream moved to the mattress.
    I'd like her to learn that a dream can't hurt her, and that she can think up a different ending for it with me in the morning.`,
  'loud-toilets': `
    Motorway services outside Leeds: the automatic flush went off while she was still sitting, and now she'll hold it for a whole day out.
    He puts his fingers in his ears before he goes into the school bathroom, and if anybody pulls the chain he bolts with his trousers down.
    The hand dryers, the blowing sort. Teddy heard one roar at the aquarium and hasn't gone in a public loo since.
    We fly to Toronto on Saturday. Last time the suction in the aeroplane lavatory made Ananya scream so much that the stewardess knocked.
    Wets himself at kindergarten in Bern since they put in a new cistern that bangs. At home he's perfectly dry
    She'll only wee at the mall if I cover the sensor with a sticky note, hold her ears and promise not to flush till she's outside the door.
    On the train to Kraków he needed to go, but the whoosh under the seat terrified him. "It wants to suck me down the hole."
    My autistic lad's thirteen and will walk home at lunch rather than use the ones at school, with all those flushes and dryers echoing off the tiles.
    terrified of the noise when the toilet flushes
    hand dryers in public loos make her scream
    refuses the school toilets, too noisy
    Potty trained at two and a half, no bother. Then we went to the garden centre for the Santa thing and another kid hit the dryer right by Freddie's head just as the flush went. He did a sort of jump and ran out into the café half dressed. Since then he checks every building we enter: "has it got the blower?"
    At my office in Nairobi the washrooms are marble and they flush by themselves. I brought Wambui on Friday because her school was closed. She sat, it roared, she leapt, sat, it roared again. She refused for the rest of the day and we didn't make it home dry. Now even the one in our own house must be flushed by me after she's down the hall.
    I'd like him to learn that the flush roars but stays in the bowl, and he may wear his ear defenders in the restroom.`,
  escalators: `
    The airport in Frankfurt has those long moving stairs, and at the bottom Paul froze with people piling up behind us with suitcases.
    She says the teeth at the top will eat her shoelaces. We've walked four flights in the department store in Kyiv all winter.
    My son lifts his foot, pulls it back, lifts it, pulls it back. A man behind us tutted and now he won't even try.
    Ever since her sandal got caught at Phoenix Mall, Diya grips my dupatta and cries the minute she hears that humming.
    He LOVES them, that's the trouble. Runs up the down one, sits on the steps, hangs off the black rubber rail
    We take the Tube to Great Ormond Street every month, and the one at Holborn's so steep that Alfie shuts his eyes and goes rigid.
    The one at Shoprite stopped suddenly with us halfway, and Tobi fell on his knees. "That staircase is alive, I won't climb it."
    Going up is fine, it's the down. She can't judge when to step on and looks into the drop, and she's ten with cousins who laugh at her.
    won't step on the moving stairs
    scared of getting off the escalator
    freezes at the escalator in every mall
    Metro in Prague on Saturday, we had promised him the dinosaur museum. It was a very deep station, you can't see the bottom, and it's fast. Vojta stood with both hands on the wall and said the steps are coming out of the floor and going under again and where do they GO. There's no lift at that one. We went home without dinosaurs.
    I didn't realise it was a thing until we went for her Communion shoes. Two floors up in Arnotts and Aoibhinn, who climbs trees like a cat, wouldn't put a toe on it. She'd seen a video about a boy whose welly got stuck. So now it's lifts only, and Nana is claustrophobic, so you can imagine the shopping we get done.
    I'd like her to learn: hold the handrail, stand in the middle of one step, look ahead, and step off when the stair goes flat.`,
  'shopping-trip': `
    Big weekly shop at Lidl. By aisle three he's out of the trolley, by the fish counter he's shrieking, and we never get to the yoghurts.
    Tomorrow we have to buy winter boots in Innsbruck and Valentin hates it, the lights, the music, ladies pressing on his toes.
    She throws everything pink into the cart and when I put it back on the shelf she lies down by the freezers.
    Balogun market before Christmas is all noise and pushing, and Ebuka let go of my hand to look at some drums. I nearly died.
    He begs at the till. They put the chocolate eggs exactly where he sits, and yesterday an old lady told me he needs a good slap
    My daughter's uniform needs trying on, with the whole town in the one store on the same Saturday, and she came out of the fitting room shaking.
    "Only milk and bread," I told her, and then I remembered nappies, and because it wasn't on the list she couldn't cope at all.
    For Onam we go to T Nagar for clothes, four hours at least. Last year Unni vomited from the crowd and the perfume counters.
    supermarket is a nightmare with him
    has to come to the shops with me tomorrow
    screams in the supermarket if I say no sweets
    My wife usually does the groceries alone, but she's broken her ankle so for six weeks it's me and the boy, Fridays at the Carrefour. I thought: a list with pictures, he's in charge of the bananas. It worked for ten minutes. Then they'd moved the cereals, there was an announcement on the speaker, someone's trolley bumped him and he ran for the exit.
    We were after a present for Granny's seventieth, that's all, a scarf. Every shop had Christmas songs on, Pia was boiling in her snowsuit, she wanted the toy floor, I said later, and then it was late and they were shutting. She's four, I should have known. There's another trip due on Saturday and she already says she's not coming.
    I'd like him to learn to stay by the trolley, help find what's on our list and choose one thing at the end.`,
};
