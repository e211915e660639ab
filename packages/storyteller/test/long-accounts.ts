/**
 * What parents type who tell a lot: background, what was tried, what others say, what goes well, and somewhere the matter. Each with
 * the situations an editor would accept. Written before anything was matched with them; no index learns from them. At the first look
 * 38 of the 67 that ask for help and 11 of the 18 that tell of a success reached what they were about.
 */
export const LONG_ACCOUNTS: readonly (readonly [string, ...string[]])[] = [
  [
    "He's left handed and the only one in the house. Scissors are a pain, his elbow bumps the next boy at the table, his writing smudges. His gran tried to make him swap which I put a stop to. He's a cheerful soul but this week he asked why his hand's wrong. They've got lefty scissors at school in a drawer somewhere. I think he'd like to hear that it's just how he's made.",
    'lessons-are-hard',
  ],
  [
    "Otto has been dry since he was nearly three and we thought that was that. Wees are fine, he does those standing up like his dad. But a poo only ever goes in a nappy, he asks for one, goes behind the sofa and then brings it to me. We've done charts, chocolate buttons, a book about poo. His sister was trained in a weekend so I've no idea what I'm doing. He's started school and comes home holding his tummy.",
    'potty-training',
  ],
  [
    "We're a family of good eaters, my partner is a chef, it's mortifying. Rowan eats plain pasta, one brand of yoghurt, apples without skin. They were in hospital as a baby with reflux but that's all fine now. School dinners they just don't eat. Their cousin dared them to try a pea at Christmas and they cried. I don't want to force anything, I'd just like them to feel ok with a new thing on the plate.",
    'healthy-eating',
  ],
  [
    "He's a lovely easy child really. Sleeps, eats, plays with his brother. The one battle is the toothbrush, twice a day. He runs round the house, he clamps his mouth, he bites the brush. We have bought the electric one with the app, three flavours, his own stool. Dentist says there's a bit of brown on the back ones and I feel awful about it.",
    'brushing-teeth',
  ],
  [
    "My job moved us from Leeds to Cardiff so we've had boxes everywhere for a month, but the house is sorted now and he loves his room. On Monday he starts at his new school. Year 5, they've all known each other since nursery. He was the class joker in the old one. He keeps asking what if nobody laughs.",
    'new-school',
  ],
  [
    "Where do I begin. Lola was the centre of our world for three years and then Frankie arrived in August. She's lovely with him when people are watching. When I feed him she climbs on my back, throws things, says put him in the bin. My mum says it's a phase. Health visitor said give her jobs but she just tips the nappies out. She's started talking in a baby voice too.",
    'new-sibling',
    'jealousy',
  ],
  [
    "Her dad and I told her at half term that he's getting a flat. We said all the right things, we still both love you and so on. She nodded and asked for toast. Since then she's wet the bed twice, and her teacher says she's been quiet at carpet time, and on Sunday she asked if she tidied her room would daddy stay. I want her to hear that it's nothing she did. They're a great pair, they do parkrun together.",
    'parents-divorce',
    'two-homes',
  ],
  [
    "Ezra is a summer baby so he'll only just be four. He's been at home with me and Granny all this time, no nursery, covid and then money. In September he goes to reception. He says he isn't going because I can't come. He can do his zip and his shoes, it's not that. He doesn't know anybody. What do I tell him happens there?",
    'first-day-school',
  ],
  [
    "Nights were never a problem with our first two. Wren goes up happily enough, has her story, cuddles her rabbit. Then I reach for the light switch and she is bolt upright. We've left the landing on, we've tried a star projector (which she said moves). She won't say what it is. If the lamp stays on she sleeps, but her sister shares with her and can't.",
    'fear-dark',
  ],
  [
    "My daughter is a thinker like her father. She lies there till ten, half ten going through everything, did she lock her locker, was Maya being off with her, what if there's a fire, what if she gets ill on the trip. We do a worry diary and it's full. At school they'd never know. The doctor says there's nothing wrong with her tummy. She asked me last night how you make your brain stop.",
    'feeling-worried',
  ],
  [
    "The party was off because the birthday girl has chicken pox. Nobody's fault. Bea had the dress on, the present was wrapped, we were literally in the car. You'd think the world had ended. She cried till teatime and she's still going on about it four days later, and she told her brother she hates him because his party is still on. It isn't just parties, it's the same with the park and rain.",
    'handling-disappointment',
  ],
  [
    "He won't have a go. Roller skates for his birthday, still in the box. Climbing wall, stood at the bottom holding my leg. He says I can't before he's even looked at it. His twin just hurls himself at everything and people do compare them, my mother in law especially. He is good at so many things, drawing, chess, he knows every train. I don't need him to be brave, just to try once.",
    'building-confidence',
  ],
  [
    "Something happens, nothing big, he knocked down Amir's tower or trod on the cat. You can see in his face he knows. But he will not say sorry. He goes stiff, looks at the floor, we've stood there 40 minutes. Grandad says make him. I don't want a parroted sorry anyway, I want him to see there are ways to make it better.",
    'saying-sorry',
  ],
  [
    "Playgroup has become a nightmare, I come home and cry. It's the one with the nice garden so I don't want to stop. Anything anyone picks up is hers. She shrieks MINE and holds it over her head, the doll's pram, the pink cup, even a stone. At home she's an only one so there's never been a need. Other mums are polite about it. She's not a biter or a hitter, she just can't let go of things.",
    'sharing',
  ],
  [
    "I am writing this from the car because we were late again. She wakes early, that's not it. Then she plays with one sock for twenty minutes, reads the cereal box, sings, forgets what she went upstairs for. Her brothers are stood at the door. I shout and hate myself. We had a chart with magnets. By the time she's at school she is all smiles and I'm in bits.",
    'morning-routine',
  ],
  [
    "He used to be a water baby. Then in May he slipped under for one second, I had him straight out. Swimming's fine, funnily enough, the paddling pool's fine. But the bath! He goes rigid, climbs up me like a ladder. We've flannel washed him for six weeks. Our other child thinks it's hilarious and does pretend drowning which, thanks.",
    'bath-time',
  ],
  [
    "There's a new boy in the class with thick glasses and Zac has been mean to him. I got an email. Calling him goggles, not letting him sit, and the others copy because Zac is popular. I was bullied myself at that age so it's made me feel sick. He isn't a cruel child, he cried when our hamster was ill. He says it was only a joke. I need him to see how it is for the other boy.",
    'being-kind',
  ],
  [
    "The Brownies are going to a cabin for two nights, in bunk beds, with a campfire. Everyone's mad about it and so was she, till the kit list came home. Now it's stomach aches and could I be a helper. She has never been a night without me, not even at her gran's. Her best friend Molly's going. I've said she can take her bear in a sock so nobody sees.",
    'first-sleep-away',
  ],
  [
    "We were on the tram and there was a man with a very burnt face. Ines said loudly 'mama why does he look like a monster'. I nearly died. The man was nice about it. She isn't nasty, she has always said what she sees, and she is a very curious girl who asks about everything, the moon, money, worms. I want a story about how people look different and how one can ask, or look, kindly.",
    'respecting-differences',
  ],
  [
    "It has been me and Theo since he was one. I have met someone, Simon, and after a year he is moving in after Easter with his cat. Theo likes Simon at the park. He likes the cat. He doesn't like him at our table or in Mum's bed or telling him to wash hands. He told my sister he'd rather Simon went back to his own house. I'm happy for the first time in ages and I feel guilty.",
    'new-partner',
    'new-family-member',
  ],
  [
    "He has to have bloods every three months for his thyroid. They're nice, there's cream, there's a telly on the ceiling. He starts asking a week before: is it today. Then in the waiting room he's under the chairs. Two nurses held him in March and I swore never again. His cousins tease him about it. Once it's done he's proud as punch and shows everyone the plaster.",
    'needles',
  ],
  [
    "Kofi is 4 and has the most beautiful hair, which is now in his eyes and a bird's nest. The buzz of the clippers sets him off, and the bits down his neck, and the cape. Two barbers, one mobile hairdresser, and his auntie have all given up. He let me cut one curl while he was asleep (not proud). School photo's coming and his gran has opinions. He can cope with scissors if he sees them first.",
    'haircut',
  ],
  [
    "Arlo's eye test came back and he's really long sighted, +6, poor mite, no wonder he bumped into things. He picked blue frames with dinosaurs. In the shop he was thrilled. Day one he wore them an hour, since then they've been in the toy box, in the bin, down the side of the car seat. He says they're too heavy on his ears and a girl at nursery asked why he's got a grandad face. The optician says all day every day.",
    'glasses',
  ],
  [
    "She is allergic to nuts and egg, proper epipen allergic. We manage. But parties!! There's always a cake and she always gets her own box. She used to be fine with that and now she's seven she's noticed. Last Saturday she sat in the hall by the coats and cried. She isn't silly about it, she reads labels herself. How do I help her feel not so much on the outside?",
    'allergy',
  ],
  [
    "In February Cleo was diagnosed with type one. She's amazing. She does her own finger pricks, she carb counts better than me. It's the other stuff, it's that she's tired of it. She says why me, she says she wants one day off. She's stopped telling friends when she's low because they fuss. And she ate sweets in her room and didn't tell us and I lost it a bit. I want her to know we see how much she does.",
    'long-illness',
  ],
  [
    "Bless him he'll have a haircut, he'll have a jab, he didn't blink when he had stitches in his chin. Nails, no. The clippers come out and he sits on his hands and cries real tears. We do them while he's asleep, one or two a night, which at 4 and a half can't go on. They're like claws and he's scratched the baby. His dad tried holding him down once and it was horrible.",
    'nail-cutting',
  ],
  [
    "Each September we go through this. The new uniform is stiff, the collar scratches, he can feel the seams in the socks. He strips off in the car. We've washed it ten times, I've cut every label. Jogging bottoms and the one soft dinosaur t shirt is all he'll wear, in the snow too. He's seeing an OT. I'm late for work daily and his brother is late with us.",
    'clothes-itch',
  ],
  [
    "So on Saturday she came off the bouncy castle and broke her wrist. Four hours in A&E, she was a star, had gas and air and everything. Now it's a purple cast up to the elbow for five weeks. No swimming, and it was going to be her swimming party. She's itchy, she can't colour as it's her right hand, she cries when the others are on the trampoline. She thinks her arm will have gone when they take it off!",
    'broken-bone',
  ],
  [
    "Nursery rang again. It's the third child this month, a proper mark on his arm. She isn't an angry little thing, it happens when somebody gets too close or has her bike. They've got one to one on her at the minute. At home never, well, she did bite her cousin at Easter. We said teeth are for apples. She kisses them better after which doesn't help the other mums.",
    'biting',
  ],
  [
    "Dylan's sister came home from hospital in the spring and he's sweet with her mostly. At preschool though he hits. Children walk past and he hits. Yesterday a girl's nose bled. He laughs, then he hides under the coats. We've done stickers, no telly, a talking to from Grandad. They're talking about shorter days. He has hardly any words yet so I get that it's frustration.",
    'hitting',
  ],
  [
    "Little things at first. No I didn't have a biscuit, with crumbs. Then his teacher said he'd told everyone his dad was in the army (he's a plumber). Now ten pounds has gone from my purse and he looked me straight in the eye. We aren't shouty people. He says it was the dog. I don't mind the story about the army to be honest, it's that I can't tell any more when he's being straight with us.",
    'lying',
    'taking-things',
  ],
  [
    "I was changing her bed and found a whole stash. Rubbers, lip balms, a keyring with someone else's name, two of her cousin's hair clips. She says she found them. She has plenty of her own. We've had a hard year, her granddad has been ill and I've been away a lot with him, so perhaps it's that. I don't want to call her a thief. I'd like her to be able to give things back without dying of shame.",
    'taking-things',
  ],
  [
    "She'll be three in May and the dentist says her teeth are starting to go. It's only for bed and the car, well, and when she's sad. We told her the fairy takes them for babies and she said babies can get their own. Her cousin threw his in the sea. Last weekend we lost it for one night and nobody slept. I need her to hear that she'll be ok without her dum.",
    'dummy-or-bottle',
  ],
  [
    "Ned's fingers look like something from a horror film. He bites till they bleed and then he starts on the skin. It's when he reads, when he's watching the match, in the car. We've had the bitter stuff on, he likes it now! He had a bad infection in his thumb and needed cream. He isn't an anxious kid as such. He wants to play guitar and it stings.",
    'nail-biting',
  ],
  [
    "There's a box for the cars and a box for the train and a box for the dressing up, all with pictures on, I did it in lockdown. He plays beautifully for hours. When it's clear up time his legs stop working. He's tired, he's a cat, his arm hurts. His sister does it all and then it's not fair. Nursery say he tidies there, no problem. I just want ten minutes of helping.",
    'tidying-up',
  ],
  [
    "My dad died in March after being poorly for a long time. She was his shadow, they did the allotment on Saturdays, he called her Boss. At the funeral she handed out the sweets he always had. For weeks nothing and now it's pouring out of her, at bedtime, in the supermarket at the tomatoes. She asks if he's cold. We're not religious but my mum is, so she hears different things.",
    'grandparent-death',
  ],
  [
    "Wednesdays and every second weekend at his dad's. It's been two years and we get on ok, it isn't a war. But every single handover something's been left, the PE kit, the charger, the reading book, and then there are tears and it's my fault. He says he hasn't got a proper house. At dad's there's a bunk bed and a PlayStation, at mine there's the dog. He's a worrier about things being in the wrong place.",
    'two-homes',
  ],
  [
    "My husband is on the ships, four weeks on and four off. She was too little to notice before. This time she stood at the window with her coat on for an hour. She won't talk to him on the video, she turns the phone face down. She's clingy with me, up in the night, and has a go at her brother. When he does come home she ignores him for a day. What can I say so she knows he comes back?",
    'parent-away',
  ],
  [
    "We've got two, Ada and Milo who is four and has a rare syndrome, he's in a chair and has seizures. She is wonderful with him. Last week it was her assembly and I missed it because of the ambulance, again. She said it's fine in this tiny voice. Then she ripped up her certificate. I don't want her to think she comes second, though in a way she does.",
    'sibling-with-disability',
    'jealousy',
  ],
  [
    "He came to us in January with one bag. He's six and this is his fourth house. He asks at every meal if he's still here tomorrow. He's a sweetheart, he hoovers. He has put all his things by the front door in case. He sees mum once a month in a centre and comes back wild. I can't promise how long, it's with the court. I want him to feel he can unpack.",
    'fostering',
  ],
  [
    "Since nursery it's been Jude and Alfie, they're like an old married couple. Alfie's mum got a job in Canada and they fly on the 20th. Jude has gone quiet, won't go to the leaving do, picked a fight with him over a football sticker. We've set up an email for him. He says what's the point, he's going anyway. He has other pals at cubs but no one like that.",
    'friend-moving-away',
  ],
  [
    "Disaster. Lamby went to the zoo with us on Sunday and Lamby didn't come home. I've rung the zoo, I've rung the train people, I've put it on Facebook. She's had him since she was born, he's grey and has one eye. I've ordered the same one and she threw it out of the cot, not Lamby. She's not slept more than two hours. She asks where he is and who's giving him his tea.",
    'lost-toy',
  ],
  [
    "Two girls, six and eight, one bathroom, one sofa. From the minute they're up it's she looked at me, she breathed on me, that's my cup. Ella pinches, her sister shrieks, I come in and both point. Separately they're delightful. On holiday they were thick as thieves so I know they can. We've tried taking away things. It's the after school hour that's worst and I've got tea on.",
    'siblings-fighting',
  ],
  [
    "Everything I say is wrong. What time are you back, can you empty the dishwasher, how was school: eye roll, slam, you're so annoying. He's 13 next month. He was my little mate. His dad's less bothered, says it's hormones. I don't expect a thank you. It would be nice to have one conversation that doesn't end with a door. Yesterday I said something I shouldn't have and I did apologise.",
    'arguing-with-parents',
  ],
  [
    "He was jumped on by a spaniel when he was two, no bite, just muddy. Four years later we can't walk to school the short way. He'll step into the road rather than pass one, which is the bit that scares me. Parks are out, his friend's house is out. He loves cats, he loves goats, he's been on a horse. His nan is getting one in the spring. I don't need him to stroke it, just to get past.",
    'dogs',
  ],
  [
    "For about a month she's been waking at two in the morning crying. It's always the same one, a lady at the window with no eyes. I blame her cousin who's twelve and showed her something. She's fine in the day, she'll even joke about it. But by six o'clock she's asking do I have to go to sleep. She ends up in with us and then none of us sleep as there's the dog as well.",
    'nightmares',
  ],
  [
    "She's seven and she's still in our bed, well, I'm in hers. I lie there till she's gone and if I move, her hand's on my arm. Then about two she pads in. It isn't monsters or the dark, she says she just doesn't like being one. We love the cuddles but my back's gone and my husband's in the box room. We had her own room done up with unicorns in the summer.",
    'sleeping-alone',
  ],
  [
    "Finn has bright red hair, like all of us. There's a lad in his year who calls him Ginger Nut and carrot, and then everyone laughs, and Finn laughs too. At home he asked can he dye it. His cousin's ginger and doesn't give a monkey's. I've spoken to the teacher and it stopped for a bit. He loves cricket, he's a spinner. What can he say or do so it doesn't sink in like that?",
    'being-teased',
  ],
  [
    "Four o'clock, the bag goes down and it starts. He has to sharpen all the pencils. He needs a wee, a drink, the cat is on the book. An hour later it's two sums. He's a whizz at maths in class so it isn't that it's too hard. I end up shouting and his dad ends up doing it with him at nine. If he just began he would be done in a quarter of an hour!",
    'homework',
  ],
  [
    "There were three of them, Gwen, Tess and Aria, all through the infants. Now Tess and Aria have a handshake and a secret language. They don't exactly say no, they just run off. She stood by the bin for the whole of lunch on Friday. She pretends she doesn't care. I've asked Tess's mum over for coffee but it's tricky as we're friends. Gwen's dad thinks she should find some boys to play with.",
    'left-out',
  ],
  [
    "One wobbly line and the whole page is in the bin. She rubs out till there is a hole. Her teacher says she's top table, lovely writing, but she only hands in half because it isn't right. Piano's going the same way, she hits the keys and says she's rubbish. We never push her, if anything the opposite. Her grandma says she's just like me. I'd like her to see that a mistake's part of it.",
    'perfectionism',
  ],
  [
    "A kid told him his skin is the colour of poo, and he's been in the bath scrubbing. I'm shaking as I type. The school have been decent, they had the parents in. He's the only brown boy in the class, we moved here for the schools, ironically. He used to draw himself with the brown felt tip and now he uses the pink. His dad and I have told him he's beautiful. He's so proud of his cricket whites.",
    'prejudice',
  ],
  [
    "Corin was tested in the autumn and he's dyslexic. It's a relief to me, he was in tears over the word 'said'. He's in the group with the coloured overlays, and he hides the book in his bag so nobody sees the band. He can build anything, he took the mower apart. He told his gran he's thick. His sister is four and is starting to read and that's the killer.",
    'reading-is-hard',
  ],
  [
    "His report was all about wriggling. He falls off his chair, he lies on the carpet, hums, gets up to look at the fish. They say he disturbs the others. He isn't naughty and he's devastated when he's told off. We're waiting for an assessment. He does karate and can stand like a statue there, which his teacher finds hard to believe. I'd love a story on what he can do when his legs won't stop.",
    'sitting-still',
  ],
  [
    "He has been at this nursery since he was one, loves it, loves Miss Pam. Since Christmas it's screaming at the gate, legs round my waist, mummy don't go. They peel him off and I sit in the car and cry. Five minutes later they send a photo of him in the sandpit. We had flu over the holidays and he was home with me three weeks so maybe that's it. Is there a way to make the goodbye itself easier?",
    'saying-goodbye',
  ],
  [
    "Year 7 was ok. Then this September she got to the gate and couldn't. She hyperventilates. She wants to go, she gets her bag ready at night, she's in her uniform by seven. And then it's as if there is a wall. We've had the attendance letter. She's missed seven weeks. Nothing happened, we've asked everybody. She has two good mates who send her the homework. No one should tell her to just try harder.",
    'school-refusal',
  ],
  [
    "So they have a class chat of 28 and somebody started a poll who's the ugliest. Leila voted. Then she found out she was on it too. She's been crying, she has deleted the app, she's sorry about the girl who won. I'm shocked, they're eleven! The school say it's outside school. I don't want to lecture. I want her to think about what she can do next time she's in that moment.",
    'online-kindness',
    'left-out',
  ],
  [
    "She's only nine and the doctor says it's begun. She's got a bit of hair, she's a bit smelly, her chest hurts when she runs. Her friends are all still like little sticks. She won't get changed for PE any more. She found my pads and asked if she was ill. I got no talk at all from my own mum so I'm making it up. Facts please, she reads everything about animals.",
    'puberty',
  ],
  [
    "On Tuesdays it's swimming and on Fridays it's pizza and God help us if it isn't. Last Friday the oven had broken. She screamed for an hour and a half. The pool was shut for cleaning once, same. We've got a board with pictures and that helps when it's a normal week. Her brothers are spontaneous types which drives her up the wall. She isn't diagnosed with anything. Life has changes in it and I want her to have a way through.",
    'change-of-plan',
  ],
  [
    "She was a carefree thing till about a year ago. Now she stands at the mirror pinching her tummy. No swimsuit, no photos, long sleeves in July. Someone commented 'big' on a dance video and that was that. She eats OK, we're watching it, and we saw the nurse. Her aunt's always on a diet which I've asked her to shut up about. She's a fabulous dancer.",
    'body-and-looks',
  ],
  [
    "A boy on the bus told her straight out. She came home and said tell me the truth mummy. I panicked and said we'd talk after tea. She's got a little brother who's five and fully believes, letters, carrots, the lot. She isn't really upset, more like a detective. I'd love something that is honest and lets her be in on the secret and keep the magic for him.",
    'is-santa-real',
  ],
  [
    "Put your shoes on. No. Would you like to put your shoes on? No. Do you want a biscuit? NO, and then he wants the biscuit. He's got a PDA profile, it's like he's allergic to being asked. If he thinks of it himself, it's done. School's falling apart because it's all asking. He's a comic, does voices, loves snails. A story that tells him what to do will go out of the window.",
    'demands-too-big',
  ],
  [
    "Rory's seven and wet every night. He sleeps like a log, always has. His dad was the same till he was ten. We lift him, we don't do drinks after six, we had the alarm and it woke the whole street but not him. He's never bothered till now, but his brother, who is four, is dry and said something at breakfast. He's asked if he's a baby. He's a goalie for the under eights.",
    'bed-wetting',
  ],
  [
    "I'm a childminder and on the phone a lot. The second it's at my ear she's there. Mummy mummy mummy, pulling my sleeve, and it's to show me a bit of fluff. Same when her dad and I try to talk over tea. She's not an only child, there's always someone to play with. She's such a sociable girl, everyone says so. I'd just like her to put a hand on my arm and wait.",
    'interrupting',
  ],
  [
    "We lost him. For four minutes, in IKEA, but I aged ten years. He'd followed a man with the same coat as Daddy. A lady in yellow found him by the plants. He's been odd about shops since, won't let go of the trolley, asks is this the place. His sister wants to talk about nothing else. I'd like him to know what to do if it happens again, without scaring him more.",
    'getting-lost',
  ],
  [
    "My mother lives with us now. She has Alzheimer's and calls Lionel by my brother's name, and she puts her teeth in the fridge, and asked him three times who he is on his own birthday. He laughs and then he goes to his room. She taught him chess. He says she doesn't like him anymore. My wife thinks he's too young to be told, I think he can see it anyway.",
    'grandparent-dementia',
  ],
  [
    "He'd never been in trouble in his life. Then on Wednesday he got sent to the head for talking, and it wasn't even him, it was Rhys. He came home grey. He won't hear Miss Lane's name, he's convinced she hates him and the whole class thinks he's bad. He's gone over it forty times. I did email her and she's forgotten it already! His sister gets told off daily and sleeps like a baby.",
    'told-off',
  ],
  [
    "Year 2 has been a golden year. Mr Okoro is a legend, they've had chicks, they've had a longhouse. In September it's upstairs, a different playground, and a lady who is meant to be strict. Penny is counting the days in a bad way. Her friends are all going up with her. She asked if she could stay and be his helper. She's a good girl at school who never puts a foot wrong, so it's not behaviour.",
    'moving-class',
    'new-teacher',
  ],
];

