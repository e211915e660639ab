import type { Fields } from '../../fields/field.ts';

/** What parents type of what is asked most, each with a trigger, a place or a reason of its own; one text a line. */
export const ASKED_MOST_IN_THEIR_OWN_WORDS: Fields = {
  'potty-training': `
    Ayaan does his wee on the balcony drain with his dadu but refuses to sit on the little plastic seat, and nursery in Pune wants him out of nappies by June.
    She hides behind the sofa to do a poo and then says "no, not me" while the pull-up is sagging. Two and a half, baby class starts Monday.
    Three pairs of wet pants before lunch today at Granny's in Cork, he's so busy with the tractors he never stops to go.
    My niece will wee sitting down no bother but she begs for a nappy every time a number two is coming, then stands in the corner gripping the curtain.
    Our son is scared he'll fall down the hole in the big seat, so he holds on for hours. He's nearly three and the crèche in Lyon only takes clean children.
    Tobi's daycare in Ibadan says no more diapers after the holidays, and he cries when I take it off, says his bottom feels cold.
    He screamed when the flush took it away, said "my poo is gone, bring back", and hasn't gone near it since Sunday.
    Twins. Freya is in knickers already with stickers on the chart, Magnus won't even take his trousers down and throws the chart in the bath.
    coming out of nappies this weekend
    won't poo anywhere but a nappy
    Two year old refuses to sit on the loo
    So we bought the frog one with the little splash pad, then the musical one from Lidl, then a step for the real one, and Leonie has put teddies on all of them and has not once put herself on. She is 34 months, speaks like a lawyer, and tells me she'll do it "when I am four". My mother says I was dry at one, of course.
    Mateo was doing really well, a whole week of dry pants, chocolate button each time, and then we drove to his cousins in Valencia and it all went to bits, wee in the car seat, wee on my tia's rug, and now he wants the nappy back on as soon as he sees it in the bag. He's three in May.
    I'd like him to notice the funny feeling in his tummy, tell us "wee wee" and get to the seat before it comes, he's 2 and in big boy pants since Friday.`,
  'new-sibling': `
    Ebele asked this morning if we can take him back to the hospital now because he's had his turn. Her brother is nine days old.
    My tummy is showing and Oskar, 3, keeps lifting my jumper and telling it to go away, the midwife says it's coming in October.
    Since her sister came home she wants a bottle too, and talks in a tiny voice, and asks to be carried up the stairs at five years old.
    He bit the newborn's toe while I was feeding. Then said "you only look at her" which broke me a bit, he's not quite three.
    Our girl has been the only one for ten years, now her stepmum is expecting and she has stopped eating dinner at the table there.
    Grandparents flew in from Kerala, brought twelve presents for the little one and a colouring book for Anju. She threw the rattle out of the window.
    Nico wants to know where he will sleep when the cot goes in his room in August, and whether I'll still do the dinosaur voices.
    Every time I sit down to nurse, Sinéad climbs on my back or empties the flour out, she was an angel before the wee man arrived.
    Baby coming in spring, he's three
    big brother soon and not happy
    jealous of her baby brother
    We told Maja on Sunday over pancakes that she's going to have a little brother, and she said "nie", just like that, and carried on eating. Yesterday she packed her rucksack with her blanket and said she's moving to babcia because babcia has only one cat and no babies. I'm seven months gone and dont know what to say to her.
    I had the c-section on Tuesday and my husband brought Kwame in to see the baby, he's four, he looked in the cot, poked him, and asked why he can't play football. Fine. But at home now he pushes the pram hard when nobody's looking and told his teacher in Kumasi that mummy got a new boy.
    I'd like her to know my heart doesn't get cut in half when the new baby gets here, and that there are jobs only a big sister can do.`,
  'feeling-worried': `
    What if the house burns down, what if you die, what if the bus doesn't stop. Every night from half eight, and she's only seven.
    His tummy hurts every Sunday evening and the doctor in Ghent finds nothing, he says his head is "full of what ifs".
    Zainab checks the front door three, four times before bed, and asks me to promise nothing bad will come. Nothing has happened that I can think of.
    Our lad picks the skin round his thumbs till it bleeds, when I asked he said he's thinking about everything that could go wrong on Friday, and Friday's just a normal day.
    My granddaughter rang me from school in Perth because I had a cold and she'd got it in her head that I was going to hospital.
    Noah won't let me go to the shop without him knowing exactly which road, how many minutes, and what he should do if I'm late.
    She heard the grown-ups whisper about money in the kitchen and now asks if we'll lose the flat, and can't sleep, keeps swallowing and swallowing.
    Twelve years old, lies there with her heart going fast and her brain, she says, "like a washing machine", about things that are months away.
    He worries about absolutely everything lately
    keeps asking what if, what if
    tummy in knots before every school day
    It began with a question about volcanoes, we live in Limerick, there are no volcanoes, and I said so. Then it was germs, then robbers, then whether his goldfish is lonely, and last night Cathal came down four times with a new one each time, white as a sheet. I say don't be silly and that makes it worse I think.
    Adaora used to be a carefree child, honestly, dancing everywhere, and since about Easter she carries a knot around. She bites her collar wet, asks if daddy's plane will hold, if the water is clean, if teacher is cross. When I answer one she nods and brings out the next. Nine in December.
    I'd like him to learn that a worry is just a thought, that he can tell it to me or put it in a box, and it gets smaller.`,
  sharing: `
    Screams when his cousin touches the red tricycle even when he isn't on it. Whole courtyard in Naples heard it today.
    Playdate ended after nine minutes because Poppy sat on top of the Duplo box with her arms out, "all mine, all mine".
    Our son takes every dinosaur to bed with him so his sister can't have even one, there are twenty-three.
    Arjun had a full tiffin of laddoos and wouldn't give one to the boy next to him, teacher mentioned it at pickup.
    She'll snatch the swing chair off the little ones at Ballina playgroup, and if anyone else holds her bucket she cries as if it's been stolen.
    The iPad. Two boys, one iPad, and Lukas thinks any minute his brother is on it is a minute robbed from him.
    My nephew from Abuja came to stay and Timi has locked his football in my wardrobe so that "nobody will finish it".
    Only one glitter glue at the craft table, and Elif kept it under her leg the whole hour while the others waited for it.
    won't let anyone touch his cars
    everything is MINE at the minute
    fights over toys with her little brother
    My friend came round with her toddler, we've waited weeks for a cup of tea together, and Jonas followed that poor child about taking things off her hands one by one. A spoon. A sock. A duck he hasn't looked at since he was a baby. When I took the duck back he lay down in the hall and roared.
    So it's her birthday, she's four, she got a doctor's set from her nani, and five kids wanted to look inside the case. Rhea clutched it shut and shouted "it's for me only". I understand, it's new. But it's the same with crayons, with the slide, with crisps, with me even.
    I'd like him to let his friend have a go with the digger and trust that he'll get it back afterwards.`,
  'being-kind': `
    She told the new girl her coat smells like soup, and laughed, and I was standing right there at the school gate.
    Femi pulls faces at the old man next door with the shaky hands and copies his walk. I was so ashamed.
    Heard my eight year old say to his sister "your drawing is rubbish, even a dog does it better". He thinks it's funny.
    A boy tripped over in the playground in Galway and Conor just stepped over him to get the ball, never looked back.
    My daughter calls a girl in her class "baby" because she still sucks her thumb, teacher in Turin says it is every day now.
    He kicks the pigeons and squeezes the kitten too hard and when it squeaks he grins, he's four, I want him gentler.
    Ishaan saw a classmate sitting with a torn bag and everything on the floor, and walked on. I'd hoped he'd stop, even just to pick up one book.
    On the video call she told her grandmother "you're boring and your teeth are yellow" and granny went quiet. Six years old, no idea what that did.
    says mean things to her little cousin
    needs to use nicer words with people
    he laughs when others get hurt
    Not a bad child, I promise, very loving with us, but outside there is a sharpness. Yesterday at the market in Lagos a little boy dropped his ice cream and Kemi sang "sorry for yourself" at him, till his mother turned round. I asked how she'd feel if it were hers and she shrugged and said hers didn't fall.
    There's a lad in Albie's football team who can't run that fast, bless him, and Albie and two others groan out loud whenever he gets the ball. The coach spoke to us on Saturday. I don't think Albie sees that a groan is a thing you do to somebody, he says he never touched him.
    I'd like her to look round and see who needs a smile or a hand, and to think if words will warm or sting before they come out.`,
  'bedtime-routine': `
    Up and down the stairs eleven times last night asking for water, one more hug, another wee. Rohan is 4 and it was half ten before he went off.
    The moment I say pyjamas, Saoirse bolts behind the sofa. Nana did story first then teeth all summer and now she argues about what comes next.
    He wants a fifth book, then the song again, then the song again but in Polish. I've an exam to study for and evenings are gone.
    Since the clocks changed my daughter says "it's still sunny so it's not night" and refuses to get into her bed at half seven.
    Dad does evenings from Monday because I'm back on late shifts at the hospital, and Chidera has only ever had me for bath, story and lights out.
    Switching off the cartoons, washing, brushing, prayers: every step is a battle with our 5 yr old and by nine the whole flat is shouting.
    My nephew is staying with us in Pune and at home he falls asleep in front of the television. Here we read, dim the lamp and say goodnight.
    She'll only lie down if I lie next to her until she's off, and then wakes the second I creep out. Tonight I'm starting the chair by the door.
    won't settle, wants just one more story
    evenings take two hours before she finally drops off
    Lights out at eight, he's still bouncing at ten
    So after Diwali at his cousins' house everything slipped. They were up till midnight with sparklers and laddoos, lovely of course, but now Kabir (6) thinks bath, milk and book at eight is a punishment, and yesterday he stood in the hall announcing he wasn't tired while yawning at me.
    We had it sorted: bath, teeth, two books, kiss, door open a crack. Then the baby came, and whoever is free grabs Mila and throws her in pyjamas, sometimes no bath, sometimes no book. Now she howls each night "you forgot the order!" and honestly she is right, we need to get it back.
    I'd like him to learn that after the second story the lamp goes off, he stays under his duvet and I come back to check on him in five minutes.`,
  'moving-house': `
    The removal van comes on Friday and Ewan asked whether the new people will be allowed to sleep in his bunk.
    We've sold the flat in Lyon. My girl has been hiding her dolls back on the shelf every time I put them in a box.
    From Lagos to Abuja in two weeks because of my husband's transfer. Temiloluwa keeps asking who will water the mango tree behind our compound.
    He found the For Sale sign in the garden this morning and tried to pull it out with both hands.
    Our landlord wants the place back by June so it's across town to a smaller apartment, and she is sure the cat won't find us there.
    "But will my window still have the tower in it?" says Anouk, 5. Keys to the other place are collected on Saturday.
    They have marked every door frame with their height since they were two, and today saw the painter cover it for the buyers.
    Third army posting in five years, my son has stopped unpacking his boxes and says what's the point, we'll just leave this street as well.
    we are leaving our home next month
    boxes everywhere, new address soon, he's in bits
    swapping our flat for a cottage in Galway
    We drove out on Sunday to show Linnea the house where we'll live from August. It has an apple tree and her own bedroom, which I thought she'd adore, but she sat in the car with her seatbelt on and said it smelled like somebody else's and could we please go home now, to the real one.
    Granny's stairs have become too much for her so we're all going in together, a bigger place near Cork with a room for her downstairs. Good for everybody really, only Donnacha, seven, was born in this house, literally, on the bathroom floor, and he's telling everyone at mass that we are giving it away.
    I'd like her to know that her bed, her books and the fish tank travel with us in the lorry, and only the walls are staying behind.`,
  'feeling-sad': `
    Noor has been lying on the rug not touching her Lego for three days, nothing happened that I know of. She just says "my tummy is grey".
    My 9 year old cried in the car on the way back from a perfectly nice afternoon at the zoo and couldn't tell me why.
    Teacher Mrs Okafor says he sits alone under the neem tree at break and tears roll down, but he insists he doesn't know the reason.
    He used to sing in the bath. Lately it's silent in there and when I ask, he shrugs and his chin wobbles.
    She wept over a dead leaf this morning, then over her toast. I think she believes she isn't allowed to be anything but cheerful.
    Grandad told Tomasz that big boys don't cry, so now he goes behind the shed to do it and comes in with red eyes.
    Rainy Sundays bring it on: my daughter goes quiet, curls under the blanket with the dog and says everything feels heavy.
    Our lad, 11, no appetite even for his favourite jollof, wants to stay in his room, "just down, Mum, leave it".
    tearful all week and doesn't know why
    he's so low today, keeps welling up
    My little girl says her heart is crying
    The holiday in Portugal was wonderful, sardines and sandcastles every day, and since we landed home Freya has gone flat as a pancake. She looks at the photos, sighs, then the tears come. She asked me if she is broken because everyone else seems fine and back to normal.
    I picked up Yuki from kindergarten and she was smiling at everyone, bye bye, thank you, then in the lift it all collapsed and she sobbed into my coat right up to the ninth floor. When I asked what the matter was she said there wasn't a matter, it was only raining inside of her.
    I'd like my son to understand that the blue mood comes and goes like weather, and he can come for a cuddle without having to explain it.`,
  'taking-turns': `
    He rides straight back to the top of the slide and pushes past the toddler queueing there. "Me again!" is all we hear.
    Snakes and Ladders last night: Aarav grabbed the dice out of Nani's palm every single time before she could roll.
    One swing in the whole village playground, and my daughter will not get off it even when there are four children lined up behind.
    At circle time the talking stick goes round but Bruno can't bear waiting till it reaches him and snatches it from Elif.
    Twins, one tablet, ten minutes each with a sand timer. She screams through all of her brother's ten minutes.
    We are going to a bowling alley for Luca's 6th and I dread it, because he throws his ball down the lane when it's his sister's go.
    The PE coach rang: Ifeanyi keeps hold of the bat after he's out and says he hasn't finished batting.
    Who presses the lift button? That's the war in our building each morning, with the boy next door and mine both elbowing.
    always wants first go, never waits for his
    She won't let others have a shot on the trampoline
    hogs the controller when his cousin should be playing
    Every Friday the cousins make pancakes at Oma's in Utrecht and each child may flip one. Sem, who's four, flips his, then stays on the stool with his arm round the pan handle, yelling that the next is his also. Last week little Fenna left without having flipped any, and Oma was cross.
    My two share a hammock we brought from Mexico, strung between the avocado and the fence. Ten swings then swap is the rule. Ximena counts her sister's ten very fast and her own ten so slowly that she somehow never gets to nine, and it all ends with somebody tipped out on the grass.
    I'd like him to wait for his number at the climbing wall, watch while the other child climbs, and trust that it will come round to him.`,
  'first-sleep-away': `
    Priya is invited to stay overnight at Anaya's on Saturday, and she's never spent a night without me. She packed, unpacked and packed again.
    Three nights of Cub camp in the Wicklow hills, and he has just asked who'll do the hall light for him in a tent.
    We go to a wedding and Gran is having Alfie until Sunday. He told her on the phone, "I'll come but I'll go home when it's dark."
    At eleven pm we had to collect her from her best friend's pyjama party last time she attempted it. Tomorrow is the second go.
    Year 4 residential on the Isle of Wight, two nights in a dorm with bunk beds. My son is worried he'll cry and the boys will hear.
    His auntie in Ibadan wants him for the long weekend. Dapo has only slept in our house ever, always with the fan and my wrapper.
    School trip to the mountains, class verte they call it. Five days. Manon wonders what happens if she wakes and can't find the toilets.
    They've been begging to stay at their dad's new flat like big kids and now that the night is here they've a sore belly.
    first sleepover friday and she's nervous
    A night at Grandpa's without us, never done before
    Scared he'll miss me at camp overnight
    My sister lives two hours away on a farm with lambs and a donkey, and has offered to keep Isla for one night so we can go to a concert. Isla is wild about the donkey. But yesterday, brushing teeth, she went quiet and asked if there is a mammy there for the night or only for the day.
    Our scout group leaves on Friday for the lake, seven-year-olds under canvas, sausages on the fire, the lot. Emil has his torch and the sleeping bag from his brother. He's thrilled until about eight in the evening, then says the leaders don't know the song I hum, so he won't manage to fall asleep there.
    I'd like her to know that Tía Rosa can ring me, that her bear goes too, and that I'll be at the door after breakfast.`,
  'hard-times': `
    My hours were cut and there'll be no new trainers this term. He's twelve and his toes are through the old pair.
    The factory in Setúbal shut and Pai is at home all day. Beatriz overheard us counting coins, and has stopped asking for milk.
    We get our groceries from the food bank on Thursdays now. My daughter met a girl from her class there and hid behind the pasta.
    She emptied her piggy bank on our bed, four pounds and a button, "for the electric".
    The school sent Uche out of class because the fees aren't complete. He wants to know if we have become poor people.
    No ski week with the class this winter, I can't find the 400 euros. I don't know how to tell Lotte without making her ashamed.
    Heating stays off till five and we all wear jumpers. My boy told his friend that our house is camping.
    Everyone's going to Turkey, we are going to Grandma's. Since the bakery failed we say no to nearly everything, and he asks when it'll stop.
    Dad lost his job, money is tight
    can't afford her birthday party this year
    we're skint and the kids keep asking for things
    Last year there was the drone and the bike. This year the shop is closed, the car went, and Christmas will be oranges and something knitted. Kacper is six and has written to Santa for a console, adding that it's fine since Santa doesn't pay. I haven't the heart, but I have to say something.
    My husband drove an auto in Chennai, until the accident in March. Now I stitch blouses at home and we've moved the girls from the convent to the government school near us. The little one's happy with the free lunch there. Divya, who's nine, tells the neighbours it is only until her papa buys a bigger one.
    I'd like him to know that we have enough to eat and each other, that it's not his job to worry about bills, and he may ask.`,
  'healthy-eating': `
    Anoushka, 6, has lived on plain pasta and crisps since the school canteen closed, and today she cried because there was a pea on her fork.
    my son says green things are for rabbits. Nani made palak paneer specially and he held his nose at the table
    The dentist told us yesterday that Tomasz needs fewer fizzy drinks, and now he thinks I'm being mean when I pour him water.
    He's 9 and comes home from the corner shop with sweets every day, then he's too full for dinner and wonders why he's tired at football.
    Ikenna picks every vegetable out of his jollof and lines them up on the rim of the plate, says carrots taste like soap.
    Our daughter asked why her lunchbox has apple slices when Freya's has chocolate biscuits every single day, and left the apple untouched again.
    She drinks so much milk and juice that there's no room left for real meals, the health visitor suggested we talk about what different foods do for her body
    Four-year-old will only eat beige: nuggets, bread, bananas. Nursery is starting hot lunches on Monday with lentils and broccoli and I am worried he'll go hungry.
    won't touch any fruit or veg
    only wants biscuits for breakfast, every day
    Too many sweets, refuses proper dinner
    It started on holiday in Spain when we let the boys have ice cream twice a day, and fair enough, it was a holiday. But we have been home three weeks and Oscar still thinks pudding comes before soup, and last night he told my mother her stew was "boring food" and wanted crisps.
    Leila is 11 and makes her own snacks now after school, which I was pleased about until I found out it's instant noodles and cola every afternoon. I don't want to make her worry about her shape at all, I just want her to know that energy for swimming comes from a bit of everything, beans, eggs, fruit, the lot.
    I'd like him to see that a plate with lots of colours helps him run and grow, and that one small taste of something new is enough.`,
  'parents-divorce': `
    Her dad has taken a flat in Cork and she packed her teddy this morning asking whose house it lives in now.
    Mateo, 7, overheard us on the phone with the lawyer and wants to know if he has to pick one of us to live with.
    We told the twins on Sunday that Mummy and Daddy won't be married any more. One of them said "is it because I spilled the paint?"
    my ex and me agreed on alternate weeks starting in January, our boy keeps asking if papa will come back home for Diwali
    Since his mother moved out, Lukas sets three plates at the table every night and waits, and I don't know what to say to a five year old.
    Hana asked her teacher to draw two houses on the family worksheet and then tore it up, because everybody else only had one.
    Every Sunday at the handover in the supermarket car park my daughter holds on to the seat belt and won't change cars, she says somebody is always left alone.
    He's 12 and carries messages between the two of us, last night he said "tell him yourself, you're the ones who stopped loving each other".
    we are splitting up, kids don't know yet
    dad moving out saturday, she is 4
    Two homes now and he hates it
    So we've been living like flatmates for a year, and last week we finally signed the papers. The older girl guessed, she's 10, but Emeka is only six and believes that if he's really good and tidies his room without being asked, his father will unpack the suitcases again. It broke my heart to see it so neat.
    My sister and her husband have separated and my nephew stays with us on Wednesdays while they sort out the flats. He asked me in the bath whether Dad is still his dad if he lives near the railway station, and whether the dog gets divided too. He's not angry, just trying to work out the rules.
    I'd like her to understand that grown-ups can stop being husband and wife, but never stop being her mum and her dad, and nothing she did caused it.`,
  'handling-disappointment': `
    The zoo was shut when we got there because of the storm, and Finn lay down on the pavement by the gates and said the day was broken forever.
    She practised six weeks for the part of Mary and got third sheep. Came out of school with her hood up and wouldn't say hello to Granny.
    Zainab had been counting down to her cousin's visit from Lahore, now the visa hasn't come through and she threw the welcome banner in the bin.
    Opened his birthday parcel expecting the blue scooter, it was a jumper, and he said "this is not what I wanted" in front of Auntie Bisi.
    My daughter didn't get picked for the under-11s and now says she is never putting those boots on again, she had told everyone she was in.
    no snow. We drove four hours up to the mountains with the sledge on the roof and it was green grass, Emil sobbed the whole way back down
    The ice cream van had run out of the strawberry one he'd been talking about since breakfast, and nothing else in the world would do.
    Ravi's school picnic got moved to next month because of rain, he had already packed his bag and slept with his cap on.
    party cancelled, he can't get over it
    She wanted a sister, it's a boy
    didn't win a raffle prize, floods of tears
    We promised the beach on Saturday and then the car wouldn't start, the garage says Thursday at the earliest. I offered the paddling pool, pizza, a film, all of it, but Noor sat in the hall in her armbands until lunchtime saying "but you said". I know I said. Plans fall through sometimes and she's five and it's so hard for her.
    Our 13-year-old auditioned for the music academy in Lyon and the letter came this morning: waiting list, place 14. He shrugged, said it didn't matter, and then I heard him putting the cello away in the loft. I'd rather he could be sad about it and still see there may be other ways than pretend he never wanted it.
    I'd like him to learn that when something he hoped for doesn't happen he can be sad, say so, and then find a plan B he likes.`,
  'morning-routine': `
    Every day at ten to eight Beatrix is still in her pyjamas under the kitchen table with the cat and we miss the tram.
    He gets one sock on, sees the Lego, and that's it. I have said "shoes" eleven times today, I counted.
    My son wants to know what comes next all the time, so a picture list was the teacher's idea: toilet, wash, clothes, porridge, teeth, bag.
    getting Chidi out of the house before 7 for the school bus is a war, he wakes up slow and bites anyone who opens the curtain, well not really bites but growls
    Now I start work at the hospital at 7.30, her big brother has to get her dressed and fed, and she refuses to let him do her plaits.
    Our girl cries when the alarm rings, says her legs aren't awake, and then there's no time for breakfast and she's hungry at nursery by nine.
    Since the clocks changed he comes down at twenty past eight, half dressed, no bag, blaming the hamster for keeping him talking.
    The taxi for Aoife's special school comes at 8.05 sharp now, instead of me driving, so dressing and breakfast need to happen in the same order each day.
    won't get dressed before school
    always late, always shouting, need calmer mornings
    Dawdles over breakfast, bus nearly gone
    I've got three under nine and one bathroom, so picture it. The eldest is ready, the baby's in the sling, and Pietro is on the stairs with no trousers reading about sharks. He isn't naughty, he just forgets what he was doing between one step and the next, and by the door we're all cross and I've yelled again.
    My granddaughter stays with me Monday to Thursday while her mum does early shifts. She'd happily have cornflakes in front of the telly till noon. When I turn it off to brush her hair and find her book bag there's wailing, and we walk in after the register with the whole class staring. I want it to go smoothly, one thing after the next.
    I'd like her to do wash, clothes, breakfast, teeth and shoes in that order by herself, so we can leave the house smiling.`,
  'first-trip': `
    We're flying from Lagos to Manchester in August and Tobi has never seen an airport, he asks if the plane stops for toilets.
    Class 3 goes to the forest hostel for two nights in June, it's the first time he's going anywhere without us and he's packing already, and un-packing.
    She has never slept outside her own town. On Friday we take the night train to Vienna and she wants to know where the bed is hidden.
    My daughter's Brownies are off to the seaside by coach, her very first outing without me, and she's afraid the driver will leave without her.
    Our boy is 3 and we're going on our first proper holiday, a tent in Brittany. He thinks we're giving the house away.
    Ishaan asked if the people in Singapore know he's coming, and whether clouds are hard when the aeroplane goes through them. We leave on the 12th, first time abroad for him.
    The ferry to Gotland will be new for her, boat, cabins, cars in the belly and all, and she has heard that people get sick over the side.
    never been on a plane before and with his autism the security queue, belts and shoes off, that's what I am worried about
    first time flying, age 4, next week
    First school outing on a coach tomorrow
    going abroad for first time, nervous
    His passport arrived today and he's carried it round in his pocket all afternoon showing the postman, the neighbours, the dog. We have saved for years to see my parents in Manila. But tonight he asked what happens if he needs me and the belt sign is on, and what if our suitcase goes to somebody else's granny. So a story would help.
    Kindergarten is taking the big ones to the farm, with a bus and packed lunch and back at four. For other children that's nothing. Marlene has never gone anywhere with kindergarten except the playground round the corner, and she asked me three times who will know where I am if the bus goes the wrong way.
    I'd like him to know what happens at the airport step by step: queue, scanner, waiting, seat belt, take-off, and that we stay together all the way.`,
  'brushing-teeth': `
    Clamps his lips shut the second the mint paste comes near, tonight I ended up with foam on the ceiling and he said it burns like chilli.
    Siobhán tells me she has done it already but the bristles are bone dry every single evening, and the dentist in Galway found two holes on Tuesday.
    Our Tunde, 4, chews the brush and swallows the strawberry stuff and won't let grandma near the back ones at all.
    She gags when the electric head buzzes near her molars, says it tickles her brain, so for three weeks we have only managed the front four.
    bedtime goes well until the bathroom sink, then Mateo runs off laughing with the toothpaste cap and by the time I catch him we're both cross
    My nephew is staying for Diwali and eats sweets all day, but refuses point blank to clean his mouth before sleep because at home nobody makes him.
    Age 13 and his breath in the car is awful, yellow fur along the gums, he says mornings are too short for two minutes of scrubbing.
    Since her gums bled once into the basin Greta thinks the brush is hurting her and only rinses with water.
    won't open mouth for toothbrush, every night
    he hates the toothpaste taste
    Two minutes of scrubbing and she's had enough after three seconds
    So we bought the dinosaur one with the lights, then the one with the song, then my mother in Pune sent a neem powder, and still Arjun bites down on whatever goes in and stares at me. He's three. The hygienist says just keep going but last night it took both of us to hold him and I felt terrible.
    At daddy's flat she apparently does her teeth no problem, at mine she lies on the bath mat and says her arm is tired, the paste is too spicy, the water's too cold. She is six, the big new molars are coming through and I really don't want them to rot before Christmas.
    I'd like him to learn to do the top, the bottom and the backs of his teeth morning and night without me chasing him round the flat.`,
  'first-day-school': `
    On Monday Aoife puts on the green pinafore and walks in to junior infants, she keeps asking who will open her lunchbox when I'm gone.
    Our son turns six and gets his Schultüte next Saturday, his kindergarten friends all go to the other Grundschule and he asked if he has to go alone.
    She starts Reception on the 4th. Her big brother told her the hall is so huge you get lost forever and now she wants to stay home with nana.
    Chidi resumes Primary One this September, first time in uniform and away from me till 2pm, he never even went to nursery.
    The backpack is packed, shoes are by the door, and tonight Léa whispered that she doesn't know how to read yet so they will send her back.
    kindergarten bus comes tuesday morning for the very first time and my little guy is worried he won't know where the bathroom is
    Ananya's admission came through, LKG begins 1st April, and she thinks I will be sitting on the bench beside her all day.
    He has picked his peg picture, a hedgehog, at the visiting morning, but since then he clings to my skirt and asks how many sleeps until the real bell.
    starts school tomorrow, very nervous
    first morning in Year R next week
    First day of first grade on Monday, big backpack, small boy
    We went to see the classroom in June and Noah loved the sandpit, but over the summer it has grown into a monster in his head. Now it is only three nights away, his name is sewn in everything, and at supper he put down his fork and asked, Mummy what if I cry and nobody knows which mummy is mine.
    My granddaughter lives with us since last winter, she is five and she begins at the village school in Asturias on Thursday. Her cousin says you have to sit all day and not talk. I told her I walked the same road at her age with a goat behind me, she laughed, but she still didn't eat her dinner.
    I'd like her to know what happens from the gate to the bell on that very first day, and that I always come back at pick-up.`,
  'building-confidence': `
    Everything begins with "I can't" lately. She handed her drawing of the horse to me backwards so I wouldn't see it, and her teacher says she rubs out every line.
    Kwame knows the answers at the kitchen table but puts his hand down in class because he thinks the others are all cleverer than him.
    My ten year old tore up her poem saying it's rubbish like everything she does, and it was lovely, her grandad would have framed it.
    He asks me to check whether his shoes are right, whether his sum is right, whether his sentence is right. Doesn't trust himself with anything.
    Ingrid said in the car that she's the only one in the family who is not good at something, her sisters ski and play cello.
    Because he's the shortest on the under-9s he has decided he's no use, he'd not even take a throw-in on Saturday.
    Zainab got the part of a tree and said of course, I'm only good enough for trees, she's talked herself down all term
    Wants me to order for him, answer for him, choose for him. Seven now and convinced he'll get it wrong if he decides.
    thinks he's bad at everything
    says shes stupid and ugly all the time
    never believes she can do it herself
    At the parents' evening in Lyon the maîtresse said Hugo is perfectly able but whispers and hides behind his friend Malo in every group. Tonight I asked him what he's good at, just chatting over the soup, and he thought for a very long time and then he said, nothing really Papa, maybe being quiet.
    My daughter used to dance in the supermarket, I swear, in front of the yoghurts. Since about third grade she compares herself with the girl next door who wins everything, she says there's no point in her even having hobbies, and when aunt Priya praised her rangoli she said you only say that because you're family.
    I'd like him to learn to see what he is good at and to back himself, instead of waiting for me to say it's okay.`,
  'bath-time': `
    Screams when the plug comes out because she is sure she'll slide down the hole with the ducks.
    Oisín, 3, goes stiff as a board over the tub since the water was too hot once at his granny's house in Mayo.
    Hair wash night and the neighbours must think we're torturing him, it's the jug of water over the face and the shampoo in the eyes.
    we moved to a flat in Lisbon that only has a shower and our toddler wont stand under it, says the rain is biting
    She won't get IN and an hour later she won't get OUT, fingers like prunes and the floor flooded, every evening the same.
    Age eleven, comes home from football muddy and sweaty and argues for forty minutes about why he does not need to wash today.
    Adaeze pours the bucket for herself at home in Enugu no problem but at my sister's house in London the big white tub terrifies her.
    There was a spider by the tap on Sunday, now he wants to be cleaned with a flannel in the kitchen for ever.
    hates getting water on her head
    terrified of the tub lately
    Won't get in the bath, dirty knees and all
    It started with a new non-slip mat, of all things, it has octopus suckers on the bottom and his sister said they grab you. Since then Emil stands in the hallway wrapped in his towel shouting that he's clean enough. He has been rolling in the allotment all day, there is soil behind both his ears.
    Twins, two and a half. One of them would live in the tub, the other one shakes and climbs up my neck as soon as the tap runs, I think it's the noise of it echoing off the tiles. We tried foam, cups, coloured drops from my mother-in-law, singing. Now I just wipe her at the sink.
    I'd like her to get in the water calmly, let me rinse her hair with head back, and get out when the timer rings.`,
  teamwork: `
    In the science project group Rohan did the whole volcano alone at night because the other three "do it wrong", and now they're furious with him.
    She won't pass the ball, not once, the coach in Cork subbed her and she said why should I when I score more than they do.
    The scouts had to put up one tent, six kids, and my boy walked off with the poles because nobody would listen to his plan.
    Building the sandcastle with her cousins in Rimini ended in tears, everybody wanted to be the boss and no one wanted to carry water
    Femi just sits and lets the others make the poster, he says if it's a group job then someone else can do it.
    Four of them are making a robot for the contest in Tallinn and Liis keeps redoing the parts the others have built while they sleep.
    Relay race on Friday, our son is upset he's been put with the slowest girl in class and told her she'll lose it for everyone.
    Her table has to cook pancakes together on Thursday, one cracks eggs, one stirs, and she's decided in advance that she does all of it or nothing.
    can't work in a group
    group project, he bosses everyone around
    only plays for himself on the pitch
    The school play needs a set and five children from fourth class are meant to paint it. My daughter has a vision, as she says, with a purple castle. The rest want a forest. On Wednesday she painted over Milo's trees without asking, and now the teacher wants them to sit down and plan together before anybody touches a brush.
    They gave them roles for the bridge of spaghetti, one measures, one glues, one writes. Nice idea. Jakub, who is nine, was the writer and hated it, so he let the page stay empty, and when the bridge fell down he said well it wasn't my job. His partners in that group don't want him for the next one.
    I'd like him to find out that a job goes better when each one does a part and you listen to the others' ideas too.`,
  'screen-time': `
    Arjun finishes his homework in four minutes flat so he can get back to Minecraft, and this evening he'd been sitting there since two o'clock without even going for a pee.
    Our nine year old hasn't been out on her bike since Easter. Every free minute is YouTube, and grandma says the child has gone pale.
    Teacher at the parent evening said Chidera is yawning in class, turns out he has been watching cartoons under the duvet till eleven.
    Trying to bring in one hour of tablet a day from Monday and I want to tell Freya about the new rule before it starts.
    My nephew came to stay in Galway, a gorgeous beach outside the door, and all he asked was what the wifi password is and stayed on the sofa with Roblox.
    She eats breakfast with Bluey, goes in the pram with Bluey, has her bath with Bluey. Two and a half. It crept up on us during my pregnancy.
    Mateusz used to draw dragons for hours, now the pencils lie in the drawer and it's Fortnite, Fortnite, then clips of other people playing Fortnite.
    The optician in Leeds said her eyes are getting worse from all the close up iPad and she needs to be outdoors two hours a day.
    on the tablet from morning to night
    Lego untouched, only wants the Switch
    We need fewer hours of telly for Ines
    It started in the summer holiday when both of us were working from home and honestly the iPad was the babysitter, we admit it. Now school is back, Kavya is seven, and she still thinks five hours is normal. Yesterday her best friend came to play and left after a while because Kavya wouldn't look up from a nail salon game.
    When my husband travels for work I let the boys have the console all weekend, which is my fault I know, but last Sunday I counted and Emre had played nine hours. He had a headache, had missed football with his uncle, and when I asked what he'd done that day he said "nothing really" in such a small voice.
    I'd like Tobias to learn that games and videos are one part of the day, next to playing outside, reading and being with us, and not the whole of it.`,
  'managing-anger': `
    He kicked a hole in the bathroom door this morning because his toast was cut in triangles and not squares. Six years old and so strong.
    When Liverpool lost on Saturday, Callum threw the remote at the wall and shouted at his grandad to get out. Afterwards he cried in the shed.
    Zanele goes from nought to a hundred in a second, tears up her own drawings, slams everything, and says after "my head got hot mummy".
    The school in Pune called again: Rohan turned over his desk when the maths sum wouldn't come out. The counsellor wants us to practise breathing with him.
    My daughter, eleven, roars at us over nothing, a lost hair tie today, then smashes her door so the pictures fall. She says she can't stop it once it begins.
    Little Otto flings himself and hits whatever is close when the tower of blocks falls. The neighbours in our Vienna flat have started knocking on the ceiling.
    They went red in the face at the scout hut, fists tight, screaming at the leader about a rope knot. Other kids backed away from Robin.
    Furious because his brother breathed too loud in the back of the car, he punched the seat till his knuckles bled. We pulled over at Athlone.
    explodes over every little thing
    Threw his shoes at the wall again, raging
    She screams and stamps when things don't go right
    So yesterday we were playing cards at my mother's in Enugu, all laughing, and Obinna got a bad hand. He swept everything off the table, jollof rice and all, and shouted that he hates this family. My mother was shocked. Twenty minutes later he came out from behind the water tank and asked me why his body does that.
    Our Lena is eight and sweet as honey at school, they can't believe it when we tell them. Then she gets home and a sock seam or the wrong yoghurt sets her off and there's roaring, throwing cushions, one time a plate. Tonight her little sister hid under the table, and I thought right, we have to find her another way to let it out.
    I'd like her to learn to notice when the volcano is coming and stamp it out in the garden or squeeze her cushion before she throws something.`,
  'making-friends': `
    doesn't want to be friends with Ella any more
    does not want to be friends with him any more, they were best friends since nursery
    she doesn't want to be best friends with Amber any more and doesn't know how to say it
    they've been best friends since nursery and he wants other friends now
    best friends for years, now she wants to be friends with somebody else as well
    Third week at the new school in Utrecht and Daan eats his sandwich by the fence alone. He asked me what you're supposed to say first.
    She stands a metre away from the skipping game every playtime, watching, hoping somebody will call her over. The dinner lady told me today.
    Ifeoma has written "who can I invite" on her birthday list and left the lines empty. She's turning eight and knows nobody in Manchester yet.
    My boy walks up to kids at the playground and roars like a dinosaur at them because he wants to play. They run off and he doesn't get why.
    Football camp starts Monday and Pablo doesn't know a single child there. He wants to know how other boys get to know each other so quick.
    At the caravan site in Kerry there was a girl her age two vans down with a dog, and Aoife watched her for four days through the window.
    He talks about trains at people. Nice boy, twelve, but no one has ever come round after school and he has started to notice it.
    Our daughter gives her stickers away to anybody who will sit with her at lunch, she had none left on Friday and came home sitting alone on the bus again.
    has nobody to play with at break
    How can Yusuf get to know the other kids
    new in the street, wants a pal
    We moved from Lagos to Toronto in January, in the snow, imagine. Tamilore was the most popular girl on our close, always three or four children in my kitchen. Here they have all known each other since kindergarten and have their groups. Last night she asked if I could phone somebody's mother and order a best friend, like pizza.
    My son is a bit of a quiet one, he's five, only child, and we live out on a farm so there weren't many toddlers about. At preschool he plays next to others but never with. Today though a boy called Finn handed him a digger and he just froze, and then talked about Finn the whole way home. He'd so love to ask him over.
    I would like Meera to learn that you can just go up, say your name, and ask "can I play too", and that a no isn't the end of it.`,
  'potty-transition': `
    Nursery says Luca is dry all morning there but at home he asks for a nappy, goes behind the curtain and does it in that.
    She sits on the little pink thing with her clothes on and her doll on her lap, but take the pull-up off and she screams like mad.
    We put away the diapers yesterday and my two year old weed on the rug, the cat's bed and Opa's slipper. We keep going, but he is upset.
    Preschool in September won't take him in nappies, so this is the week. Big boy pants with tractors on have been bought.
    Aarav will do wee in it happily but he holds his poo three days and then begs for a diaper. Nani says just wait.
    Ciara's twin is already in knickers and she isn't, and she's cross about it, but she won't get off the slide in time to go.
    My girl cried when it was flushed away this morning, "my poo is gone", and now she won't sit there any more, only in her nappy.
    Training started well at granny's in Accra with the small blue pot in the yard, but back home he has forgotten the whole thing and just lets it run.
    saying bye to nappies this weekend
    refuses the potty, only wants her pull up
    Henrik, 2, learning to wee without a diaper
    We've done the sticker chart, the chocolate buttons, the singing potty (batteries removed, I couldn't bear it). Noemi is nearly three and knows perfectly well when she needs to go because she tells the dog. Then she says "nappy please" and lies down on the mat. The health visitor said maybe read her something so she sees others do it.
    Today Jack's new baby sister came home from the hospital and would you believe it, he who had been nearly out of nappies for a fortnight took one of her tiny ones and tried to put it on. I laughed, then he had two accidents in his Spiderman pants and got upset. We want to get back to the potty gently, no fuss.
    I'd like him to learn to stop playing when his tummy tells him, run to his potty and pull his trousers down himself instead of waiting for a nappy.`,
  'respecting-differences': `
    On the tram in Prague Eliska pointed at a man without an arm and said loudly "why is he broken". I'd like to do better than hushing her.
    He came from school laughing at how the new boy from Syria says his words. He wasn't being nasty exactly, but I felt cold.
    Amara asked why Joe has two mums and told him at the sandpit that it's wrong and he has to get a dad.
    A girl in her class wears a headscarf and our daughter says she doesn't want to hold hands with her in the line because she looks funny.
    My seven year old said "yuck, what's that smell" about Priya's lunch of sambar and idli, and Priya's mother told me her girl has asked for plain bread since.
    There's a child with Down's in swimming group. My lad copied the way he talks, to make the others giggle, and I saw it through the glass.
    Kunle thinks people who don't go to our church are bad people. He said so to our Muslim neighbour who feeds our goats when we travel.
    Since Sanne saw the boy in the wheelchair at gym she says he can't be on their team because legs are needed. She's six, she means it practically.
    stares and giggles at people who look different
    says boys with long hair aren't boys
    Told Farid his food and prayers are weird
    We live in a small village in the Tyrol where everybody looks pretty much the same, so when a family from Eritrea rented the house by the bakery it was the event of the year. Jakob, five, tried to rub the colour off the little girl's hand to see. No malice. Her mum smiled, but I want him to get it.
    Our eldest is ten and clever and has decided there's a correct way for everything. Her cousin is autistic and wears ear defenders and eats only white food. At Diwali she told him in front of all the aunties that he should behave like a normal person. He went and sat in the car. She honestly thought she was helping.
    I want my son to learn that people can look, talk, eat, pray and move in other ways than we do and be every bit as worth knowing.`,
  'new-school': `
    We move to Cork in August and on the first of September Niamh starts at St Brigid's, where she doesn't know a single soul. She keeps asking who she'll sit beside.
    Tunde leaves his primary for JSS1 in a bigger compound across Ibadan. He has seen the gate once and says "there are too many staircases, I will get lost".
    My daughter was excluded from a class of twelve by the closure of her village école, and from Monday a bus takes her to one with three hundred pupils.
    Went to the open evening at the comp last night and Harvey came home white as a sheet. Different teacher for every subject, lockers, a one way system, none of his mates going.
    Because of my husband's transfer Aarav goes from Pune to a convent in Delhi mid term, different uniform, different house colours. He wants to keep his old tie.
    Our son is swapping the mainstream for a specialist setting with eight in a room. He thinks he's been thrown out for being bad.
    Lotte's place at the Waldorf came through after Easter. She cried about leaving Frau Becker and wants to know if anyone there plays with horses
    She starts seventh grade in a different district since we bought the house in Ohio, and tonight she asked "what if I have to eat lunch alone every day".
    changing schools after half term, doesn't want to
    First day at a different primary on Monday
    Moved house, has to join a strange class midyear
    So we've been at the Gaelscoil since junior infants, loved it, but the commute is killing us and from January Oisín goes to the one at the end of our road. We visited on Thursday, the principal was lovely, showed him his peg and all, but in the car he said nobody there knows he likes hurling and he won't go.
    Mateo is eleven. We came from Bogotá to Madrid in July for my job and he's enrolled in a colegio near the flat where the kids have known each other since they were three. He has the blazer already, it hangs on the door and he turns it round so he can't see the badge.
    I'd like her to know that at her next school someone will show her where the toilets and the canteen are, and that friends can be made slowly.`,
  'fear-dark': `
    Since the power cut in Lagos on Sunday Chidera won't go down the corridor after seven unless I hold the torch and sing.
    He shouts for me the second the landing bulb goes off. Says the dressing gown on the door grows a head.
    Our Freya, 5, needs three night lights, the hall lamp and her brother's globe before she'll lie down, and her brother can't sleep with that much light.
    We're camping in the Pyrenees next week and my boy has realised there are no street lamps there. "So it will be black black?" he keeps asking.
    Winter here in Tromsø means no sun for weeks and Eirik now refuses to walk to the garage because he can't see what is behind the bins
    She will not fetch her shoes from the cupboard under the stairs, since the switch is on the outside and her cousin once shut it for a joke.
    Nine years old and he sleeps with the ceiling light blazing. He's been invited to Leo's sleepover and is dreading them switching it off.
    When the blinds come down in the evening Zuzanna crawls under the duvet and whispers that the corner by the wardrobe is moving.
    won't sleep without the light on
    scared of his room once the lamp is off
    Thinks something's under the bed when lights go out
    We used to have a lovely bedtime, story, cuddle, click, goodnight. Then the clocks changed and my mother in law took down the thin curtains and put up blackout ones, meaning well. Now Pádraig screams the moment I reach for the switch, he says he can't tell if his eyes are open or shut, and he ends up on our floor.
    Amrita is six and brave about everything, dogs, injections, the big slide. But ask her to go to the bathroom at night in Nani's house in Ludhiana, where you must cross the courtyard with no lamp, and she would rather wet herself than go. Twice this week she did, and she was so embarrassed in front of the cousins.
    I'd like him to learn that the room at night is the same room as in the day, and that he can use his little torch to check.`,
  'saying-sorry': `
    He knocked Ella's tower over on purpose, and then stood there with his lips pressed shut for twenty minutes because I'd asked him to tell her he regretted it.
    My daughter mumbles it to the carpet, rolls her eyes and walks off. Yesterday Auntie Ngozi told me the child has no remorse.
    Kacper broke his babcia's reading lamp with a ball and hid in the garden rather than face her. He doesn't know what words to use.
    "Why should I, it was an accident!" is what I got when Rohan stepped on his friend's diya painting at the Diwali workshop
    Thinks shouting SORRY over his shoulder makes it fine, then does it again. The girl next door had her plait pulled three times at the same party.
    Our eldest called her best mate a cow in the group chat, knows she was wrong, and lies awake because she can't bring herself to apologise in person.
    The opposite problem here: Signe apologises for everything, for sneezing, for the rain, for asking for more milk, and her teacher says it comes twenty times a day.
    At football he tripped Joaquín, the coach wanted a handshake and an apology and my son turned his back and got benched.
    refuses to apologise even when he knows he did it
    can't get the word sorry out
    hurt her cousin's feelings and won't apologise
    This morning at breakfast my seven year old flung a spoon, it hit his little sister on the eyebrow. Not bad, but she howled. He knows it was wrong, I could see it, he'd gone red right up to his ears. But would he say it? He would not. He said "she shouldn't have been sitting there" and slammed the door on the way to the bus.
    My nephew stays with us on weekdays. He told our neighbour Mrs O'Dwyer, who is eighty, that her house smells. She was hurt, she'd baked him scones. I want him to go over and say something kind before Sunday but he says it is true so there's nothing to apologise for, and honestly I got stuck on what to answer.
    I'd like him to learn how to apologise so that it means something: look at the person, say what he did, ask how to make it better.`,
  jealousy: `
    Since her best friend got a pony she has nothing nice to say about the friend, the pony or riding in general.
    My son tore the certificate off the fridge. It was his brother's, for swimming, and Grandad had made a huge fuss about it at lunch.
    Every time I hold my sister's baby, Ikenna climbs on my lap, pushes her legs off and says "this is MY mummy".
    Clara's cousin opened a games console on Three Kings' Day and Clara got a board game. She's sulked since, says it's not fair he has everything.
    He counts the kisses. If his twin gets two at the gate and he gets one there is a scene in front of the whole nursery.
    Anjali was always first in Bharatanatyam and now the new girl has been given the solo. She says the girl only got it because teacher likes her hair.
    Our boy can't stand it when his pal Finn plays with anybody else at break. Told him yesterday he had to choose, him or Luca
    Her little brother has hospital appointments all the time so gets the treats and the attention and she said "I wish I was ill too".
    can't bear it when his sister gets praised
    wants whatever the neighbour's kid has got
    gets nasty when I cuddle the baby
    It was my stepdaughter's thirteenth on Saturday, balloons, sushi, the lot, and our ten year old spent the entire afternoon with a face like thunder. She'd had a perfectly good party in March. At bedtime it all came out: that we'd never cried looking at HER baby photos, that Sofie is prettier, that everybody likes Sofie more.
    Two boys in the same running club in Kisumu, best friends since they were four. Brian is growing faster and has won the last three races, now he is going to the county. Mine smiled and clapped and then at home he threw his own shoes on the roof. He says Brian's legs are cheating. I don't want it to spoil them.
    I'd like her to understand that when her brother gets something nice there isn't less love left over for her.`,
  'new-family-member': `
    My partner Declan is moving in at the end of the month with his two girls, and my son has just worked out that he'll be sharing his bathroom.
    Abuela comes from Oaxaca to live with us for good, she'll have Camila's room. Camila loves her but asked why she can't stay in her own house.
    Daddy's girlfriend Anke will be there at weekends from now on. "Do I have to call her something?" was the question tonight.
    We're getting married in June and Yusuf gains a stepdad and a stepbrother the same age, in his class. He doesn't want people at school to know.
    Her dad's wife is due any day with twins at their place in Leeds and Poppy isn't sure if they're properly hers, half hers, or nothing to do with her.
    A foster child, four years old, arrives on Wednesday and will stay some months. Our daughter wants to know which toys she can keep private.
    My late brother's son is coming from the village to live with us in Accra, he's twelve, and Kwame has always been the only boy in the house.
    Big sister married Vikram last month and now he sits in the chair where Ishaan always sat at dinner. Ishaan won't speak to his jiju at all.
    stepdad moving in, she won't talk to him
    granny's coming to live with us permanently
    my boyfriend's kids now live here too
    For six years it's been me and Elsie, pancakes on Saturdays, the two of us in the big bed with the cat. I met Tomasz last year and he's grand with her, doesn't push. He moved his boxes in on Friday. She has put masking tape on the floor showing where he's allowed to walk and won't eat if he's cooked it.
    We just told the children that my wife is expecting, after a long gap, our youngest is nine. The girl was delighted, straight off to look at names. But Emil went silent then asked whether we'd have to sell the tent because a baby can't go camping, and whether he would still be allowed to be loud in the mornings.
    I'd like my daughter to learn that her stepmother is one more grown-up who cares for her and doesn't take mum's place.`,
};
