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
    Ravi asked me who he should cheer for at sports day when both of us come. He's with me Monday to Thursday and with his papa for the weekend, and lately he's careful: doesn't mention the zoo, doesn't mention that Papa makes better dosa. He folds himself up at the door like a little suitcase. He may love it there. I want him to know that he may tell me so.`,
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
    I'm the nan and I'm holding the fort. Her mam went in with pains on the Thursday and little Cillian was there by night, nine weeks before his time. Since then she's played hospital with the dolls all day. Each of them gets sticky tape on its nose and has to lie in the bread bin. She won't be asked about it, so I thought a story might get in where I can't.`,
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
    There's a letterbox thing with his birth mum, twice a year, and supervised visits in a centre with a fish tank. After each one he's horrible for three days, spits at my husband, wets himself. Then he's back to being our chatterbox. He's six. He knows why he can't live with her but he believes that if he'd been quieter she would've managed.`,
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
    She's six and she wants to decide: what's for tea, which way we walk, whether her brother needs a nap. If I don't agree, she stamps and tells me I'm not the boss of her, and I hear myself say that I am. It goes back and forth like ping-pong till one of us is too tired. My mother, watching from the armchair, said she'd like to have popcorn for it.`,
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
    No one hits anyone, I want to say that first. It's voices, and then it's silence, and I think he minds the silence more. He's 10. For three days he carried messages: "Mama says dinner", "Papa says he's not hungry". On the third he said he's quitting the post office. I'd like him to learn it's not his job and never was.`,
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
    A brother who needs more help, that's how school puts it. In our house it means one of us sleeps on his floor, and the trips, the money, the talk at dinner are all about Elias. Our daughter is ten and has never complained, not one time. Her class wrote "three wishes". Hers were: that Elias can talk, that Mama can sleep, that I get to be the ill one for a week.`,
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
    A new pet, and nobody agrees what it's for. He wanted to teach it tricks, I wanted him off the tablet, his dad wanted peace. It's a hen. She was left over from the school project. She doesn't do tricks, she's broody and pecks, and he's seven and very disappointed in her.`,
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
    Sharing a bedroom with a brother, at thirty square metres for the four of us, isn't a choice. Hamburg rents. Jakob's six and wants a place where no one may touch anything, ever. We gave him a shelf, then a box with a key. He lies with his arms around the box.`,
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
    nobody told my stepson his gramps had died til after the cremation cos his mam thought it was kinder. hes 9 hes FURIOUS. says he never said bye`,
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
    His mother's on a course in Hamburg till Easter, and at bedtime he lays her dressing gown across the foot of his bed.`,
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
    Both of ours have noticed that we whisper about the rent in the kitchen, and now the boy has nightly questions about where people go who can't pay.`,
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
    She's written eleven letters to the girl who went away to Manila, and one's come back, with two lines on it about a new best friend.`,
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
    I'm a childminder and one of my little ones lost her mum last month. She's two. She looks behind every door, and I'd like something very simple to read her about mummy having died and who is going to look after her.`,
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
    Their papa has TB and must sleep in the back room with the mask for two months, and the kids stand in the doorway with their drawings & cant go in`,
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
    It's called Lewy body & he sees cats that arent there. DS4 looks for the cats with him and gets upset when he can't see them. what do we say to him about what's happening in grandpa's head`,
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
    Lost her favourite toy at the beach, dug half of it up. I'd like a story where the thing may not be found and it's still okay in the end.`,
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
    I look after my granddaughter while my daughter lies in bed with her face to the wall. The baby came at full term and never breathed. We had the wee white coffin and Aoife asked why was the box so small. She's being ever so good, she's tidied all the newborn things into a bag so that mammy won't see them. Six years old. Nobody's asked her is she sad.`,
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
    their mom is hooked up to a ventilator with pneumonia and hospital says no under 12s. My grandbabies record her voice messages on my phone and the nurse plays it. the 3 yr old keeps asking why momma dont answer. Columbus Ohio`,
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
    her dads girlfriend does her hair in braids & buys her the things i can't afford and she comes back and says "Kelly does it better". then she cries in bed and says is it ok to like kelly. she is 6. help me say yes to that`,
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
    my grandaughter saves her pocket money "for the children with no roof" after that thing on telly and she won't eat her tea because they have none. shes only 7. its lovely but its not right is it, she's carrying the whole world about`,
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
    The class snail passed away over the weekend when it was our turn to look after it. Max has to go in tomorrow and say so, and he's been rehearsing it on me since lunch. 'He died at my house but I was nice to him.'`,
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
    Daddy's gone quiet, is what we call it. When Daddy's gone quiet we don't put music on, we don't have friends over. I'd like the kids to understand what it is instead of just tiptoeing.`,
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
    My husband and I have a gotcha-day cake every March. This year he asked if it's also the day somebody lost him.`,
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
    Every single board game ends with one of them hitting the other over the head with the board. Doesn't matter who's won. It's brother against brother in here.`,
};
