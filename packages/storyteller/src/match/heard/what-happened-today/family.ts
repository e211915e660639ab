import type { Fields } from '../../fields/field.ts';

/** What parents type of the family on the day it happened, hardly ever by its name; one text a line. */
export const FAMILY_TODAY: Fields = {
  'two-homes': `
    always leaves something at the other house
    sunday handover, screams in the car park
    one week here one week there
    different rules at dad's
    When I drop her off at her mum's on Wednesdays she won't look back, and when I fetch her she won't talk until bedtime.
    Teddy travels in a rucksack between our flat and his father's, and on Friday he was at the wrong one.
    He has two beds, two toothbrushes and two pairs of wellies and has started to say he lives "in the car".
    she's 6, at her dads she can stay up & have coke & no hw so when she comes to me im the bad one every mon
    How do I help my son with missing me when he's there, and then missing his dad when he's here? He told me he's always homesick for one of us.
    The dog lives at her dad's. She asked me if the dog thinks she's gone each time.
    We split three years ago and get on all right, we even do birthdays together. It's the changing over that wrecks him. Sunday at four he gets a tummy ache, packs and unpacks, can't find his book. The first evening here he's wild, second evening he's himself. I'd like him to have something for the hour in between.
    Their mother has the flat by the river with the lift and I've the two rooms over the bakery. The youngest drew me a map of all of it, with a dotted line from her pillow to her other pillow, and counted how many steps it would be. Four thousand, she reckons. She's five. She wishes she could have one drawer that goes along with her.
    My granddaughter alternates, a fortnight in Leeds and a fortnight up here in Durham with her father and me. Her school things are forever two counties away. This time it was the recorder. She's got it into her head that it's her fault, that if she could only be better organised nobody would sigh. She's eight, for heaven's sake. I want her to know that she belongs fully in each place.
    Ravi asked me who he should cheer for at sports day when both of us come. He's with me Monday to Thursday and with his papa for the weekend, and lately he's careful: doesn't mention the zoo, doesn't mention that Papa makes better dosa. He folds himself up at the door like a little suitcase. He may love it there. I want him to know that he may tell me so.
    Sunday handover, tears in the car park
    Her rabbit is always at the other house
    says "my dad house is better"
    One week here, one week there, no idea which
    He has two toothbrushes, two bikes, two bedtimes and one teddy, and that teddy was at his mother's when he threw up at mine at midnight.
    At her daddy's she may stay up and eat cereal for supper. Then on Monday it's me with the vegetables and I am the witch.
    How do I help my daughter with that first evening back? She is like a cat in a new flat, walks along the walls and snaps at everyone, and on Tuesday she's herself.
    he asked if he can have a "home home" like his friend. we do 2-2-3 and im loosing track myself tbh
    She won't tell me one thing about her week at her mum's, like it's classified. I think she's afraid of hurting one of us.
    I want him to feel that he isn't a guest in either. He asked me last time, very politely, if he may take a juice from the fridge.
    Her father lives in Sandton now with a pool and a helper and a trampoline. I'm in a one-bed in Kempton Park and she sleeps on the couch on my weekends. She's ten, she says she doesn't mind, but this Friday she "forgot" to pack. I am not going to fight with a pool. I only want her to know that there are two places where she's fully ours, and that it's OK to miss the one while you are in the other.
    Every other Friday we meet at the Buc-ee's off I-45, halfway, and Wyatt goes from my truck to his mom's van with his backpack and his fish in a jar. Yes, the fish travels. He won't leave it because "then it would only have one house". He's five and he cries for the first twenty miles, both directions according to her. Pretty sure the fish is done with it too.
    Four nights with me, three with him, same street even, number 12 and number 31. People say how lucky. But Maja has begun to hide things: one sock at his place, one sock at mine, so she has a reason to go back. The gym shoes are what we quarrel about, and the recorder. I don't care about the recorder.
    gran here. i do the school run on both their days so i see it. the rules book in her head is that thick, shoes off at mums, on at dads, prayers here, no prayers there. shes 7. yesterday she asked me what day it was so shed know who to be`,
  'premature-baby': `
    came at 29 weeks, big sister's not met him
    mummy at NICU every day
    baby in a glass box with wires
    when is the baby coming home???
    She had made a banner for the day we'd bring him back, and we came through the door with an empty car seat.
    He's allowed to visit the ward for the first time on Saturday, and I want to prepare him for the tubes and the beeping and how tiny she is.
    Our four-year-old thinks that the nurses have kept our baby because we did not pay.
    im pumping & driving to hosp twice a day, his big bro is 5, he says i love the baby in the box more cos im always there
    How do I explain to a three-year-old that her brother was born too early and has to finish growing at the hospital?
    My daughter weighs 1,100 grams and my son, who's six, compared her with the bag of sugar. Since then he won't touch sugar.
    Born at twenty-six weeks in the middle of Diwali. Since then our Aanya has been sleeping at her aunt's, going to school from there, and seeing her new sister on my phone. She blows kisses at the screen, but on Tuesday she asked if the baby was real. We have perhaps seven weeks more until she can come out. I'd like her to feel that she's already a sister.
    They won't let siblings in because of the winter viruses. So he stands down in the car park with my dad and waves at the fourth floor, third window from the left, and I hold up the baby's sock. He's seven, he asks good questions: can she breathe, does she know me, is she going to die. I answer the first two. The doctors say it looks well now.
    Twins, and one came home last week while the other one has to stay in because of his lungs. Bigger brother has counted them and counted again. He's laid out two blankets. He says you can't bring half. I'm feeding one on the sofa, thinking of the other, and he brings me his own rabbit to carry over to the incubator.
    I'm the nan and I'm holding the fort. Her mam went in with pains on the Thursday and little Cillian was there by night, nine weeks before his time. Since then she's played hospital with the dolls all day. Each of them gets sticky tape on its nose and has to lie in the bread bin. She won't be asked about it, so I thought a story might get in where I can't.
    his sister came at 27 weeks
    baby in the plastic box, toddler asks why
    We come home every night without her
    twins in NICU, big brother at grandma's
    She'd told the whole kindergarten that her brother was born, and now she wants to know why we keep leaving him in that place with the beeping.
    My daughter is expressing milk in a side room at all hours and I have her 4 year old. He asked me tonight if they will send the baby back if it's too small.
    we cant take DS into the unit bcos of RSV season so he has seen his brother only on my phone, w tubes on, and now he draws everybody w a tube in the nose
    How do I tell her that the little one has to stay in the incubator until his lungs are ready, and that I haven't stopped wanting to be at home with her?
    Ten weeks early, nine hundred grams. My six year old held up a bag of sugar in the shop and said, is he this big, Daddy?
    There's a boy in my nursery group whose new sister is still on the neonatal ward with a heart thing. He puts all our dolls in shoe boxes and says nobody's allowed to touch.
    I go from the neonatal ward to the school gate to the ward. My wife had a section and can't drive. Ella is five and she has been good as gold, which frightens me. Last night she said she'd washed her hands nine times, so could she come now. They do let siblings in on Sundays. I'd like to read her something before, so the wires and the alarms don't scare her.
    The nurses knitted a tiny hat for my grandson, it'd fit an orange. His brother Themba, 3, tried it on his teddy and then threw it across the room. He was promised a brother to play with and instead he got a mother who's never there and a photo. It'll be another six weeks in Groote Schuur at least.
    He asked if it was because he jumped on my tummy. It wasn't, it was preeclampsia, but he's 5 and he's been carrying that about for the fortnight that the baby's been in special care. He needs to hear it was nobody's doing.
    Day 41 on the ward. Off oxygen, on oxygen, home next week, not home next week. Big sister has taken down the welcome banner herself. She said she'd put it up when there is somebody.`,
  fostering: `
    she asks when she's going back to mum
    first night with us tomorrow, he's 5
    lives with nan now, social worker decided
    wont unpack his bag
    Our placement is a brother and sister, seven and four, and the elder one still cuts up the little one's food and won't let me do it.
    At school they had to draw their family tree and he didn't know if my wife and I go on it, as he's only been with us since May.
    Contact with birth dad was cancelled again. She sat in her coat on our stairs until it got dark.
    grandson (6) moved in wiv us 3 wks ago cos my daughter isnt well enough to look after him, he eats fast & hides bread in his pillowcase
    How do I tell her that she can like it here, with us, and love her mummy too? She thinks she has to pick.
    He calls me Miss. In the evening, when he's half asleep, he calls me Mum and then he's cross with himself.
    I've been a carer for eleven years and each arrives in their own way. This one is nine and has had four houses. He asked me on day two what the rules were for getting sent away. I said there weren't any. He's been trying to find one ever since: the curtains, the telly, my glasses. The judge will decide in spring, so I can't promise him forever, and I won't lie to him.
    My sister's two children came to stay with us in Cape Town while she's in the treatment centre, and it'll be a year at the least, says the court. My own kids are fine with it, more or less. But Thandi, who's eight, behaves like a guest. She asks if she may open the fridge. She asks whether she may laugh so loud. I'd like her to know this is her home, for as long as it is.
    We say goodbye to her on the 30th. She's been ours for fourteen months, and now she is moving to her aunt in Cork, whom she has met five times. It's a good plan and everyone's glad. She's four and has asked me if she can come back when she's finished over there. I packed her life story book and bawled.
    There's a letterbox thing with his birth mum, twice a year, and supervised visits in a centre with a fish tank. After each one he's horrible for three days, spits at my husband, wets himself. Then he's back to being our chatterbox. He's six. He knows why he can't live with her but he believes that if he'd been quieter she would've managed.
    "Are you my mum for now?"
    third placement, suitcase stays packed
    social worker says "another few months with us"
    Asked which kid had her bed before us
    She came to us on Tuesday with one bin bag, and at supper she whispered, "What are the rules for the fridge here?"
    My grandson lives with me since the court decision and yesterday he told the lollipop lady "Nana's keeping me till Mummy gets well." How do I tell him I don't know how long?
    After contact at the family centre he always says the same thing in the car: "My mum cried, so it's my fault I'm at yours."
    My sister's girl, 7, has been with us in Lagos for a year while things are sorted out at her father's side. Today she asked "Auntie, if I'm good, do I go back or do I stay?"
    The teacher asked everyone to draw their family and he drew two houses and himself on the road between. "I don't know which one to put me in," he told her.
    Wants to call me mum but says "my real mum will be cross if she hears". She is 5, been here since easter
    We have had fourteen children through this house and none has asked it so plainly. He is six, second placement, and while I was making his packed lunch he said, "The last lady said I could stay too." I had no answer ready. My husband took him out to feed the hens and he asked him the very same thing.
    Twins of 4 arrived at midnight, police car and everything. One hasn't spoken, the other one says "we go home tomorrow" every single morning with her shoes on. Their worker says be honest but kind. I'd love a story in which a child is safe in somebody else's house without having to forget their own.
    our LO is with us under a kinship order (im her aunt) and kids at school said "why dont you live with your mum". She told them mum is on holiday. it has been 2 yrs. i dont want her to be ashamed of living at ours, her cousins think shes their sister now
    He has to move on to a long-term family in March, and his worker told him last week in my kitchen. He said "Okay" and went to play with the dog. Then at bath time: "Who'll know that I don't like peas?" I want him to learn that people can carry what they know about him to the next house.`,
  'arguing-with-parents': `
    everything is a debate, she's 7
    slams doors, says I hate you mum
    he'd argue with a lamppost
    we fight about the coat every bloody day
    I say one thing, my ten-year-old says but, I say it again, louder, and at the end we're both standing in the hall crying.
    She wants her ears pierced, I say at twelve, and since Sunday we've been having the same row at every meal.
    My daughter said last night, "You never listen to me, you just wait till I stop." She's eleven and I'm afraid she's right.
    with his dad he's an angel with ME its fight fight fight over hair, homework, what time, what shoes.. im tired of shouting
    How do I explain to him that we can have different opinions, him and me, without it ending in a war? He's nine and has a lawyer's tongue.
    He told me I was the worst father in Ohio because I said no to the quad bike, and after that he wouldn't come down for dinner.
    We used to be so close, she and I, and people said it'd come with puberty, but she's only nine. It starts over nothing: I ask how school was. She says why do I always ask. I say I'm only interested. She says I'm spying. By the time my husband comes home from the plant we're in different rooms, and then a note comes under the door with "sorry but it was your fault" on it.
    I'm a single dad, and I raise my voice, I know I do. On Friday it was about the helmet. He said his friends don't wear one, I said then they're idiots, he said I was the idiot, I took away the bike. He went white and said some things, I said some things. He's eight. We made up with toast at ten at night. I want him to know that a row doesn't mean I stop.
    In our culture a child doesn't answer back. I would never have said no to my mother in Ibadan. My son, who was born here in Manchester, says no to me twenty times before breakfast and gives reasons. Some of them are good reasons! I don't want to break that in him, only I want him to say it with respect, and to know when the talking's over.
    She's six and she wants to decide: what's for tea, which way we walk, whether her brother needs a nap. If I don't agree, she stamps and tells me I'm not the boss of her, and I hear myself say that I am. It goes back and forth like ping-pong till one of us is too tired. My mother, watching from the armchair, said she'd like to have popcorn for it.
    everything is a no, even pizza
    She's nine and debates like a lawyer
    "You can't make me" before breakfast
    we row about the coat every single day
    My daughter is eleven and slammed the door so hard the glass came out. It was about whether she could walk to the shop on her own.
    He told me I'm only his grandad and I don't get to make the rules. We were both shouting by then and the dog was under the table.
    I say seven, she says half past. I say half past, she says eight. Since her mum died I've had nobody to back me up and she knows it.
    How do we come back to each other after a screaming match? He's 8, I'm his father, we both have my temper, and neither of us will go first.
    he argues w me about absolutly everything, what day it is, if its raining. i said the sky is blue & got ten minutes on how its black really
    I'd like her to learn that she can tell me she thinks I'm being unfair without calling me the worst mother in Ohio.
    Came off shift, slept three hours, and we had it out in the kitchen over the state of his hair for school photos. He's ten. He said I'm never here and when I am here all I do is moan. That one landed. I said something back about who pays for his boots. I'd like something we could read together that shows both of them being a bit right.
    Our twelve year old foster son agrees with nothing on principle. Curfew, helmets, what you eat on toast. My husband says he's testing if we'll throw him out for it, and I think that's so. We won't. Last night's was two hours long about a hoodie. He needs to hear that you can fight with the people you live with and still be wanted at breakfast.
    In my childhood in Mumbai you didn't answer your father. My seven year old answers everything, with reasons, and with his hands on his hips. I don't want him silent. I want him to be able to say what he thinks in a voice I can bear.
    Gold earrings. That's the hill we're dying on. All her friends have theirs pierced, I said at twelve and she says I hate her. It's been notes under the door since Sunday, the last one reads "I disown you".`,
  'parents-arguing': `
    she heard us last night through the wall
    we shouted. he put his hands over ears
    "are you and Daddy still friends?"
    he stands between us with arms out
    My husband slammed the door on Saturday, only over the car insurance, and since then our daughter counts his shoes in the hall every morning.
    She told her teacher that Mum and Dad use their dragon voices at night, and I could have sunk through the floor.
    How do I explain to a six-year-old that we can be furious about the dishwasher and still love each other and nobody's leaving?
    me n his dad had words infront of him agen, bout money mostly, he started singin realy loud so we'd stop. hes 4
    Every time our voices go up she becomes terribly good, tidies her toys, brings us each a biscuit on a plate. It's worse than if she'd cry.
    He thinks it's because of him: we were quarrelling about which school, so his name kept coming up.
    We've lived with my in-laws since the flood, one bathroom, seven people, and my wife and I fight in whispers. I was sure the boy couldn't hear. Yesterday he was playing with two toy jeeps and one hissed to the other, "you always take her side". He had my tone exactly. He's five.
    It was at the campsite, over the tent poles, of all things. I called my wife something and she threw the mallet at the tent bag, and forty people pretended to be looking at their stoves. Then we got over it, as we do, we were laughing by supper. But our eldest didn't speak until the next day. She's eight, and she wanted to know how you can tell when it's over.
    My daughter and her fella go at it hammer and tongs, always have, and always make it up. The child comes down to me in the granny flat when it starts, in his socks, carrying the rabbit. He doesn't say why he's come. He says "Rabbit was thirsty". I give the rabbit a drink, and I'd like to have something to read to that rabbit.
    No one hits anyone, I want to say that first. It's voices, and then it's silence, and I think he minds the silence more. He's 10. For three days he carried messages: "Mama says dinner", "Papa says he's not hungry". On the third he said he's quitting the post office. I'd like him to learn it's not his job and never was.
    they shout, she puts cushions over her ears
    We had a row about money, he heard
    plate thrown, kid on the stairs
    are you and mum getting divorced
    My daughter and her man go at it hammer and tongs, and then the little one turns up at my door in her slippers. I live across the landing.
    He stood between us with his arms out like a lollipop man. He's five. We both shut up then.
    In the home corner at nursery she plays mum and dad, and it's mostly slamming doors. She does both voices.
    How do I tell him that we can be angry with one another about the washing up and still be all right? When his father and I raise our voices he goes off and starts to tidy, fast.
    me & her mam had a blazing row in the car, dd7 said nothing til bed, then "was it because i was slow with my shoes"
    We don't shout, we don't speak. For three days he's been carrying messages from the kitchen to the garage, like a little postman.
    I'm on nights and his mother's on days, so the only hour we see each other is when we fight. Shifts, rent, my mother, whose turn it is. He's at the table with his cereal. On Monday he put his hand up, as at school, and asked if he could say something, and then he'd forgotten what. He's six. We've promised each other to do it outside in future, but I would like him to know it isn't about him, and not his job to stop it either.
    Two of my foster children come from a house where arguing ended with the police. Now my wife and I have a good honest disagreement about the route to Cornwall and both of them are gone, under the bed, shoes on. It was about a map! I'd like them to see a mum and dad in a story who are loud, cool down, say sorry to each other, and then there's supper.
    She wrote a contract for us with crayons: no mean voices after seven. We've both had to sign and she reads it out.
    Christmas Eve, my wife and I, over the tree stand of all things. The kids had turned the music up so they couldn't hear us.`,
  'sibling-with-disability': `
    "why does Sam get everything because he's autistic"
    his sister's wheelchair always comes first
    she's 7 and already a little carer
    brother smashed her lego. he cant help it
    We left her ballet show in the middle because her brother had a seizure, and she danced the rest of it without anyone of hers in the seats.
    He asked if he'll catch Down's from his sister, since they share a bath.
    How do I tell my five year old that the baby will not learn to walk, when he has been teaching her for weeks with biscuits?
    ds9 says he wishes he had cancer too then we'd play w him. we spend 4 days a week at therapies with his twin (CP). guilty isnt the word
    my older one is non verbal & hits, the younger gets told dont mind him, she is 4 & shes started to hit herself so someone says dont mind HER
    She's stopped asking friends round. She says they stare when Lewis makes his noises and then she has to choose whose side she's on.
    Mpho is eight and knows how to do the suction machine. I never asked her to, she watched the nurse. The neighbours say what an angel, what a help. Last week I found her behind the water tank with a doll, and she was telling it off for needing so much, in a voice I didn't know. She jumped when she saw me and said "I don't mean it".
    All summer we couldn't go to the sea, as the sand and wind are too much for his brother. We went to the same quiet park forty times. He's six, he drew me the sea, so that I'd remember what it looks like. I arranged one day only for him and me, and in the morning the carer phoned in sick. He just took off his armbands and put them away.
    I have two grandsons. One can't see, the other can, and the one who can gets told from morning to night to mind, move that, watch out for your brother. So he put a stool in the middle of the hall on purpose. There was a nosebleed. He's five and he sobbed more than the one who was bleeding, and he can't say why he did it and I think I could.
    A brother who needs more help, that's how school puts it. In our house it means one of us sleeps on his floor, and the trips, the money, the talk at dinner are all about Elias. Our daughter is ten and has never complained, not one time. Her class wrote "three wishes". Hers were: that Elias can talk, that Mama can sleep, that I get to be the ill one for a week.
    Everything is about Noah, she said
    his sister screams, friends don't come round
    "When will he be able to talk, Mama?"
    embarrassed by her brother at the swimming gala
    My older boy pushes the chair, fetches the feed bag, knows the medicine times. He's nine. The neighbours praise him, and he told my mother he would like to be ill too.
    She broke her arm, and in casualty she kept saying sorry, because on Thursdays it's her wee brother's physio.
    How do I explain to a 5-year-old why his twin gets to bite and scream without a time-out, and he does not?
    he ripped up her lego again, shes meant to just take it cos "he doesnt understand". she said well i do understand and its still broke
    At the mall people stare at her ate, who has Down's, and Bea, 7, stares right back at them until they look away. Then she cries in the CR.
    I want him to know that it's not forbidden to be cross with her. He lowers his voice when he's cross, like in church.
    My daughter came first in the elocution and I wasn't there. Fits again; we were at the hospital with her brother the full night. She put the cup in the almirah behind the sarees where nobody would find it. When I found it she said, "It's OK, you had to go." It's always OK with her. She is ten. Her tuition teacher says that she's a very mature child and I don't take it as a compliment now.
    We're waiting on an assessment and so there's no word for it yet. Only that he is four and doesn't sleep, doesn't play, runs, and that I've had him by the hood since he could walk. And there's Magda, six, who walks beside us. The other day she held up her own hood and said now you hold mine. I've only got the two hands, and there was the shopping. I think about it every night.
    He asked would he have to look after his brother when we're dead. Straight out, over his cornflakes, he's eight. We hadn't told him anything of the kind.
    baby sis was born deafblind, lots of nurses in and out of the house, they all bring HER stuff. he's 3. yesterday he laid down on her mat & put the tubes on himself`,
  'new-pet': `
    puppy arriving saturday, he's scared it'll bite
    kitten hides from her. takes it personally
    squeezes the hamster too hard
    we got a rescue dog and he's jealous
    She thought the tortoise would play, and after two days with it under the heat lamp she asked whether we could swap it.
    My son carries the kitten about by her middle like a handbag, he's three and means every bit of it lovingly, and she's begun to scratch.
    How do I get across that the pup isn't bad, he's a baby, and chewing her unicorn's horn off is what babies do?
    promised he'd feed it walk it etc. week 2 & guess who is in the rain w a poo bag. he's 9. it was HIS birthday present
    got 2 guinea pigs from the shelter an they squeak wen she comes near she says they hate her an wants to give them back
    The greyhound's been with us since Tuesday, and Nils won't come down from the top bunk because she looks at him "with her whole head".
    We waited until they were big enough, read all the books, built the hutch, named it before we had it. And now there's a real rabbit in the garden that doesn't want to be picked up. It kicks. She has a red line down her arm and a broken heart. She's six, she'd told her entire class it would sleep in her bed.
    Not a dog, not a cat, a parrot, my late aunt's, that came to us from Port Elizabeth with a cage as big as our stove. It says things in my aunt's voice. My boy covers his ears. My girl wants to take it to school. He's four and he asked me who's in there.
    Our old cat was here before the children and now there's a puppy who wants to love her to death. Poor Minka lives on the fridge. My daughter's on the cat's side and shouts at the puppy all day, then at night she cries as he's only little and she shouted at him. She'd like them to shake hands. I've explained that it takes weeks. She's five and weeks isn't anything.
    A new pet, and nobody agrees what it's for. He wanted to teach it tricks, I wanted him off the tablet, his dad wanted peace. It's a hen. She was left over from the school project. She doesn't do tricks, she's broody and pecks, and he's seven and very disappointed in her.
    puppy comes Saturday, he's only three
    she squeezes the kitten too hard
    We got a rescue greyhound, he's scared stiff
    wanted a hamster, got one, ignores it
    The cat hides under my bed since the day we brought her home and my daughter lies in front of it with a sardine, crying that she doesn't like her.
    My grandson's been given two budgies by his uncle. He wants them to sit on his finger by tonight.
    The puppy chewed the ear off his rabbit, wees on the mat, and gets all the cuddles. He asked when we're taking it back to the shop.
    How do I get a 5yo to see that a guinea pig isn't a toy? She'd dressed it up and put it in the doll's pram and it shook.
    dogs arriving on fri. DD8 promised shed walk it feed it pick up poo everything. i give it 1 week. can the story be about WEEK 2
    The school's got hens and my one to one boy's on the rota. He runs at them with his arms out and then he's upset that they run away.
    I'm on my own with two girls and on nights, so I thought an older dog would be company for them and for my mother who sleeps over. He's called Captain, he's nine, he came from a man who died. He lies by the door and looks at the handle. The girls want a dog that fetches. I'd like them to learn that he needs time, that he's come into a strange house, and that you sit near and wait until he comes over.
    She's been with us for two months, our foster girl, and she was promised a rabbit by the last lot. So we got her one. She won't name it. She feeds it, she cleans it out, she's up at six to see to it. But she says, why give it a name when it might have to go somewhere else. It's staying. So is she. I'd love a story about a child and an animal who both get used to a new house.
    He thought a tortoise would do something.
    Kitten scratched her the first evening, deep one across the hand, and now she's on the table each time it comes in. She had wished for it for two years.`,
  'sharing-a-room': `
    drew a chalk line down the middle
    "he BREATHES at me"
    3 girls one room, bunk war
    wants her own room, we haven't got one
    The baby's cot goes in with him from Sunday, and he's already moved his dinosaurs to the window sill to make a wall.
    She's eleven, her sister's four, and every time she comes home from school somebody's been through her drawers and put a nappy on her diary.
    What can I say to two boys when one needs the light on to sleep and the other can't sleep with it?
    my stepson comes wkends & sleeps in w/ DS8. ds has hung a sheet up & written KNOCK on it. on a sheet
    he snores she talks in her sleep thier both shattered an blame eachother, 2 bed flat so thats that
    Her side is like a museum and her sister's is like the beach after a storm, and the sand's always drifting.
    My mother has come from Kerala to live with us and she sleeps in Anjali's room, because where else. She prays at five with the lamp and the bell. Anjali is nine and loves her, and she's been so polite about it I nearly missed it, until she asked if she could do her homework in the car. In the parked car. She said it's the only place with a door.
    They'd begged for it. A big room together, bunk beds with a ladder, whispering after lights out. It lasted eleven days. The top one drops things on the bottom one and the bottom one kicks the top one's mattress with her feet. Now both of them want to be moved into the box room with the ironing board, and there's a queue for it.
    We foster, so it changes. Our own son is seven and had his room to himself for five months, and on Monday there was another lad in the other bed with a bin bag of clothes who won't have the curtains closed. Charlie was lovely about it at first. Then he found his pirate ship rebuilt, and better, and something went. I want him to see the boy's got nowhere else to put his things.
    Sharing a bedroom with a brother, at thirty square metres for the four of us, isn't a choice. Hamburg rents. Jakob's six and wants a place where no one may touch anything, ever. We gave him a shelf, then a box with a key. He lies with his arms around the box.
    Three boys in one room now
    she draws a chalk line across the floor
    Teen cousin arrives, my son must share
    He wants the light on, she wants it off
    We have two bedrooms and a third child coming out of our bed, so from this weekend the four-year-old goes in with her big brother, who has put a sign on the door: NO ZUZIA.
    Nana is coming from Ibadan to live with us and she will sleep in my daughter's room, second bed by the wall. My daughter says Nana snores and prays at 4 a.m.
    How do I get two girls, 5 and 11, to live in ten square metres? The big one needs somewhere to cry in peace and the little one touches everything.
    He snores, he farts, he talks about dinosaurs after lights out. This is what my 9yo wrote in a letter of complaint to me about his brother, signed and dated.
    moved the twins in 2gether and now its party time till 11 every nite. one sleeps the other one wakes him up
    My stepson comes to us every second weekend and my own son has to give him half the room and the top bunk. He says it's his house, not a hotel.
    The rent has gone up so we gave the small room to a lodger, a nursing student, very quiet. Both my girls are now in with one wardrobe and one desk. Ayanda used to shut her door and read for hours and I didn't know how much she needed that until she started reading in the bath with no water in it. I want her to know we see what she gave up, and I want Lindo to learn to knock even when there is no door.
    Baby is 9 months and the health visitor says it's fine to put her cot in with our Callum, he's three. First night she coughed and he came through to tell us. Second night she coughed and he came through to tell us. Third night he turned up with his pillow, his duvet and the cat and said he'd be living in the lounge.
    Our house in Cavite is small and when my sister's family came after the flood there were five children on the mats in one room. Not a complaint, family is family. But my youngest likes her things in a row and the cousins play with them when she's asleep. She asked me when they will go. I do not know, maybe after the school year.
    want her to be ok with her brother having his half his way. hers is neat as a pin, his is a bomb site, there is no wall. she tidies HIS side & he goes nuts`,
  'grandparent-death': `
    Granny died last night
    grandad's funeral is on thursday, she's 4
    keeps asking when Nana's coming back from heaven
    his Opa passed away
    My father had his stroke on the Sunday and was gone by Tuesday, and my son hadn't finished the model plane they were building together.
    How do I tell a 5 year old that her lola, who rang her every evening from Cebu, is dead and there won't be any more calls?
    We let him see her in the coffin, as is done here, and now he wants to know why nobody woke her up.
    She says she can't remember what Grandpa's voice sounded like and she cries because of that more than she did at the burial.
    nan brought him up really while i worked. shes gone 3 weeks now & he still puts her slippers by the radiater so theyre warm
    He didn't shed a tear for his dadi and went straight out to play cricket, and my brother called him heartless, at seven.
    Mum died in May after a long illness, and of course I'm not myself either. Ellie's 6, and she has started to bring me biscuits and say "you can have my grandma's one". They used to do the crossword on Fridays, though Ellie couldn't read, she was in charge of the rubber. Now it's Friday again and she's sitting at the table with the rubber in her hand. I'd like something we can read together.
    My daughter thinks that he died because she had a cold when we visited the home. Nobody's said so. Somebody once told her not to kiss him while her nose was running, and that was it. Pop was 91, his heart stopped. How do I take this away from her, so that it doesn't stay with her all her life?
    Bisi was named after my mother, who was buried on Saturday in Ibadan with four hundred guests and a band. She danced, she wore the aso ebi, she's 8. At night it's another matter. She asks if having the same name means that she'll have to go as well.
    nobody told my stepson his gramps had died til after the cremation cos his mam thought it was kinder. hes 9 hes FURIOUS. says he never said bye
    since Nonna's funeral nobody may use her chair
    buried Grandpa Monday, he keeps ringing his mobile
    burial's Saturday, does she come or not
    "who'll do the crackling now Grandad's dead"
    My dad went on Sunday, in his allotment, among the leeks. She's six and wants to know did he get the ones in that he was doing.
    She asked if Gran can see her on the toilet now, as somebody at church told her that she's watching always.
    How do I explain cremation to a five year old who loved his granny's hands?
    Lola raised him while I was in Dubai; I came home for the funeral and I'm the stranger. He's seven. He does her things: he sweeps the step at five, he feeds the hens, he hangs the cloth in the way she did, folded over twice. He does not cry. When I swept the step before him, then he cried, and took the broom out of my hand.
    took DD4 to see grandad in hosp & next day he'd died & now she thinks its cos she was loud. she was singing. he liked it!! how do i get that out her head
    He's kept the last Werther's. It's in his pencil case, it's gone soft, and his little sister's looking at it.
    Ouma died in the lockdown winter, and we watched it on a laptop in Leeds, with the minister freezing. My daughter was four then, she's nine now. It has come all at once. She found the blanket with the squares, and there's a mistake in one, a green that should have been blue, and she put her finger in it and wept for an hour about someone she'd last seen at the airport. I want to tell her that it's not too late to be sad.
    The two grandfathers died in the one month, his and mine, and our boy's worked out that there are the two grandmothers next and then us. He's six. He'd like it in order, he says, so that he knows. He did it for me with his cars, down to the little red one, which is him.
    Wears her reading glasses on a string, Nan's, can't see a thing
    We never got on, my mother and me, so I was dry-eyed, I did the forms. But she used to fetch my daughter from school on Wednesdays, with a hot sausage roll in a paper bag, and every Wednesday my daughter comes out now and looks for the bag first and then up.`,
  'parent-away': `
    daddy's offshore three weeks out of six
    Mum's deployed until March
    misses his papa, working in Dubai
    Dad's in prison and she's asking
    I fly to Singapore on Sunday for twelve days, and my little one has hidden my passport in the toy oven.
    How do I explain to a boy of 5 that his mother's nursing in England so that we can pay for the house, and that she hasn't forgotten him?
    She won't come to the tablet when her dad rings from the ship, she lies under the table and shouts that he's not real.
    He's fine all week, and on the evening before his father comes home from the rig he gets stomach ache.
    hubby drives long haul, gone mon to fri. dd3 waves at every single lorry on the m62 in case
    My grandson's mum is serving eleven months and we've told him she's working; he's 7, he isn't stupid, and he wants to know what she's done.
    My wife's ship left from Norfolk in August and we made a paper chain with one link for each day. The cat ate some of it. Since then Cody, who's 6, doesn't trust the chain. He says that Mommy could be back any time or never. We get an email now and then and one crackly call, at 4 am.
    I do four months on the ice, it's research, I'm a glaciologist, and until now my girls were too small to mind. Now the elder's 5. Yesterday she asked if I like penguins better than her. I leave in October. I want her to know that you can think of somebody every day even if you can't phone.
    since me husband went to work up the mines he's home 1 wkend a month & the kids treat him like a visitor. littlest one hid behind me n called him uncle. he went out to the yard so we wouldnt see his face
    His mother's on a course in Hamburg till Easter, and at bedtime he lays her dressing gown across the foot of his bed.
    "How many sleeps till Daddy's ship?"
    kissed the laptop goodnight again
    "Did Mama take a suitcase because of me?"
    Dad's inside, eighteen months. She says "at work"
    I'm a nurse from Manila, working in Dublin. My son is 6 and stays with my mother. On the call he said "Ma, you're only a face now".
    Her father drives lorries across Europe, Monday to Friday. On Saturdays she doesn't speak to him at first, then on Sunday she says "you're only just here".
    How do I explain deployment to a three year old? He points to every man in uniform and says "that one's mine?"
    The teacher noticed he writes the date as days since his dad flew to Qatar. "Day 41," it said on his spelling test.
    mum has a conference in ohio, 5 nights. LO (4) has told the whole nursery "my mummy moved to a hotel"
    He has stopped wanting to come to the phone. "It makes it start again," he says.
    My husband is on the rigs, three weeks on and three off, and he has been since before she was born. It never bothered her till now, at seven. She hid his boots in the dryer. Then she told her gran, not me, that if he had to look for the boots he'd miss the helicopter. I thought I'd better look for some help.
    Their mum's in prison and we, the grandparents, said we'd be honest about it. The older one knows. The small one keeps asking "Is it locked because the baddies might get in to her?" We visit every second Saturday, it's two buses and a search at the gate. Afterwards he wants chips and doesn't talk until he's in bed.
    He's keeping the last bit of shampoo in Dad's bottle. "It's what his head smells like," he said, and asked me not to let the cleaner throw it out. Afghanistan, four months left to go.
    Our au pair says that she lays a plate for me whenever I'm travelling. I'm a pilot, I'm gone about half of each month. I'd like her to know that I think of her where I am and that I come back each time.`,
  'money-is-tight': `
    can't afford the school trip this year
    Lost my job, kids don't know yet
    why can't we have Netflix like Zara
    no holiday, no new trainers, food bank
    She's stopped asking for things, and that's what got me: she's 7 and she put the yoghurts back on the shelf herself.
    How do I tell my 6 year old that Christmas will be small because Dad's hours have been cut, without making her afraid?
    He brought me his piggy bank for the electric meter, and I had to say something, and all I could think of was thank you.
    The children in her class have all got the same water bottle, forty dollars, and she's been telling them that ours is on its way.
    we r in one room now to save on the heating, told the kids its camping. the 9yr old looked at me like mum i know
    My grandson wants to know why his mother says "maybe next month" about football boots every month.
    The garage where my husband worked in Lagos closed in June and so we've taken Dami out of the private school. We sell the car next. I've explained that it's not for ever, but she asks at the top of her voice in the market what everything costs and if we can pay it. She's 8. I want her to keep her head up.
    He had a birthday invitation and I'd nothing to put in the bag, so I said he had a cough. He heard me on the phone and said "but I haven't got a cough". He's 5. It's benefits till the new job starts, perhaps by February. I'd like a story in which a family has to count its pennies and isn't ashamed.
    card got declined in tesco with both of them stood there. put back the fish fingers and the magazine she'd picked. walked home & she goes "are we poor?" and i said no and then i thought well what do i say
    Both of ours have noticed that we whisper about the rent in the kitchen, and now the boy has nightly questions about where people go who can't pay.
    No holiday this year and he keeps asking
    I lost my job at the plant
    food bank on Fridays, she is ashamed
    why can't we buy like Kunle's daddy
    School trip to Kruger is R2 400 and I had to tell my boy he is staying behind. He said fine Ma, then I heard him tell his friend that he doesn't like lions.
    She asked the lady at the till to put the strawberries back before I did. She is six. She had been counting in her head along with me.
    How do I explain to the kids that the heating goes on only from five to seven now? They think I'm being mean.
    hubby's hours got cut so no more karate and no more takeout fridays. DD10 is slamming doors "everyone else gets to"
    My husband is working in Qatar and the company has not paid for three months. My daughter wants the debut, I mean the birthday party, like her classmates at Jollibee, and I can only do pancit.
    I want her to know that being short right now isn't her job to fix. She brought me her piggy bank when the letter came.
    He needs new trainers and I've got him in his cousin's old ones with the toes stuffed. The boys in P6 know what everything costs and they say it out loud. I clean at the hospital, nights, and I've an interview Wednesday for the days. I don't want him to think we're nothing because we've nothing. We've a laugh, us two.
    The tractor is sold and we'll sell the calves next. Nobody told the kids anything but kids aren't stupid, they see their mama at the table with the bills and the calculator. My middle one has quit asking for seconds at supper. I noticed it last night and had to go out to the porch.
    papa's shop has shut since the mall came. we have moved him out of the english medium coaching & told him it is for rest. he knows it is fees. he said i can learn from youtube only papa
    Her classmates pay for lunch and she gets the free ones, and there's a different coloured card for it, would you believe, yellow, in 2026. She'd rather go hungry than hold up the yellow card.`,
  'friend-moving-away': `
    Best mate's off to Australia
    her only friend leaves at half term
    Lukas next door is moving to Munich
    who will I sit with now mum
    The removal van's coming for the family upstairs on Friday, and the two of them have made a plan to live in our cellar.
    How do I help my son? He's been inseparable from Ben since they were babies, and Ben's dad has got a job in Cape Town.
    Since she heard that Priya's family is going back to Chennai, she's been picking quarrels with her every day, as if that made it easier.
    They've cut a friendship bracelet in two and each has half; mine wears hers in the bath, and she's asking how far away Canada is in sleeps.
    its 2 yrs since nursery and they do EVERYTHING together her & mollie. mollies house sold on weds. dd6 drew a for sale sign & crossed it out
    It's army life here, so each summer half of her class leaves the base, and this time it's Jayden and she says that she won't bother making another.
    Nobody else in his class in Galway gets why two boys would spend a whole year building a marble run out of gutter pipe. Cian did, and he's off to Cork on the first of the month. Oisin's 9 and he's a one-friend sort of boy. He's dismantled the run, and wants to give it all to Cian. I don't know if that's lovely or very sad.
    He waved until the car was round the corner, and then he asked what time they'd be back. I'd explained it, we had had the goodbye party, with cake! He's 4. Every day he goes to the gate to see if Amira's mother's blue car is there. We did a video call last night, and he tried to hand her his toast through the screen.
    so his bestie goes in 3 wks & they havent told the bestie's class yet so hes not allowed to say anything. hes 7. its eating him up, last night he said if you dont say it maybe they wont go
    She's written eleven letters to the girl who went away to Manila, and one's come back, with two lines on it about a new best friend.
    Best pal emigrating to Australia in June
    her Ate next door left for Canada
    boy downstairs is gone end of month
    They've shared a bench since Grade R
    The removal van was at number 9 this morning and my son stood at the window in his pyjamas and watched them carry out the trampoline.
    Her father's posting is over, so Ananya's family will go back to Delhi. My girl has told everybody that they'll marry so that she can stay.
    How do I help a 4 year old see that she'll still be Nadia's friend when Nadia's in Leeds and we're in Glasgow? To her it's as if Nadia's been rubbed out.
    theyve both stopped speaking to each other the week before the move!! its easier to be angry i spose
    He's giving away all his football cards to Chidi, one by one, since Chidi is going to Port Harcourt. He says what do I need them for, who will I swap with.
    I want her to be able to have a last day, a good one, with cake. She wants to skip it and be ill.
    Lucy and Kuba were born in the same hospital in the same week, I lay in the next bed to her mother. Now Lucy's parents have work in Ireland and the flat across the landing is already sold. Kuba has asked me who'll live behind the wall when he knocks. They have a code, three knocks is good night. I'm crying as I write it, so imagine him.
    Dad's in the Army, not ours, hers. Third buddy in three years that my daughter has lost off this street to a set of orders, we live right outside Fort Cavazos and folks come and go like weather. This time she told the new girl flat out, "I'm not gonna like you, you'll just leave." She's eight. I understand her, and I don't want her to live like that.
    his only friend, i mean it, the only one, is going to live w/ her gran in limpopo. he has autism and it took 2 yrs. he wants to know the exact km
    They've promised to call every day. I give it three weeks, they're seven. How do I get him ready for the calls getting fewer without it meaning that he was forgotten?`,
  'somebody-died': `
    Her best friend was killed on Saturday
    my brother, his favourite uncle, is gone
    daddy isn't coming back and he's 4
    his teacher passed away over half term
    We buried my wife on Thursday, and on Friday our son laid four places at the table.
    The boy who sat next to my daughter had cancer; today there was a candle on his desk and she wants to know where he is now.
    How do I tell my children that their mum died in the night? They're three and six and will be up in an hour.
    It was suicide, my sister, and my eight year old adored her. I want to be honest with her without saying more than she can carry.
    my dd5 keeps ringin her dads old phone to hear his voice on the answer thing, hes been dead since march & they r cuttin the number off
    He asked at the mosque whether his big brother is cold under there, and no one knew what to answer, so he asked again, louder.
    Our neighbour Mrs Okafor minded both my girls from when they were babies, they called her Auntie Bisi, and she had a stroke in her own kitchen. The small one is 4 and stands at the fence calling over. The big one won't go out in the yard. She wasn't family by blood. But she was there every single afternoon of their lives.
    My husband's plane, well, it was the helicopter they use to get out to the rigs. Eight months ago. Isla's seven and hasn't cried, not one time. She told her class that he's working away. When I say "Daddy died" she puts her hands on my mouth.
    She's our foster child's mother, and she overdosed. He's nine, he hadn't seen her for a year, and he'd been making her a clay pot for when he did. He's asking if he could've stopped it, had he been at home. The funeral's in Hull on Tuesday and social services aren't sure he should go. He's sure.
    I'm a childminder and one of my little ones lost her mum last month. She's two. She looks behind every door, and I'd like something very simple to read her about mummy having died and who is going to look after her.
    her godmother, Tuesday, motorbike
    lays a place for Daddy, dead since March
    "is Auntie Jo still dead"
    the boy on the next peg isn't coming back
    His key worker died over half term, she was twenty-six. Her fleece is still hung up in the staff room and he asks for "the Katie one".
    She keeps her mum's last voicemail on my phone, it's about picking up milk. She is nine. She plays it in the airing cupboard.
    How do I explain to a 4 year old that his uncle is in that box and also that he isn't?
    My wife died in April, it was quick, a vein. I do the plaits now. I watched a video and I do them too tight and too low, and she's five, she sits through it on the kitchen stool with her chin up and tells me "that's nearly it, Daddy". Her school is doing a poem for Mother's Day. I don't know which of us to ask for a story for.
    DD6 best friend from over the road, leukemia, funeral was fri. she keeps going to there gate at 4 when they used to play out. stands there. other mum comes out & they both just stand
    He wants to know who decides about Marek's bike. It's lain on our side of the fence since the day before the accident.
    My son was eleven months when his dad was killed in the army, so he's nothing to remember with. He's seven now. People tell him that he's got the walk, the ears, the laugh. The other day he walked up and down in front of the shop window to see it. He asked me if you're allowed to miss someone you didn't know.
    We buried my brother from this house, with the canopies and the cooking and the highlife band, two hundred people, and my daughter danced. She's eight, he'd carried her on his neck since she was born. Then they took down the canopies. She went round the compound and picked up all the bottle tops, and she said there was so much noise she forgot to be sad, and will he think she wasn't.
    big sister died, he's now older than she was
    The lollipop man had a heart attack. He's only the lollipop man, my husband says, but she crossed with him for five years and he knew her wobbly teeth by number. There's flowers on the railing. She won't cross there, we go up by the petrol station.`,
  'parent-ill': `
    Mummy has cancer, they're 5 and 8
    my MS is getting worse, he's noticed
    daddy's too sore to play any more
    "is mama going to die" at breakfast
    I start chemotherapy next week, and my daughter plaits my hair every morning before school.
    My dad-of-the-year husband has motor neurone disease; our six year old's asking why Daddy talks funny and drops his fork.
    She tiptoes. Ten years old and she comes home from school and tiptoes in to see if I'm up or in bed with the curtains closed, since my ME came back.
    How do I explain dialysis? Three times a week I go off and come back grey, and my boy thinks that they take my blood out because I've been bad.
    since his mum got the lump he wont sleep exept on the floor outside our door, hes 7, he says hes guarding
    He thinks he gave it to me, because he had a cold in January and I got my diagnosis in February. I want him to know it isn't catching and isn't his doing.
    My son-in-law's had the second heart attack and he's only forty-one. He's home, but the children may not jump on him, or shout, or have the football in the hall. The youngest climbed on his lap on Sunday and we all yelled at once. She got down and she's not been near him since. I'm the granny from Cork who came for a week, and that was in March.
    I've rheumatoid arthritis. Some mornings I can't do the buttons of her pinafore, she's four, so she goes to nursery in a jumper over her pyjamas and we call it fashion. Lately she's begun to say "Mummy can't" to everyone, in shops, before anyone asked. It's true. I'd like her to have some other words to go with it.
    Brain tumour, my partner, since the summer. He gets cross now over nothing, which he never did, and then he forgets he's been cross. Our boy of eight flinches. I tell him it's the illness talking. He said, well then tell the illness to go in the other room.
    Their papa has TB and must sleep in the back room with the mask for two months, and the kids stand in the doorway with their drawings & cant go in
    Mummy's hair came out in the hairbrush
    Dad does the school run in dressing gown now
    asked if my MS is catching, while wiping her cup
    "are you going to be ill at my party"
    I've a lump, it's the bad kind, chemo's on alternate Thursdays from the fifth. Isla's six. She has noticed that people keep bringing lasagne.
    He puts the blanket over my feet like I do his, and then he goes and plays so quietly that I call out to hear if he's there.
    How do I tell a four year old that Daddy's back hurts all the time, and he can't be jumped on, though from outside there's nothing to see?
    My husband had a stroke at thirty-nine. He's home, he walks with the stick, but his words come out as other words: he calls our daughter "Thursday". She laughed the first time and he laughed too. Now she answers to it. She's eight, she's got a notebook where she writes down what he says and what it means, and she's stopped asking friends round.
    im on dialysis at home, big machine by the bed, DS5 calls it the robot, says its drinking mummy. how to put it to him nicer
    She's started having a tummy ache the same days as me. She lies down next to me with a hot water bottle too. I've Crohn's, she has PE.
    I get migraines, three days with the shutters down. My boy's nine. He makes the sandwiches for his sister, cuts them in triangles, takes off the crusts. He knows to close the doors by turning the handle first. When I'm up again he looks me over, as if I was something that had been lent out. I want him to be nine, and to know it isn't his noise that does it.
    Papa has Parkinson's, he's only forty-five, and it's his hands. He can't do the buttons on her uniform any more, so she does his. She's seven, she chats the whole time she does it. But in the parents' meeting, when his cup shook on the saucer, she moved her chair and looked out at the yard, and in the jeepney after that she cried.
    he wants to know who will sign his reading record if I die. I'm not dying, I have lupus
    The wig's on the newel post and the twins say goodnight to it. They are three. They knew Mammy with a plait, and Mammy with fluff, and Mammy with none, and one of them won't be picked up by me when I've nothing on it. I've treatment until Easter. What would you say to a little one who asks for the other Mammy?`,
  'grandparent-dementia': `
    Nana called him by my name
    grandpa asks the same thing all day
    Gran didn't know who she was
    opa put his shoes in the fridge
    My father took our six year old to the swings and then couldn't find the way home, though he's lived on that street for fifty years.
    She used to bake with her Oma every Saturday; last week Oma put the eggs in with the shells and shouted at her when she giggled.
    How do I tell my daughter that Lola's not joking when she asks "and whose pretty girl are you?"
    He's nine and doesn't want to visit any more, because Grandad cries for his own mammy, who's been dead since 1961.
    my mum has altzheimers and lives wiv us now, she goes in dd7s room & takes her teddys cos she thinks there her babies
    I want my boys to know that their grandfather's memory is going and that his love for them is kept in another place.
    We've just moved my mother-in-law into a home near Cincinnati. It has a locked door with a code, and my son, who's five, asked what she did to go to jail. She's very cheerful there, she thinks it's a cruise. He told her it was Ohio. She was frightened then, and so was he.
    Dadaji was a headmaster, he taught half of our town its tables. On Sunday he asked my daughter what seven eights are, she told him, and he said good, and asked again, eleven times. She thought that she'd been getting it wrong. She went to her room and wept. I'm his son, I went to mine.
    Some days she's grand, she sings, she knows all the words. Other days she says my little girl's stolen her purse, and it's in her own hand. Four-year-olds take that hard. My Ella turned out her pockets to show her. I run a pub and we live over it, and Nan comes down in her nightie to "open up".
    It's called Lewy body & he sees cats that arent there. DS4 looks for the cats with him and gets upset when he can't see them. what do we say to him about what's happening in grandpa's head
    Grandad put the kettle in the fridge again
    "Nana called me Susan and I'm not Susan"
    asks him his age every five minutes, visits daily
    she hit him, she thought he was a burglar
    My daughter's eight and Opa has taught her chess. Last Sunday he picked up the horse and asked her what this animal's called.
    He answers her each time as if it was the first time, how school was, fine Granny, how's school, fine Granny, but on the drive home he kicks my seat.
    How do I explain to a five year old that Nan's not playing when she gives the doll its dinner?
    Lolo's moved in with us and has the room next to the stairs. He packs. Every evening at six he packs his shirts, one mango, the remote control, he says he must go home, his mother's waiting. My son is six and he's found it works to unpack with him and to say that the boat's tomorrow. He's better at it than any of us. But he asked me in the bath: when I'm old will I forget you?
    my dad in care home now, DD7 dont want to go, says smells & the lady shouts & grandad dont know the biscuit song any more. he lights up when he see her tho. what do i say
    She made him a card with her name on the front in glitter so that he could look it up. He's eaten some of the glitter.
    Every Friday they went for the bread, Granda and the wee one, down the Falls and back. Three Fridays ago they were brought home in a police car with two loaves. He'd walked them to the house he was born in, which is a car park. She thought it was an adventure until she saw my face. She's four and doesn't know why she can't go with him any more, and he's at the door with his cap on, and neither does he.
    Granny hides things. The purse was in the rice, the teeth were in the slipper, and now it's his Nintendo, and she says he's the thief. She was the one person who never in her life said a cross word to him. He's nine. He searches for it every day after school, very quietly, so she won't see that he is looking.
    Ouma's Afrikaans is all that's left and he only has English
    She laughs at her gran. There, I've said it. The cardigan on upside down, the salt in the tea, she's six and she shrieks, and her gran laughs along because everyone's laughing, and then for a moment she doesn't.`,
  'lost-toy': `
    Bunny is on the 16:04 to Bristol
    cat hasn't come home since tuesday
    we left blankie at the hotel
    hamster escaped, behind the kitchen units somewhere
    Her cuddly penguin fell out of the pram somewhere between the bakery and the tram stop, and we've walked it three times with a torch.
    The budgie flew out on Sunday when my son opened the window to be kind to him.
    What do I say to a four year old whose bear isn't coming back? We rang the airline, the taxi and the café, and I've stopped hoping.
    He wants me to buy the same one, but when it came in the post he sniffed it and said it's an impostor.
    ds6 has drawn 30 posters for our tortoise, dunno how somethin that slow can get away but hes gone & the gates been open since fri
    My ex's mother gave her old doll to the charity shop by mistake, along with two bags of clothes, and somebody bought it within the hour.
    It's a rag, in truth. It was a giraffe. It was called Raff and it smelled of the inside of a boot, and it went overboard from the Robben Island ferry last Saturday. We all saw it float for a bit. She's three, she waved. She understood only at bedtime.
    Our dog got out during the Diwali firecrackers and it's been nine days. Kids have gone round the colony with biscuits each evening. My daughter's 8 and can't decide whether to be hopeful or not, she asked me to tell her which. I don't know either. I have a job where I'm meant to have forecasts.
    She had to give back the rabbit. My sister turned out to be allergic, she's moved in with us for good, and so Flopsy has gone to a family on a farm in Meath, a real farm, I've got the photos to prove it. My girl is five and puts carrots out by the empty hutch. She's not cross. She says Flopsy will think that she forgot her.
    Lost her favourite toy at the beach, dug half of it up. I'd like a story where the thing may not be found and it's still okay in the end.
    "Rabbit is out there in the rain"
    left Ted on the 14 bus
    "Has the cat forgotten where we live?"
    budgie out of the window on Saturday
    Her cloth giraffe stayed in the hotel in Cape Town, and we're back in Leeds. She says "he'll be thinking I gave him away".
    We bought the same one again on eBay. He sniffed it and said "this is somebody else".
    How do I explain that we've looked everywhere? "Not in the drains," he says, "and not on the moon." It's a two-inch knight.
    The tortoise has walked off. His grandad said "she can't have got far" and that was nine days ago. We've put up posters, he drew them.
    bunny gone since sat, tried tesco, swings, nursery, the lot. shes not slept. keeps saying "bunny cold". shes 2
    Our dog slipped his collar on bonfire night. Every evening my son leaves the garden gate open and calls until the neighbours complain. "He only knows my voice," he says.
    It was my own bear, then hers. My mother sewed the ear back on twice. She had it at the airport in Frankfurt and on the plane she didn't. I've filled in three forms, and a nice man called Klaus rang me to say he'd looked himself. She's five and she asked if Klaus could ring the bear. I don't know how long you keep up hope, and when you stop.
    He took his grandfather's marble to school, although I'd asked him not to, and it went down a grid. The caretaker lifted the grid. It's a very deep grid. He hasn't told Grandad and hides when he visits. "He gave it to me to look after and I looked after it wrong," he said. Grandad would only laugh, he's got a jar of them, but it's not my place to say.
    Hamster got out behind the kitchen units, we can hear her at night, and then we couldn't. "She's on an adventure" was what my wife said. He asked: "With what food?"
    The nursery bag went to the wrong child and with it Mo, her muslin, the grey one with the knot. "I can't find my sleep without him." I want her to find that she can.`,
  'baby-who-died': `
    Our little girl was stillborn on Tuesday
    my son keeps asking where the baby went
    lost the twins at 22 weeks
    "did I kill it because I didn't want a sister"
    He kissed my bump goodnight every evening, and I came home from the maternity ward without it and without a baby, and he's three.
    How do I tell a four year old that her brother lived for nine hours and that she won't be meeting him?
    His baby brother was found cold in the cot at eleven weeks, nobody had done anything wrong, and now he won't let us close our eyes.
    She tells people at the bus stop, "I have a sister, she's dead, she was called Grace", and they look at me, and I want her to be allowed to say it.
    miscarriage at 14 wks, we'd only told her the week before. shes 5 and made a card for it. what do i do with the card
    the nursery is still painted yellow with the cot in it & my 6 yr old goes and sits in there on his own with the wee blanket
    There was going to be a baby in July. We'd let Noah pick the middle name, which was Rocket. There was no heartbeat at the scan and I had to give birth anyway, and he was at my sister's and had fish fingers and didn't know. He's four. He's asked if they've put the baby back in, and whether the next one will stop too. I've no words left, so I'm asking for yours.
    Our son Thabo would be one on Saturday. He was born too soon and died in the incubator after twelve days; his sister saw him through the glass. She's seven now. She wants to bake him a cake and my husband says it's morbid, and my mother says we must stop talking about it. I think she needs to hear that he's still her brother.
    I'm a reception teacher. A little boy in my class was to become a big brother, he'd brought in the scan picture for show and tell and it's still up on our wall. The baby was stillborn last weekend. He came back today and told everybody the baby is on holiday. His mum asked if I'd something to read to him. He is five.
    I look after my granddaughter while my daughter lies in bed with her face to the wall. The baby came at full term and never breathed. We had the wee white coffin and Aoife asked why was the box so small. She's being ever so good, she's tidied all the newborn things into a bag so that mammy won't see them. Six years old. Nobody's asked her is she sad.
    nursery's painted yellow and nobody in it
    his brother lived four days
    "did she have a name yet" yes she did
    lost at 20 weeks, our daughter knew about the bump
    We told her in June that there'd be a baby for Christmas, and she has gone on telling people so, the hairdresser, the lollipop man, and I don't know how to make her stop without saying it again.
    He's put one of his own socks in the memory box with her hat and her two footprints. One of his, because he's "got two".
    How do I explain stillborn to a four year old? He says if she was born, where is she, and if she was still, then poke her.
    There were two on the scan and now there is one in the cot. My big girl is six, she'd practised holding two dolls, one on each arm. She holds her sister on the left side always and keeps the right arm out. Everybody brings us congratulations. She says to them: "the other one's dead, thank you for the balloon".
    DS3 keeps lifting up my top to look for the baby. i lost him at 7 months on the 3rd. he talks into my belly button. cant tell him. dont know what words
    She asked for her dummy, she hasn't had one since she was two, to send up to Rafi in case they haven't got them there. He was a week old.
    My grandson had made a paper chain for the front door: W-E-L-C-O-M-E and then five hearts. My daughter-in-law came home from the hospital with her bag and no seat in the car, and walked in under it. Nobody has liked to take it down. He's seven. He asks if he should've made it stronger, and I believe he thinks it was to do with the chain.
    He died in his sleep at four months, there were policemen in the bedroom, they took the sheet. She's five. She doesn't close her eyes now until she has made me promise I'll stand there. She asked me is it sleeping that does it. I'd like her to know about her brother and to be able to sleep, both.
    It'd have been her first birthday Saturday, big sister wants to do a cake
    My wife and I say "our angel" and our boy hears it. He came home from the nativity rehearsal in Dublin and said the angel is Chloe Byrne in a sheet, and can we have ours back after the show. He's four. So we've explained it badly. She was born too early in February and we had her for one afternoon.`,
  'parent-in-hospital': `
    mum's in intensive care, he's five
    Daddy's been on the ward since Sunday
    "when is mammy getting out of that bed"
    not allowed to visit, she's only three
    They took his father off in an ambulance with the lights going, and he's stood at the window every evening since, to see if it brings him back.
    How do I prepare her for the tubes? We're going on Saturday to see her mum after the accident, and there's a machine that beeps and a shaved patch.
    I'm typing this from bed 14 with my leg in traction and my six-year-old doesn't want to come to the phone because I "sound like hospital".
    His mother is on bed rest until the twins come, nine weeks, eighty kilometres away, and he believes she likes it better over there.
    my wife had her appendix out & its gone septic so shes still in. kids are 4 and 7, im doing plaits off youtube, the little one sleeps in her dressing gown
    She went in to see her dad after his heart surgery and he was asleep and grey, and now she says that man was not Daddy.
    I'm the granny, I came over from Mayo with one bag. My daughter's had a stroke, thirty-eight years of age. The doctors are hopeful but she'll be in for months, first there and then in the rehab place in Dún Laoghaire. The boy is eight and asks sensible questions, the girl is four and asks me every night who's minding Mammy in the dark.
    Papa is in the psychiatric clinic for some weeks. It's the right place for him and he went by his own choice. Our daughter, 6, has been in hospital herself for tonsils, with ice cream, so she wants to know what they're taking out of him. The ward has no children's hours except Sunday at three. She has packed him her second-best rabbit.
    It was meant to be one night. They found something else and kept me in. My lad's with the neighbours and then with my brother and then with the neighbours again, and my brother says he's stopped eating anything but toast. He's five. When he visited he stood at the end of the bed and wouldn't touch me because there was a needle in my hand. I'd like him to know he can't break me.
    their mom is hooked up to a ventilator with pneumonia and hospital says no under 12s. My grandbabies record her voice messages on my phone and the nurse plays it. the 3 yr old keeps asking why momma dont answer. Columbus Ohio
    mummy's in the ward, kids can't visit
    Ambulance took Dad, she watched from the stairs
    My wife's been kept in, third week now
    when is mama coming back from the doctors
    My son-in-law came off his motorbike and he's in traction. The boy, five, believes that the hospital has locked him up.
    Took her to visit her dad after his bypass and she wouldn't go past the door because of the tubes. Now she won't talk to him on the phone either.
    I have to go in for surgery on Tuesday, four nights or so. There's only me. He'll be with my sister and he's asking who'll do his voice for the bear.
    How can I explain to a three year old that his mum is asleep on purpose, in intensive care, and that the machine breathes for her for now?
    her mum got took in with complications & has to lie flat til the baby comes, 8 weeks!! im on earlies & nan does the school run. she sleeps with her mums dressing gown
    One of our reception children tells everyone that her daddy lives at St James's now. He's been on the ward since half term with his pancreas.
    We were called at two in the morning to take an emergency placement, a girl of six, whose mum collapsed in the kitchen and is in hospital for who knows how long. There's nobody else in the family. She knows the number 999 because she was the one who rang it. She asks me every hour what Mum's eating. I'd like her to have a story about a child who waits, sends drawings to the ward and is looked after meanwhile.
    Appendix burst, then infection, then a second op. My husband thinks he'll be out by Friday but he thought so last Friday too. Kofi is four and has stopped asking. He now packs Papa's slippers in a carrier bag each morning and stands them by the door. I work at the market till late and my neighbour minds him.
    Visiting hour is when she has swimming, and she's furious at her mother for being in there. Furious! She's seven. I think she's scared underneath that the bed will keep her.
    They said one night for observation. He made a bed on the sofa facing the front door so he'd see me when I came, and it's now been nine nights. I'm writing this from Bed 6 on my phone with one hand. I just want my lad to know that I count the nights just like he does.`,
  'new-partner': `
    "you're not my dad" at the dinner table
    mum's boyfriend sits in Dad's chair now
    I've met someone. How do I tell her?
    she hates my girlfriend's guts
    He climbs between Steve and me on the sofa every single time, elbows first, and says there's no room for a third one.
    My daughter was lovely to Marcus for as long as he was "Mummy's friend from work", and then she saw us holding hands in the kitchen.
    How do you introduce a seven year old to a man his mother loves, when he's still sure that his father is going to move back in?
    Her father has married again, in Abuja, and she has to call the lady Aunty and share the weekends, and she came home and washed her hair twice because of the lady's perfume.
    my kids mam died 3 yrs ago and im seeing sombody. DS9 says i've forgot her. i havent
    he likes my boyfriend!! thats the problem, he told his dad how much & dad went quiet and now he says he doesn't like him anymore
    Helen moved in after Easter with her two cats and her own ideas about bedtime. My son is 6. He'd had me all to himself since he was a baby and now there are two of us who say no. He hides her shoes, only ever the left one. Helen's been a saint but last night she cried in the garage. I want him to know there's no less of me than before.
    My granddaughter's mummy has a new lady friend, and they kiss in front of the child, quite naturally, I have nothing against it. But Poppy's four and asks me on the quiet whether that's instead of Daddy now. She asks because she doesn't want to ask at home. I'm the father's mother, so I'm perhaps not the best one to answer.
    We told them at the pizza place, which I thought was neutral ground. Arjun has been around for a year by now, he's taken them to the zoo, fixed the bike. My eldest put down her slice and said "so he isn't just visiting". Then she asked to be taken to her father's. She's ten. The small one asked if he'd be bringing his PlayStation.
    her dads girlfriend does her hair in braids & buys her the things i can't afford and she comes back and says "Kelly does it better". then she cries in bed and says is it ok to like kelly. she is 6. help me say yes to that
    "Does he have to sleep here EVERY night?"
    Dad's girlfriend made pancakes. Plate on floor.
    "You smile different when she's here"
    Mums boyfriend sat in Daddys chair
    I introduced Tom at the zoo as a friend. She looked at our hands and said to the penguins, "That's not what friends do."
    Her dad's getting remarried in June. She's to be bridesmaid and told her teacher "I'm going to drop the ring".
    How do I explain to a 6 year old that I can love Marc as well, and it doesn't take any from him? He asked, "Which number am I now?"
    My daughter was widowed and after three years there's a man, a good one. My grandson told me "if I'm nice to him, Daddy will see it".
    me & my gf want to move in together. son (8) likes her fine. but said "so are you a lesbian now and do i have to tell people"
    Every time we sit on the sofa he squeezes in between, with elbows. "I was here first," says he.
    On Sundays they come back from their father's with stories. Chloe has a swing, Chloe has a little dog, Chloe lets them stay up. Then last Sunday my middle one burst into tears at the sink, as she'd said she likes Chloe and thought that I had heard. I had. I said that's fine. I'd want her to know it's allowed, and it's more than I could manage on my own without you.
    Since Kwame moved in she has answered him through me. "Tell him I don't eat onion." "Tell him it's my programme." He's patient, he cooks without the onion, he fixed her bike and left it at her door without a word. She's nine. Yesterday the bike was out on the lawn in the rain. Her teacher says to give it time, which we've plenty of, but the man is sad.
    He was the man of the house, he says, ever since I'm on my own. He's seven. "Now there's two and he's bigger."
    Her cousin told her that stepfathers are always mean, like in the films. She asked mine, at dinner, very politely, "When are you going to start?"`,
  'war-and-news': `
    saw the bombed hospital on the six o'clock
    asks if the rockets can reach Leeds
    "are we next?"
    draws tanks now, only tanks
    His friend told him in the playground that World War Three starts on Friday, and it's Thursday, and he's sitting in his wardrobe.
    How do I explain to my six year old why there are families sleeping in the railway station, when we came through it on our way to the puppet theatre?
    She saw the earthquake pictures on my phone, over my shoulder, the little boy they dug out, and since then she sleeps in her shoes.
    We're from Kharkiv, living near Hamburg now, and my mother calls us from the cellar, and my son listens at the door and doesn't ask.
    my 8 yr old watches clips of the war on his cousins phone & says stuff about missiles like its football scores. then wets himself at night
    the floods in Kerala were on every channel and she wants to know if the water knows where Mumbai is
    I had the radio on in the car like I always do, I didn't think she was listening. Then from the back seat: "Mummy, what's a hostage?" She's five. I said I'd tell her later and I haven't, and she's asked her teacher, her nan, and the man who came to read the meter. I want her to know that there are people helping, and that she can put it down and go and play.
    In my class of ten-year-olds there's a girl from Gaza and a boy whose uncle's in the army, and they all have the news in their pockets. Somebody asked who the baddies are. I've been teaching for twenty-two years and had nothing ready. I need something that lets them be sad about it without choosing who to hate, and which doesn't pretend it's not happening.
    Wildfires. Not near us, we're in Ohio, but the sky went orange for a day from the smoke and they showed the burnt houses on TV over and over, with a swing set still standing. Now my kindergartner has packed his bag and keeps it by the door: bear, flashlight, crackers. He checks the weather map with his grandpa each morning. I tell him it's far away. He says smoke came, so fire can.
    my grandaughter saves her pocket money "for the children with no roof" after that thing on telly and she won't eat her tea because they have none. shes only 7. its lovely but its not right is it, she's carrying the whole world about
    saw the bombed school on the telly
    is the war coming here grandad
    earthquake pictures won't leave his head
    He sleeps with his shoes on in case
    The radio's always on in my cab and I'd forgotten that a six year old in the back can hear. He asked how far rockets fly.
    Her friend Sofiia came from Kharkiv and told the class how they lived in the cellar. Now mine's filling our cellar with biscuits and blankets.
    I'm a TA, and at wet play the year fours were passing round a clip of the flood with the cars and people in it. One girl has been asking since where you climb to if you live in a bungalow.
    How do I explain Gaza to an eight year old at bedtime when I don't know how to explain it to myself?
    he seen a plane over the house and hit the floor. we are in LEEDS. its the news my mum has it on all day long when she minds him while i sleep
    Every evening at eight my mother-in-law watches the headlines and he stands behind her chair, thumb in mouth. He's five. He drew our street on fire.
    Wildfires near Athens were on every screen in the departures hall and we were stuck there for four hours. My son, seven, counted the burnt houses. Back in Hamburg he walks round the flat at night feeling whether the plugs are hot. I'm alone with him and have told him it's far away, but he says fire is fast. I'd like him to know about the helpers, and that watching it again and again doesn't make anybody safer.
    My grandson asked me if it's true that I was in a war. I was, in the Falklands, and I've never said much. But he's ten now and plays it on his games, and hears it each night on the news, and he said to me, did you kill somebody like those ones. I want a gentle way in to why countries fight, and why he need not be afraid here in his own bed tonight.
    She wants to send her piggy bank to the children in the tents. She's four. I don't know how much of it she understood from the poster in the tram.
    The grown ups at church prayed for the villages hit by the cyclone in Mozambique, and since then mine asks at every bit of rain if our roof's going to be on the news.`,
  'pet-death': `
    Our cat got run over this morning
    goldfish. he wants to know which toilet
    Biscuit (guinea pig) didn't wake up
    Vet at four, we're putting Bella down
    The children found the hamster cold in his wheel before school and the little one spent breakfast blowing on him to warm him up.
    How do I tell my son that the dog he has slept next to since he was born won't be coming back from the vet's? I told him she was 'put to sleep' and he asked what time she gets up.
    A fox got in and took all four of the hens. My daughter had forgotten to bolt the door, and she knows that she forgot.
    we buried the budgie in a shoe box under the lemon tree. today i caught DD3 digging him up 'to see if he is better'
    Everyone says get another one. He doesn't want another rabbit, he says, he wants Nelson.
    Our old lab died in the night, and what gets me is the boy still puts his crusts on the floor under the table.
    My son Rohan is nine, and the street dog he fed outside our building every day for three years was hit by a truck on Thursday. People here said, it's only a stray. He'd given him a name, Raja, and a collar made from his school tie. We couldn't bury him, the municipality came. Rohan asks where they've taken him and I don't want to know the answer myself. I would like a story in which a dog like that counts.
    The tortoise was fifty-one years old and was mine before it was theirs. He didn't come out of hibernation this spring. I'd weighed him, I'd done it all the way the book says. Now my daughter of 6 believes that sleeping too long makes you die, and she's getting up at four to check on her brother. I'm sad too, about a tortoise, and I work in a slaughterhouse, so the lads at work don't hear of it from me.
    She's not crying. Everyone else in this house is in bits about the cat, and she asked whether she could have his cushion. Is that normal at five?
    The class snail passed away over the weekend when it was our turn to look after it. Max has to go in tomorrow and say so, and he's been rehearsing it on me since lunch. 'He died at my house but I was nice to him.'
    Goldfish floating this morning, he found it
    We buried Burek under the apple tree
    hamster is "sleeping" and i panicked
    The cat was run over outside our gate
    She wants to dig up the guinea pig to see if he's better now.
    The vet is coming to our house on Thursday for the old Labrador, he's fourteen and can't stand anymore, and I have two days to tell the kids.
    How do you tell a three-year-old the chickens were got by the fox? All seven of them, and she'd named them after the days of the week.
    bunny died while she was at her dads, he thinks i shud get another same colour and say nothing. no way
    My neighbour says it's just a goat, eat it. It was not just a goat to my Emeka, he raised it from a bottle after the mother left it.
    I want him to know it wasn't him leaving the window open. The budgie was ten years old and we found him in his cage, on the floor of it.
    Our dog Bruno slept across the foot of my son's bed for eight years, that is every night of my son's life. He was put to sleep in April and the boy took it like a man, everyone said so. But he still sleeps with his legs pulled up, to leave the place. Last week my husband looked at puppies on the phone and our son threw the phone out of the window. Second floor.
    Whiskey went off in the night and my granddad always said cats go away to die, so that's what I told Isla. Then the neighbour brought her home in a towel. So she saw, and she stroked her, she said "she's cold, get a blanket" and we got a blanket. She's four. We had a wee funeral with a hymn and a tin of tuna. Now she is asking who will be cold next.
    her tortoise. supposed to live 100 yrs, that's why we GOT a tortoise. it was four. my girl is nine and she keeps saying I had one job mom, one job
    My twins had one aquarium and now one fish less, the orange one, called Messi. The one boy cries and the other one laughed and said flush him, and they haven't spoken since. I believe the laughing one is the sadder of the two.`,
  'parent-depressed': `
    Mummy's in bed again
    'Did I make you sad daddy'
    i cry, he brings me his teddy
    Postnatal, very low. Big sister's three.
    My wife hasn't laughed since the spring. Our son does tricks for her at breakfast, funny voices, a sausage up his nose, and he watches her face.
    I started antidepressants last week and my daughter saw the packet. How do I explain that my head's poorly, that it's not her fault, and it isn't like a cold?
    Their mum stays in her dressing gown all day with the curtains closed. I'm their nan and I do the school run now, and the eldest told the teacher that Mum's got flu. Since October.
    He used to take them swimming, and he used to sing. Now their father sits in the car in the drive for an hour when he comes home, and they stand at the window and wave.
    im the sad one. DS6 has stopped asking me to play, thats what broke me. i want him to know its not him and that i am getting help
    Nothing feels like anything to me at the moment and my four year old can tell. Today she lifted the corners of my mouth with her fingers.
    Two years ago I was off for five months with what the doctor called burnout, and it's come back. I can get the children fed. Baths I can do. What I can't do is be interested, and Lena, who's seven, has begun to tidy up the whole flat before I get up, so that I 'won't be so tired'. She does it very well. She's also stopped telling me when something goes wrong at school. I want her to be able to put that job down.
    My sister is raising three boys in Leeds, her fella's there but not there, if you see what I mean. It's since he lost the job at the depot, though the job is only half of it. He sleeps in the daytime. He snaps and then says nothing for days. The middle one asked me at the chippy whether Dad still likes them. Could there be a story about a dad who's under a sort of cloud and still loves his kids under there?
    She said to her teacher 'my mum's battery doesn't charge'. I think that's about right. It's been like this on and off ever since she was born.
    Daddy's gone quiet, is what we call it. When Daddy's gone quiet we don't put music on, we don't have friends over. I'd like the kids to understand what it is instead of just tiptoeing.
    mummy stays in bed all day
    Dad doesn't laugh any more, he noticed
    My depression's back and he's watching me
    she brings me her teddy when I cry
    My daughter's had it bad since the baby came. The curtains are drawn, and her eldest, four, does silly dances at the bedroom door to make her smile.
    He asked me if I don't like him now. I've been on the sofa since my job went, I can hear him talking, but it's as if he's behind glass.
    A girl in my class told me she has to be quiet at home as her daddy's got the dark cloud. She said she makes the toast.
    How can I explain to the kids that their mother's tired in her feelings, that tablets take weeks, and that they can't make it better by being good?
    i cry in the shower so DS wont see but hes 6 not stupid. he said mum is your happy broke. what do i even say to that
    Some days I take them to the park and it's fine. Other days I can't so much as answer. She's started to check my face first thing in the morning before she says anything.
    I'm a single father and after the divorce, the nights and all that, I came to a full stop. The doctor's signed me off. My sister comes at four and cooks. My boy of eight has begun sleeping on the floor outside my room, like a guard dog. He thinks that if he watches over me it won't get worse. I'd like to tell him that there's a doctor for it, that it's not his watch, and that my love for him hasn't gone anywhere, even when my face has.
    We have two little ones staying with us while their mum's too low to look after them. She rings at six, and you can hear how much each word costs her. The boy, he's five, hands me the phone back and says she's run out of battery. I thought that wasn't bad. Could it be a story where somebody has to be charged very slowly, and it isn't the fault of the children that she's flat?
    Mama used to sing in the kitchen. Seven year old Ngozi turned on the radio, put the spoon in my hand and waited. I couldn't.
    He tells his friends they can't come round because it's a sad house. It's his mum, she's ill with low mood, all through this winter.`,
  adoption: `
    'Is my tummy mummy looking for me?'
    he found his adoption papers
    Doesn't look like us, people comment
    Why didn't she keep me
    We came to her when she was eleven months old and she's always known. But now she's seven and has worked out that to be chosen by us she first had to be given away by someone.
    For homework they've to bring a baby photo and tell the class how much they weighed. We haven't got one from before he was two.
    How do I tell our four-year-old that she grew in another lady's belly? We've left it later than we ought to have.
    A girl in the playground told Samuel that we're not his real parents. He asked me in the bath, carefully, if I was pretend.
    letterbox contact came today from birth mum. DD8 read it twice, put it in the drawer & has been slamming doors ever since. 'YOU'RE NOT MY MUM' at teatime, first time ever
    Our son's birth brother lives with another family two hours away and they meet three times a year. After each visit he wants to know why they weren't kept together.
    Mei is ten, she was born in Guangdong, and we're two Dutch-Irish redheads in Cork. She says strangers in shops speak to us and then, more slowly, to her. Lately she stands at the mirror asking whose nose it is. I can't tell her, there was a cardboard box outside a hospital and a note with a date and that's all there is. She wants a beginning and I haven't one to give her. I'd like a story which doesn't make one up and isn't sad either.
    The judge signed on Friday and so it's official after three years of living with us. We had balloons, my dad made a speech. Jayden smiled for the pictures and then at night he packed a bag. He said if it's for ever then he's got to be good for ever and he can't. He's nine. I sat on the floor next to the bag until one in the morning, and I had a lorry to load at five.
    She makes up stories about her first mother: she's a singer, she's a queen, she's on her way here. I don't know which of them to correct.
    My husband and I have a gotcha-day cake every March. This year he asked if it's also the day somebody lost him.
    "Did my first mummy not like me?"
    asked whose nose she's got
    "So you bought me?"
    family tree homework, and we froze
    She's always known, but at seven it has landed. "If somebody gave me up, somebody can again," she said to our vicar.
    A boy told him "they're not your real mum and dad". He came home and looked at me as though he was checking.
    How do I explain why they kept her brother and not her? The letter from her birth mother came, with a photo of him.
    His teacher asked them all to bring a baby picture and he said "mine starts at two".
    were two dads, our son came to us at 11 mths. he told the whole of nursery "i came out of a judge". its funny but now he asks where the lady is
    Whenever I tell her off, she says "my other mum wouldn't". She's nine and we've never met the other mum.
    We brought her home from Manila when she was three. She has forgotten the language and is furious about it. In the Filipino shop the lady spoke to her and she didn't understand, and the lady looked at us and back at her. In the car she said "I'm not even good at where I'm from". I'd like her to have something that says she can have both, and needn't choose.
    It's the day of the year when the court made it official, and we've always had a cake. This year he's eight and he didn't want to blow the candle out. His gran said, never mind, more for us. In bed he said "there was a sad lady on that day too". I hadn't ever thought of it like that, and I've thought of nothing else since.
    "Do I have to say thank you for having me?" A neighbour had told her how lucky she is.
    He searches the faces on the bus for someone who looks like him. He told his sister, who's ours by birth, "you can just look at Mum". We'd like him to feel he belongs with us whatever he finds.`,
  'siblings-fighting': `
    They fight over WHO BREATHED FIRST
    he started it. no she started it
    Three boys, one sofa, blood
    2 & 5, scratching each other over a stick
    From the moment we got in the car in Cleveland: 'he's looking out of my window.' Four hours. They're seven and nine and old enough to know better.
    How do I stop being the referee? I never saw what happened, they both come running to me at the same time, both crying, both with a story.
    My older girl wrecks her brother's tower, he bites back, she screams for me. It takes ninety seconds and happens about eight times before lunch.
    I'd like them to learn to sort it out between themselves, without me shouting from the kitchen and without the small one always giving in.
    The twins are 4 and they're best friends till there's one red cup. We own two red cups but one's got a scratch on it.
    holidays 3 weeks in. my two r at it from 6am, pulling hair, name calling, tv remote thru the window. nan wont have them together anymore
    I come from a family of six and we fought as well, so I let it go, mostly. But last night Chidi pushed his sister off the bunk ladder because she'd told on him, and she's chipped a tooth. He was white with shock. Then before we had even found the ice they were shouting about whose fault it was. They love each other, they sleep with their feet touching. I don't understand where it comes from.
    My stepson and my daughter get on like cats in a sack, and now that the schools are out I'm working from the ironing board in the bedroom. He teases, she shrieks. She says 'it's my house', he says 'it's my dad'. Yesterday I found a line of masking tape down the middle of the living room, across the rug, and over the sleeping dog. The only thing they've ever agreed on is where the line should go.
    He's 12, she's 5, and you'd think he would rise above it. Instead they wrestled for the front seat in the school car park, in front of the head.
    Every single board game ends with one of them hitting the other over the head with the board. Doesn't matter who's won. It's brother against brother in here.
    he hits her she hits him all day
    Twins. Bunk bed. Blood.
    MUM he's looking at me
    they fight over who presses the lift button
    My two boys wrestled through the patio door while I slept after a night shift. Nobody knows who began it.
    She bosses the little one about until he throws something at her head, then she comes to me, and he gets the blame.
    Three brothers in our care, and they've always had to scrap for everything. Even now with a full fridge they punch one another for the last yoghurt.
    How do I stay out of it? Who had it first, who said what, who's on whose side of the sofa. I'm their grandad, not the High Court.
    dd10 & ds7 cant be in the same car. she hums he screams she hums louder. 2 hrs to my sisters, i pulled over & got out & stood in a field
    I want them to find out that they're on the same team. They've only me, and some day they'll have only each other.
    The older one's clever with words and the younger one's quick with his fists, and that's how it goes every evening when I get in from the warehouse. She'll say a thing so quiet that I can't hear, he'll go up like a rocket, and I catch him in the act. I've been wrong lots of times. They're nine and six. Let there be two of them in a story who tell each other what it really was about, which with us is always who's Dad's favourite.
    We share a house in Quezon City with my mother, and my sons fight from the rooster until the rooster. A slipper, a spoon, a place by the fan. Yesterday the big one hid his brother's drawing and the small one cut the strings of his guitar. That guitar was from his father who's at sea. Now nobody's talking and for once it's silent here, and I don't like that either.
    He breaks up whatever his sister builds, she draws on whatever he draws. They've got thirty square metres of carpet and need the same one.
    My daughter told me she wishes that her brother was never born, with her teeth marks still in his arm. Then they had pudding and watched the telly under the same blanket. It'll start again tomorrow by seven.`,
};