/** The same of a success, with how hard it used to be. */
export const LONG_SUCCESSES: readonly (readonly [string, ...string[]])[] = [
  [
    "She has a tough time with sharing, always has, ask anyone at playgroup. We've had tears over a spoon. So today Bo came to play, and I braced myself. He went straight for her unicorn. She breathed, I could see her, and she said you can have it till the timer goes. And then she set the timer!! She's been telling the cat about it.",
    'waited-and-shared',
    'gone-well',
  ],
  [
    'Two wheels! He had a bad fall last summer, six stitches, and the bike has been behind the freezer since. His mates all ride to school. On Saturday he wheeled it out himself and asked his dad to hold the saddle. He fell off into the hedge twice. On the third go he went the whole length of the road and forgot how to stop, ha. I want him to keep how that felt.',
    'skill-learnt',
    'tried-again',
    'gone-well',
  ],
  [
    "I could cry. Gabe has a fuse like a firework, you know that from before. His brother knocked over his whole marble run this afternoon. I heard the crash and I ran. And there he was on the stairs, fists tight, counting. He said I'm too cross to talk yet mum. Then he went back in and they built it again, the two of them. His brother said sorry off his own bat.",
    'calmed-down',
    'gone-well',
  ],
  [
    "We've had nappies at night for ages and no pressure, our doctor said leave it. She'd wake up soaked and not care. About three weeks ago she said no more nappy. There were wet beds, plenty. But since Monday she's been dry, four nights in a row, and this morning she got up by herself in the dark and went for a wee. She flushed so loud it woke us all up.",
    'body-routine-done',
    'gone-well',
  ],
  [
    "She's shy shy shy, hides in my skirt, doesn't say hello to her own grandparents. Nursery have a keyworker just to get her to join in. At the park today there was a girl in the sandpit with a red bucket. Tamsin walked over. She said do you want my spade. They played for an hour and made a 'soup' and she knows her name is Dot. She asked can Dot come to my house.",
    'friend-made',
    'spoke-up',
    'gone-well',
  ],
  [
    "He's full on, ADHD, and mostly I get calls about what he's broken. Today's call was different. There's a boy in his class who has just come from Syria and hasn't any English yet. At lunch he was on his own. Wilbur took his tray over, sat down, and taught him the word sausage. They laughed so much they got told off. The teacher wanted me to hear it from her.",
    'was-kind',
    'gone-well',
  ],
  [
    "Fred screams at haircuts, he screams at nail clipping, he screams at face wiping, sensory stuff, we're on the list. Teeth were always two adults. Tonight I was on the phone and I heard the tap. He had got up on the stool. He brushed the top ones and the bottom ones all on his own and showed me like a crocodile. I didn't say a word, I just clapped.",
    'body-routine-done',
    'gone-well',
  ],
  [
    "It's been a horrible autumn. We lost my mum and then the dog had to have an operation and Cora stopped wanting to go to school, tummy aches, tears at the gate. We did half days, then up to lunch. This week she did five full days. Five! On Wednesday she rang me at break and I thought here we go, and she said just telling you I'm fine. Her form tutor gave her a postcard.",
    'hard-day-done',
    'gone-well',
  ],
  [
    "At school she never asks. If she doesn't get a thing she just copies or sits there and then cries in the car. Her dad was the same. Yesterday in maths they did clocks and she hadn't a clue. And she put up her hand, in front of everyone, and said I don't get it can you say it again. Three other kids hadn't got it either. She told me this at tea as if it was nothing.",
    'spoke-up',
    'gone-well',
  ],
  [
    "Chess, football, Uno, whatever, if Bram loses the house shakes. We've had boards in the pond. Sunday we played Uno with the cousins and he lost four times. Four. He went a bit red, then he shuffled the cards and said good game Lily, again? I looked at my husband and he looked at me. Lily's five. He even let her have the last biscuit.",
    'gone-well',
    'waited-and-shared',
    'calmed-down',
  ],
  [
    "He's never slept anywhere but home. We've had two goes at Grandma's and both times a midnight drive. He went on the cub camp on Friday. I had my phone under my pillow all weekend. He came back filthy, with a badge, and said he had cried a bit the first night but Akela made him a hot chocolate and then he was ok. He wants to go again!",
    'gone-well',
    'hard-day-done',
    'new-thing-managed',
  ],
  [
    "You should have seen us in the summer, an hour in the car park because a dog might be on the beach. On Sunday our neighbour's old collie was lying at the gate. Romy stopped. She held my hand really hard and she walked past. No screaming, no climbing up me. She looked back and said he's got a nice face. It's a little thing to other people.",
    'new-thing-managed',
    'gone-well',
  ],
  [
    "Danny never says anything, he's the quiet one in a loud family. There's a group at school picking on a lad with a stammer, imitating him on the bus. Danny has been coming home in a mood for weeks and I didn't know why. On Tuesday he told them to pack it in. And then he went and told his head of year. He was worried they would turn on him. I'm prouder than of any exam.",
    'spoke-up',
    'gone-well',
  ],
  [
    "Long time coming. She would sit on the potty with her nappy ON, that's how far we'd got. Or she'd sit and nothing and then do it on the rug. Today at Nana's she pulled her own leggings down, sat, and did a wee. And she looked in the pot and said that mine! We all danced, even Grandpa with his hip.",
    'body-routine-done',
    'gone-well',
  ],
  [
    "Maya was furious about the baby. For months it was take her back, and pinching when she thought I wasn't looking. This week something shifted. Baby was crying in the pram and I was trying to pay, and Maya leaned in and sang Twinkle Twinkle. Baby stopped. The whole queue went aww. She was so pleased with herself she did it all the way home.",
    'gone-well',
    'was-kind',
    'new-thing-managed',
  ],
  [
    "He has dyslexia and reading aloud has meant tears since year one. He's had Mrs Platt on Tuesdays and Thursdays with the green overlay. Last night he picked up his sister's book, a daft one about a pig, and read it to her. A whole book. He got stuck on 'enough' and sounded it out. She's three and said again. He's read it to her four times now.",
    'skill-learnt',
    'gone-well',
    'tried-again',
  ],
  [
    "Changes are Hal's nightmare, he's autistic and Thursday is pasta, full stop. His teacher was off sick on Thursday AND it was fish. Both. I got a message at ten that there was a supply in and I waited for the phone call. It never came. He had gone to his quiet corner, looked at his cards and moved the picture himself. He ate the chips and left the fish. I'm so proud I could burst.",
    'hard-day-done',
    'gone-well',
  ],
  [
    "She and her best friend Ines fell out before half term over something and nothing, a seat I think. There were weeks of silence, crying, I'm never speaking to her. I kept out of it, which wasn't easy. Today she wrote her a note. It said I miss you and I was a bit mean about the seat. Ines came up to her at lunch and they shared a Twix. Done.",
    'gone-well',
    'friend-made',
    'put-right',
    'spoke-up',
  ],
];

/** Long ones about what no situation is for. */
export const LONG_ABOUT_NOTHING_LISTED: readonly string[] = [
  "She's decided she's a vegetarian. It started with a lamb on a school trip and now she reads every label. Her brother waves sausages at her, and my dad says it's a fad. I'm perfectly happy to cook veg, that isn't the issue. She lectures everybody at the table and told Grandma she eats dead things. I'd love her to keep her idea without telling everyone off.",
  "Jasper has an invisible friend called Mr Tim. Mr Tim needs a plate, a seat belt and a goodnight kiss. We all play along, it's sweet really. But Mr Tim was to blame for the paint on the wall and the other kids at nursery asked why he talks to nobody. My husband is fed up with waiting for Mr Tim. I don't want to take him away, just help a bit with where he can come.",
  "She's in love, bless her. He's called Adam and he's in 5B, she's written his name on her hand. Her friends told him at break and he went bright red and walked off. Now she won't look up when he goes past. She's usually so full of beans, she does karate and football. I remember it myself. I don't want to laugh about it with her, she takes it seriously.",
  "He talks about washing machines from morning to night. He knows all the programmes, he draws drums, we go to a shop to look at them at the weekend. It's charming for ten minutes. His cousins get bored and wander off and he doesn't notice, he just talks louder. His granddad is the same about trains so we know where it's from. Could there be a story about talking about the other one's thing too?",
  "He has been doing cello since he was five and he's good. Last week he said he wants to stop. His dad plays and is really hurt, we've paid for the term. He isn't lazy, he practises, he just says it isn't his thing, he'd rather do drama. They've had words about it twice now. I would like him to be able to say it, and to give it a fair think.",
  "Everything has to be carried. Her bag, her stick, her doll, a stone, all of it, by her, all at once. She drops one and shrieks and picks it up and drops another. It takes us twenty minutes to get down the street. Her sister has given up and goes ahead with Papa. She won't let me take anything. It's funny but I've a bus to catch.",
  "Ivo whines. There's no other word. Muuum, can I have, why can't I, it's a tone that goes right through you. My partner does an impression of it which doesn't help. He's got everything he needs, he's a healthy happy lad with mates. At school they say he talks normally. If he just asked in his ordinary voice he'd get half of it.",
  "She tells on everyone. Who didn't wash their hands, who said a bad word, who's got crisps. Her teacher says it's ten times a day. The others have started calling her the police. She thinks she's helping, she really does, rules are important to her. Her brother's the opposite, he'd cover for a bank robber. I'd like her to know when to tell and when to leave it.",
  "He's got a paper round now and it's his first own money, eleven pounds a week. It's gone by Tuesday. Sweets, cards, a drink for all his mates. Then he's asking us for more and moaning that he never gets the trainers. His grandpa gave him a tin and a lecture. I don't want to control it, he earned it. Some idea how saving a bit works maybe.",
  "We moved the clocks and it has ruined us. She's up at five, wide awake, singing, and she wants company. Her brother sleeps through it, thankfully, he'd sleep through anything. We have a clock with a sun on it that she ignores. I come down and do puzzles in the dark. My husband leaves for work at six so it's always me. I'd like her to play in her room till the sun comes up on the clock.",
];
