import type { Fields } from '../../fields/field.ts';

/** What parents type of what is asked for most on the day it happened, hardly ever by its name; one text a line. */
export const ASKED_MOST_TODAY: Fields = {
  'potty-training': `
    still in nappies at 3 and a half
    hides behind the sofa to poo
    third pair of wet pants before lunch
    nursery say he cant start unless dry
    Our daughter sits down happily, nothing comes, and the second she stands up there's a puddle on the kitchen floor.
    He asks for a pull-up when he needs a poo, does it standing in the corner of the bedroom, and then asks to be changed. Wees are no problem at all.
    She's so busy playing that she crosses her legs and hops and says she doesn't need to go. Then it's too late and she cries about her wet tights.
    my LO is 2.5 and holds her wee ALL morning she wont sit on it not even with stickers & chocolate & the singing one from aldi
    How do I explain to a four year old with constipation that keeping it in makes it hurt more? It hurt him once in August and since then he's been holding for days.
    I'm the key person for a little boy of nearly three. Mum puts him in knickers, Grandma puts him back in a nappy, and he has no idea any more what is wanted of him.
    We live in a flat in Mumbai with my in-laws and everybody has an opinion. My mother in law says all her children were done at one year. My son is three and runs naked from room to room and goes on the balcony next to the tulsi plant. We have bought a green frog seat which he uses as a hat. I would like him to know that wee goes in one place only.
    Sat on the bathroom floor for forty minutes today reading the same digger book while he perched there. Nothing. He got up, walked to the rug, and looked me in the eye. I went back to work in January so maybe we've rushed it. I want him to learn to notice the feeling in his tummy before it comes, not after.
    Twins, one got it in a weekend, the other isn't bothered in the slightest. Rosa proudly announces every wee to the postman. Leo sits in it quite happily and says "later". He's beginning to call himself the baby, and that makes me sad. I don't want a race.
    She thinks a piece of her falls out. That's what I got from her last night, after weeks of screaming every time a poo is coming. She's two years ten months, speaks German with me and English with her dad, and in both languages she told us she wants it back. Now she only goes if I hold her hand and we say bye-bye together.
    wees on the rug, two feet from the potty
    Hides behind the curtain to poo in her nappy
    3 next month and still in pull ups
    he just WON'T sit on it
    dry at nursery, soaked at home
    holding his poo in for days
    Wet knickers four times today, she's too busy playing
    My son is two and a half and tells me proudly 'I did a wee' about ten seconds after it has gone down his leg. I would love him to notice before and not after.
    We started on Saturday with no nappy and a bowl of raisins as bribes. It is now Tuesday and she has sat there for a total of one minute, with her trousers on.
    He will do a wee anywhere you like but for a poo he asks for a nappy, does it standing in the corner, and then asks to have it off again.
    nursery says Kemi can't move up to the preschool room in september unless she is out of nappies & she isnt even interested, how do i make her want to
    She was completely reliable for five months and now at three and a half she is having accidents every afternoon. Nothing wrong medically, the GP checked.
    How do I explain to a toddler what that full feeling in the tummy is telling him? He dances about cross-legged and swears he doesn't need to go.
    My grandson thinks that a piece of him falls off when he does a poo and he cries when it is gone. His mother wants him out of diapers before the summer.
    Our daughter is autistic and nearly five, and she has worn nappies all her life. She is ready now we think, she pulls at it when wet, but the sitting down with bare legs frightens her.
    DS2 wants to stand up like daddy but cant reach and wont sit down so we are at a bit of a stalemate, floor is losing
    I work in the toddler room and there's one little boy who screams as soon as he sees me take out the pot with his name on it, because the others have gone already and clap for each other. His mum is under pressure from the grandmother in Pune who had all hers trained by one year. I would like something gentle about trying, no shame, for him.
    We have been at it since Easter. Stickers, the musical one, the blue one shaped like a frog, reading him eleven books while he sits there with nothing coming. Then he gets up and goes in the hallway, on the dog's bed. The dog is as fed up as I am.
    After one that hurt (he'd been constipated after a tummy bug) our three year old decided never to go again. He clenches and goes red and walks on tiptoe. We have the medicine from the doctor so now it is soft but he doesn't believe us. We want him to dare to let it out.
    Twins. Ayo got it in a weekend and struts about in her big girl pants. Tayo looks at the pants, looks at me and says no thank you. I don't want him to feel the slow one. He likes trains, and he is in every way a lovely child, just not in that way yet.
    She's 4 and forgets to wipe, forgets to pull up, forgets to wash her hands, comes out with her tights round her knees and asks what's for tea. School starts in seven weeks and nobody there will do it for her. She needs to learn all the steps in order.
    My foster little girl came to us at three never having been out of a nappy. She watches my own son go and is very curious, flushes for him. When it's her go she stiffens like a plank. No rush from us, I just want her to know that nobody will be cross about a puddle.
    He leaves it till the very last second, every time, because he doesn't want to stop his Lego. Then it's a sprint down the hall and a wet trail. He's four! I've got a washing machine that never rests and a husband on nights.
    what do you say to a 2yo who says 'potty is for babies, nappy is for me'
    "My wee doesn't want to live there"
    poos in his pants behind the sofa
    dry at nursery, puddles at home, explain that
    asks for a nappy to poo in
    He sits on it for half an hour with a book, nothing, gets up and does it on the rug. "There it is!" he says.
    The nursery says she has to be out of nappies by September. She says "no thank you, I'm a nappy girl".
    How do I explain where it goes when we tip it away? She cried "that was mine" and waved into the bowl.
    His gran in Mumbai had all of hers done by one and a half, as she tells us by video every Sunday. He's three and he told her "I'm busy, Nani".
    hes 4 n half starts school in 2 wks and still goes in his pull up for number 2. says "it hurts it comes out like a brick"
    She was doing so well and then the baby came. "He's allowed to do it in his trousers," she pointed out.
    My foster boy was never shown. He's three, nearly four, and he does his poos in the corner of the room and then puts a cushion on top so I won't see. I never scold. Last night he pulled the cushion off and asked "You cross?" I put the green potty where the cushion was. The dog drank out of it, so that was that for the day.
    The doctor tells us he's been holding it in, five days, six days, and has given us a powder for his juice. It's fear, she said, not stubbornness. He dances around on tiptoe, with his legs crossed and a red face, telling me "I don't need one, I don't need one, I don't need one". Our flat's tiny and everybody's opinion is in it. I'd like him to learn to let it go.
    She'll only go if all her animals have gone first. That's eleven animals, and by the time we get to the elephant it's too late. "Elephant had a big one," she says, standing in it.
    He's five and autistic, and doesn't feel it until it's there. His teaching assistant puts him on every hour. "I can't hear my bladder," he told her.`,
  'new-sibling': `
    wants me to send the baby back
    acting like a baby since his sister arrived
    due in 3 weeks and she wont discuss it
    "Is he STILL here?"
    Our four year old asked the midwife whether she could take it away again in her bag.
    He was an only child for seven years. Now there's a cot in our room and he asks me at night if I still love him the same.
    Every time I sit down to breastfeed the toddler climbs on my back or tips out the dog's water. She's lovely the rest of the day.
    how do i tell my 3yo that theres one in my tummy?? she thinks im just fat lol & she already said she only wants a kitten
    She squeezes him too hard. She says it's a cuddle, but he's six weeks old and his face goes red.
    My daughter imagined a playmate, and what came home from the hospital sleeps and cries. She feels cheated, she told her grandfather so.
    I had a c-section a fortnight ago and cannot lift my big boy, who is only 22 months and doesn't see why. He holds his arms up and I have to say no, and then he sees me pick up the little one. My mum is here from Lagos till the end of the month and she carries him about like a prince. What happens after that I don't know.
    We told Maya at the weekend, over pancakes, showed her the grainy picture. She looked at it for a long time and asked where it would sit in the car. Since then she's been drawing our family and there's always three of us. She'll be five when it comes in April.
    All the visitors walk straight past him. They come with their tiny cardigans, coo over the Moses basket, and he stands there in his Spider-Man costume waiting for somebody to notice. Yesterday he went upstairs and came down wearing one of the newborn's hats. My husband laughed and I had to leave the room.
    I want him to hear that there isn't less of me now. He's three. Before, we had Tuesday mornings, just the two of us, the library and a bun. Now Tuesdays are for weighing and the health visitor, and he kicks the pram wheel all the way there.
    put him back in your tummy
    asks when the baby is going home
    I'm 7 months gone & she hasnt a clue
    suddenly wants a bottle too
    big sister in 3 weeks, only 2 herself
    twins coming. son is four.
    only ever had us to himself until now
    Since we came home from the maternity ward our toddler won't look at me. He goes to his dad for everything and turns his head when I sing.
    How do you tell a four year old that her brother will be tiny and boring for quite a while? She's got a football ready for him.
    She asked me if I would still be her mummy when it's born, or if I'd be the new one's mummy then.
    he's eleven and we thought he'd be pleased, instead it's 'gross' and he won't tell his friends that im expecting
    She was desperate for a sister and it's a boy. She told the midwife to check again.
    Every time I sit down to feed, the three year old needs a wee, a drink, a plaster, or pours something on the floor while she's looking straight at me.
    We are two dads and our surrogate is due in May. Our son wonders whose tummy he was in himself and whether there is enough room in our bed for four.
    my lo is 20mths and the scan says july. want a book w a bump in it, a cot, grandma staying while we are in hospital, & me coming back
    I'd like him to know that love isn't a cake that gets cut in smaller slices.
    My wife had a section, so she isn't allowed to lift our boy. He's two and holds up his arms and she has to say no, while she's got the other one in her arms all day. He's stopped asking. He pushes his digger up and down next to the bed and now and then he looks. I took two weeks off but I'm not the one he wants.
    Fifth on the way in our house. The eldest three have seen it all before, but the present youngest, Siobhán, who is five, has been everybody's pet and informs us that she's the baby and that's final. She's begun to talk in a squeaky voice. My mother says she'll get over it. I would like a bit more for her than that.
    He's gentle with her, too gentle, he walks on tiptoe and whispers, and he asked if he has to be quiet now for always. He's five, he used to thunder about. I said not to wake her a few times, maybe too many. I'd love for him to hear that there's still room for a noisy boy here.
    Born on Sunday. By Wednesday my daughter had wet herself twice, thrown her dinner, and put her dummy from two years ago back in (she found it in a drawer). Visitors walk straight past her with their presents to look in the basket.
    I'm the gran and I'll be looking after Thabo when the time comes, which may be in the night. He is three. He knows there's a bump and he kisses it, but he thinks it's a ball that mama swallowed. I need a simple story: the bump, the night, ouma's porridge, then a small person with a loud voice.
    We adopted Ella when she was one and now, to our total surprise, I'm pregnant at 43. She's seven and she can count. She said 'so that one will be properly yours'. I've thought of nothing else since.
    the crying gets on her nerves. covers her ears & says its broken send it back
    Dad's girlfriend had a little boy in June so now my son is a half brother, he says half means he only has to like him half.
    asked when we're taking him back
    due in March, hasn't been told, knows
    posted a rusk through the cot bars, she's five weeks
    he's three, wants a nappy and the breast
    My mother held up the baby at the window of the maternity ward and our son waved to the nurse.
    She'd ordered a sister. She had told the whole of the Reception class it's a sister and now there's a Thomas.
    How do I explain to a two-year-old that I can't pick her up after the Caesarean, that my tummy has a zip in it, and the baby isn't the reason?
    We're expecting twins, and the doctor in Lagos says I must lie down from now on. My first is four and a half. She's always been the one who lies on me. She comes with her book and looks for a place, this side, that side, then she puts the book on top of the bump, open, and says "they can't see the pictures anyway".
    DS2.5 was sleeping thru, now up 3x, same times as baby. tips his dinner out when i sit down to feed. lovely with her tho, brings her his car & a bit of toast
    He practises on the doll, he's very firm with it: "Mummy is busy." "In a minute." "Shh." He's got my voice exactly.
    There are eleven years in between. She was an only child for so long she's got her own mug, her own side of the car, her own hour with me on Fridays at the noodle place. I told her over the noodles. She said congratulations, and finished them, then she asked who'd have Fridays. I'm forty-three, I didn't plan it, and I want her to know she isn't being replaced by anything.
    Since the small one came home on Sunday he walks round the edge of the rooms. He's four. He doesn't go on the carpet, where the basket is, he goes along by the radiator and the bookcase with one hand on the wall. My husband says leave him be. On Wednesday he left a sock of his next to the basket and ran.
    Granny says "big girl now" forty times a day, big girl says no
    it cries and he goes and stands in the garden, in pyjamas, in December. He told me that he's waiting until it's done. I said it'll be a year or so, I shouldn't have.`,
  'feeling-worried': `
    tummy ache every sunday night, nothing medical
    "but what if" all day long
    she lies awake thinking of things that may happen
    my son is a worrier like me
    Since August he's been checking that the door is locked, that the oven is off, that I've got my keys. He is eight.
    She asks me fifty times a day whether everything is going to be alright. I say yes and two minutes later she has to ask again.
    He says there's a knot in his chest but can't tell me what it's about. Just a feeling that something bad is coming.
    any tips for a 7yr old who cant stop thinking.. its always something, the car could break, mum could be late, he might of forgot something, the tooth fairy might not find us
    How do I explain to a six-year-old that a thought in her head isn't the same as something that is really going to happen?
    My granddaughter has chewed through the cuffs of three cardigans. When I ask what is on her mind she says "all of it, Nana".
    It's the quiet ones you have to watch. Our nine-year-old does everything right, packs her bag twice, gets up early. On Thursday I found a list under her pillow, headed Things That Could Go Wrong, with twenty-three items. Number four was "Dad falls asleep driving". Number nineteen was "hiccups that never stop". I would like her to be able to put that list down for an hour.
    I drive nights and I'm not home for the bedtime part, so I only get it by phone. My wife says as soon as the light is off, out they come: will there be a flood, did I say something stupid to Kai, is my mole a bad mole. He's ten and clever and no amount of reasoning helps because he always finds the next one. He calls it his washing machine.
    Before any little thing, a birthday, a trip to my sister's in Cork, even something she has looked forward to for weeks, she goes pale and quiet and can't eat. Then it's lovely and she's fine. And the next time it starts all over again. I'd like her to learn that the butterflies come and also go.
    We've tried a jar for it. We've tried breathing with a teddy on her belly. She's five, and what she's really bothered about changes by the hour, wasps this morning, then getting old, then whether the moon is too close. She looks for me every few minutes to see my face. I think if I look calm she thinks I haven't understood.
    what if what if what if
    tummy ache every sunday night
    can't sleep for worrying
    anxious 8 yr old, asks same q 20 times
    Thinks something will happen to us
    checks the door's locked again and again
    frets about everything since spring
    She asked me in the bath what happens to her if I get run over. There's been no accident, nobody is ill, it just came from her own head, and she's five.
    My son counts the minutes I'm late. If I've said six and it's four minutes past, he is on the step, white as a sheet, sure that I've crashed.
    How can I explain to a ten year old that a thought isn't the same as a thing that's going to happen?
    He's been asking if the ice caps will melt before he is grown up, and if there'll be enough food, and he doesn't want a birthday because balloons are plastic.
    dd bites her sleeves, every top has holes in, she says theres a buzzing in her chest and doesnt know what its about
    Every evening at half past seven out they come, one after another: did I hurt Amy's feelings, did I leave the tap on, is this spot a disease.
    The dog sneezed and she wanted me to ring the vet. Her dad coughed and she followed him round the house with a glass of water. She's seven and seems to think that she's in charge of keeping us all alive.
    ds6 will not go in any room by himself in case the house catches fire. theyd talked about it at beavers. nothing helps
    I'd like him to learn that he can put a worry down for the night, like you'd hang up a coat.
    At the school gate he's all smiles. In the car he begins: did I hand in the slip, what if the coach forgets me on the trip, what if there's a swimming test and no one said. His Lola says he has an old man's forehead. He's nine. It's never one thing; as soon as I've answered it there's another one behind it.
    I am a worrier myself and I've watched my mother be one too. So when my little girl, four, said 'my tummy is doing the wobbly thing again' I knew exactly what she meant. She couldn't say what it was over. It may have been the wind, or the play date, or nothing. I want to give her what I never had, some words for it and a trick or two.
    Things have been uncertain in this house with his father's job but we have never spoken about it in front of him. He picks it up through the walls, I think. He's stopped asking for seconds. He wakes at four and comes to ask if everything is all right, and I say yes, and he says are you sure, and I say yes, and he says how do you know.
    Twelve, top of her class, and lies awake over whether she sent a thumbs up that looked sarcastic. She goes over whole conversations from the day, who said what and what they meant. I've said nobody remembers. She said that she does.
    She's got a list in her notebook titled THINGS THAT COULD GO WRONG, number one to thirty-four, with drawings. Some are sensible (forget PE kit). Some aren't (moon falls down). She showed it to my sister who laughed, and she's been hiding it since. She's eight and I'd like to show her that I take it seriously, without feeding it.
    my boy 3 asks 'is it ok mama?' about EVERYTHING. the lift noise, the rain, a bus, new socks. little crease between his eyes
    Headaches, sick feeling, pins and needles in her hands. The paediatrician says nothing's wrong with her body, it's nerves, and gave us a leaflet that's for grown ups.
    He won't step on the cracks because then I'll die. He told me that very calmly on the way to the library, he is seven.
    tummy ache every Sunday evening, nothing medical
    What if. What if. What if. All night.
    she chews her sleeves to ribbons
    asks me 20 times if the gas is off
    He lies there going through everything: did he lock his bike, is the sun going to burn out, will I die, did the guinea pig look funny.
    My girl writes lists of things that could go wrong before each outing and she hands them to me in the taxi, numbered.
    How do I help an eight-year-old whose heart "goes like a drum for no reason"? The doctor has listened to it twice and says it's strong as an ox.
    wont let go of my hand since the summer, nothing happened, she just says it feels like something is GOING to
    There's a fortune teller on her uncle's feed who said the world will end in a few years, and my child of seven asked if she should still do her holiday homework.
    He asks "are you cross?" every time I'm quiet. I'm not cross, I'm thinking about dinner. I'd like him to stop having to keep an eye on everyone's face.
    Our Rory's a worrier like me and like my dad before me. It's the wee small hours with him. He comes through, stands at the bed, and says "can I tell you a thing", and then it's the boiler. Or it's whether the dog knows it's a dog. I used to laugh him out of it, but he was shaking last night, he's only six. I'd be glad of something with a place to put the things so that he needn't carry them about till morning.
    I am in Riyadh, my mother takes care of Angel in Cavite. On the video calls she smiles. But Mama says that she vomits before school, that she has started to count the plates, to check the gate, two times, four times, always even, so nothing bad happens to me over there. She is nine. I sing to her on the phone. I'd like her to have a story for the hours when I'm on duty and cannot pick up.
    my daughter got thru a week of swim camp where she fretted each night that nobody'd remember to pick her up. I was early every dang day. And she was right back to it the next night. she says her brain has a smoke alarm & it goes off for toast
    He knows it's not going to happen. He tells me so himself: Mummy, I know the ceiling won't fall. But my stomach doesn't know.`,
  sharing: `
    MINE. that's the only word this week
    grabs every toy off his cousin
    wont let anyone touch her lego
    two kids one scooter
    When friends come over he carries his cars up to the bed one armful at a time and sits on them.
    At nursery we have one red tricycle. One particular little girl gets on it at nine and won't get off until lunch, and if another child puts a hand on it she howls.
    My nephew is staying for the summer, and my boy says he can sleep here and eat here but the dinosaurs are private.
    hi she is 3 & when her friend picked up HER doll (which she hadnt touched in months!!) she snatched it back so hard the arm came off
    He'll give half his biscuit to the dog, but not one crisp to his brother.
    How do I get across to an only child of five that letting someone use your felt tips doesn't mean they're gone for good?
    Playdate went downhill in nine minutes. I'd put out the train set, and Jonas decided that all forty pieces of track were needed by him and him alone. The other boy stood holding a single bridge. I was making coffee for his mother, who I was hoping to be friends with since we're new in Hamburg. She was gracious about it. I'd like him to find out that a railway is more fun with two drivers.
    We don't have much, so what each one has is precious. There are four in the house and one football, which my second-born got for his birthday from his uncle in Durban. He keeps it under his shirt. The others say it's no use having a ball if you play by yourself, and I think he knows that, but he's scared it'll come back scratched.
    I'm torn because I don't think she should have to hand over everything. The special bunny is hers, full stop. But a bucket in the sandpit? Six spades lying about and she needs all six. She is two and three quarters and guards them like a dragon while the other children dig with their hands.
    Grandad made a pirate ship out of a fridge box, for both of them, he said so clearly. The eldest wrote her name on it in marker. Now the little one may stand "in the sea" but not come aboard. I'm not asking for miracles, only for her to let him have a corner of the deck.
    MINE MINE MINE all day long
    hides all the duplo when cousins come
    only child, won't let anyone touch his trains
    snatching toys at playgroup
    two kids, one ipad, one half biscuit left
    he licks the cakes so nobody else can have them
    Birthday presents: "nobody can play with these ever"
    We had his friend over on Saturday and my three year old sat on top of the toy box for an hour and a half so that Kofi couldn't open it.
    My daughter got a big tin of sweets from her auntie in Manila and has eaten not one, but screams when her brother so much as looks at the tin.
    how do u explain to a 2yr old that if he gives the digger to the other boy he'll get it back?? he thinks its gone forever
    At the sandpit he gathers every bucket, ours and other people's, and then guards them with a spade. He is four and quite the little landlord.
    She gives everything away. Her lunch, her gloves, her new felt tips, and comes home with nothing because she's been told good girls always let others have things. I'd like her to know that she may keep some things just for herself.
    Her teacher in Year 1 says that she takes all the glue sticks to her own table in case they run out, and the other kids at her table can't finish their work.
    My boy is eight and has saved up for a football. His mates in the close all want to use it, and he takes it inside the minute one of them touches it, so now they've stopped calling for him.
    Can you write something for 2 sisters 4 & 6 with one scooter between them. we cant buy another one
    My 5yo will not let his baby cousin hold his old rattle, which he has not looked at since he was one.
    He's happy to let people play with his stuff at our house but at nursery he thinks what he's got in his hand is his and the staff say he won't give up the red bike, not for anyone, and he takes it to the loo with him.
    She's nine and doesn't want to lend her books any more because the last one came back with the cover off. I see her point. But her best friend asked so nicely.
    Every playdate ends in tears at ours. I put the special toys away beforehand like it says in all the books, I set out two of everything, I bought play dough so there would be plenty for both. And then my son, three and a half, decides that both lumps of play dough are his, and the table, and my lap. The other mum from work is kind about it but I can see her checking her watch.
    In our family house in Mumbai we're eleven people and everything belongs to everybody. Then we came to Leeds for my job and she has had her own room and own toys for two years. Now the cousins are visiting for the summer, and she's written her name in marker on every single doll, including on the faces. I want her to feel how nice it was when there was one big box for all.
    My grandson's only five and he's been through a lot, he came to me with one carrier bag. So I understand why he hoards the snacks in his bed and will not offer a crisp to a soul. But the other children at the after school club have started calling him greedy guts. I'd like something gentle about there being enough to go round, and that if you hand a friend a crisp there'll still be crisps tomorrow.
    I run the toddler room. We've one big wooden bus and fourteen children, and a boy of two and a half who considers it his since he's the first one in at half seven. He'll lie flat along the seat so nobody fits on. There's space for four! I would love a bus story where it goes better with passengers.
    It was the pizza that did it. Four slices, four people, and my six year old ate three with her eyes shut so as "not to see" us. We laughed, then we didn't, because her brother went to bed on toast. I'm after something about leaving some for the others, and it needn't be a sermon.
    My eldest (12) got the console for his birthday and says it's his, so his little brother needs to ask, and the answer is always no. I know it is his present. But it's in our living room, and the wee one sits and watches the back of his head.
    MINE is his favorite word
    licks all the biscuits so nobody else can
    will not let cousins touch her kitchen set
    guards the whole box of Lego with his body
    One scooter between two brothers, a birthday gift from Tito Boy "for both", and each of them has put his name on it with permanent marker.
    My daughter invited a friend over and then carried every toy she owns, in eleven trips, up to the top of the wardrobe.
    How do I explain to my 3yo that if the wee girl at toddlers plays with the pram it's not gone forever? He follows her about, wailing, with his hand on the handle.
    he had one (1) mango and 4 cousins and he sat in the bathroom and ate it all. came out yellow
    She was an only child for six years and now her stepsister wants to use the felt pens. "She presses too hard." It's true, she does.
    I'd like him to know that he may keep one special thing for himself, and that the other two hundred can go round.
    In the compound here we are five families and the children eat from whatever pot is open, that is how I was raised. My son came from two years in London with his mother's people. He brings out his ball, plays alone with it, and carries it back inside under his shirt. The others have started calling him Oyinbo One-Man. I don't want him to suffer for a ball. It is a nice ball.
    We have an only swing in the yard, live oak, been there since my granddaddy. Three grandbabies come out on Sundays after church. Emmy gets on first and hollers that it's hers because she's the one who lives here. I tried an egg timer. She sat on the egg timer. I took it down and brought it out again as "the Sunday swing", and she cut her name in the seat. I would just like for her to find out that it is more fun when what you have got is for all of y'all.
    twins one birthday one cake ONE candle blowing. every yr a fight, this year he bit into the cake so it'd have his side. they're 5 today
    Nobody in the playgroup can get near the train table if Stas is there. All the carriages are in his jumper. The other mothers make remarks and I pull carriages out of a screaming two-year-old.`,
  'being-kind': `
    laughs when somebody falls over
    pulled the cats tail again for fun
    I want her to notice others
    he told granny her present is rubbish
    A new girl sat crying on the bench and my daughter walked right past. When I asked, she said "not my problem".
    He's got a sharp tongue for a six year old: he told the cleaner at school that her job stinks. I'd like him to think how that lands.
    Our neighbour is 84 and slow with her shopping. My kids overtake her on the stairs and slam the door and I'm ashamed of them.
    my boy is stamping on snails on purpose.. he says they dont feel it. he's 4 and i want him to be gentle with little things
    How can I show a five-year-old that a small thing, a hello or holding the gate, can change somebody's whole day?
    She's polite to grown-ups and then, when she thinks we can't hear, so mean to her little cousin. Yesterday: "Nobody asked you, go and talk to the wall."
    There's a boy in her class who smells a bit, I think things are hard at home. Nobody is nasty to him exactly. They just hold their noses behind his back, and Elsie did it too, I saw it from the car. She's a good girl and she was mortified when I said it. What I want is for her to be the one who goes and sits next to him.
    I coach the under-eights in Ohio on Saturdays, and my own son is the problem. He can play. But if a teammate misses he rolls his eyes and says "wow, great job". One kid went home at half time. Talked to him in the truck, he says he was only being honest. I need him to understand there's honest and there's being a good guy and you can do both.
    Nothing awful happened. It's only that the world is so loud and hard at the moment, and I'd like my two to hear a story about somebody who does a good turn for a stranger and expects nothing back. They're four and seven. We have a hedgehog in the garden they feed, so they do have it in them.
    We found a purse of wool and a doll in the hedge, clearly thrown there. Turns out my eldest and two others had taken turns chucking the things of a girl from the infants because "her face was funny when she cried". They're nine. She isn't somebody they pick on, it was just the one afternoon, and they were bored. He says he didn't think. I want him to think about what it's like to be her.
    told a girl her drawing was ugly
    laughs when other kids fall over
    she's a bit mean, my daughter
    pulls the cat's tail for fun
    ignores the new boy nobody plays with
    want my 4yo to have a soft heart
    Rude to the cleaner at school. Mortified
    An old man dropped his shopping outside our Spar and my son, nine, stepped over the oranges and went on looking at his football cards.
    My five year old sat with her arms crossed at her own party and told one guest after another that their present was "boring". I'd like her to see what it does to their faces.
    How do I teach a three year old to be gentle with the baby chicks at nursery? He squeezes them and says it's because he loves them.
    There's a boy in her class whose clothes smell because they've no washing machine at the moment, and she holds her nose when he passes. She isn't the only one, but she's mine.
    He's a funny lad but his jokes always have someone on the end of them. The dinner lady's walk, his sister's teeth, the way grandad says "tortilla". He's ten, and wants the laugh.
    dd6 keeps telling her little friend "ur not my friend anymore" when she doesnt get her way. the friend cries, dd looks pleased. i hate seeing it
    My grandson steps on snails. On purpose, one after the other, all down the path. I want him to think of it from down there.
    When I had a migraine on Sunday, my daughter of seven came and asked could I make pancakes now, and had I finished being ill. I'd love for her to learn how to bring someone a glass of water.
    On the jeepney a lady with two babies stood all the way and my son, he's eight and big, stayed in his seat with his headphones. I nudged him and he said why me.
    She does lovely things, but only if somebody sees. I'd like a story about doing a good turn in secret, for a girl of nine who keeps a tally.
    We've had three notes this month. It's never hitting, never anything you could put your finger on. She rolls her eyes when a certain girl reads out loud, she moves her chair an inch away, she says "nice shoes" in that voice. My Carys is eight and at home she is all cuddles and looks after the rabbit. The teacher said she has a lot of power in that class, and might use it for good. I would like her to feel how that could be.
    I'm a nursery nurse in Leeds and we've a group of two and three year olds who step right over a crying child to get to the water tray. They're not bad, they've just not noticed yet that somebody else has feelings too. I want something very simple for the carpet: a small animal is sad, one friend stops, brings a hanky, sits beside. With a refrain they can say.
    My dad has got old and slow and he tells the same story about the ship each time he visits. Last Sunday my two (7 and 11) were mouthing the words behind his back and giggling, and then he turned round. He didn't say anything. He picked up his cap and said he'd go for the early bus. I could've wept. I don't want to shame them, I want them to want to be good to him.
    we live in a block and the lady upstairs is on her own, shes 84. I send my son up with soup on wednesdays and he leaves it on the mat rings the bell & runs because he wants to get back to his game. she'd love 5 mins of chat. hes 9. how to get him to see shes a person
    He's hard on himself and hard on everyone else. If a team mate drops the catch he shouts "are you blind?" across the whole ground, and the little one who dropped it hasn't come to practice since. My husband is that way too with the TV. I'd like our boy, who's ten, to hear what a good word after a dropped ball can do. Our summer camp in Cape Town starts on the 12th.
    A girl in Year 2 has nobody to sit with on the coach to the farm. Mine could easily ask her, she told me so herself, and then said "but I don't want to waste my seat".
    She shuts the door in her small brother's face, softly, smiling, ten times a day.
    laughed when the old man dropped his shopping
    "Granny smells" to her face on her birthday
    never notices when someone is crying
    bosses the maid around, he is six
    We found him on the balcony, pulling the legs off a crab from the market, one by one, to see what it would do.
    She gives away her snack to whoever is new and gets called soft by her brothers. I'd like a story where soft is the strong thing.
    How do I get my two boys to think of anyone else without me bribing them? A neighbor with a walker was stuck behind their bikes on the path and they just looked.
    wee one shouts at the cat, drags it by the tail, then says "it likes it". it doesnt
    Every beggar at the traffic light, he rolls up the window and makes a face. He learned it from someone and I'm afraid it's from us.
    There's a boy in her class who wets himself and the whole class holds their noses. She told me proudly that she doesn't. I would like her to go one step further.
    I'm a nursery worker in Govan and I've a room of sixteen three-year-olds this year who push past one another like it's the January sales. One falls and the others step over. They're not bad weans, half of them were shut in with a phone. I want something to read at carpet time: somebody is down, somebody stops, asks "you OK?", that's it, and how good that feels for both.
    Lolo has had a stroke and his mouth is crooked, so he spills. My daughter moved her chair away from him at lunch and told him he was like a baby. He smiled with the half that still smiles. She's not a cruel child, she is seven and was disgusted and did not think. Afterwards she asked me whether he'd heard. I said yes. She has been going around him in a big circle since then, and what I wish is that she'd sit down by him again.
    my son is top of class, chess, maths, everything, certificates all over the wall. his teacher said he rolls his eyes when slow kids answer. marks i can get him tuition for. for this where is the tuition
    Today she gave the bus driver a drawing and he stuck it up, and she came home asking why I never say hello to the man who sweeps our stairs. Fair enough. A story about small things like that for both of us, because her brother thinks it's stupid.`,
  'bedtime-routine': `
    one more drink one more wee one more story
    9.40pm and still doing laps of the landing
    Pyjamas = war
    wont settle till gone 11 most nights
    Our three-year-old hears the word "upstairs" and lies down flat on the kitchen floor like a protester.
    She says it isn't fair that the grown-ups get to stay up and have crisps without her, so she keeps appearing on the stairs to check what we're eating.
    How do I explain to a four year old in Aberdeen that it's still night when the sun is blazing through the blind at nine o'clock?
    since the clocks changed DS5 is wide awake at 8 & insists hes "not got any tired in him", we do bath milk books and he just pings back up
    At naptime every child in the sleep room drops off except Theo, who stands up in his cot and narrates. His parents tell us evenings are the same, two hours of it.
    I want him to learn that after the third book the light goes off, and that I mean it even if he knows the fourth one off by heart and recites it at me.
    I do shifts at the hospital and my mother puts the twins down four nights out of seven. With her they get warm milk and a Yoruba song and stay up for the news; with me it's teeth, one story, lights. Now they fight whichever one of us is there and neither order works. Last night they were still bouncing on the mattress at half ten and I had to be up at five.
    He's seven and he tells me his brain gets busy the minute his head touches the pillow. Did you know octopuses have three hearts, why is Grandad bald, what is the biggest number. I answer, because they're good questions, and then it's ten and he can't get up for the school van. My wife says I'm too soft. She's probably right. We need some way of closing the shop for the day.
    Dad gets in from the garage at 7.30, exactly when she should be getting under the covers. Of course she hears the key and flies down, and then it's horses and tickling and she's wired. I don't want to take that away from either of them. But she's two and a half and falling asleep in her porridge.
    Going to bed has become a two hour negotiation in our flat. Priya is 5, she has a lawyer's mind. Tonight's clause was that her doll had not finished her homework and so nobody could lie down yet. I laughed, which was a mistake, and then I shouted, which was another one.
    one more story, one more water, one more wee
    up and down those stairs till 10pm
    won't put pyjamas on, runs round naked
    says he's not tired. eyes are closing.
    Summer evenings, it's light and she won't settle
    Two hours to settle a toddler!!!
    calls me back eleven times
    Every night at seven thirty my five year old discovers that he is starving, that his toe hurts, and that he has something very important to tell me about sharks.
    How can I explain to her that sleep is not missing out? She is convinced we eat cake and have a party once she's upstairs.
    My daughter of 9 reads under the covers until past eleven and is a wreck in the mornings; she thinks half past eight is for babies because her friend stays up till ten.
    he goes wild as soon as the bath is drained, jumping off the sofa, chasing the cat, giggling like mad, & the later it gets the wilder he is
    We came back from three weeks in Lagos where the cousins were up until midnight and now nobody in this house will lie down at eight.
    She only goes down if it's Mummy who tucks her in, and Mummy is a nurse on late shifts three days a week. When I do it there's an hour of protest.
    Our 3 yr old dropped his nap, so by six he's a monster and then by the time we've got him upstairs he has found a second wind and it's books, cuddle, song, another song, and out he pops again.
    ds7 asks all the big questions the minute the light goes off. where does space end. do fish sleep. anything not to close his eyes
    I'm the childminder for two sisters who stay over with me while their parents work nights (they've done it for years). The little one copies the big one and neither will lie still. I'd like a calm story with the steps in it: wash, pyjamas, story, lamp, quiet.
    Papa comes home from the shop at nine and of course she wants to see him. So she waits up, listening for the key, and then she is wide awake and wants to play horse. He hasn't the heart to say no. And at six thirty I have to drag her out by the feet. I wish she'd understand that she can have Papa time at breakfast.
    My eldest is 11 and just lies there. He says that his head is too busy with football and YouTube and what he'll have for lunch. It's not worries, he is quite happy, he simply can't switch off. We tried audio books, lavender, a hot milk from his Oma. I'd like him to learn how to let a day end.
    Since the clocks changed it has all gone to pot. She's bouncing at nine. We've got a chart with a moon and everything but she rearranges the cards so that story comes three times.
    Gran lets her fall asleep on the couch with the telly on and carries her up. At ours she's expected to walk up the stairs on her own two feet at half seven, and oh the drama. She says Gran's is nicer. She's four and could be a barrister. I want her to see that our way is cosy too.
    Toddler stands in the cot and throws teddy out, I bring teddy, teddy goes out again. This lasts from 7 to 8.45. He thinks it's the best game invented.
    I have three boys, 4, 6 and 8, and they all get hauled upstairs together because I'm on my own and that's how it works. The oldest thinks he should have later lights out, the youngest sings, the middle one shouts at the singing. By the time they have stopped I fall asleep in my clothes.
    can u do something about a kid who always says 'five more minutes' when its time to go up
    She has ADHD and being still under a blanket is torture, she kicks the wall for an hour and then asks me to start the whole thing again from teeth.
    up and down the stairs till ten
    one more story, one more wee, one more
    He's bouncing on the mattress at 9pm
    pyjamas: a chase through three rooms
    I have to leave for work at nine and he knows that if he's still awake by then I have to say goodnight twice. So he stays awake.
    Grandma's house has no rules, she says, and then at half past nine she's doing cartwheels in her nightie. I'm too old for this.
    My daughter tells me she isn't tired, with her eyes closing, and then gets out of bed to prove it.
    How do I explain to a 4yo that the sun being up in Scotland in June doesn't mean it's daytime? He points at the window.
    bath, milk, teeth, book, light. thats the plan. what realy happens is bath, run naked, milk, tip milk, hide, teeth, run. me on my own w 2 of them
    I'd like her to learn that sleep is what makes you grow and play, not a punishment for being little while the big ones stay up.
    They arrived last month, three siblings, and none of them had ever had a time for bed. They just dropped where they were, on the sofa or on the floor beside the dog. So the bath and the book and lights out is strange to them. The eldest asks what for. The youngest gets dressed again as soon as I'm down the stairs. I'm hoping for something calm that goes step by step, the same each night.
    My wife's on lates at the hospital in Quezon City, so three nights a week it's my job. With her he's down by eight. With me he wants water, then the other cup, then he needs to tell me something very important about sharks. I fall asleep on his floor before he does, and wake with a sheep on my face. He's five and a half.
    She counts the reasons on her fingers: too hot, too thirsty, the blanket's wrong, hasn't kissed the fish. By the fifth I'm shouting and nobody sleeps.
    He gets a second wind just as I'm dimming the lights, turns into a racing driver and does laps of the landing in his sleeping bag. His teacher says he yawns through maths.`,
  'moving-house': `
    boxes everywhere, he keeps unpacking his
    we got the keys. she hates it
    leaving our flat in Hamburg for a village
    landlord sold up, out by the 30th
    He asked me if the old house will be lonely when we've driven off, and whether the people who bought it will know which stair creaks.
    My daughter (6) has hidden the estate agent's sign behind the bins. Twice.
    We've been here nine days and he still says "I want to go home now" at teatime, as if this was a visit.
    How can I tell a 4 year old that her bed and her curtains and the cat are all coming with us in the lorry but the apple tree isnt
    we r goin from my mums place to our own flat next month, LO is 3 and was born there its the only house she knows, she cries wen i tape a box
    She measured herself on the door frame every birthday and now she wants us to saw it off and bring it.
    My husband's posting has come through again, so it's Pune to Cochin in May, third house in five years. The older one just shrugs. The little one, Aarav, has started drawing our balcony with the tulsi pot and the neighbour's parrot, over and over, and sticks the drawings in my suitcase. He hasn't said anything. I'd like a story for that suitcase.
    The new place has a garden and he'll have a bigger window and a shed, and I've sold it to him like a used-car man. Last night he said very calmly that he'll stay here with Mr Okafor downstairs, because Mr Okafor has a spare sofa. He's five. Mr Okafor has agreed to be consulted. The van comes Saturday.
    Moving to a new home, Cape Town to Durban. Lindiwe is 8 and says her room there smells of other people. She won't put anything on the shelves, everything she owns is still in the banana boxes from Checkers and she takes out just what she needs and puts it back at night. I've stopped pushing. I think she believes that if she doesn't unpack, we can still go back.
    Gran's too old to manage the farm so we've sold it and she and I and the boy are all going into a bungalow in town. Tom's 9, he knows every inch of those fields. He buried a biscuit tin by the gate and won't say what's in it. I want him to know a place doesn't forget you.
    boxes everywhere, he keeps unpacking them
    doesn't want a new bedroom
    leaving the only house she's ever known
    Moving from Leeds to Cornwall in 3 weeks
    asks who will live in our house now
    flat with no garden this time
    wants to go 'home' (we are home)
    The landlord is selling, so we've eight weeks, and my six year old has written NOT FOR SALE on the front door in crayon.
    He thinks his toys stay behind. Each time a box is taped up he asks for what's in it.
    How do I explain to a three year old that we won't be coming back to this place, not after the holiday, not ever?
    She said goodbye to each wall on Sunday, and to the apple tree and the stain on the carpet where she was sick, and then she wouldn't get in the car.
    moved in sat. she sleeps in her coat by the front door so she's ready when we go back. shes 5
    We're emigrating, Cape Town to Perth in October, and my boys have just worked out that the trampoline and their ouma's house aren't coming.
    My daughter's bedroom had a window seat where she read. The new one looks out on a car park, she says she can't live here, and she's eleven so she says it quite often.
    After the flood we can't go back for a year, so it's a rented bungalow that smells of somebody else's dog and he keeps asking for the light switch with the rocket on it.
    want her to know its the people that make it home, not the bricks
    We've bought the place of our dreams, or mine anyway, with a stream and chickens and half a roof. My nine year old stands in the yard with his hands in his pockets and says there isn't a shop. He knew everyone in our street in Dublin, he could walk to the chipper. He asked if we could keep the old keys, just in case. I found them under his pillow.
    Since the removal van she's wandering about at night because she doesn't know which way the bathroom is, and the stairs are where the landing was. She's four. In the daytime she's playing 'lorry' with all the cushions. I think she wants to carry everything back.
    My son is autistic and every thing has its place. We're going to be in the new place on the 30th. We've driven by it, he's got photos of each room. But he asks where his place on the sofa will be if the sofa is in a different place, and I can't answer him yet. He needs to know what happens to each thing, in order.
    Grandpa's farm is being let and we have to come into town. He is eight and has had his own lamb each spring. In the apartment there's a lift and a rule about balls. His cousin in Manila lives on the 19th floor and told him it's great, you can see the airport. That helped for a day.
    We have moved in with my parents to save up and so the three of us are in what was my room, with my old posters. My girl cried for her own little yellow room. She's not cross with anyone. She just asks every evening if the yellow room is sad.
    same street, number 14 to number 38!! and still he is heartbroken, who knew
    The estate agent brings strangers round on Saturdays and they look in her wardrobe. She's begun leaving her tidy room in the worst mess she can so nobody will buy it.
    The council has found us a proper house after fourteen months in the hostel. You'd think she'd jump for joy but the hostel is where she learned to walk and she wants to stay by her lady at reception.
    his height's on the door frame, we're selling
    boxes everywhere and she's unpacked hers twice
    told the estate agent there's rats (there aren't)
    won't go upstairs in the new place
    She's left a note under the carpet for the next girl, with where the good hiding place is, and that the tap drips and it isn't a burglar.
    From Leeds to Cork in the Easter holidays, with the cat and the piano. He's asked whether the moon they have is the same.
    How do I explain to a 3 year old that we're not on holiday, we live here now? He gets his sandals each evening & says "home"
    The landlord's selling, so it's the third time since she was born, and she's five. She doesn't ask any more. When she saw me come in with flat boxes from Morrisons she went and took the drawings down from her wall by herself, with her nail, so as not to rip the corners. I'd have preferred her to shout.
    new build, no garden, no neighbours yet, DS6 keeps asking where the noise of the trains is. cant sleep w/out the 22.14 to hull lol. we lived by the track
    There's a plum tree that he planted as a stone at the end of nursery. It's up to his chin, and the man said you can't move a tree in June.
    My husband got the posting to Hamburg, the container's on the sea for seven weeks, and the flat has a sofa bed and four forks. Our daughter is eight, she is being very brave about it, she's drawn where all the things will go. But at night she goes through our old house in Pune with her eyes closed, out loud, gate, shoe rack, Ganesha, swing, and if she misses out one she has to start again from the gate.
    We got the council house after two years in the one room, with a bath and stairs, I cried in the hall. My lad's seven, he's got his own room with a radiator. He drags his mattress into mine, and the sister's, and the telly, till we are all in the one room again.
    peg with my name, tree, Mrs Ali's cat: can't pack them
    Nobody's asked him, he says, and that's right. He's nine, he found the house on my phone, under Sold. He went very white and then he asked if the people have kids, and whether they would be let have his den.`,
  'feeling-sad': `
    cries at songs, says it just comes
    my boy has gone quiet and grey
    tears every evening, no reason given
    "I have a heavy tummy, Mama"
    She isn't ill and nothing has happened that I can find, but she sits on the window ledge after school and doesn't want her dolls, her bike or me.
    He told his nursery key worker that the blue in him won't come off.
    Every Sunday at dusk my six-year-old goes flat and weepy, he can't say why, and his big sister tells him to cheer up, which makes it worse.
    How do I tell a 5yo boy its ok to cry when his uncles keep telling him boys dont
    dd7 says shes smiling on the outside so i wont get upset. broke my heart abit. i want her to no she dosent have to
    When the film ended with the old bear sailing off she sobbed for an hour, and she's been low for days since; it's as though a tap was opened.
    Winter here goes on until April and it does something to my daughter. She's 8. In November she stops singing in the bath, that's always how I notice. She isn't naughty and she eats her dinner, she's just dimmed, and she asked me on the tram whether she'd always be like this. I get it too, to be honest.
    Kofi used to be the loud one. For about three weeks he has been lying under the dining table with the dog, not playing, only lying. If I ask what's wrong he says "nothing is wrong, I'm just down here". I sat down there with him yesterday in my work skirt. He put his hand in mine and we said nothing until the rice burned.
    I'm his nan and I've always been one for jollying them along, biscuits, funny voices. It doesn't touch it this time. He looks at me as if I'm speaking from far off. His mum says let him be sad, Mum, it's allowed. I'd like to learn that as much as him, I think.
    Today when I collected her the teacher said she'd been feeling sad all day and had asked to sit in the reading corner. In the car she said the sadness is like when your socks are wet and you can't take them off. She's four! I didn't know what to do with that so I put the radio on, and now it's 11pm and I wish I hadn't.
    just not himself, no sparkle
    cries and doesn't know why
    Tears at bedtime every night this week
    down in the dumps, 6 yrs
    'my heart feels heavy mama'
    doesn't want to play with anything
    flat, quiet, under a blanket all weekend
    Nothing's happened that I know of. She comes home, sits on the bottom stair with her shoes on and the tears just run down, no noise at all.
    My four year old says 'I'm fine' in a tiny voice and then crawls under the table with his rabbit and stays there through dinner.
    How do I explain to him that it's allowed to cry? His uncle told him that big boys don't, and now he's holding it in so hard that he trembles.
    she's 11 and has stopped dancing round the kitchen. plays the same slow song over and over. says theres no point in stuff
    We had the best holiday of our lives and since we've been back he's moping about the house, looking at his shells, sighing like an old man.
    I'd like a story that doesn't cheer her up straight away, but just sits with her in it until it lifts.
    On grey days she goes grey too. She looks out at the rain, she says 'everything is a bit sad today, even the fork', and she means it.
    He read the end of that book about the whale and it has stayed with him for ten days now. He keeps coming to me to be held and he doesn't want to go out to play with Ben.
    ds5 says he's got a blue feeling & wants it out. where do i even start
    My mother passed nine years ago so it is nothing to do with that, he never knew her. It's more that he's a tender child, eight years, and every few weeks it comes over him like weather. He doesn't eat much then. He lies with the cat. When I ask what's wrong he says 'nothing, it's just a low day'. I don't want to fix it, I want him to know it passes.
    I keep trying to make her laugh. I do the voices, I do the sock puppet, I promised an ice cream. Yesterday she said 'Daddy, you don't have to, I'm just sad'. She's seven. I felt about two inches tall. What I ought to do is to sit beside her, I suppose, and I'd like something to read while I do.
    He's usually the clown at our nursery. Since Monday he's sat by the window with his thumb on the glass, doesn't join in singing, doesn't want the red bike. His key worker asked and he said his smile has gone to sleep. Mum says all's well at home. He's three and a half and has such a way of putting it.
    My niece lives with us while she's at school here. She's ten. On the phone to her mother she's bright as a button, then she hangs up and I hear her in the bathroom with the tap running so we won't notice. I want to tell her that she needn't hide it, not in this house. She won't say it out loud.
    After her birthday she was low for a whole week. All that looking forward and then it was over, the balloons went wrinkly and she lay on the carpet underneath them and cried. She was four, now five. She said that she misses it.
    why does he say 'nobody can help me with this' & turn to the wall. 9. no fever no bullying teacher says all ok. my heart breaks
    Twelve year old, hood up, door shut. It's not temper. I brought her tea and she leaned her head against my arm, which she hasn't done for two years, and said she feels empty. We're seeing the GP on Tuesday but tonight I'd like something for her to read.
    My twins: one is happy as a lark and the other one weeps at adverts, at a leaf, at a dropped ice cream that wasn't even his.
    she just cries and doesn't know why
    He's lost his sparkle
    sits by the window all Sunday, quiet
    "my heart is heavy nana"
    My boy's six and says there's a grey blanket on him. Nothing's happened that I know of. I asked the school, too.
    At playtime she stays on the bench with me instead of joining in. When I ask she says that she's a bit blue today, and she says it every day.
    I want him to know that boys can cry. My father told me to stop it, and I did, for thirty years.
    How do I sit with a child who's unhappy and not try to fix it? She pushes me away when I make jokes, and jokes are all I've got.
    dd5 cryed at a song on the radio, then all the way home, then in the bath. no reason, she said the song was lonely
    He doesn't laugh at the cat any more. He used to laugh at that cat every morning before I'd even got my boots off from work.
    The little lad we foster smiles all day long. He smiles at the social worker, at the dentist, at everybody. Then at night I hear him weeping under the covers, very softly, so that no one wakes. He told me he's not allowed to be sad because it makes people tired. I'd like him to read about somebody who lets it out and finds that the people around are still there.
    November in Hamburg, dark at four, rain. My granddaughter, eight, lies on the rug and says that everything's boring, but it isn't boredom, I know boredom. She's a little bit sad about all of it and nothing. I made her cocoa and we looked at it together, the sadness I mean. She said it was the colour of a puddle. Something gentle that doesn't tell her to cheer up would be fine.
    She thinks if she starts crying she won't be able to stop. So there's this tight little face at supper, four years old and brave as anything.
    It's always on Sunday evenings that the tears come, he wants to be held, he can't put it in words, and then on Monday he's himself again. He calls it his rainy hour.`,
  'taking-turns': `
    barges to the front of the slide
    ONE swing. two kids. screaming
    "MY go MY go MY go"
    he never lets anyone else roll the dice
    At the trampoline park there's a line and a whistle, and my four-year-old simply does not believe the line is meant for her.
    He stood with his arms round the playground telescope for twenty minutes while a whole queue of children looked at me.
    In circle time we pass a shell, and whoever has the shell may speak; Maisie grabs it back the moment it leaves her hand.
    How do you get a 3 yr old to understand that when his cousin is on the tricycle it comes back to him after, it hasn't gone forever?
    the twins & the new scooter. egg timer broke (thrown). both claim theyre next. they are 5. send help
    She'll shout the answer every single time in the quiz at the library, even when the lady has asked another child, and then cries that nobody picks her.
    We have a chart for who presses the pedestrian button, who presses the lift button, who gets to feed the guinea pig. You'd think we were running a small railway. Yusuf is 6 and will not have it if the chart says Amina. Yesterday he elbowed her off the kerb to get at the button, right there on the Otley Road.
    At cricket practice he's marvellous with a bat and useless once he's out. He stays at the crease holding the stumps. Coach says "next batter please" and my son, aged 7, says he's only just warmed up. The other mothers are kind about it but I saw the looks. I want him to find out that the fielding part is also part of the game.
    My granddaughter has no brothers or sisters and no cousins nearer than Manila, so at our house it's always her go. Now at the indoor playground she meets other children at the little kitchen and pushes them off the stool. She isn't nasty. It's as if nobody ever told her the world goes round in a circle and comes back to you.
    waiting for a turn on the bouncy castle, five in, five out, and he was number six. He rolled under the rope. The man took him off, he went back under, and we left with his shoes in my hand. It was his own cousin's christening and I never even got cake.
    pushes in at the slide every single time
    "but I was first" all day
    rolls the dice when its my go
    cant bear someone else being on the swing
    has to go first at everything
    Skips the queue for the trampoline
    4yo grabs the controller when it's brother's go
    We play snakes and ladders on a Sunday with Grandpa, and she moves everyone's counters, his as well as hers, because she can't hold on until it comes round to her again.
    He stood behind two children for the big slide in Phoenix Park, and when the second one sat down at the top to wave at her mam he shoved her down. He's three.
    how can i explain to a 2 year old that the other little girl gets a ride on the rocking horse and then its him?
    At the school computer club there is one robot for five kids. My son of eight does the whole programme himself and when the others reach for it he says "nearly done" until the bell rings.
    Ever since the science museum trip my boy won't go anywhere with a line of kids. He waited ten minutes for the bubble machine and then it closed before it got to him.
    Who gets to press the button at the crossing? Every single day a war. I have three of them, 3, 5 and 7, and one button.
    DD4 can manage one person before her but if there's 2 or more she melts down. nursery use a sand timer for the trike & she tips it over to make it go quicker lol
    His little sister is so slow at her go in Uno that he plays it for her. Then she howls. He's six and he thinks he is being helpful.
    She's the sort who never gets a go at all, because when it's finally hers and another child barges in she just steps back and lets them. Five years old, and she stood by the face painting table at the fete for forty minutes.
    My lad's seven and it's the batting. He'll field for about one over, then walks up and takes the bat off whoever has it. The other boys in our compound have begun to play when he's at lesson.
    The karaoke machine was my idea, God forgive me. My sister's kids are over from Durban and with mine that makes six between four and eleven, and my own Thandi, who's five, has not let go of that microphone since Thursday. When I pass it to a cousin she sings louder without it. I'd like her to find out that listening to somebody else's song, and clapping, is half of it.
    On the first morning of the holiday there was one inflatable flamingo at the pool and a kind of rota among the children, all by themselves, it was lovely to see. Then mine came. He is six. He got on it and he paddled to the middle and stayed there, and a row of kids stood on the edge saying "now me". He truly didn't see that they were lined up. I think he needs it shown with pictures.
    I'm the lollipop man and also a grandad. Our Millie sits with me to play draughts after school, she's 8, and she is that quick that while I'm thinking she's had her move, then mine, then told me I've lost. I do want her to know what the other fella's thinking time is for. It's not to be filled in for him.
    there's one ride on car at the childminders and my 3 yr old has worked out that if he sits in it and falls asleep, or pretends to, no one will move him. I was proud for a sec. but the others cry & she's asked me to work on it at home, 'your go then my go' type of thing
    Circle time. They pass a shell round and you may talk when you hold it. Mine holds on to it, and talks, and talks, and when it's prised off her she goes round the circle to sit where it will come to again next. Her teacher wrote me a very funny note. She's five and means no harm.
    My son has a real thing about fairness and counts the seconds out loud when his brother's on the swing: "fifty eight, fifty nine, OFF!" But on his own go he counts like a snail.
    He wants to be the line leader every day. In his kindergarten class it goes by the alphabet, and our name starts with W. This morning he told me from under his blanket that he'd go back when it's W.
    one slide, fourteen kids, mine's at the front again
    "it's been my go for only one minute" (twenty)
    The dice. She rolls it for everyone.
    queue for the bouncy castle, lay down in it
    He lets go of the swing chain for exactly as long as it takes the other child to walk across, and then he's back on it.
    There is one doorbell and two of them. On Tuesday neither of them rang it and we stood on the step, all three, until the ice cream ran down the bag.
    How do you teach a 3yo that the tricycle comes round again? At nursery they've an egg timer and he turns it over while nobody's looking.
    My two have one tablet pen, one scooter, one window seat on the bus, and a rota on the fridge that I made with a ruler. The older one reads it. The younger's four, can't read, and takes it on trust that it always says him. I would like him to find out that it's nice to watch your sister go down the hill and know that you are next.
    DD5 at show & tell gets up when its sumone elses day. stands next to them. shows her sock. teacher says its "a work in progress"
    With the class rabbit each child has a minute on the lap. My son holds on at the end of his with both arms, and the rabbit kicked, and now no one has the rabbit.
    I run the bowling lane in Dayton on Saturdays so I see all kinds, but mine's the one who walks down after the other kid's ball, in his socks, to help it along and call it his. He's six. If it's his cousin's frame he can't watch, he turns his back and puts his forehead on the scoring machine. It isn't losing, he doesn't know the score. It's that the ball's in somebody else's hands.
    On the pump at the well in my mother's village every child has a turn on the handle, the small ones two pumps, the big ones ten. We came from the city for Easter. My daughter got hold of it and she hung on like a bat while a line of eleven children with buckets looked at her, very politely. She's five. Her cousin said "in this place you count".
    who gets to press the button at the crossing. daily. tears
    He will not have the dice passed on. At snakes and ladders with his gran he does her throw and his, and her throw and his, and she sits there with her hands in her lap and moves when told.`,
  'first-sleep-away': `
    rang me at 11 to come get him
    school camp, two nights, she's dreading it
    Invited to a sleepover. wants to. cant
    night at nana's without us, never done before
    She's packed and unpacked the Brownie rucksack four times, and asked me each time who'll tuck her in at the hostel.
    What do I say to a five year old who will stay with his aunt on Friday because we'll be at a funeral in Cork and can't be back until the Saturday?
    He's nine, all his friends have stayed over at Luca's already, and he's made up a stomach ache for the second time so as not to tell them he'd miss me.
    my son goes to his dads mum for the nite on sat first time ever hes 3 and iv never been away from him not one nite so its prob me as much as him
    She wants to know what Ines's house sounds like when it's dark, and if they have the same kind of milk.
    The class trip to the Harz is in three weeks, bunk beds, six to a room. He's worried he'll cry and the others will hear.
    Nobody slept. At half past two my friend drove her back in her nightie, with the teddy and the sleeping bag and a bag of uneaten popcorn. Now she's ashamed and doesn't want to see Freya at school. She's 7. I'd like her to know that half a sleepover still counts, and that you can try it again some other Friday.
    A first night away from home for our boy, at Scout camp on the far side of the lake. The leaflet says no phones and no calls home unless it's an emergency. He read that bit out loud to me twice. He asked what counts. I said blood. I shouldn't have said blood.
    Lola lives an hour away by jeepney and has been begging to have him for one night. He adores her. In the daytime. When the geckos start up he wants my bed, my smell, my hand on his back. We tried in August and got as far as the mosquito net. My sister says just leave and don't turn round, but I don't want to do it like that.
    We've won a weekend in a hotel, for our tenth anniversary, and my parents will have the kids. Little one is delighted (there is a train set). Older one, 6, made a paper chain with one link for every hour we'll be gone. There are 26 links. She has asked me to sign each of them.
    school residential, 2 nights, she's dreading it
    sleepover at Jack's on Saturday, backed out twice
    never slept anywhere but home before
    rang us at 11pm to be fetched
    Cub camp in a tent without me
    staying at nana's while we go to a wedding
    what if i miss you in the night mummy
    Year 4 are off to an activity centre in Wales in May, and my son wants to go for the zip wire but not for the bit where it gets dark and I'm not there.
    She's three and will be at her granny's in Limerick overnight while I'm having my knee done as a day case and can't lift her. She has only ever been there for dinner.
    How can I tell a four year old what'll happen at Oma's: where his bed is, who reads to him, and that we'll be there again after breakfast?
    He packed his rucksack for the pyjama party at kindergarten by himself, took it to the door, and unpacked it again. The teddy stayed at the bottom, he says teddy isn't ready.
    My daughter, 9, still sleeps with a muslin and is sure that all the other girls on the Brownie weekend will see it.
    dd7 invited to 1st sleepover sat nite. she is SO excited but asks me 20x a day if she can come home if shes sad. what do i say??
    My son's best friend has asked him over for the night, and their house has got a creaky stair, a big dog and a dad who shouts at the football. He wants to go. He also wants me to sleep on their sofa.
    He's twelve and too proud to say it, but he's going to cricket camp for five days and last night he asked, very casually, how you'd know if you were homesick or just hungry.
    It's the bed-wetting pants which worry him about Scout camp, not the tent or the hike or being without us for the night, or so he says.
    She'd like to stay at her cousins' in Quezon City like the big ones do. At nine o'clock each time, in her nightie, she comes down with her shoes on.
    My sister is having my little one for the night when our second is due to be born, so it could be any night at all, perhaps with a carry out to the car at 3am. He's two and a half. He knows her well but has always had me there in the morning. I'd like him to have a story with a bag by the door, auntie's blue kitchen, and waking up somewhere else.
    I am a single dad and we've never spent a night apart, me and Joe, seven years. Now work's sending me to Birmingham on the 14th, one night, and my neighbour Mrs Okoro will have him. He likes her, she lets him stir. But he came to me with a calendar and asked which part exactly was the night, when it starts and when it ends, and would I still be his dad in Birmingham. I had to go and look at the boiler for a bit.
    Last year she went on a school trip to the Harz and cried so hard the first evening that the teacher called and my husband drove three hours to fetch her. She's ten. It's come round again, and she wants to try, but she's ashamed in front of the others, who remember. She has made a list of what went wrong: top bunk, no lamp, soup. I want her to have a list of what will help.
    My foster daughter of six has been invited to a sleepover for the first time ever. For her, going to sleep in somebody else's house with a bag packed means something quite different, as you can guess. She asked me if I'd told them when to send her back. I'd love to say in a story that this is just for fun and one night, that her bed here stays hers, with her frog in it.
    My boy's gran lives on a farm past Bloemfontein and he has begged all year to stay there by himself. Now it's on for the Easter weekend he's gone quiet. He asked who'll scratch his back. It's the nights he's thinking of, how black it gets there and that you can't hear any cars. He is five, nearly six. His gran's a dear but goes to bed at eight and sleeps like a log.
    The nursery does a leavers' sleepover on mats in the big room, torches and pancakes. All are going except mine, who told them she's allergic to nights.
    hes going to his mates for the night, hes 8, never done it, and his nan's told him about when I ran home in my pjs at his age. cheers mum
    first sleepover at a friend's, Saturday
    rang me at 11pm, come and get me
    School camp, two nights, he's packed Teddy twice
    never slept without me in seven years
    She wants to go to Zara's for the night, she's been begging, and now the bag's packed she asks what happens if she wakes up and it's dark and it isn't our ceiling.
    I've changed jobs and from next week it's nights, so my boy will be staying the night at my mother's for the first time. He's four. He knows her flat well, but not the dark in it.
    We're off to Cub camp and I'm the helper who sits up with the ones who can't settle. Last year a lad of eight cried into his sleeping bag so nobody would hear.
    How do I tell him it's fine to ring home and also that it's fine not to? His cousins in the country have asked him to stay, only him, without me.
    granddad here, they are leaving the wee one with us for there anniversary. one nite. shes 3 and has never been away from her mam. I am more nervous than she is
    He came home at midnight in his pyjamas from Ollie's and feels he's failed. All the rest of them stayed until pancakes.
    Class trip to the Baltic sea, five days, in a youth hostel with six bunk beds in a room. My daughter has never spent a night under another roof, because since my wife left I've never let her, if I'm truthful. She's nine. She asked whether I'd manage without her. I said I would. Now we both want to believe it.
    Respite is next weekend. For him it means sleeping at the home of a couple he's met twice, and he thinks that's how moving on starts. We come and fetch him on Sunday at four, and we've drawn it on the calendar with a car. He's six. I'd like him to take along a story about a boy who spends one night somewhere else, finds out where the bathroom light is and is collected as was said.
    Auntie's in Mumbai, overnight, while I'm on the late train from Nashik. She's put three of my scarves in her case "so it smells right".
    The museum does a night under the whale for eight year olds. She wants the whale, but she doesn't want the night.`,
  tests: `
    SATs in May, she's chewing her sleeves
    spelling test fridays so sick on fridays
    eleven plus. he's stopped eating breakfast
    froze and handed in a blank paper
    She knows her tables in the bath, in the car, upside down, and when the sheet with the clock comes out it all goes white.
    He's sure that if he does badly they'll send him back to Primary 2 and give his chair to somebody.
    What do I tell a seven-year-old whose school in Mumbai ranks them from 1 to 48 on a board by the gate?
    driving to the entrance exam tmrw 8am, 2 hrs sitting, DD10 has packed 9 pencils & been to the loo 9 times. me too
    his cousin got the scolarship last yr and now evryone says its ur turn, hes 9, he dosent talk no more at family dinner
    The psychologist wants to see him for some puzzles and questions, two mornings, and he thinks it's to find out if he's stupid.
    We've done all the past papers, so I know she can do it, the tutor knows she can do it. She wrote the formula on the sole of her foot. I saw it at bath time, backwards in biro. She's eleven. When I asked her she didn't cry or explain, she said "it's in case I'm not in". Not in where, I said. In my head, she said.
    I drive a school bus in Ohio and on state test week you could hear a pin drop. No singing, no fights. Mine's one of them, third grade, the year where it decides if you go up. He asked me at the lights how many you can get wrong and still be a fourth grader. I told him whatever he gets, I'm still picking him up at 3.15.
    Music grade 1, ten minutes in a church hall with a lady with a pen. He's played the pieces for his granny, the milkman and the dog. But on Sunday he noticed there's a bit on the form that says "candidate" and asked if that's like a prisoner. He wants the lady to turn round and face the wall while he plays. It's Thursday.
    My daughter gets so nervous about tests and exams that she's sick beforehand, and during them she looks at how fast the others are turning the pages. That is where it goes, she says. Rustle rustle and she's on question two. She's a slow, careful kid who reads the small print on cereal. I want her to stay in her own paper and leave the rustling be.
    spelling test every friday, sick every thursday
    11+ in 3 weeks, he's stopped sleeping
    mind goes blank when paper is turned over
    Grade 1 piano, examiner behind a desk
    SATs week. help
    thinks one bad mark = not clever anymore
    my mother's offered cash for every A
    She knows all of her times tables in the bath. In front of the sheet with the clock running she writes her name and then nothing.
    My son of ten sits the PSLE this year and so does every child in our block. In the lift the aunties ask him what he's aiming for.
    How do I explain to a six year old what the phonics check is without scaring her? Her brother told her that you get put down a class if you can't read the alien words.
    He rushes. He was the first to put his pencil down in the maths exam and had left out the whole back page. He says that being slow is what stupid people are.
    The psychologist is going to see my daughter at school next week to do some puzzles with her, to find out how she learns. She's seven and thinks that she can fail it and be sent away.
    dd11 has her end of yr exams, revises till 10 at nite then cries it wont stay in her head. ive told her its only year 6!! doesnt help apparently
    She got 96 in Hindi and hid the paper under the mattress, because Riya had 98.
    My lad is up for his yellow belt on Saturday, in front of three men in a row who don't smile. He's eight, and has practised the kicks in the kitchen until the dog left.
    He copied off the boy next to him in the common entrance mock and was found out. When I asked him why, he told me he'd been so frightened that he couldn't read his own questions any more.
    The state test is on computers now and it logs you out if you take too long to think, so my third grader believes. She has headaches.
    There's a scholarship, five places for the whole of our state, and two hundred children will sit for it in a hall in Ibadan. My Tobi's eleven. His teacher believes in him, his father has told the church. He eats hardly anything and yesterday asked me which of us would be angry first. I want him to walk in there knowing that he'll be the same boy walking out of it.
    I'm doing the reading check with my own grandchild as I'm a helper in her class, which may not be the best plan. She's five and a half. She reads to me at home with all the voices. But as soon as I've the clipboard on my knee and a pencil she whispers, looks at what I write down after each word, and asks "was that a tick?" I'd like her to forget the tick.
    My twins took the same entrance exam, one got in, one didn't. No wait, that comes next. First there's the second round, for the one who has been put on the waiting list, and he has to go back and sit it again by himself, in the same room, at a single desk. He's ten. He says that he's already been measured. His sister's making him a lucky pencil, and I don't think it's luck he needs.
    In Germany the marks start in the third class and my daughter had her first real Klassenarbeit on Tuesday. The night before, she put everything out: two pens, ruler, a gummy bear. She'd learnt it all. Then the child beside her turned the page over before she had, and she says her heart went so loud she couldn't hear what was written. It came back with a 4, and on Thursday week there's the next.
    we home ed so he has never done one, and now hes to sit a maths assessment to get in at the secondary. hes 11. he wanted to know can you ask the person if your stuck, can you have a drink, can you go for a run around in the middle. no. no. no. he looked at me like id signed him up for prison
    Dyslexic, gets the extra twenty five percent, and would rather fail than sit in the little room where everybody knows who goes.
    He has his swimming-free, spelling-free, worry-free summer, and then in week one they do "baseline". He's four. Four! A lady with a tablet who wants to know if he can count the teddies, and he wouldn't open his mouth.
    spelling test Fridays, sick on Thursdays
    SATs in May, he can't sleep
    knows it all at home, blank at school
    11 plus next week, she's chewing her sleeves
    He had a times tables check against the clock and froze at the beep. He knew every one of them in the bath with me.
    In our family in Chennai everything's about marks. My nephew lives with us for school, he's ten, and before his papers he threw up in his shoe.
    She asked me what they do with the children who fail. She's six, it was a phonics screening, with made-up words.
    How do I take the pressure off? I've said do your best and that's enough. He says his best got him four out of twenty.
    mocks this wk & DS11 says hes thick like his dad. im his dad. left school at 15 & drive a digger. want him to know one paper dont tell u nothing about who u are
    I'm allowed to sit beside him and read him the questions, but I mustn't help. He looks up at me, his pencil trembling, and I have to look at the wall.
    The girl's been moved so often that she's missed half of what they'll ask. We've told the school so. It's still thirty questions in a hall in silence, the chairs a metre apart. She's taken to copying out the whole textbook by hand under her blanket at night, because she thinks that if she gets a good mark she can stay. I'd like her to know that no one's ever been kept or sent off for a mark.
    My grandson rubbed a hole in the paper. He'd written down the right answer, doubted it, rubbed it out, written a wrong one, doubted it, and then time was up. He's eight. He used to love numbers, he counts the slates on my roof. On Tuesday there's another one. I gave him my lucky button from the merchant navy, but I suppose that he needs something sturdier, a breath, a way to begin with the easy one.
    Belt grading in karate. She can do the moves in her sleep, but in front of the examiner with his clipboard her legs went.
    Her friend got full marks and the sticker, she got 12 and a "see me". She's put the paper down the back of the piano and won't go in when there's another quiz.`,
  'hard-times': `
    everything at once this year
    he knows something's wrong and won't ask
    we are all just getting through the days
    house is sad lately. kids feel it
    My sister's case is in court, my parents aren't speaking and there's a reporter at the gate, and our six-year-old is doing jigsaws on the stairs as quiet as a mouse.
    How do you tell a five year old that it's a rough patch, when you can't say to her yourself when it'll stop?
    She's begun to ask each of us in turn whether we're okay, at breakfast and again at night, with her hand flat on our arm like a little doctor.
    dad lost job, nan in care home, dog at vets, boiler. ds8 said "what's next" like an old man. need smth that isnt all rainbows
    we got our papers refused agen an waiting on appeal, i try not cry infront of them but walls are thin, the little 1 keeps her shoes by the bed
    The farm had the TB test in March and we've lost the whole herd, and nobody at our table says a word, not even to ask for the butter.
    I don't want to put it all in a box on the internet. Let's say there are grown-up troubles, several, and that people come to the house and talk in the kitchen with the door shut. He's seven. He has stopped asking for things, any things, he told his godmother he doesn't need a birthday this year. I want him to know he's allowed to be a child in it.
    Since his uncle went to rehab, it's as if our whole family has moved in at my mother's. Cousins on mattresses, aunties crying in the yard, phone always ringing. My girl's eight. She sorts out the little ones, she plaits their hair, she's told them it's a holiday. Then on Sunday in church she put her head on the pew in front and couldn't stop.
    Two miscarriages, my mother-in-law's stroke and then the roof, all since Easter. We've tried to keep it from the kids and we've simply made it lonelier, I think. Our five-year-old made up a game called Bad Luck, in which you tiptoe from room to room so it doesn't hear you. She's very strict on the tiptoeing. I played it with her last night, and I understood it better than I'd have liked.
    It's a hard time in the family. His big brother's nineteen and got mixed up in something and is gone from the house, no one is to mention him and my husband has taken his chair away from the table. Kunle's nine. He sets the place anyway, plate and spoon, where the chair was. We all eat round it.
    we're all a bit broken at the moment
    house fire. everything gone. staying with friends
    Dad lost his job and nobody laughs now
    everything's going wrong at once here
    bailiffs, then the car, then grandad's fall
    uncle drinking, lots of whispering in the kitchen
    mum and dad both cry now, she's noticed
    The river came into our downstairs in October and we're living in one room of a hotel, four of us and a kettle. My six year old plays at "rescuing the sofa".
    My wife's business went under and it's like there is fog in the house. The children, 5 and 9, walk about on tiptoe and ask if they may have a drink of water.
    How do I tell a four year old that things are difficult for us just now, that it's grown-up trouble, that we'll manage, and that it's nothing he did?
    We had people break in while we were asleep and since then my husband sits up at the window and I jump at everything. Our daughter's eight, and has begun to check on us at night.
    Our papers haven't come through and there is a letter that says we might have to leave. My son was born here. He's ten, he translates the letters, so he knows.
    my eldest (17) is in trouble w the police & its all anyone talks about here. DS7 hears it thru the wall. he asked me if our family is bad now
    My brother has gone missing again. There've been policemen in the lounge, my mother is staying with us and doesn't eat, and my little girl of three brings her dolls to hold.
    The drought has taken half the herd and my husband hardly comes in except to sleep. Our boys are 7 and 11. The older one asked if he should stop school and work.
    It's been a year of it: my dad's cancer, the roof, then the redundancy. What I want her to take from it is that we still have pancakes on Saturdays and we hold on to each other.
    Gran's been taken bad and Mum, that's my daughter, is driving up and down to Newcastle every other day while I hold the fort. The kids get beans, odd socks, and me.
    My sister's marriage has blown up in a very public way, at church, with half of Port Harcourt there. Now our whole family's split in two and we don't go to Grandma's on Sundays. My kids are six and eight. They've lost their cousins, their Sunday rice and their grandma's lap, all in one week, and nobody explains anything. I can't explain it either. I'd only like to say that big people's storms do pass.
    We're in a refuge. I can't say much. My daughter's four, she has one bag and a rabbit, she isn't allowed to tell her nursery friends where she lives, and there are other women here who cry at night. She's being so good that it frightens me. I'd like a story about a little animal who had to leave its burrow quickly with its mother, how everything's strange and sad just now, and it will get better by and by.
    My husband had a bad accident at the plant, not him, he was the one who was driving the forklift, and a workmate lost his leg. There's a hearing. He doesn't sleep, I don't sleep, the phone goes and we all stop talking. The boys, five and ten, have started to fight over nothing and then look at us to see if it's made things worse. I tell them it's all fine. It's plainly not fine, and I think they'd be better off if we said so.
    After the typhoon we had no roof for two months and stayed with my wife's people in Tacloban, fourteen to a house. We're back now under a blue tarp. My son is nine. He used to sing all the time and he's gone silent. He counts the cans, he helps his lola carry water, he never asks for anything. I am proud and also I'd like him to be a child again for ten minutes.
    sorry if this is long. my partner is in rehab since 3 wks, before that it was shouting & him asleep on the stairs & me lying to my work. the wee man is 5. hes seen more than he should. its calm now but hes waiting for it to go bad again you can tell. he lines up his cars by the front door. just want him to know its ok to feel what he feels & that none of it was because of him
    There's a strike on, it's week seven, and people shout things at our house because their dad went back in. The girls walk to school the long way round now.
    "When will it be normal again?" she asked me, in the van, with all our stuff in it. Evicted Thursday. She's seven, and I said soon.
    everything has gone wrong at once, kids have noticed
    police came for his brother at 5am
    our kitchen flooded, court case, nobody laughs anymore
    She told her teacher "our house is heavy now"
    Since his uncle went to prison the phone rings and we all stop talking when Sami walks in. He has started walking in very loudly, humming, so we have time to stop.
    We are waiting for the letter that says if we may stay in this country. He is seven, he runs to the post box before me each morning and brings me only pizza leaflets, proudly.
    How do you tell a five-year-old that Mummy and Daddy are having a rough year and that none of it is because of her? She apologised to me for the boiler.
    The cows went on Tuesday, all of them, after the TB test. My husband sits in the yard. My two stand at the gate with the bucket as if it were milking time and nobody has told them what comes next. They're six and nine, and they have gone ever so polite with us.
    dads drinking again, we dont shout its just very quiet here, DS8 has started counting the bottles when he does the recycling & he tells me the number like its the football score
    First the redundancy, then my sister's breakdown and her three sleeping on our floor, then the roof. My daughter keeps a tally of "good days" on the fridge in green felt tip. There's one from the fourth of October.
    Our eldest has stopped eating, she is fifteen and at the clinic three days a week, and the whole house goes round her plate. Her little brother, who is 8, has taken to eating his tea in the hall. Nobody sent him there. I'd like him to have a story about a family that is going through a hard patch and where the small one still gets asked how his day was.
    We were two months in the hotel after the fire in the tower, four of us, one kettle. Nobody was hurt. My son tells people we are on holiday. Last night he asked me when do we stop being on holiday, and I saw he had kept his school shoes on in bed.
    she heard me crying in the pantry. I said onions. she brought me her swimming goggles, for the onions. she knows fine well it isn't onions, there's a lot going on with his family and mine and the business, what do I say to a girl of 6
    Nothing I can put my finger on for you. My brother-in-law is suing us over the house in Pune, so nobody comes on Sundays any more, there are no cousins, and the phone is always face down. My boy still sets out nine cups. He's ten, he is not stupid, he just does not know if he is allowed to ask.`,
  'healthy-eating': `
    lives on beige food
    won't touch anything green, not even peas
    Pasta with nothing on it, again
    says yuck before she's even looked
    We've moved from Manila to my husband's parents in Hamburg and Joaquin, 5, will only eat rice with soy sauce; everything Oma cooks he pushes away without a single bite.
    How do I get my 3 year old to at least put a carrot on her tongue? She used to eat everything as a baby and then one day she just stopped.
    He counts the vegetables on his plate like enemies and will negotiate for 40 minutes to leave two beans.
    My grandson stays with me on Thursdays, and if the fish fingers are from another shop than his mum's, the plate comes back full.
    ds4 only eats chicken nuggets yoghurt and toast, HV says keep offering but im throwing away so much food
    I'd like a story where nobody is forced, but where someone tries a mango because it smells nice and finds it's actually quite good.
    At Diwali the whole table was full and Anaya, 6, ate plain puri and a banana. Three aunties commented on how thin she is and how I give in too easily. I cook two suppers each evening after work because otherwise she goes to bed on nothing. I don't want her to love bhindi, I want her to dare one bite of something she doesn't know.
    we grew our own tomatos on the balcony in leeds, he watered them every day, gave them names and all. then when they were red he refused to taste even one!! he says his tummy only knows sweetcorn and cucumber. is 5 in august
    I run the lunch table at a nursery in Cork. One of my three-year-olds has decided that soup is "for big people" and he now watches the others eat with his hands under his bottom. His mother says at home it's bananas and crackers and that's it. I'd love something I can read before lunch about being curious about what's in the bowl.
    I was the same as a kid, my mum says, so I suppose I deserve this. Ruby is 8 and won't go to her friend's for tea because they have curry and she's never had curry. It's not that it makes her gag or anything, she just says "I don't like it" about things she's never tried. We did a sticker chart and she worked out she didn't care about stickers.
    beige food only
    lives on pasta with nothing on it
    won't touch anything green
    'yuck' before he's even looked
    Three bites of toast, all day
    Spits out every vegetable ive ever cooked
    picks the peas out one by one
    I put one single strawberry on her plate and she pushed the whole plate away as though it was a slug. She's three and used to eat them by the punnet.
    He eats chicken nuggets from one particular shop. When they changed the box he stopped eating those as well.
    How do I explain to my six year old that she cannot grow on biscuits? She says her tummy has a biscuit part and the dinner part is full.
    My in-laws cook beautiful dal and sabzi and my son sits at their table with a bowl of plain rice and ketchup, and my mother-in-law takes it personally.
    we moved from Manila to Ohio in January and she wont try anything here, only rice and egg, at her friends house she sat in front of the mac and cheese & cried
    At ten he's announced that he hates 'mixed' meals, so no stew, no curry, no lasagne, no soup, and there are five of us to feed on one wage.
    dd2 was weaned on everything, olives, sardines, you name it. turned two and now its banana or nothing. is she scared of it or just being bossy idk
    I want him to learn that you don't have to love something to put it on your tongue once.
    Sunday dinner at Nana's: everyone tucks in and our Leo, 7, goes under the table because there's gravy near his potatoes. He'd eat the potato if nobody had been near it with gravy.
    My daughter wants sweets before breakfast, crisps after nursery and nothing in between. I admit that is my own doing, I had a hard winter and gave in a lot. Now I cook proper meals again and she looks at a carrot as if I'd insulted her. I need her to be a bit curious about it.
    We planted courgettes together, he watered them every day, he picked one, he carried it in like a baby. Would he eat it? He would not. He said it was his friend. Any story that helps a four year old taste what he grew would be welcome.
    He's 8 and we still cook two dinners, one for him and one for everyone else. My husband says he'll eat when he's hungry, my mother says he'll starve, and I stand at the hob frying the same sausage. He isn't bothered by how it feels in his mouth or anything, he just won't have what he doesn't know. He'd not had a potato until last month.
    Twelve years old, training four times a week in athletics, and lunch is a packet of instant noodles and an energy drink. Her coach talked to us. She won't go near fish, beans, salad, anything her body could use. Not about weight at all, please keep weight out of it.
    The boy we look after has never seen most of what is on our table. He'd eaten from packets. He asks what each thing is and then says no thank you very politely and goes to bed hungry. We want to tell him that he may take it slowly, a sniff is fine.
    what is it with toddlers and crusts? also skins, pips, bits, sauce, anything touching. He's two and a half and getting through a loaf of white bread a day
    She ate broccoli at nursery!! Her key worker has seen it. At home she says that broccoli is only for Thursdays at nursery and throws mine on the floor.
    Going to my sister's wedding in Mumbai for two weeks and I'm already packing a suitcase of cheese crackers, because that's all my five year old will accept. I'd like her to be a little brave at the buffet.
    beige. only beige. nuggets, toast, plain pasta
    took one look at my jollof and said no
    ate broccoli happily till he turned three
    "It's looking at me" (a prawn)
    She hides the peas in the pocket of her pinafore; I found nineteen in the wash, dried hard as beads.
    Every night at six we do the same bit of theatre with one green bean. He touches it with his fork, he sighs, he asks how many bites till yoghurt.
    How can I get my four year old to just taste something he hasn't had before? He says he doesn't like it and he has never had a mango in his life.
    We moved from Mumbai to Hamburg in August and my daughter will not try anything from here. Not the bread, not the quark, not the potato dumplings her friend's Oma made specially with a face on. She sat with her hands under her legs and whispered "dal" to me. She's six, and she was never fussy there.
    DS3 wont eat any thing that isnt in the blue bowl & isnt a sausage. tried stickers tried aeroplanes tried leaving it. MIL says let him go hungry
    If the ketchup has touched it, it's finished. If it hasn't got ketchup, it's also finished.
    At nursery she has the lentil soup, two helpings, her key worker showed me the photo. At my table, same soup, I asked them for the recipe, she put the spoon in the plant. I'm not cross about the plant. I'd like a story that makes soup with Mummy as interesting as soup with Maisie and Olu.
    My grandson comes Tuesdays and I cook proper: stew, cabbage, a bit of turnip. He's seven. He brings his own sandwich in his coat, white bread, nothing in it, his mum packs it so there's no fuss. He eats it looking at my stew. I believe he'd like it, he leans right over to smell it, but there's a great fear of the first spoonful.
    one pot of paint-your-own-pizza, five vegetables to pick from, he painted it with flour and ate the flour
    The health visitor says fifteen tries and we're on about four with the courgette. He licked it on Sunday and told the dog. I want a brave taster in the story, somebody who licks first and then nibbles, and I do not want her to have to finish the plate.`,
  'parents-divorce': `
    Dad moved out on Saturday
    we are separating and have to tell the kids
    she thinks it's her fault we split
    keeps asking when daddy's coming back to live here
    My ex and I sat them down together on Sunday, and the little one asked if we could please get married again by Christmas.
    How do I explain to a 4 year old that Mummy and I aren't going to be husband and wife any more but we're both still hers?
    He drew our family for school with a zigzag line down the middle and his mother on the far side of it.
    papa's got a flat in pune now and my son (6) lays the table for four still. says its just in case
    My daughter has started being very, very good, tidying and everything, because she believes if she'd been less trouble her father wouldn't have left us.
    I want him to hear that grown-up love can end and the love for a child doesn't.
    Since her dad took his guitar and his boots from the hall, Temi won't let me move anything else. The gap on the shelf has to stay a gap. She's 7 and told her auntie in Lagos on the phone that he's "on a long work". He isn't, we've filed the papers, and I think she knows. I don't know which words to use.
    Its our first xmas not together. The twins r 5 and wrote to santa for "mum and dad in the same house" and I found it in my coat pocket at work & cried in the stockroom. Me and their dad get on ok, we just dont love each other anymore. How do u even say that
    I'm the grandmother. My son and his wife parted in the spring, all quite civil, no shouting, and everyone is busy saying how well the boy is taking it. But when we feed the ducks he tells me his plan: he'll get ill, a little bit, so they both have to come. He is eight.
    A girl in his class in Ohio told Mason that when parents divorce one of them stops being your parent. He came home and asked which of us it would be. We only told him ten days ago, over pancakes, and thought it had gone fine. He's 6 and has slept with his shoes next to his bed since, in case someone else leaves.
    daddy doesn't sleep here any more
    keeps asking when Papa is coming back
    we told the kids on sunday
    wants us to get married again
    She thinks it's because she was naughty
    mum and dad splitting up, son 9
    Sits at the window Fridays waiting for her dad
    My husband moved out after Christmas and the six year old has put his slippers back in the hall, pointing at the door.
    How do I explain that we don't love each other in that way now but that we'll both love him till the end of time?
    He drew the family for school and put all four of us in one house with a big heart over it; we've been apart since he was three.
    shes 4 and asked my ex to kiss me at pick up. in front of his mum. then cried cos we didnt
    At eleven she's old enough to know what an affair is, she heard it from a cousin. She won't talk to her father and she says it's all over, there's no such thing as family.
    We separate next month. It's quite friendly, we have no rows, and that's just what makes it so hard for them to see why.
    My son behaves like an angel since his mother left, tidies, sets the table, asks if I'm ok. I believe he thinks that if he's good enough she'll come home.
    ex got remarried & moved to leeds, DS6 sees him holidays only, he tells everyone at school his dad is a pilot (he's not)
    I would like them to learn that it was a decision of grown ups, and nothing they said or did.
    In our community people don't divorce. My daughter's friends at the mosque have asked her where her father is and she's told them that he's travelling. She's eight. I've not found words for it in my own mother tongue, never mind in English. I want her to be able to hold her head up.
    My grandson told me, while we were feeding the ducks, that he used to have a mum-and-dad and now he's got a mum, and a dad. He said it just like that. He is five. My son is in a bedsit above the bookmaker's and trying his best. I don't know what one is supposed to say to that, I gave him more bread for the ducks.
    They cried, all three, when we sat them down in the living room. Then the middle one asked who gets the dog. We hadn't thought of the dog. Since then she's been asking who gets everything: the piano, the Christmas box, Nana. And last night, very small, who gets me. She's seven.
    It's parents' evening and she doesn't want both of us there because it'd make her hope. Those were her words, she's ten. Her mum and I have been living separately for two years and I honestly thought she had got over it long ago.
    We've lived in different towns since before she was born, so she's never known us as a couple. Now at four she goes to nursery and sees other dads pick up. She asked me why hers is 'only on the phone and at Easter'. There's nothing bad between us, we're just not together. She'd like to see a family like ours in a book.
    he shouts at me that i made dad go away. i didnt but i cant tell him that story he's only 8
    They've got a new word from school, custody, and they whisper it in bed. The judge decides in May. They're 6 and 9 and think that one of us will win them.
    Our first Christmas apart, and she has asked Santa to put Mama and Papa under one roof.
    Daddy moved out on Saturday
    she thinks it's her fault he left
    Papa lives in Dubai with someone else now
    asks evry nite when mammy is coming back
    We told them on Sunday, together, on the sofa, like the book said. The little one asked who gets the hamster and the big one hasn't said a word since.
    My son of 6 has a plan: he'll be very good till Christmas, and then his father and I will marry again. He told the pastor about it.
    How can I explain to a three year old that Mum and Dad aren't going to be in one house anymore but both still love him? He just keeps looking for his dad's shoes in the hallway.
    In our community people don't separate and the aunties are saying things in front of her. She came and asked me what is a "broken home" and where is it broken.
    They drew My Family in kindergarten and he drew two papers, one with me and one with his dad, and asked the teacher for tape.
    dad has not called since august. he is in the same town. my girl 8 keeps her phone on loud at night in case, i dont want to badmouth him but i also wont lie to her
    My husband and I signed the papers in June and it is all very civil, we even share the dog walker. But at bedtime Hania counts on her fingers who loves who. Mama loves Hania, Tata loves Hania, Mama loves Tata, and then she stops and looks at me. She is five. I don't know what to do with that finger.
    I'm the grandmother. My daughter split from the kids' daddy this spring after fourteen years and they're staying with me outside Lubbock till she finds a place. The boy is eleven and says he don't care. The girl is four and packs a little bag every morning to go home. I'd like a story where nobody gets the blame, because there's blame enough going round in this family already.
    He was at the parents evening, I was at the parents evening, we sat one on each side with Neo in the middle. And afterwards Neo asked could we all go for a burger like before. We said no. We both had to work, it was raining, honestly we just couldn't. He cried in the car that it was one burger. How to help him with the fact that before isn't coming back?
    I want my kids to know it was a grown-up decision and that you can't undo it by being nice, or by being ill. My 7yo has had a tummy ache every week since his mam left for her own flat and the doctor finds nothing.`,
  'handling-disappointment': `
    party got cancelled, he's crushed
    wanted a pony got a jumper
    Didn't get the part in the play
    the ice cream van had run out
    She'd been hoping for snow all week and when she opened the curtains and it was just rain she lay down on the carpet and howled.
    My 9 year old trained the whole summer for the club's A team and his name wasn't on the list; he's put his boots in the bin.
    How can I help my daughter when something she's looked forward to doesn't happen? She goes all quiet and then says she never wanted it anyway.
    He opened his birthday present from his godfather, saw it was a puzzle instead of the digger he'd dreamt of, and burst into tears in front of everybody.
    museum shut on mondays. we'd come 2 hrs on the train to see the dinosars. she is 5 and it was the end of the world & honestly mine too
    Seeds he planted for the school competition never came up, everyone else's sunflower is at the window and his pot is just mud.
    We drove to the coast near Cape Town to see the whales, flask, blankets, binoculars, the lot. We sat there for four hours and there was not one whale. Liam, 6, held it together until we packed up and then said the sea was a liar. Gran laughed and that made it worse. I'd like him to learn that you can be really let down by a day and still carry on with it.
    She entered a drawing for the library contest and was so sure she'd win that she'd cleared a place on the shelf for the cup. Yesterday the letter came, a thank you for taking part. She's 7. She hasn't picked up a crayon since and I find her looking at the empty place.
    my lo saved his pocket money 11 weeks for a remote control boat. it came, it sank. no refund. his sister said told you so, which helped nobody
    I'm a childminder, and this week's cake at the table was carrot rather than chocolate. Kofi, who's 4, had talked of nothing else since Monday. He didn't throw it, he just sat with big tears running and said "but my mouth was ready". How do you comfort that? His mum says the same happens at home whenever a thing turns out smaller than he pictured it.
    wanted the drums, got a recorder
    rained off. he'd waited all summer.
    not picked for the team
    The shop had run out of them
    party was cancelled, she's inconsolable
    no snow. sledge by the door for weeks
    She unwrapped it in front of her whole family, it was a jumper, and her lip went. She'd been hoping for a hamster since March.
    Chickenpox three days before the school trip to the zoo; he's sitting in the bath with bicarbonate telling me it's the worst day of his life.
    How do I explain to a five year old that you can wish for something with all your might and it still doesn't come?
    He'd saved up eleven months of pocket money for that set. We got to the till in Makati and it cost twice as much as online.
    the ice cream van drove off just as we got to the front. you would think someone had died. shes 3
    My daughter didn't get into the grammar school by two marks. She'd already chosen where she would sit on the bus.
    Her best friend's mum had to call off the sleepover on account of a vomiting bug, and my seven year old has torn up the menu she'd written for it.
    dd8 entered the drawing comp at the library, worked on it 2 weeks, not even a mention. says shes never drawing again
    I'd like him to learn that the sinking feeling does go away, and that there's usually something else round the corner.
    The cricket was on the Saturday, he had his whites laid out over the chair, and at seven in the morning the coach texted: pitch waterlogged. He's nine. He lay face down on the lawn, in the rain, in his whites. We'd invited his grandfather over from Bradford to watch. I offered cinema, I offered pizza, he just said that I don't understand.
    We'd told them we would see the northern lights. We drove out four nights in a row, flasks and blankets and all, and four times it was cloud. The eldest shrugged. The six year old has gone silent and says we shouldn't have told her about them if they weren't going to come. She has a point.
    The eggs in the class incubator didn't hatch. He'd been so sure that number six was his, he'd even named it. Everybody else has moved on to frogspawn. He's four and he won't look at the frogspawn. He says it'll only let him down.
    She was going to be flower girl for my sister in Lagos, the dress was made, the shoes were dyed. The visa didn't come through in time. We watched it on a phone at the kitchen table with the dress on. She's six. She held her basket the whole way through and didn't throw a single petal.
    12 and he auditioned for the academy at City. They took two boys from forty. He's not been out of his room since the email, took his posters down, gave his boots to his little brother. His dad wants him to toughen up. I want him to be allowed to be gutted and then, in his own time, get his boots back.
    took her to see the real princess castle & it was shut for repairs with a big sheet over it. toddler tears all the way to hamburg
    Toy in the cereal box was blue. He wanted the green one. Three boxes later, still blue.
    She looked forward to the baby penguins so much that we queued an hour, and then they were asleep in a hole and you couldn't see a thing.
    Didnt get the part, he's a tree
    Rained off the picnic, inconsolable for hours
    not picked for the under 9s
    Wanted a puppy. Got a book about puppies.
    The cousins' flight from London got cancelled, so no cousins for Christmas, and he had made each of them a crown.
    She practiced the spelling bee words for two months with her daddy in the truck and went out in round one on "necessary". She says she's never spelling again.
    How do I help a five year old when the ice cream van drives off just as we get to it? It was not about ice cream by the end, it was the worst day of his life.
    load shedding hit right when the cake was in the oven for her birthday. flat like a pancake. she is STILL sad about it and it's been a week
    He was sure he'd be class monitor. They gave it to Rohan, who doesn't even sit still, and my son took off his tie and said what's the use.
    I want him to be able to be sad and then carry on. Not the way it is now where one wrong colored birthday balloon cancels the party.
    Our Ailsa saved up from her tooth money and her birthday for the sledge in the window of the hardware shop. We went in on Saturday with her purse. Sold that morning, the last one, they'll not be getting any more this winter. She was very polite to the man, and then she sat down on the pavement outside and couldn't get up. It's a daft thing, but I felt it in my own chest. I'd nothing wise to say to her.
    There was a scholarship for the music school in Warsaw and 3 places. Janek was number 4 on the list. He is nine and has played the cello since he was four, nobody pushed him, he pushed us. The other boy from our block got in. Janek congratulated him like an adult, and has not opened the cello case since.
    santa brought the wrong one. it was the same, but in blue. i thought we'd get past it by boxing day
    For one full month we've been talking about the beach at Tarkwa Bay and on the very day there was fuel scarcity and we could not move. My daughter wore her swimming costume in the parlour till evening. Her brother took it well; she lay down by the door and refused rice. Please write for her something about a good day that comes out different from the one she was waiting for, and how to let the first one go.`,
  'morning-routine': `
    every single day we're late
    one sock on and then she's reading
    7.40, still in pyjamas, bus is at 7.50
    shoes. SHOES. please a story about shoes
    I say "get dressed" eleven times between waking him and leaving the house, and on the eleventh he's sitting on the stairs naked with a Lego man.
    How do I get a six year old dreamer washed, dressed, fed and out of the door by eight without shouting at her?
    My two live with me since their mum's on early shifts; I can do plaits and toast but not both by quarter past seven and the girl dawdles.
    She's happy once she's at nursery, it's the bit before: breakfast, teeth, coat, each of them takes half an hour.
    ds8 forgets his bag his lunch or his water bottle every day & i drive back with it, boss has noticed
    I'd like him to learn the order of things so I needn't be the one who says it: wee, wash, clothes, porridge, bag, door.
    In our flat in Mumbai the school van honks downstairs at 6.55 and the whole building knows whose child is not ready. Mine. Kabir is 7, he wakes up sweetly and then just stands in front of the cupboard thinking about sharks. My mother-in-law ends up feeding him idli while I do his tie. I want him to do it by himself like his cousin does.
    We've tried the chart with pictures and the egg timer and laying the clothes out like a little flat person on the floor. For three days it worked. Now Freya puts the clothes on the dog. I'm a nurse, I come off nights at seven and I've exactly fifty minutes for getting three of them up and off.
    he wont get out of bed. not ill not scared of school he says its just too warm in there. dad pulls the duvet off and then its war til half 8. hes ten!!
    This morning I left with one child in a swimsuit under her coat because the choosing had gone on for so long that I gave up. She's 4. It's never the same dress two days running, and she can't begin breakfast until she is dressed, and she can't be dressed until she's decided. The childminder was very nice about it. How do other people leave the house?
    shoes. every. single. morning.
    still in pyjamas at 8.35
    we miss the bus because he's daydreaming in one sock
    Breakfast takes her an hour
    mornings are a battle with my 5yo
    won't get up for school, 10 years old
    late again, all of us crying in the car
    I ask him to put his trousers on, and ten minutes later he's lying on the floor with one leg in, telling the cat about planets.
    My daughter is four and wants to choose her clothes herself, then changes her mind, then again, and the whole wardrobe's on the bed by the time we should be at the tram stop.
    How do I get a 6yr old out of the house by 7.15 without shouting? I start at the hospital at 8 and drop him at breakfast club, and every day I say "coat, bag, teeth" until I hate my own voice.
    She can do every bit of it by herself at weekends when there's a friend to meet. On a school day, at seven, it is as though she's never met a sleeve before.
    Wakes at five, plays for two hours, and then when it's really time to get dressed he's "busy". He is three. The dinosaurs need him.
    My son starts Year 7 and has to manage alarm, bus pass, PE kit and key on his own, since his dad and I are both gone by half six. So far he's forgotten something each day.
    dd7 adhd-ish, goes up for socks comes down with a lego castle. need a story w. steps: wee, wash, dress, eat, bag, shoes. she likes foxes
    We live on the fourth floor with no lift, and every day at the bottom she remembers she hasn't got teddy, her water bottle, or on Tuesday her shoes.
    He is slow like honey, my grandson. Nine years of age, and the school van blows its horn three times outside the gate in Ibadan while he looks for the other sandal.
    My two year old thinks that getting dressed is a chasing game. It's cute on a Saturday.
    Since the clocks went back we can't get her going at all. It's dark, it's cold in the bathroom, her uniform's cold too, and she's burrowed in the duvet saying it's still night. I put her tights on the radiator, I tried a song, I tried a sticker chart with stars on it. She's 5, and I've got the baby on one arm. Yesterday she went to Reception with her nightie under her pinafore and I let her.
    My husband used to do the mornings, as I did nights at the depot, and he had it all running like a little train: up, porridge, wash, plaits, out. Now he's on earlies and I'm useless. The girls, 6 and 8, tell me I do it in the wrong order. Then they squabble about who's in the bathroom, and by the time I find the hair bobbles it's ten to nine. I want a story where they know what comes next and do it without me saying so.
    He wakes up cross. That is really it, he's four and needs an hour before anybody may talk to him, and we have thirty five minutes. If I say "vest" he roars. If I say nothing he sits there on the stairs with the vest on his head. Our nursery in Hamburg closes the door at nine for morning circle, and twice now we have stood outside it.
    I am a foster carer, and the siblings I've got (4 and 7) never had to be anywhere at any time before. They don't know what a morning is supposed to look like. They eat standing up, they get dressed from the bottom of a pile, and they were amazed when I said we brush our teeth, then find bags, then coats, every day the same. A simple picture story of it please, in our little terraced house, with the toast.
    It's the telly. No it's not, it's me for letting her have the telly on while I shower. But without it she follows me about in her nightie asking what day it is, and nothing goes on her body. DD is five, we've a twenty minute walk to school uphill, and we have had four late marks since half term.
    The shirt has buttons now. He's in first grade and has to wear a button shirt and he starts from the wrong end, gets a spare one at the top, and has to undo them all while the carpool waits in the drive. He won't let me help.
    hair done, face washed, bag packed, and then she lies down again on the bed "for one minute". EVERY day. shes 11 going on 15
    "I'm still only thinking about socks"
    one shoe on, bell in five minutes
    "Five more minutes" since half past six
    late mark number nine, says the office
    He's found sitting in front of his pants every day, staring. "I was going to, and then there was a fly."
    Her teacher said "she seems so rushed when she comes in". We've been up since six. I don't know where it goes.
    how do I get a 4 year old from pyjamas to door without shouting the word coat 30 times? he said "mummy your voice is always coat"
    I leave for the early shift in Hamburg at five and ring at seven to get them going. My eldest says "yes, we're dressed" and the small one calls from behind "no we aren't!"
    Every school day she wants to wear the same dress and it's in the wash, and by the time she has chosen another one the bus has gone. "It's not my fault that it's Tuesday."
    Breakfast takes him 50 min. Grandma, who does the school run, says "that child chews in slow motion". He then has to brush, dress & find his bag in 4.
    We've had the chart, the song, the egg timer and the sticker that turns into a trip to the pool. She moved the magnets on the chart all to "done" and went back to bed. "It says I've finished," she told her father. I laughed into the fridge, but he got a warning from his boss about coming in late and it isn't funny any more.
    I've three of them and one bathroom. The twins are ready in ten minutes and then they undo each other. My middle one, seven, plays with the cat till I start the engine, and only then does he start to look for his reading folder. Yesterday he went to school with his jumper on over his pyjamas. He said to his teacher "we had no time at our house".
    "You never say good morning, you say hurry up" was what my son told me at the front door today, with his hair wet and no bag. I would like us to get a better start, the both of us.
    She's ten and has to get herself out as I go to the market before light. Neighbour told me "she ran past at nine with her toast". She says the time just jumps.`,
  'first-trip': `
    14 hours in the car to Granny
    Are we nearly there yet x 1000
    night train with a 3 year old, help
    lagos to london on friday, he's 4
    We're driving from Ohio to Florida next week and the longest Nora has ever sat in a car is forty minutes to Costco.
    How do I prepare my daughter for a whole day on the train, with two changes, so she knows what will come after what?
    He thinks we'll be at Lola's house in Manila when he wakes from his nap; it's three flights and nearly thirty hours.
    Last summer they were kicking each other in the back seat before we'd even got to Birmingham and this year it's all the way to Brittany.
    going home to kerala 1st time since she was born, 9 hr journey then 4 more by road. shes 5 and wants to know where u sleep & who's driving & do the toys come
    My grandson will come down on the coach with me, five hours, and I'd like him to find looking out of the window an adventure.
    We're a family that doesn't go anywhere, if I'm honest; the furthest has been Blackpool. Now my sister's getting married in Dublin and it's a train to Holyhead and then the ferry and another train. Alfie's 6 and has packed his rucksack nine times. He asks what happens if he needs a wee in between, and if the train can forget us.
    Hubby drives lorries so he says what's the fuss. The fuss is Cape Town to Joburg in a small car with a toddler, a 6yr old, a guinea pig and no aircon. They don't get sick, they get BORED. Something about how a very long road is made of small bits would be handy
    She has a map on her wall with a red thread on it from Hamburg to Sicily, and every evening she moves a bead a little bit along it. We'll be travelling for two days with a night in a sleeper. Now that it's getting near she's begun saying that it's too far and that home will be gone when we come back. She's nearly 5.
    We set off for the lakes and after half an hour he wanted to turn round because he'd "had enough travel now".
    14 hours in a car with two toddlers
    are we nearly there yet, from the driveway
    sleeper train to Goa with a 4 year old
    kicks the seat in front the entire way
    Ferry then seven hour drive. Never done it
    long haul to Manila, he's never sat still
    overnight coach to my village, first time
    We're driving from Hamburg to my parents in Croatia in July, twelve hours with stops, and our three year old thinks that far away is the big Edeka.
    My son wants to know how long it'll take to Scotland on the train and five and a half hours means nothing to him. He's four and asked if that's more than one sleep.
    How do I prepare a two year old for a whole day in the car? Her longest so far is to the garden centre, and she took her shoes and socks off and threw them at me.
    We fly from London to Sydney to meet her great gran, twenty two hours all told, and she's worried about where you put yourself for so long and whether they have dinner up there.
    He's seven and has his own little case with wheels for the first time, we change trains in Crewe, and what keeps him awake is that the train might leave with his case in and him out.
    driving ohio to florida for spring break w 3 kids (2,5,9) last time they fought from cincinnati to the tennessee line. need something about passing the time & looking out the window
    The night bus from Lagos to Jos. My daughter is five, she'll have to sleep on my lap with all the noise and people, and she keeps asking if the driver sleeps as well.
    My son's autistic and he needs to know each step: taxi, station, train, other train, grandad's car. It's nine hours door to door, and I'm after a story that goes along with us bit by bit.
    She was sitting in the car ready with her sunglasses on at six in the morning, and before the ring road it was "out now".
    Ten years old, and travelling by herself on the train from Dublin to her aunt in Cork, with the guard keeping an eye. Three hours! She's thrilled, then she isn't, then she is.
    My husband's been posted to Aberdeen and we'll drive up from Kent to see him, me on my own with the pair of them. They're 3 and 6 and have not been further than Margate. I've got snacks for an army, I've got stickers and a bag of little wrapped things, one per hour. What I haven't got is a way of making them understand that it's going to be long and boring in parts and that this is all right, and that Daddy's at the end of it.
    Every second Christmas we go home to Kerala, and this is the first time that our boy's old enough to know what's going on. A car to the airport, eight hours, a wait at Doha in the middle of the night, four and a half more, then two in my uncle's jeep. He's three. He won't have a nap at the best of times. I would like him to think of it as a string of small journeys, with a snack on each.
    We sold the car so now it's trains. To get to the sea from here you need three of them, and my daughter, who is six, likes the going but not the stopping. If it halts in a field she's sure it's broken and we will live there. I said that we'd count cows. She said what if there's no cows. She has a point. We leave Friday with two bikes and a cat in a basket.
    My grandchildren live in Perth and I'm in Cape Town, and this winter they come to me at last. The small one, she's five, asked me on the telephone if it is further than the shop with the red door. I want to send her a story about a little bird that flies all that way, sleeps on the wing a bit, eats a bit, looks down at the water, gets fed up, and goes on.
    We tried a practice run. An hour to the lake. He's three, he screamed for fifty minutes because the straps, the sun, his cracker broke. On the 20th it's Toronto to Halifax, two days with a motel in between. I'm a calm person normally.
    she doesnt get why she has to stay in her seat on the train, she wants to go see the driver, then the loo, then the driver. 4 hrs to edinburgh next wk
    He's eight and bored before we've begun: "So I'll sit. And then I'll sit. For eleven hours. And then?"
    14 hours in the car to Cape Town
    night train, he's never slept on one
    how many sleeps till granny's, how many hours
    Bus to Baguio, three kids, one window
    We drive home to Poland from Scotland every summer, two days and a ferry, and by Belgium my middle one has taken all his clothes off.
    She wants to know what happens if you need a wee and the train doesn't stop, where the driver sleeps and if the house will still be there.
    How do I get two boys through Houston to Denver in the truck with no fighting and no screens? Last time I stopped in Amarillo and stood in a field.
    christmas going to the village, 11 hrs in the night bus if no go slow. he is 4 and asks every 10 min "have we reach"
    We've got the rail tickets for Kerala, thirty-one hours, upper berth. My son is over the moon, and my daughter believes that if she shuts her eyes she'll be carried past our station.
    I want her to look forward to the in-between. She thinks only of the arriving, and cries at every service station that it's not the sea.
    It's the first time that we are going anywhere, I mean really anywhere. My wife's never left the province either. We've borrowed a car from my brother-in-law, with a roof box, and we're going to see the ocean. Lwazi is five and has packed: a spoon, his school jersey, and a bag of sand so the ocean will have some of ours. But now that it's Thursday and we leave on Saturday at four in the morning, in the dark, he says that he will wait here with the chickens.
    He's autistic and goes to school in the same seat of the same bus. In August my mum turns seventy in Inverness and we have three trains to catch, Preston, Glasgow, then the long one, and I've only got the one pair of hands since his dad's working. There's the changing, the noise, somebody could be in our seat. I've photographed the stations from the internet. Something that goes through it in order, with the sandwiches, would help us no end.
    It isn't the trip there. It's that on the way back from Goa last year we had a puncture in the ghats in the night and sat two hours with the lorries going by. She's now asking for the number of the tyre man before she'll agree to any journey.
    2 day drive to florida w grandma, motel in the middle. LO is 2.5, never done more than an hour. snacks i got, songs i got. what else`,
  'brushing-teeth': `
    mint burns his tongue apparently
    clamps his mouth shut every single night
    Wets the toothbrush and lies about it
    spits paste at me, runs, every morning
    My daughter is 3 and screams as soon as I pick up the brush, last night my husband held her head while I did the top ones and we both felt like monsters.
    How do I explain plaque to a five year old who says his baby teeth are falling out anyway so why bother?
    Our foster boy, 6, had never owned a toothbrush before he came to us. He chews the bristles flat and thinks that is what it is for.
    She'll do the front ones for the mirror and then she's "finished", and the back ones haven't seen a bristle since Diwali.
    ds4 only lets daddy do it & daddy is on nights this week, so it's been 5 days now of licking the strawberry paste off and running away lol not funny tho
    I want him to learn that two minutes morning and night is not a punishment. He is seven and acts as if the electric one were a power drill.
    We are six in a small flat in Quezon City and there is one sink, so mornings are a queue. My youngest, four, uses the moment when nobody looks to put her brush back dry. Her lola gives her ube candy after supper and then she falls asleep with purple teeth. I'd like something where the sugar bugs get chased out, but not so scary that she won't sleep.
    Two-year-old. Wants to hold the brush himself, won't open for me, bites down and laughs. We have tried the song, the egg timer, the app with the crocodile, brushing the teddy's teeth first. My mother says hold his nose. I am not going to hold his nose.
    He is sensitive to everything in his mouth, and the foam makes him gag so he has started to cry when he hears the tap run upstairs. the unflavoured paste came on tuesday, he wont have that either. Im a single dad on earlys and by 7 at nite I got no fight left in me.
    My nine year old has decided he's above it. Breath like a badger. He stands in the bathroom with the water running, counts to sixty and comes out. His sister smelled him in the car to Galway and there was murder.
    clamps her mouth shut like a clam
    every night a wrestling match at the sink
    bites the brush & wont let go
    says mint is too spicy
    Wets the bristles and says done
    'I already did them' - he hadn't
    just sucks off the strawberry paste
    My two year old wants to do it himself, which means chewing for five seconds and then painting the tap with toothpaste.
    Why can't a girl of eleven spend two minutes at a basin? There's fur on them. I've shown her pictures, I've bought her the electric one.
    He turns his head away, hides under the towel, kicks, and it takes both of us to get in there. He's only got eight teeth!
    She asks why she has to look after her baby ones at all if they are going to fall out anyway, and honestly I had no good answer.
    The buzzing of the electric one tickles his lips and he drops it and runs. With the ordinary one he gags when I go to the back.
    mornings he's fine evenings no way. he's 4, knackered, lies on the bathroom floor with his lips pressed together, told him about the sugar bugs and that made it worse
    The dental nurse found two brown spots. I've let my boy skip nights because I come in from the late shift and he's already half asleep on the sofa.
    How do you explain plaque to a child of five who can't see it and thinks I'm making it up?
    my LO thinks its hilarious to swallow all the foam, wont spit, wont rinse, wont open wide for the back ones
    I'm raising my granddaughter and my own are in a glass at night, which she finds wonderful. She says she'll have ones like Granny's so it doesn't matter. She dodges the brush every single evening. I want her to keep hers, I'd give anything for mine.
    Our daughter is autistic and seven. The stripe of paste has to be exactly the same and the supermarket stopped our flavour, so for nine days nothing has gone near her mouth. We've a plain one she's willing to look at. A story about the brush going round top, bottom, front, back might do it.
    He has a song, a timer, an app with a dragon, and a brush that lights up. For a week it works and then it's boring and I am again standing there with my knee against the door. He's six. I'm running out of gadgets.
    At camp nobody made them. He came home with the tube still sealed, after ten days, and he's nine and told me with pride. His gums bleed a bit now so he says it hurts, so he does it less, so they bleed more.
    Two kids, one stool, one sink. The little one screams if I help her and the big one does his while walking around the house with foam down his chin. By then it's quarter past eight. I just want it to be the boring ordinary thing that it is.
    She likes doing mine. And the doll's, and the dog's if I let her. Open wide, she says. But when it's her turn the mouth is locked, two years old and stubborn as my dad.
    molars coming through, sore gums, scream the house down when he sees the toothbrush
    We need something for our nursery group, we clean them together after lunch. Three of the children hold the brush in the air and watch the others.
    "It's too spicy!" - the mint one
    sees the toothpaste, clamps shut like a clam
    wets the toothbrush, says he's done it
    "My teeth are tired, Daddy"
    The dentist counted three holes in a mouth of four years and asked who does it at our house. "Nobody," said my son cheerfully, and he's right.
    Gran lets her do them herself and she sucks off the strawberry paste. With me she yells "I did it with Gran, they're still on clean!"
    how do I explain why baby ones matter? she says "theyr falling out anyway" which, fair
    He's three. He lets me do the bottom, then bites down on the bristles and that's the end of it, and he grins.
    It tickles, she says, and the electric toothbrush "buzzes in my eyes". She's autistic, and for her it's no joke.
    twice a day 2 mins = 28 mins a week of screaming. LO 2.5, my arms r scratched. "no teef! no teef!"
    We've tried the app with the song, and the dinosaur brush, and doing it in the bath. My husband does a commentary as if it was the football. He's six and he gets down on the floor and rolls about until one of us gives up. His friend on a sleepover said to him "your breath smells like our dog", and he was hurt, but even so, not that night and not the next.
    My new foster girl came with a mouth full of pain and black stumps. Four are out now and the rest can be saved, if. She's five and she'd never owned one. She carries the purple toothbrush about with her all day, shows it to people ("that's mine"), and when it comes near her lips she hides it behind her back. I'd like her to trust it.
    "You do one side and I'll do none," he offered me. He's five and will be a lawyer.
    Ten years old and she tells me at the door each morning that she's done it. Her brace-free, lovely teeth are furry. "Nobody looks at the back ones," she said, when I ran a finger along.`,
  'first-day-school': `
    Starts Monday. Uniform's too big. He's terrified.
    big school in september and shes tiny
    Junior infants next week, not one friend going
    first ever kindergarten, she has only known grandma
    He's going up to Year 7 and last night he asked me what happens if you can't find the room and the bell's already gone.
    Our daughter turns three on the 4th and the Kita in Hamburg takes her on the 7th; she has been at home with me all her life and thinks I'm coming too.
    How do I tell a four-year-old that after tomorrow he will go again the next day, and the next? He thinks Reception is a one-time outing.
    my son goes in to grade R in january he keep asking who will open his juice and who will wipe him
    She has her new backpack on as I type, she's slept in it, and five minutes ago she said very quietly that she'd changed her mind and would stay little.
    I'd like a story in which a boy finds out where the pegs are, where the toilet is, and that somebody rings a bell when it's time for mums to come. He has never been left anywhere and nursery opens for him on Thursday.
    Eleven, small for his age, got the place at the grammar, two buses each way. Nobody else from his primary got in. He has the timetable stuck over the bed and practises the combination on the locker padlock in the dark. This evening he asked if people really get their heads pushed down the toilet. I drive a cab and I've told him I'll be parked round the corner all week if he wants.
    Her cousin told her that in Primary One the teacher locks the gate and you don't see your mummy again until you can read. She was so looking forward to it until Sunday lunch. Now the lunch box is hidden in the generator shed and she says she is sick. Resumption is on Monday, Ikeja traffic and all.
    Twins, 4, going to pre-K in the same building but not the same room. They've never been in a classroom, I homeschooled their big sister. One is packing, one is under the bed. We did the tour in June and he wouldn't come off my hip. The dog has been told all about it and is apparently going in his place.
    LO starts at the childminders then nursery in 2 wks, shes 2 & has never bin with any1 but me since lockdown type life, what do i say 2 her
    Reception in September, bag packed since June
    starts kindergarten monday & is terrified
    Big school. Tiny boy.
    first morning at daycare, never been apart
    year 7 next week, so many teachers
    says he's going one day only
    who will open my yoghurt there
    My daughter turns three in August and goes to preschool in September, and up to now she has been with me or her nani every hour of her life.
    What will he do all day, who's going to do up his coat, where does he go if he needs a wee: those are the questions I get at 6 am, a week before Primary 1.
    She's had her uniform on all weekend, she's so proud of it, but last night she asked me if I'd be sitting at the back of the class.
    Secondary starts Thursday. He has to get a bus on his own, find room B14, and remember a locker code, and he's gone very quiet for a boy who never shuts up.
    he says hes not going to school bc he cant read yet. how do i explain thats what its for
    Our summer baby will be four years and two days old when he goes into Reception, and he's half the size of the others.
    Her brother told her that you get locked in if you're naughty, so she's decided she won't be attending nursery, thank you.
    I run the settling in group. This autumn we've fourteen two year olds who have never been with strangers, half of them with no English, and I'd like something about the peg with your picture, the carpet, snack time, and Mama coming back.
    ok so dd5 goes to grade R in jan, her twin isnt in the same class. never been apart. both ask me every night which door is mine
    He had his first morning on Monday and thought that was it. On Tuesday I got him up again and he said 'but I've BEEN to school'. I laughed, then saw his face. He is four, he hadn't understood it's every day from now till he's eighteen. I haven't told him about eighteen.
    My son has Down's syndrome and he'll be the first at our village primary. We have visited, he's got a one to one, the head is lovely. He's happy with the slide and the fish tank. But the hall with all the children in it made him sit down on the floor. We'd like him to know what that day will look like, from the gate to home time.
    I was sent to boarding at eleven so I swore I'd be calm about this. She starts at the grammar on Wednesday, not one of her friends got in, and she's measured her skirt four times. She wants to know if people will think her rucksack is childish. It's got an otter on it. I love that otter.
    The crèche in our street has a place from February and I go back to work at the bank. He's just two. He doesn't talk much yet and he has never slept anywhere but in his own cot. I've nobody here, my family's all in Accra. I want to read him about a little one who stays, plays, naps, and gets picked up.
    We have a countdown on the fridge until the first day and she's been moving the magnet backwards. Five in October. She can write her name, she knows all the planets, she's not worried about the lessons. It's 'the lots of people' she says. And will they like her laugh.
    gave me his favourite dinosaur so i wouldnt be lonely when he's at nursery. starts tues, its him who's crying in the night
    She begins school in Ohio in August, five years old, and she's been told there's a yellow bus that takes you without your mom. That's all she can talk about.
    High school next door to the rough estate, they've all heard the stories about heads down toilets. He's 11, the smallest in his class, and it's ten sleeps till he starts.
    Big school in two weeks, can't sleep
    starts nursery monday, never been without me
    secondary. bus, tie, map, 1200 kids
    Uniform's been on since breakfast, it's August
    She asked if she can come home when she's learned it. I said yes, in thirteen years.
    My son is to start at the creche near my office and he's been carried on somebody's back since birth. He's two and doesn't know what it is to be put down among strangers.
    How do I tell our boy what'll happen at kindergarten when he's got no English at all? We speak Polish at home and the teacher's got six words.
    hes the youngest in the yr, 4 last week, cant do his zip or wipe his bum. starts thurs
    Nursery class admission is done after so many interviews, and now that the bag and bottle are bought she says thank you, but she'd like to go next year.
    I want him to know where the toilets are, that he can ask, and that lunch is not optional. He's worried about a thing called "phonics" which he believes is an animal.
    Middle school starts on the 12th and it's the one with the lockers. We bought a lock so that he could practice, thirty-six left, twenty-four right, and he's been sitting on the porch swing with it since Sunday church. He's eleven. He told his grandpa that he knows how it works, it's just his hands that don't. He never even mentioned the kids or the teachers. I think if he can get that lock open, he'll be all right, and I think he knows it.
    Her first day is Tuesday. I've walked her past the gate, her lola has sewn her name in everything, even the handkerchief, and her ninong has given her shoes that light up. And last night she said to me very seriously: "Mama, who'll be my person there?" I had no answer. There will be forty-five pupils in that room. She's six, the eldest, she has always been the one who looks after others.
    It was going well until an uncle told him that in Grade 1 they beat you. They don't. Now he's practising sitting with arms folded for when he goes in January.
    me & his dad both cried at the settle in day and he patted us. so its not him its us?? no he's started sleeping with his rucksack on, 3 wks to go til reception`,
  'building-confidence': `
    "I can't" before she's even looked
    Won't go near the climbing wall, ever
    first karate class, stayed in the car
    stabilisers came off, now refuses the bike
    Every club we sign him up for, he watches from the bench with his shoes on and tells me next week.
    She's five, and if she hasn't done a thing before, the answer is no: the slide with the bend, the trampoline, even a different colour crayon.
    My grandson got a skateboard for his eighth birthday and it stands behind the door with the ribbon on. He says he'll do it once he knows how.
    How do you get a six year old to have a go? We paid for a whole term of gymnastics and she has held the coach's hand and not done one roll.
    my boy 9 wants to play drums so bad, i borowed a kit from church, now he say what if i am no good at it and he wont sit down on the stool
    Skates on, gate open, whole class on the ice, and mine gripping the barrier saying he'd rather just hold the coats. I want him to learn that wobbling is how it starts.
    We are on holiday near Durban and there's a little rope bridge over a stream in the camp. All the cousins run over it. Naledi, 7, has stood at the end of it every morning in her bucket hat and then walked round by the road. She isn't upset exactly, she's annoyed with herself. Nobody is pushing her but I can see she'd love to have done it before we drive home on Saturday.
    I cook for a living. My son is four and would not crack an egg, would not stir, would not touch the whisk, because he has never done it and "it will go wrong". It is only an egg. I said I break them by the dozen. He said yes, but you're a chef.
    He used to leap at anything and since about Christmas he asks to see it first on my phone, asks who'll be there, whether he'll be the only beginner. Scouts starts tonight at half six and his woggle is on the table. He wants the fun of it. He just doesn't want the first five minutes of it.
    Building her confidence to try something for the first time - horse riding, we've got a taster on Sunday and she's already "got a tummy ache"
    'I can't' before she's even tried
    stands at the side and watches
    won't get on the bike without stabilisers
    first karate class, wouldn't go in
    Too scared for the big slide
    says she'll look silly
    needs a push to have a go
    He has watched the other kids on the climbing wall for six Saturdays now and says every time that he'll do it next week.
    How do I show my seven year old that everyone's a beginner at first? Her sister makes everything look easy and so she doesn't start.
    My boy loves music, hums all day long, and when we took him to the trial violin lesson he kept both hands in his pockets for half an hour.
    she asks me to do it all. buttons, pouring, cutting, ringing the bell. 'you do it mama i cant'. she can!! shes 4
    The scouts are doing kayaks in June. He's ten, he can swim like a fish, but he's never been in one and he's already told the leader that he has a bad shoulder.
    At the balancing beam in the playground she puts one foot on, takes it off again, and tells me it's for other children.
    DS8 was asked to be goalie for the u9s, he'd love to really, says no thanks bc hes never done it. regrets it all the way home
    I'd like her to feel how it is to be wobbly at something and to stay with it for a minute longer.
    All his friends have learned to roller skate in the basketball court behind the church. He's the only one in sandals.
    We live on a farm and at her age I was on a pony already. I don't want to push her. She grooms it, she feeds it, she knows its moods better than I do. But when I hold out the helmet she steps back and shakes her head. She's six, and she told her cousin in secret that she'd like to ride to the river one day.
    My son's got one hand that doesn't do what he wants (mild cerebral palsy), he's five and very clever. He's decided that he doesn't do 'hand things'. So no scissors, no dough, no Lego when others are about. His OT says he could manage far more if only he'd have a try. I'd like him to meet a hero who does it in her own way.
    Grandad said he could help with the sawing. Real saw, real bench, leather apron that we had cut down to size. He stood there so thrilled, and then when the saw was in his hand he gave it back. 'Maybe when I'm eight.' He's seven and a half. Grandad's not going to be here for ever to teach him.
    The library has a coding club and it's her thing totally, she's got notebooks full of robots. She got to the door, saw it was mostly boys, and turned round. She's eleven. In the car she said that it looked boring. I know that voice.
    Since nobody was able to go anywhere for so long, I suppose, she grew up on our sofa. At two and a half everything's new to her: sand, grass, a swing, a see saw. She wants to be near it but not on it. She points and says 'Mummy go'. So Mummy has been going down an awful lot of slides.
    he wants to join in the drumming at the eid fair but hangs on my arm saying 'what if im no good'
    Never been on a zip wire, a trampoline or a boat, and not because we didn't offer. Nine years old. Stands holding the coats.
    My daughter of 12 has been asked to read the news on the school radio, behind a glass, no audience. She says that she's not the sort of person who does things.
    "I can't" before she's even looked at it
    signed up for judo, sits on the bench
    always lets her sister go first, at everything
    He's watched every video there is on skateboarding, he owns the helmet and the pads, and he has not once stood on the thing.
    She wanted so much to join the drum group at the community centre. Now we go each Tuesday and stand in the corridor and listen, then go home.
    How do I get a boy of 7 to have a go when he isn't certain he'll be good at it? He picks the slide for babies since he knows that one.
    every1 in the compound can climb the guava tree. mine is 9 and holds their slippers
    The climbing wall at the birthday: eleven children up and down like squirrels and our Franek explaining to the instructor why his arms are not that kind of arms.
    I want her to know that wobbly is how everyone starts. In our family she only sees people who are already good at things.
    My daughter got the chance to go on the donkey at Juhu, to hold the parrot, to try the potter's wheel. Each time it's "next time, Mumma". She's five. My husband says leave it, she is cautious, what's the harm. But in the night she told me that she has a box in her head where all the next-times are and it's full now. She wants the small door to open, I think, she can't find the handle.
    He used to be the kid who'd try anything, and then he broke his wrist at the skate park in Plano. It's all healed, has been since August. Coach keeps a spot for him, his buddies holler for him through the fence, and he says he's got homework. He's ten and never wanted to do homework in his life. I don't need him back on the big ramp. I'd just like to see him take one step toward something that he doesn't know the end of.
    wont use the cooker, wont pour her own milk, wont cut w/ a knife. DD8. its my fault i do everything for her, quicker that way. she said to me "im not a person that can do things". broke my heart a bit
    The school in Soweto got a chess board from a donor and he looked at it for a whole month. He asks me what the horse does. I say go and play, he says they'll see that I don't know.`,
  'bath-time': `
    soap in eyes once, never again
    thinks he'll go down the plughole
    Screams the house down when I rinse her
    hasnt let me wash his hair since easter
    We live in the muddiest bit of Donegal and my four-year-old would rather sleep in his dirt than get in the tub.
    She has thick 4C curls and wash day takes two hours; by the second rinse we're both crying over the side of the bath.
    He did a poo in there by accident three weeks ago and since then he will only stand on the mat and be wiped with a flannel.
    How do I convince a seven year old boy that smelling of football is not the same as being clean? He stands in the shower with his arms folded and comes out dry.
    dd2 used to luv it, now she climbs up me like a cat the minute i run the taps & i end up soaked in my work tunic
    Lying back is the trouble. She won't tip her head, so the shampoo goes exactly where she's afraid it will go.
    In our house it's bucket and mug, as my own mother did it in Kochi. My daughter is three and was happy until the day the water came too hot, only for a second. Now she stamps and shouts "hot hot" at water that's cooler than my tea. My mother-in-law has started singing loudly to drown her out. It has not helped anybody.
    My brother's little lad is staying with us while his mam works away. Five. At home they've only a shower and we've only a bath, and he asked if things live in it. I put the toy boats in, I put bubbles in, I got in myself in my trunks, God help us. He sat on the loo lid and watched me politely.
    Every second night the same circus: won't get in, then won't get out. The getting in is the worse half. He goes limp in the hallway, he says he washed at nursery, he says the cat had a go instead of him. By then it's eight and I've a shift at five.
    I work at a residential nursery and one of my toddlers goes stiff when the shampoo bottle comes out, even at the sound of the lid. I'd like him to hear about a child who is told each time what comes next: wet, rub, rinse, towel.
    screams when I wash her hair
    Shampoo day. Send help
    scared of going down the plughole
    refuses to get in the tub, 2.5 yrs
    won't get OUT, prune fingers, blue lips
    smelly 9 year old who wont shower
    bath time screaming, neighbours banging on wall
    He stands up in the water the whole time, stiff as a post, and holds on to the tap. Since he slipped once in August he won't sit down.
    She has thick curly hair that needs to be washed and conditioned properly, which takes us forty minutes, and by minute five she's climbing out over my shoulder with suds everywhere.
    How do I explain to a three year old that the bubbles can't hurt her? Somebody at nursery told her that there's crabs in the foam.
    My boy did a poo in the bath last week. His sister shrieked, he shrieked, and now neither of them will go in the water.
    DS4 used to love his tub then we moved to a flat w/ only a shower & he thinks its raining indoors. shakes & begs me to turn it off
    Our daughter is eleven, plays hockey three times a week, and thinks that deodorant over yesterday is a wash. I want it said kindly and by somebody who isn't her mother.
    We bathe with a bucket and dipper here in Cebu, and my nephew has come from Chicago, six years old. He looks at the bucket and cries.
    After the sea there's sand in every fold of him and he says no, never, not the bath, the sand is his.
    My grandson thinks that when the letting out of the water makes that gurgle, it's a creature calling him by name. He's two.
    She says the water is too hot, then too cold, then too wet. By the time it's right she's run off naked round the sofa with the dog.
    Tuesdays and Fridays are washing days for his hair, and he knows, because he starts asking at breakfast is it Tuesday. He's five. I've tried lying him back in my arm, a jug with a rubber lip, stickers on the ceiling to look at, and no-tears shampoo that brought tears. His dad just does it fast and gets it over. Afterwards he sits in the towel, on my lap, sobbing like someone who's been betrayed.
    My two share a bath because we have a meter and one's enough to pay for. The big one is seven and likes it quiet, with her ponies lined up along the side. The small one's three and is a whale. So there's a flood, a pony overboard, and then somebody refuses to have her back washed because somebody else looked at her. I'd like the end of our day back please.
    I take care of my brother's boy while he drives long haul, and nobody ever bathed this child on a schedule before. He's eight. First night I ran him a nice tub with bubbles and he asked what it was for. He'll wash his hands and his face but he says that getting all the way in is for babies, and his teacher has moved his desk by the window.
    it started with soap in one eye at grannys in sligo. thats all it was, one drop. now its 3 weeks and I'm wiping her down with a flannel on the bathroom mat, shes just 2, and she does a wee for fright if i even turn on the tap. i want the duck to be her friend again
    He used to be bathed by his mum, my daughter, and since she's gone back to working evenings it's me. I do it wrong. I use the wrong cup, I don't do the pirate voice, the towel ought to be over the heater. He's four, and last night he stood at the bathroom door in his pants with his arms folded and said "I shall be dirty then." I nearly let him.
    My daughter (6) hates leaning back with nothing to hold. As soon as her ears go under to get the conditioner out she panics, and I end up with a tangle that lasts until the next wash on Sunday.
    They had paint all over them, the whole toddler group, and every other child giggled in the big tin tub in the yard. Ours ran, orange to the elbows, and hid behind the compost.
    no hair wash. not today not Sunday not ever
    stands up in the tub holding the tap, roaring
    smells a bit, won't go near the bathroom
    spider in the overflow (there isn't)
    It is the plug. Once it is out she has to be out as well, dried, and on the landing before the gurgle, for she's seen where the foam goes.
    He did a poo in it, his own, two weeks ago, it bobbed, and he has not put a toe in since.
    How do I wash a head that will not be tipped back? She holds on to my necklace and yells that she's falling into the ceiling.
    I do four-strand twists and wash day is Saturday, it's three hours with the conditioner and the comb and the cartoons. My mother did mine on the step in Kingston and I cried also, I know. But mine starts crying on Thursday. She's five, she asks me if it's Saturday yet in the voice you'd ask about a dog that bites. I'd like our Saturday to be something nice.
    DS4 won't get in then won't get OUT. lips blue, fingers like prunes, water stone cold. every night. I've a baby to feed & my knees are soaked
    There's shampoo in the hair at the back of her neck since Sunday, dried, because that is when she climbed out over my shoulder and ran.
    We've only the shower in the new flat in Hamburg and he's used to a baby tub on the kitchen floor, with his boats. It comes down from above, it hisses, there's a curtain that sticks to his bum. He's three. I've been doing him in bits with a flannel for a month, a leg at a time, while he stands in the washing-up bowl and floats one boat between his feet.
    She comes to us for respite, one weekend a month. She can't have the door shut and can't have it open. She can't have bubbles as she can't see her legs under there. Last time we sat on the bathroom mat with our clothes on, the both of us, and looked at the water until it had gone cold. She's six. I thought that was a good start, actually, so I'd like the second chapter.
    Age 9, mud to the ears from rugby, says he had a wash "on Tuesday in the rain"
    It used to be her favourite. Then her dad ran it too warm, nothing at all, a bit pink, and now she has the duck go in first, then the thermometer fish, then my elbow, then Daddy's elbow, and after all of that she says it is hot, when it's cold by now, and goes to bed in her dirt.`,
  teamwork: `
    He's the captain, goalie and referee, apparently
    never passes the ball. NEVER.
    would rather do it all himself, badly
    Three cousins, one tent, nobody holding the pole
    Under-8s coach here: my own lad dribbles through his own team-mates to get to the goal, and they've stopped trying to run with him.
    She took over the whole den, told the others where to put each stick, and then wondered why they all went home for tea.
    How can I show my kids that carrying the shopping up four floors goes quicker if one holds the door? They each try to be first & the eggs paid for it.
    My two were meant to build the LEGO castle between them, and instead there are now two half castles and no drawbridge as each has half the bits.
    relay race at sports day my son finish his part then he didnt give the baton he just kept runing the hole lap himself
    I want the little ones in my group to find out that the big parachute only flies up when everybody lifts at the same time.
    We keep bees and goats and everybody has a job in the morning. My eldest, nine, does his fast and then sits on the wall while his sister struggles with the feed sack. "That's hers," he says. It is hers. But the goats are all of ours, and they're out on the road again because nobody closed the gate she couldn't reach. I'd like him to see that we're one crew.
    Dragon-boat day for families at the lake in Subic. Ten paddlers, one drum. My daughter decided she'd paddle at her own speed as hers was better, and we went round in a slow circle with all the titos laughing. She was furious with everybody but herself. She's ten and she is strong, and that's half the trouble.
    The twins entered the go-kart derby in our Ohio town with one cart. One wants to steer, one wants to steer. Nobody wants to push. Grandpa welded a second wheel on as a joke and it only made it worse. Race is two weeks off and the thing has no brakes because they can't agree who'd work them.
    Good at working alone, hopeless at working together. Six yrs. In the sandpit he stops the others digging because they're "ruining my canal", when with four spades they'd have got the water through by lunch
    won't pass the ball to anyone
    bosses everybody about, then plays alone
    three kids, one den, three different plans
    football coach says he plays for himself
    building a raft at Cubs, total shambles
    brother and sister can't carry one basket together
    does it all herself so it's "right", others stand about
    He got the ball in the under-eights final with two boys free in front of goal, tried to go round five of them, and lost it. On the way home he said that the team had let him down.
    We wanted to put up the tent as a family, and each of my children pulled at a different corner with all their might. It went up like a kite.
    My daughter's in a relay team and is the fastest, she can't see why she must practise the handing over when she could simply run the whole lot.
    How do I get across to a five year old that when he and his cousin both drag the sledge in the same direction, it moves?
    ds4 & ds6 tidy the lego = fight. bake = fight. walk the dog, 1 lead = fight. I want them to find out that some stuff is easier w 2
    At nursery they were to carry the long plank over to the mud kitchen, four of them, and my lad let go in the middle to look at a worm. The plank came down on three sets of toes.
    She is on the school robotics side in Bangalore, ten years old. The others want her to code while they build, she wants to do both, and they've asked the sir to take her off.
    My son is the littlest on the rowing crew and thinks that his oar makes no difference, so he's stopped pulling. The boat goes in circles now.
    I'd like the kids to help on the farm at lambing without it being a contest. One holds the bottle, one does the gate, one counts. All three want the bottle.
    The street's doing a carnival float and the children from our end, ages 5 to 12, got the dragon. Nobody will be the back legs.
    She sings in the choir at church and she sings the loudest. I mean so loud that the choir mistress in Enugu moved her to the end, then to the other end. My Adaeze's seven, and to her the point of singing is that God can pick her out. I don't want to squash that voice at all! I only want her to hear how it is when forty voices lean on each other and breathe in one place.
    We moved in with my mum and there's a lot to get done before Sunday: chickens to feed, boxes, a fence to paint. I gave my two boys a job each. The nine-year-old finished his and went in to his game, and the six-year-old was left out there with a brush as big as himself until it got dark. When I asked, the big one said "I did my half". That's the sentence I'd like a story against.
    My girl plays in goal. When it goes in, the rest of the team groan at her, and she's started to groan at them: you let him through, you were asleep. On Saturday they were six nil down with everyone shouting at everyone and not a soul running. They are eight year olds! I volunteer with the oranges. I'd love something about a pack of animals who only get across the river once they quit blaming.
    there was this bridge building thing at the holiday camp. my son had the idea (good one), a girl had the string, two others had the sticks and no one would give their bit to the others bcs each wanted it to be THEIR bridge. no bridge. hes 7 and still on about how his idea was best
    I take the three and four year olds for parachute time, the big coloured cloth. If they all lift together there's a dome and they may run under it. One lifts, one sits on it, one wraps himself up. They've never yet seen the dome. I'd like them to know what "one, two, three, all of us" is for.
    My twins do synchronised swimming and have stopped speaking to each other, which you can imagine is a problem from the judges' end.
    Grandad's jigsaw, a thousand pieces. My grandson hid the last one in his sock so that it'd be him who finished it, after five of us had been at it for a week.
    He won't pass the ball. Ever.
    builds dam alone, sends other kids away
    two captains, no crew, raft sank
    wants to do the whole puzzle by herself
    The cousins were to put up the tent at the camp together. After an hour there were three half-tents and nobody had a peg left.
    My son is goalkeeper for the under 8s and when a goal goes in he tells each defender, by name, whose fault it was.
    How do I show my two that they would be finished in ten minutes if one dried while the other one washed? They'd rather each do half of it badly.
    relay at sports day, she ran her bit, then ran everyone elses bit too with the baton. dq'd
    At our Nativity play the shepherds and the kings don't speak to one another, because the kings got crowns. I'm the one who has to direct this.
    I want him to know that the one who holds the ladder matters too. He only wants to be the one on top of it.
    Every Saturday the whole street in our part of Enugu comes out for sanitation, that's the tradition, everybody has a broom. My daughter swept only in front of our gate, up to the exact line, and went in. Old Mama Ngozi's side was not done. I told her many hands, and she told me she'd done her hands. She's eight and she isn't lazy at all. She just can't see what it's got to do with her.
    Scout robotics, four girls, one robot. Mine has the ideas, that's not bragging, even the others say it. She takes the thing out of their hands when they're slow and fixes it and hands it back. Two of the moms called me. The county meet in Waco is in three weeks and the rule is every kid's got to drive it. I'd like her to find out that it goes further with four, even if it goes slower.
    they was making a den in the woods, my 3 & the neighbours 2, somehow it ended up w/ 5 dens 1 stick each. and crying cos it rained and no den had a roof
    We row dragon boats here, children's boats too, eight on a side and a drum. Nine-year-old Paolo is the strongest, and he pulls when he feels like it. The coach put him on the drum for a week to listen.`,
  'screen-time': `
    six hours of Minecraft on a Saturday
    hides the ipad under his duvet
    "just one more episode" x 100
    would live on YouTube if we let her
    Tariq is 9 and I set a limit of forty-five minutes a day, and every single day he haggles me up to two hours like a man selling carpets at Balogun market.
    How do I explain to a four year old why Bluey has to stop after two when the next one starts playing by itself?
    She asks for the tablet before she's even said good morning, then at breakfast, then in the car, then on the loo.
    DS7 knows my passcode and changed the timer himself, so his half hour of games lasted until lunch
    my LO is 3 & watches cocomelon while eating, in the buggy, in the bath, everywhere.. my own fault from when i had covid but now i dont know how to cut it down
    I want my grandson to learn that he can press the off button himself, without me standing over him counting down from ten.
    We are in Hamburg and it has rained for three weeks. I work from home, the Kita is on strike, and the television has become the second parent. Jonas, 5, has now seen every Feuerwehrmann Sam there is and he doesn't even look up when his papa comes in. We want to make a rule for after the strike, one film and then finished, but he needs to understand it is not a punishment.
    The optician said her eyes need rest and to halve the time on the tablet. Amaya is 8, she draws on it, she chats to her cousins in Cebu on it, she watches her Korean shows on it, and she can't see which part she should give up. When I say time is up she says she's in the middle of something, and she always is. My husband meanwhile is on his own phone all evening, which she has pointed out.
    I found him at half past two in the morning in the living room, sound off, face blue from the light, playing Roblox. He's ten. He said he only went down for water and "it was just there". He fell asleep in maths the next day and his teacher rang me at the salon.
    the childminder lets them have the telly on all day and at ours it's an hour after tea, so my twins think I'm the meanest mum in Leeds. how do you tell 5 year olds that enough is enough even if they still want more
    ipad ipad ipad from the minute he wakes
    one more episode, always
    begs for my phone in every queue
    Six hours of Roblox on Saturday
    hides under the duvet with the Switch
    cant get her off youtube
    'just let me finish this level'
    I say it's time to switch the telly off and my three year old lies across the remote control like a goalkeeper.
    How can I explain to a seven year old that an hour is an hour? He says that the loading doesn't count and the adverts don't count.
    We used to go to the park after school. Now she asks if she can stay in and watch the girl on YouTube who opens eggs.
    my son knows my passcode, his dads passcode and his nans. he's FIVE. found him at 5am in the lounge with the tablet lit up
    It was a long lockdown sort of winter here, grandma ill, me working from the kitchen, and the tablet became the nanny. I'd like to wind it back and he doesn't see why he should.
    Fortnite with his mates can't be paused, he tells me, so tea gets cold every evening and then I pull the plug and I'm the worst mother in Leeds.
    She watches cartoons at every meal because otherwise she won't sit, and I want to eat one dinner with a child who looks up.
    What I'd like him to learn: the game will still be there tomorrow, and there is a whole garden outside.
    DD10 has been told 30 mins after homework. Somehow it's two hours every day, she 'forgets' to look at the clock, and I find her in the loo with it
    My husband gives the phone to our toddler in the car, at the barber, in church, anywhere it's quiet. So now she holds out her hand for it and says 'bideo'. She's not even two and a half. I've said no videos till after lunch and she follows me round with her hand out. It'd be sweet if it wasn't so sad.
    At his cousins' house in Durban there's no limit at all, they game until midnight with the sound up. At ours it is weekends only. He came back from the holidays saying we're the strictest family in South Africa. I don't want to fight, I want him to understand why we do it.
    He used to draw all day long. Dinosaurs, mostly, there's a drawer full. Since he got the tablet for his sixth birthday the pencils haven't moved. When the timer rings he resets it, the little so and so, and looks at me with big eyes. We miss the dinosaurs.
    We agreed on a plan together, she even signed it with a star. Two programmes after nursery and then she herself presses the button. Day one she pressed it. From day two she's had a reason every time why that wasn't really the end.
    I'm a grandfather and I have them on Wednesdays. There they sit, side by side, one on each device, and they don't hear me come in with the pancakes. I'd planned to teach them chess and to go down to the canal. When I say put it away now they say 'in a sec' and the sec lasts till their mother comes.
    Teacher rang to say he's falling asleep in maths. Turns out that he plays on the old phone under his pillow after we've gone to bed, he's eleven, and he says everyone in the class does it. I took it away for the week. He says he now has 'nothing to live for' in that theatrical way. He needs to get how it steals his sleep.
    rainy half term, three kids, one telly, nobody can stop watching it. help
    Bluey ends and she shouts AGAIN, and it's the same when that one ends. Two and a half, doesn't get the idea of enough.
    "It can't be paused, it's ONLINE!"
    bit the remote when I pressed off
    "One more episode" is her whole vocabulary
    tablet under the duvet at midnight
    When the ten minutes are up he goes stiff and hisses "you've killed my guy".
    Nana lets her have YouTube from lunch till I come, then says to me "she was good as gold". I'm the one who takes it away and gets kicked.
    how do I explain to a 3 yr old that bluey has to go to sleep now? she hugged the tv and said "bluey wants me"
    He set his own timer, and was very proud, and when it rang he threw it in the bin.
    PS5 went off at 7 like we said & he punched the door. "you always do it when im winning". hes 11. theres a hole in the door now
    The doctor asked her how long she is on the tablet each day. "Until it's empty," said my daughter.
    We've got a rule, it's a good rule, it's on the fridge. An hour after homework. He signs off from his game by shouting that his team are going to hate him, then he lies on the kitchen floor and moans until supper, and I step over him with the pans. His dad, who's on his phone, says "leave him be". I do see the joke.
    I work from home in two languages and yes, cartoons are my childcare. At four I close the laptop and she knows that it's over. Yesterday she looked up, all glassy, and said "but what is there?" She's five. There's a garden, a brother, a trampoline and a rabbit. She sobbed as though I'd said we were moving to the moon.
    Teacher says he's tired and only ever talks about Roblox. At home he "just has to finish" something with no finish. I'd love him to be the one who puts it down.
    She said to me, fair enough, "you turn mine off and then you look at yours".`,
  'managing-anger': `
    threw a chair at nursery again
    goes from nought to volcano in seconds
    He roars. Actually roars. Neighbours knocked.
    smashed his brother's lego castle in a rage
    Her fists go tight and her face goes purple because I cut the toast in squares, and then there's nothing in the world that reaches her for twenty minutes.
    Kwame, 8, kicked a hole in the bedroom door when his cousin called him a baby, and afterwards he sat on the bed and asked me what is wrong with him.
    what can he do with his body when he's that cross, other than kick me and the cat?
    my daughter 6 screams so hard she's sick if she doesnt get her way & i am 34 weeks pregnant and cant lift her off the supermarket floor anymore
    I foster a boy of five who breaks things when he's furious, mostly his own things, and then weeps over the pieces.
    I'd like a story where the crossness is allowed but the punching of walls isn't.
    He holds it together all day at school and I get told how lovely he is. Then I pick him up, the car door shuts, and it starts: shoes flying, calling me every name, thumping the seat. Yesterday it was because I had brought the wrong snack. By the time we reach Mitchells Plain my hands are shaking on the wheel. I know he isn't angry about a banana.
    My twins are 4 and one of them has a temper like my late father-in-law, God rest him. On Sunday she tore the page out of her sister's library book, bit the sofa, and told Granny to go in the bin, all because the red cup was in the dishwasher. We tried the calm corner. She dismantled the calm corner. Blowing out pretend candles made her angrier because there was no cake.
    He lost his rag at football practise when the coach subbed him, pushed the water cooler over and swore he'd never calm down ever. 9 years old. the other parents all looking at me. i had a temper at that age too and nobody taught me anything, just the belt, so i want him to have something better
    Since my shifts changed Leah's been like a shaken bottle of Coke. The littlest thing, a zip, a sock, her sister humming, and she explodes and lashes out at whoever's nearest. She told me after one of these "my head gets hot and then I can't hear you". She's seven. I'd love for her to notice the hot before the bang.
    throws chairs
    lashes out then sobs in my arms
    full blown meltdown in aldi over a banana
    Goes from 0 to 100 in a second
    kicked a hole in his bedroom door
    fists clenched, roaring, 3 years old
    her temper frightens her
    I broke the biscuit in half and my two year old has been on the kitchen floor for twenty five minutes because I can't put it together again.
    He's the calmest boy at school, they all say so, and then he gets through our front door and explodes at the first word anyone says to him.
    How do I explain that being furious is allowed but that throwing the iron train at Granny isn't?
    My daughter's shoelace wouldn't tie so she hurled both shoes over the neighbour's fence, her school bag after them, and then she screamed that she hates everybody.
    ds9 punches himself in the head when hes mad, says he's stupid. i hold his hands. what else can i do
    When it comes up in her she goes red, her chin shakes, and whoever stands nearest gets it, mostly the baby's buggy or the dog.
    Our foster son, seven, smashed every one of the plant pots on the patio the evening after contact. He's got every reason to be raging. I'd like him to have somewhere to put it.
    He roars. No words, just roars, and stamps, at anything: wrong cup, wrong sock, wrong parent.
    I want her to notice the volcano before it goes off, and to have three things that she can do instead.
    I got called in again today. A boy had knocked his tower over, by accident, and mine turned round and swung at him, then tipped the table and went under it and growled at the teacher. He is five. At home we don't hit, we've never hit. Afterwards he said to me 'my hands did it before I could tell them'. I believed him.
    The thing is she gets it from me. I've a short fuse and she's heard me shout at the printer, at traffic, at her dad. So now at eight she slams, she swears that she's moving out, she ripped up her own certificate. Then she's so ashamed. We could both do with learning to breathe.
    It's hot here, forty degrees, we're all on top of each other and the fan's broken. My middle child can't bear anything any more. Yesterday her cousin looked at her, only looked, and she pulled the tablecloth off with the whole dinner on it. She's six. My mother wants me to use the slipper. I don't.
    In the car park of the garden centre, in front of half the town, he lay down and bit the strap of his own rucksack because I'd said not to run. He's four and strong. I carried him like a surfboard. An older lady told me 'somebody needs a nap', and I nearly had one myself.
    12, hormones, phone, who knows. He put his fist into the wardrobe because his sister had eaten the last of the cereal. Big lad now, taller than me. He came down an hour later and asked if I was scared of him. I was, a bit. I'd like him to find out what's beneath it.
    autistic girl 6, when she's overloaded she screams kicks & cant hear us. not naughty. afterwards she wants to know why it happened
    My toddler gets so cross with his zip, coat, wellies that he bangs his head on the floor.
    She says there's a tiger in her and she can't keep it in. It came out at her birthday party, when they were singing, and it tore down the bunting.
    throws chairs at nursery, he's three
    slams her head on the floor when cross
    goes from 0 to 100 over toast
    He broke the TV with the remote
    I cut the sandwich in triangles, and there we were, forty minutes of screaming, a kicked door, and afterwards he slept on the kitchen tiles.
    Her teacher calls it a volcano. You can see it come up from the neck, red, and then whoever's next to her gets the pencil box.
    How can I teach my boy that he can be vexed and not destroy something? He tore his own school report because his brother looked at it first.
    whacked me in the face in tesco over a kinder egg, i mean properly whacked. everyone lookin. i cried in the car
    All day in school he's good as gold and then the front door shuts and it's shoes at the wall, and "I hate you" to the baby and the gran and the fish.
    I want her to notice it sooner, when it's still only hot ears. By the time she is roaring she can't hear anyone.
    We don't raise our voices in this family, and perhaps that's the trouble, she has nowhere to learn it. Last week she lost her place in a song and overturned the whole keyboard. It's a rented keyboard. She was frightened herself by how strong she'd been; she kept looking at her hands. She is seven, small for her age. I held her and she smelled of iron, like after running.
    My husband had a temper, God rest him, and I see it in our grandson so clearly that it scares me. He's nine. He lost his marbles, real ones I mean, in the sand behind the church in Laredo, and he punched the fence till his knuckles bled. He won't talk about it after. He gets the first aid box and does his own hand, very neat. I'd like him to learn what his grandpa never did, which is that you can walk off before, not after.
    any small no and he's on the floor of the tricycle kicking the driver. terrible 2 ok but he's turning 5. lola says ipagpag mo. tatay says belt. i say there must be a 3rd way
    She's a lovely kid for 23 hours. In the 24th it's plates. Afterwards she's so sorry that she writes notes and leaves them in my slippers, and the next day again plates.`,
  'making-friends': `
    stands by the fence every playtime
    "nobody knows my name there mummy"
    wants a best friend, has none
    follows kids round the park, never speaks
    How do I help my 5 year old go up to someone and ask can I play? She whispers it to me and then hides in my coat.
    He walks straight up to other children, roars like a T-rex in their faces, and can't understand why they back away; he honestly means it as hello.
    Siobhán told me she spends lunch helping the librarian because "the librarian likes me", and she's eight, and I cried in the car.
    We've just come to Ohio from Pune and Vihaan has no one yet, the boys talk about baseball and he stands there smiling and not knowing what to say.
    my boy has turned 4 and at the playgroup he still plays next to them not with them, he looks like he'd love to join but dosent know how you start
    only child, 6, at the campsite all week. watched a gang of kids on bikes go by every night and said "i wish i was one of them" but wouldnt go over
    He is nine and mad about buses. Timetables, engines, the lot. The other lads in his class want to talk about football and he keeps telling them about the 36 to Harrogate, and they drift off. He asked his nan if there is a shop where you get friends. She told him about ours at the allotment, how she and Jean met over a marrow, and he said but nobody at school has a marrow.
    My daughter did invite a girl over once. She'd planned it down to the minute, first the rabbits, then bracelets, then pizza, and when the girl wanted to do the trampoline first she got bossy and it ended early. She's seven. Now she'd like to ask somebody else but doesn't know how to begin, and she's convinced everyone's already in pairs.
    I run the 3-4s room in a nursery and there's one little girl who only ever plays with the grown-ups. She brings me books, she sits on my knee, she tells me all about her dog. When another child comes to our table she goes quiet and waits for them to go. I'd like something I can read with her that shows the first small step towards another child.
    Our son gives his things away. Pokemon cards, his snack, last week his new gloves, because he thinks then they'll be friends with him. They take the card and run off. He's 8 and it breaks my heart and I'd like him to find out what friends are really made from
    plays on her own every single break
    doesn't know how to say hello
    'Nobody is my friend'
    wants a friend so badly
    shy boy 5, hides behind my legs at the park
    too bossy, they run away from him
    how to ask can i play too
    At the playground he stands next to the other children and tells them facts about diggers, and then he comes back to me and says that they didn't want to.
    My daughter comes on so strong, hugging and shouting 'be my friend', that the little girl at the pool went and hid.
    How do I explain that you needn't give your toys away to be liked? He's handed out all his football cards and still he's got no one to sit with.
    She's ten and prefers adults. She can talk for an hour with my colleagues about Egypt, but with a girl her own age she has no idea where to begin.
    ds4 speaks only bengali so far, other kids are friendly but he just watches, what can he do w/o words to make a mate
    The four kids next door play out every evening. Mine watches through the hedge, and when I say go on over she says 'they haven't asked me'.
    We're the only ones living out here, nearest farm is five miles off, so when he does meet another child he behaves as if it were a rare animal.
    im her nan. shes a funny little thing likes beetles and old songs. id like her to find one pal just one
    I would like him to learn how you join a game that's already going on, because he barges in and wants to change the rules.
    She's been in that class for a year and a half now, so it isn't that she's new. They are nice to her. No one is mean, no one leaves her out on purpose, she just hasn't got a someone. On Fridays the others go home in twos. She's eight and she asked me, while I was doing the potatoes, how people get a best friend, like it's a thing you send off for.
    Our son is autistic and he'd like company, whatever people think. He goes up to a boy, stands very close, and says nothing. Or he says the bus timetable. There is one lad, Kwame, who is mad about buses too, but neither has worked out what to say next. They're seven. I nearly pushed them together like magnets.
    First week of the summer camp in Batangas. He rings from the office phone and says that everybody's got a group already. He's twelve and would rather die than sit down at a table where he's not been asked. I told him to look for another boy sitting by himself. He said 'that's me, Ma'.
    At nursery she plays beside the others, very happily, with her back to them. She's nearly four. Yesterday a girl gave her a plastic carrot. She took it, looked at it, and walked off with it. Her key worker said it was an invitation. I'd like her to learn what to do with a carrot.
    We've been home schooling and the only people he sees are me, his gran and the postman. He's six and very good at Scrabble. We joined a group in the park on Wednesdays, and he sits on the bench with me and says he forgot how. I'm not outgoing myself. How does one teach it?
    lunch times in the library again. 11. says books are less complicated than girls. fair. but still
    My toddler walks up to other children at the sandpit, puts his hand on their face, and is very surprised when they cry. He means hello.
    Two weeks at a caravan site full of children and he hasn't spoken to any. He rides past the same boy on his bike, forty times a day, slowing down a little.
    nobody to play with, walks round the yard alone
    She follows other kids and says nothing
    talks only about trains, they all drift off
    knows no one on our new street
    At the playpark he stands by the slide watching the others the way you'd watch a film, and then tells me he had a nice time.
    My daughter was with her ayah till four, never with other small ones. In the sandpit she holds out her shovel to the grown-ups.
    How does a shy one of 6 go up to a group and ask can I play? Every day we rehearse it in the elevator, and every day he says he forgot the words.
    she told me her best friend is the lunch lady. lunch lady is 60 and lovely but still
    He comes on too strong. He meets a child, he hugs him, "you're my best friend now", and the child runs to its mother.
    I would like her to find one person, just the one. We speak Yoruba at home and she's the only girl on the estate who doesn't go to the local primary.
    We came to Warsaw from Lviv with my sister, then from Warsaw here to Texas, and each time my son had to begin again. He's ten and says what for, we will leave anyway. He eats his sandwich with the janitor, who knows some Polish. There is one boy who draws the same kind of tanks and dragons in his notebook. They sit back to back on the bench and neither has ever turned around.
    My lassie's an only child and we live out past the loch where there's more sheep than weans. The dance class on a Saturday is her one chance. She'll do every step and then when they're having their juice she goes and stands in among the coats. I asked her what the other girls are called and she'd no idea, after a whole term. It's not that she doesn't want to. She's got names picked out for all of them.
    homeschooled, 8, moved to katy, tx for husbands work. took him to the co-op park day & he asked a kid "do you wish to converse". they did not wish to converse. he's such good company if anyone would give him 5 min
    His twin has always done the talking for both of them. Now they're put with different teachers, and Miguel has discovered he has no idea how one starts.`,
  'potty-transition': `
    scared he'll fall down the hole
    potty yes, big loo NO
    Won't let us retire the Paw Patrol potty
    she's 4 and we still lug the potty everywhere
    Three months dry on her little pink potty, but lift her on to the grown-up one and she goes stiff as a board and clings round my neck.
    How do I explain to Finn that the family toilet won't swallow him? His legs dangle and he says there's "no floor".
    nursery only has little toilets not potties and he starts in sept. at home he carries his potty to the living room & sits on it watching tv lol, help
    Her potty cracked this morning, granddad trod on it, and she has held her wee for seven hours rather than sit on the toilet like us.
    We bought the step, the padded seat with ducks and the sticker chart, and he sits his teddy on the seat and himself on the potty.
    He does wees on the toilet standing like daddy, but for a poo it has to be the potty behind the sofa, always the potty.
    We're moving to a flat with one tiny bathroom and there is simply no room for his throne, a big wooden potty chair my mother-in-law brought from Poland. Oskar is three and a half. He does everything on it, proudly, and shows us. Put on the toilet he looks down between his knees into the water and starts trembling.
    My granddaughter stays with me in Durban while her mother works. She's been clever with the potty since two. Now she's nearly four and too big for it, her bottom gets stuck and the whole thing lifts up when she stands, and still she'll not hear of the toilet. She says the toilet is for people who are tall.
    I want him to learn that the toilet is just the potty's big brother. He's 3, he's fine with flushing, he even flushes for me, he likes waving bye bye. But sitting up there himself with nothing under his feet is a different story. Tried it with a stool, tried it backwards, tried bribing with a Kinder egg.
    the twins: one swapped from potty to toilet in a day, other one screams if i even put the small seat on top. hes sat on the potty in the hall right now telling his sister shes going to fall in
    fine on potty, terrified of the big loo
    thinks he'll fall in the toilet
    we carry the potty EVERYWHERE, he's 4
    legs dangle, she won't let go of me
    nursery has no potties. starts monday. help
    will wee on toilet, poo only in potty
    potty in living room, won't move to bathroom
    She has been dry since two and is so proud of her little green pot, but when I lift her on to the real one with the clip-on seat she goes rigid and holds it in until we're back on the green one.
    My son starts school in September and they told us at the visit that it's proper toilets only. He asked if he can bring his own from home, in a bag.
    How do I show a three year old that the big one is safe? He dropped a car in there and saw it go, and says that he is next.
    We bought a step, a ladder seat with handles, and a seat with Bluey on it, 60 euro all in, and she still goes behind the sofa on the plastic frog.
    My LO is 2y10m trained on potty at xmas. now the potty is too small, he overshoots & it goes on my rug. but loo is "for daddys"
    At home we've a squat toilet and a little chamber pot for the children. My girl is four now, grandmother says it is time, and she's afraid her slippers will go in the hole.
    He got stuck once. Bottom down, feet up, folded like a deck chair, while I was answering the door. Ever since, it's the pot or nothing.
    I packed away her potty when we moved house thinking it'd be a clean break, and she hasn't done a number two for four days. She asks each night where it's sleeping.
    I want him to learn to stand up at the toilet like the other boys in kindergarten do. He only knows sitting on the small one.
    My triplets were trained in a row on three pots, singing. Two moved up to the toilet. The third sits on hers outside the bathroom door, on her own, like a guard.
    We live in a house with my parents and there's one bathroom, upstairs, avocado green, with the old high toilet my dad won't replace. My daughter's three and a half. She can't get up there by herself and won't be held over it, because it is cold and she sees the water a long way down. So the potty stays in the hall where the postman can see it, and grandad falls over it, and I empty it six times a day. I'd like it to be her idea to move on.
    He likes to see what he's made. That is the trouble, honestly. On the potty he can get up and look, and show everyone, and on the toilet it's gone down in the deep and he feels cheated. My husband says to flush the lot of it and be done. He's three, with a speech delay, and he does the sign for "where" over and over, peering in.
    Grandma bought her a golden potty that plays a tune when you go. Great. Now she will not use anything which doesn't play a tune. We've been to Hamburg and back with that thing in the boot, and she'll be four in May. The toilet at kita is just a normal small one, and the ladies say she stands in front of it and waits for the music.
    My boy has low muscle tone and wobbles on the big seat, so I get why the floor feels better to him. The OT gave us a foot box and a rail. He's 5, he's been on his potty for two years, his bottom no longer fits and leaves a red ring. Each time I suggest trying with the box he tells me "when I'm six".
    I've got a note from preschool saying could we please practice sitting on the adult size at home, because at school she asks for her pink one & cries when they say there isn't any. She has just turned 3. She isn't having accidents, she holds it from 8 until I pick her up at 2 and then we run for the pink one.
    He says the potty would be lonely. Three years old, has named it Gary, and can't go on the toilet because Gary is watching.
    The gap. Between the seat and the ring there's a gap and she could slip down it, she measured it with her arm.
    potty yes, big toilet never
    takes the potty to restaurants, in a Bag for Life
    potty fine, toilet "flushes you like the fish"
    nearly four, still sits on a pink plastic frog
    He has got a step, a padded ring with trains, and a book rack, and he climbs up and admires it all, and gets down and does it in the potty beside.
    Her feet don't touch. It was the first thing she said up there, and the last: "where's the floor gone."
    How can I get him from the little one to the real one before he starts nursery on the 6th? They don't have pottys there and they told us in a letter.
    My daughter has called hers Susan. Susan lives on the bath mat and is thanked after. We're moving to my mother's for the winter and Susan's cracked, she leaves a drip, she has got to go. There's a very nice small seat with handles that fits on Granny's toilet, and I showed my girl and she put her cardigan over it.
    DS3 dry since easter clever boy!! but only potty, only in front of the telly. wont even go in the bathroom. MIL visiting has stepped in it
    The gap is what worries him, between the seat and the lid hinge, where he thinks something might put a hand through, so it's back on the potty with his back to the wall.
    In our house in Mumbai it's a Western toilet upstairs and at my mother's the other kind, and she has been content with a blue tub wherever she goes. She's three and a half. The tub was left on the train in Pune. I put her up on the seat with my two hands round her ribs, and she stayed with her knees by her ears and every muscle hard, and said "finished" before she started.
    I'm a childminder, I've one here who'll wait. Drop off at half seven, and he'll wait until five for his own potty at home, going up and down on his toes at the sink. I've a toddler toilet seat, it's got ducks on. He isn't frightened of it as far as I can see, he just says it's for "when I'm wide".
    We hid it in the loft and she found another: my salad bowl
    He sat on the loo for the first time on Sunday and it slid, the training seat, sideways, with him in it, and he went in up to the armpits. Nobody laughed, or I did, but in the hall. He's gone back to the potty and carries it from room to room like a man with a briefcase.`,
  'respecting-differences': `
    pointed and asked why that lady's so small
    told her friend's lunch is "weird"
    "that's not how you talk, you're saying it wrong"
    says boys can't like unicorns
    At the pool he asked very loudly why that man has one leg, and I went red and dragged him off, which I now think was the wrong thing.
    How do I tell my daughter that her cousin flaps his hands because he's happy, and that it isn't silly just because she doesn't do it?
    A new girl in reception has two mums and my son informed the whole table at tea that this is impossible.
    Chidi is five, he saw our neighbour praying with his beads, and he laughed and copied him all through supper; I want him to learn that people do things their own way and it's not comedy
    we had a family of Sikhs move in next door, lovely people, dd4 keeps trying to look under the boys topknot cover and says its a bun & buns are for girls
    He came home from a playdate saying their house was wrong, because they eat on the floor from one big plate and take off their shoes.
    My class of six-year-olds has a boy with a feeding tube and a girl who signs, and nobody's been unkind exactly. They just stare, or they talk over their heads to the assistant. One said "I don't know how to play with her, she's made different". I'd like a story which shows them that different is ordinary and you can simply ask.
    On the bus to Manila there was a woman with burn scars on her face. My daughter, 4, hid behind me and said "monster" in Tagalog and again in English in case anyone missed it. The woman was gracious about it. I wasn't prepared. At home I tried to talk about how all faces are faces but she only wanted to know if it's catching.
    My son's very sure there's one right way to do everything, and it's ours. He corrected a child who crosses himself before eating, told his friend that real families have a dad in them, and asked my colleague why she wears a scarf when it isn't cold. He isn't malicious. He's 6, he's grown up in a village of four hundred people, and we're moving to Birmingham for my wife's job.
    Grandad here. I took the wee one to the shops and she asked the lad on the till why he talks like a robot, he's got one of them voice boxes. She's 5. I didn't know what to say to either of them, but she should know folk come in all sorts.
    "why is that man so fat" LOUD, on the bus
    stares at people in wheelchairs
    Says our way is the normal way
    asked why her friend has two mums
    points at the lady's headscarf in Aldi
    laughs at how the new boy talks
    why does he flap his hands mummy
    My four year old wouldn't hold a girl's hand at circle time because the girl has six fingers on it. He wasn't nasty, he just put his own hand behind his back.
    In our building in Mumbai each floor cooks another way, and my son of eight holds his nose on the stairs and calls out what he thinks of each.
    How do I explain to a six year old that his friend Yusuf doesn't eat the sausages, that it's not because he's fussy, and that he needn't keep offering?
    There's a boy in her class who wears ear defenders and sits on a wobbly cushion, and my daughter says that it's not fair that he is allowed to and she isn't.
    She saw a man with no legs on a skateboard begging by the robots here in Joburg and shouted "half a man!" She's three. I had no idea what to say.
    my ds5 told a boy that boys cant have long hair & nail varnish. the boy's mum was nice about it but i want him to get that people can be all sorts
    Her penfriend in Ghana wrote that she fetches water before school. My daughter is nine and thinks that means she's to be pitied. I'd like her to be curious instead.
    On the playground he follows a girl with a big birthmark on her face and asks her each day if it's come off yet.
    Ours is a village where everybody looks like everybody's cousin. Next month we're going to London to see my sister, and my son of five has never seen a sari, a turban or a drag queen.
    My granddaughter says "yuck" at what others have in their lunchboxes. Kimchi, it was, this time. The little Korean lad now eats his by the coats.
    I have a friend who was born a dwarf. She's coming to stay for a week with her husband. My girls are 4 and 7, and last time the little one, who was two then, patted her on the head and asked whose baby she was. My friend laughed but she's heard it all her life. This time I want them to have had their questions beforehand: she drives, she's older than me, she'll use a stool for the sink, and nobody picks her up.
    My eldest, she's ten, has got very sure of things. It's wrong to believe in God, it's wrong to eat meat, it's wrong that her friend's father does not let her go to mixed swimming. She tells people so. Last week the friend went home from ours before tea. I'm glad that she thinks about things! I'd like her to find that you can see it another way and still pass somebody the potatoes.
    A boy with Down's syndrome has joined the gymnastics club where I help out on Wednesdays. The seven year olds talk to him in a baby voice, pull his zip up for him, carry his bag. It is meant well. My own is the worst, she wiped his nose. He is a year older than she is and he can do a cartwheel, she can't. I'd like her to see the boy and not a dolly.
    we had our german exchange family over and my boys 8 and 11 spent the week sniggering. they eat cold meat at night, they dont have carpet, the dad wears sandals w socks, they say grace in a funny way. the little girl asked me on the last day if she did something wrong. ashamed isnt the word
    I am a blind mother and my son is used to it. But when his friends come he sees them staring at my eyes and at how I feel for the cups, and one said "is she broken?" My son, who's six, couldn't answer. I'd like a story he can bring to school, not about me as such, but about some creature who gets round the world by ear, among others who go by eye.
    She says that Aditi's temple is wrong since it has an elephant in it and ours has not. They're both five and were having such a nice time with the play dough.
    "Why's that lady got a man's voice?" he said at the till, and then said it again, because I had gone red and pretended I hadn't heard.
    asked why that lady has no legs, loudly
    Calls his classmate's jollof "stinky"
    boys don't wear pink, he told the boy
    New girl from Ukraine, nobody plays her games
    My son came home and told us that the Singh boy has "a bandage on his head because he is hurt", and won't sit near him in case it's catching.
    She wants to know why Amara has got two mums and why she herself only got the one.
    How do I explain to my five-year-old that his cousin flaps and hums because he is happy, and that it isn't funny and shouldn't be copied?
    everyone in our house is loud. my DD 6 thinks her quiet friend is "broken" and keeps shouting at him to fix it
    They eat with their hands at Priya's and with forks at ours, and he told Priya's mother off at her own table. I wanted to sink under it.
    I want him to know that the way we do it in this family is one way and not the right way. He's started correcting how other people pray.
    We moved back from Dubai to Kochi, and in the new apartment block there are people of every kind: Marwari upstairs, a Nigerian student, one old Anglo-Indian lady with a parrot. My daughter is seven and she has made a list of who is normal. We are on it, and the parrot. I laughed and then I didn't. Please help me to make her curious instead of strict.
    There's a boy in her kindergarten who uses a talker, one of those tablets, and walks with a frame. She isn't mean about it. She mothers him: wipes his mouth, answers for him, ties his shoes. He hates it, he ran over her foot. His mother told me ever so nicely that he'd like just to be asked. I'd like a story about that, about somebody who's different from you but no baby.
    taxi rank in town, man with albinism sits next to us, and my boy stares and then asks him is he a white or a black. the man laughed and said I am Sipho. I'd like to build on that, hey
    Half his class has Christmas and the other half doesn't, and he went round in the yard telling the second half that they are on the naughty list. He's four, he was truly sorry for them.`,
  'new-school': `
    year 3, halfway through, knows nobody there
    Third school in four years, army family
    He starts at St Brigid's on Monday, leaving Larkfield
    swapping to the french school after easter
    The old school is closing for good in July because there aren't enough children in the village, and Freya (8) will be bussed to the one in town. She asked whether she is allowed to keep her old jumper.
    My son is leaving mainstream for a special school with only six in a class. It's the right place for him but he thinks he's been thrown out of the old one.
    How do I explain to a 7 year old that we've taken her out of her lovely primary because the fees went up and she will be at the government one across the road from January?
    Amara got the scholarship so in September she goes to a place where they wear blazers and play hockey, all her friends stay behind at the estate school and she says she wont know where to stand at break
    We pulled our boy out after the bullying, and tomorrow is the visit to the other one. He keeps asking if they will know there what happened to him.
    She wants to know who will show her where the loos are, who has already got a best friend, and if they do maths the same way there. Same house, same bed, just a different gate in the morning, after four years at the old one.
    We relocated from Pune to Hamburg in August and Ishaan, 9, did his first week in a class where everybody speaks German. We've been in the flat a while and he likes it, he likes the trams, he likes the bakery. But at school he says he is 'the boy who only nods'. In Pune he was class monitor. My mother on the video call told him to be brave, which did not help at all.
    I'm a nursing assistant and my shifts changed, so the only way I can do drop-off is if the girls switch to the elementary near the hospital. They'll go after Thanksgiving. The little one doesn't care as long as there's a hamster. Nadia, 10, made a list of everything her old school has that this one doesn't, including the squeaky third stair, and read it to us over dinner. I'd like her to know you can miss one place and still learn another.
    ds7 moving schools after half term, his place came up off the waiting list. we were so pleased we forgot he might not be. wants to know why he has to be the new one & will his peg at the old school have another name on it
    My granddaughter came to live nearer us and changed schools in the middle of term. Two weeks in she still puts on the old school tie under her coat. The new teacher is kind about it. In the car she tells me what her old class will be doing now: 'They're at assembly. Now it's spellings.' She does know them all by heart. I drive very slowly on those mornings.
    leaving his primary in the middle of year 4
    nobody knows her there yet
    third school in two years (army family)
    from a village school to 600 kids
    Different uniform, different rules, hates it
    wants his old class back
    joins half way through term on monday
    We won a place at the school round the corner after eighteen months on the list, and now that it's come she is crying that she doesn't want to leave Miss Adeyemi and everybody.
    His school is closing in July for good, they're knocking it down, and the children have been divided over three others.
    How do I tell my nine year old that we have taken him out of where he was being bullied and that it really will be different where he's going?
    she came home after day 2 and said at her last one they did it all differently, lines, lunch, even how they say good morning, & she got it wrong all day
    We've home schooled for four years but next month Noah goes from our kitchen co-op to St Brendan's, where he'll be in fifth class with 28 others who have been together since they were four.
    After the move to Hamburg he's in a class where everything is in German. He understands about half. He was the clever one in Dublin and now he sits there and smiles.
    My daughter has to swap because mainstream wasn't working out for her. The special school has a sensory room and eight in a class; she thinks she is being sent away for being bad.
    ds8 starts at another primary after half term bc of dads job. he's asked 40 times who he'll sit next to
    I'd like her to know that you can miss the old place and still get to like the one you're at now.
    The fees went up so both boys are coming out of the private academy at Christmas and going to the public school on our street. The older one is okay with it. The small one, Chidi, heard another child say that 'only rough children go there' and he's not slept well. We didn't choose it lightly.
    She's been at hers since reception, she's a Year 5 now, knows the caretaker's dog by name. Then we had to go and live nearer my mum. The school here gave her a buddy and a lanyard and a map, all very kind. She says she eats her sandwich and counts till three o'clock. I cry in the car and she doesn't know.
    I'm a foster carer. The little lad who came to us in March has had to change because the one he went to is forty miles off. He asked who'd feed the class hamster. He's a worrier about where the toilets are, which door you come out of, who will be standing there. He visits on Friday with his social worker.
    He was excited till he saw it. Tall gates, three playgrounds, bells instead of a teacher clapping her hands. He's seven. On the tour he held on to my coat and asked if we could go back to his real school now. It starts on the 12th and I've no plan B.
    Transferring in the 4th grade. My son was the kickball king where he was, and at this place they play soccer. He told me at dinner that he's invisible. His sister, who's fifteen, rolls her eyes and says it takes about two weeks. I think he could use a kinder version of that.
    They put on a goodbye assembly for her with a card that everybody had signed and it hit her that she wouldn't be back. On Monday she goes to the other one, with a kilt. She's ten, she says kilts are for bagpipes.
    what if they've all got best friends already mum. what if they do harder sums. (she moves schools after easter)
    Got a scholarship to the music school so he has to leave all his mates, his own choice, and now the week before he says he's made a mistake.
    changing schools in the middle of Year 4
    new uniform, knows no one, starts Monday
    Her third primary in two years
    his old school was better, he says
    My shifts changed, so he has to go to the one near my mother's. He's nine, he's been with the same lads since reception, and he has stopped talking to me.
    She wore her old school jumper under the new one today. The teacher let her.
    Our foster son arrived at ours on a Sunday night, and on Tuesday he stood in a new classroom with a borrowed bag. They'd already done the topic, he'd done another one, and he can't find where they keep the pencils.
    How do I help her with coming in when all the friendships are made? We moved her because of the special unit, which was right for her but she only sees what she lost.
    they shut the village school, 31 kids, and now its a bus to the big one in town w 600. DS8 wants to know who will know his name
    I'm the classroom aide who shows the newcomers round. There's a boy who came to us from a school in Pune last week, he stands up each time an adult speaks, and everyone giggles.
    When I got custody she had to change over to a school on my side of the city. It's a good one, I went there. On the visit she asked where the climbing tree was. At the other place there was a climbing tree, with her initials and Maisie's. There's just tarmac here. She's ten. I'd like her to see that it's allowed to miss the one while she finds her way about in the other.
    He was thrown out, that's the truth of it, and the new place has agreed to take him from September. He's seven. He thinks that everybody there will know already. My husband and I have raised him since he was a baby and we know what a funny, good boy he can be if somebody starts with a clean page. Let him have a first week among strangers in which he isn't the bad one.
    In the old class she was the best reader, here they're all ahead of her and they do French. On day two she asked to be sent back where we came from.
    He drew a map of his former school from memory, toilets and all, so he won't forget it. He's got an induction day at the other one tomorrow and I work it, of course.`,
  'fear-dark': `
    Hallway light has to stay on
    'It's too black in here Mummy'
    Won't go upstairs once the sun's down
    third nightlight this month, still crying
    Load shedding again last night and my four year old screamed from the moment the lights went until they came back at ten. Now she checks the schedule on my phone with me every afternoon.
    He's 9 and has a sleepover with a friend next week in a house where they shut the doors and switch everything off. He's never told anyone he still sleeps with the lamp on.
    How do I explain to my little one that the room is the same room when I've turned the lamp off? She says the wardrobe goes away and doesnt always come back.
    Since the clocks went back he refuses to walk home from after-school club because it's pitch black by half four.
    My daughter asks me to fetch her things from the cupboard under the stairs because the bulb has gone and she will not put even her arm in there.
    New blackout blinds went up on Saturday for the early mornings. Saturday night we had a child standing in our doorway saying he couldn't find his own hands.
    We went camping in the Wicklow hills, which was my husband's idea, and there are no street lamps there of course. Our six year old had never seen real night. She wouldn't leave the tent to wee, wouldn't look up at the stars, and held on to the torch so tight that the batteries were flat by two. Then it was worse. I'd love a story where night is a place you can get to know.
    There's no creature, nothing under the bed, we've asked. It's the not seeing. He is three and a half and very precise about it: with the door open this much it's fine, with the door open that much it isn't. My wife has put a bit of tape on the carpet where the door should stop. Last night the cat pushed it shut.
    lo 5 wont let me turn lamp off, sleeps with it on full, wakes at 3 if i sneak in and switch it of & screams that her eyes dont work
    Our village lost power for two days after the typhoon and my boys were fine while we had candles. On the second night the candles ran out. Now the power is back, the roof is mended, and still Paolo (6) needs to hold my shirt to cross the yard to the kitchen after sunset. His older brother laughs at him. He's a brave child by day, climbs the mango tree higher than anyone.
    landing light on or no sleep
    won't go upstairs once it's night
    power cuts. he screams.
    needs 3 night lights
    Too dark in the tent, had to drive home
    can't see my hands mummy
    afraid as soon as the lamp goes off
    Load shedding again, every evening from six to eight, and my four year old holds on to my skirt the whole time and won't let me go and find the candles.
    We put up the blackout blind for the summer and since then she lies there with her eyes wide open, saying that it's all gone.
    How do I explain to my son that his room is precisely the same room when I've flicked the switch?
    he's 10 and takes his torch to the toilet, doesnt want anyone at school to know
    In winter we come home from the childminder at five and she has to be carried from the car to the front door with her face in my neck, because of how black it is.
    His brother shut him in the cupboard under the stairs for a joke. It was only for a minute, but now he won't have any door closed or bulb switched off.
    ds3 was fine till the clocks went back, now as soon as the sun goes he says 'light on light on light on', we have every bulb in the house burning
    I would love her to find out what's lovely about night time: stars, owls, the moon, how you can hear things better.
    The bulb in her night light went pop at two in the morning and she woke up the whole street.
    We've moved from the city, where it never gets properly black, to my husband's village on the west coast. You can't see your own feet. My six year old has never been somewhere without street lamps and says someone has taken the world away. She sleeps with her head under the quilt and a bicycle light.
    He asked me what's in there, when there's nothing to see. Nothing, I said. That was the wrong answer. He's five and now it's the nothing that he's afraid of. So we leave the hall lamp on, and the bathroom one, and my wife who needs it pitch black has moved to the sofa.
    Planetarium trip with school on Friday, a big treat. My daughter got wind that they turn all the lights out in there and she wants to be ill that day. Same thing with the cinema last year, we had to leave before the film started. She's eight. She'd love the stars if somebody could get her past the first minute.
    She came to us in spring, from a place where things happened after lights out. She is seven. We've told her that she can have the lamp on as long as she wants, all night, always. But she herself would like to dare it, she said, because her friend has glow stars and you can only see them in the dark.
    My grandson stays in my old house where the corridor's long and the switch is at the far end. He runs it with his eyes shut, bang into the dresser last time. Split his lip. He's a big boy of nine, he laughed it off with blood on his chin. But I notice he doesn't drink anything after four so that he won't need to go in the night.
    shadows on the wall from the tree outside, tried everything, he says daytime should be longer
    Tunnels, too, and the cellar and the bottom of the ball pit. It isn't bedtime with her, it's anywhere that she can't see where the edges are. Four and a half.
    Toddler cries when I pull the curtains. Points at the corner and says black, black.
    "The dark is too close to my face"
    landing light, bathroom light, torch, still no
    "Where does my room go at night?"
    bulb went, she screamed the street awake
    We have load shedding in Cape Town, so it all goes black without warning. He drops whatever he has and yells "I can't find me!"
    She has two night lights and asked her gran for a third, "for the corner that's left".
    How do I explain that it's the same wardrobe, the same chair? He says "then why does it need to hide?"
    Clocks went back and now it's black when we leave the after-school club. He won't walk the forty metres to the car. The lady there says "he holds on to the door frame".
    scout camp in 3 wks, theyr 8. he says "there's no switch in a forest". loved it till he thought of that
    Our girl won't fetch a thing from the cellar, not even ice cream. "It comes up the steps behind me when I turn the light off," meaning the black.
    My husband is a sailor and told him that at sea it's so black that you see more stars than sky. That was meant well. Now he thinks it's black like that out of every window and has had the curtains pinned together with my clothes pegs. He's five. He asks for the hall light, and then whether the hall light might get tired.
    The electric's on a meter and last week it ran out before I could get to the shop. We sat with a candle, I made shadow rabbits, and I thought it was rather cosy. My daughter, four, hasn't gone anywhere in the flat by herself after tea since then. "It might run out with me in it," she says at the bathroom door. I'd like her to know she's still there when she can't see it.
    At the cinema the lights went down and he said loudly "who did that?" and was under the seat for the rest. He liked the adverts.
    Optician's dark room, planetarium with the class, even the tunnel on the train to Gran's. The teacher held her hand in the planetarium and said she had shut her eyes "because my own dark is nicer".`,
  'saying-sorry': `
    Sorry?? He'd rather lose his tablet
    knocked nanas vase over, said nothing, walked off
    She shouts SORRY and stomps away
    He thinks one sorry and it's over
    My son broke his friend's Lego ship, on purpose he admits, and now he doesn't know how to face him on Monday. He's ready to give him all his pocket money so that he doesn't have to say anything.
    DD6 trod on a little boys sandcastle at the beach, and instead of saying anything she hid behind my legs and then was cross with HIM for crying. how do i teach her the words
    He says it all day long, sorry sorry sorry, then does the same thing five minutes later. I want him to understand that it comes with putting something right.
    At our nursery we don't force children to say it any more, but parents want to know what we do instead. Ours is a three-year-old who ran over another child's hand with the trike and laughed because she was frightened.
    How can I explain to Zainab that her cousin may need a while before she wants to play again, even though Zainab has written her the card?
    It was an accident and so, in his view, there's nothing to apologise for. The other child has a black eye from the swing.
    Last Sunday after church my 8-year-old told her auntie, in front of everyone, that her jollof was the bad one. Auntie laughed but she went home early. My daughter knows she hurt her; she's been quiet and asking when auntie will come again. But when I dial the number she runs out of the room. She says the word gets stuck in her neck. I want her to find out that it's only hard before.
    I'm the one who has to say it, actually. I lost my temper about the spilled paint and yelled so loudly that she wet herself. I'd had two hours' sleep and an insurance company on the phone. I have told her it was wrong of me, but I'd like something we can read together, in which a grown-up makes a mistake and mends it with a child. She's four.
    He will cry, he'll bargain, he'll go to his room for an hour, anything but look at his sister and admit he cut up her drawing. He is 7 and proud like his grandfather who in fifty years never once took anything back. My mother-in-law finds it funny. I don't.
    Two friends, both seven, both waiting for the other to go first. It started with a shove at the water fountain.
    clams up after he's hurt someone
    spits out "SORRYYY" and carries on doing it
    Broke neighbour's window, too ashamed to knock
    he says the s word but doesnt mean it
    hides under the table instead of making up
    won't apologise to gran, day four now
    wants to make it right with Femi but how
    My 4yo knocked down another boy's tower at nursery in Cork and when the teacher asked her to say something to him she put both hands over her mouth. It was twenty minutes before she'd look at anyone.
    She tore her best friend's drawing on Friday because she was cross. She has cried about it all weekend but says she would rather change schools than face Anouk on Monday.
    How do I explain to a 3 year old that "sorry" isn't a magic password you say and then get your biscuit back?
    My son of nine only ever says "sorry BUT". Sorry but you started it, sorry but you were in my way. I want him to learn to stop before the but.
    Our daughter, seven, apologises for everything: for sneezing, for asking for water, for the rain. I would love her to know when it is her fault and when there's nothing to say it for.
    DS6 trod on the dog's paw by accident & she yelped. he refused to go near her to make up, says "i didnt do it on purpose so i dont have to say it". how do i get thru that accidents count aswell
    I'm a childminder in Ohio. One of my two-year-olds bit into a friend's sandwich and I'd like the little one to do something to mend things, bring a new one or give a pat, since words aren't there yet.
    He told his cousin in Pune over the video call that her dance was rubbish. She hung up. Now he paces round my phone every evening and cannot bring himself to ring back.
    She is 11 and wrote something mean about a girl in the class notebook, and the girl read it. She's drafted five letters to her and binned them all. What can a letter like that say?
    I think he believes that owning up makes him a bad boy. As soon as I say "what could you say to Tom?" he screams "I'm not bad!" and slams the door. He's five.
    I shouted at my eldest this morning over a lost shoe and it turned out I'd moved it myself. I want a story where the grown up gets it wrong and puts it right, because in my family in Lagos no adult ever once did that for a child, and I don't want her growing up thinking only little people have to. She is 6. The shoe was in the car.
    We were at my mother-in-law's for Sunday lunch and Bertie, who is five, kicked the ball indoors after being told twice, and her wedding vase went. He looked at her, looked at the bits, and laughed. I know it was nerves but she took it very badly. He's been asking since whether Nana still likes him, yet when we drove back on Wednesday with flowers he wouldn't get out of the car.
    My twins (8) had a proper falling out on holiday in Cape Town. One had locked the other in the beach hut for a joke. The locker says she already apologised, the lockee says it wasn't real because she was grinning. Their dad thinks we should leave it but it's been a week and they are still sitting at opposite ends of the sofa. What does a real one look like?
    Long story. My foster lad, 10, pushed a little one off the climbing frame at the park, and she needed two stitches. He didn't mean her to fall. In his last home he was made to kneel and beg pardon, so the word itself sets him shaking. I need him to find his own way to put it right with her, a card, a lolly, whatever, without any kneeling.
    nursery in hamburg they make them hug after a fight and my girl hates it, she is 3, she goes stiff like a board. i want her to learn other ways to make it good again, bring a plaster, build the thing up again, ask are you ok. she did hit the boy with the shovel, i dont deny it
    What if the other one doesn't forgive? My daughter said it nicely to Priya for telling her joke as her own, and Priya said "I don't care" and walked off. Ella came home saying she's never going to say it again to anybody because it doesn't work.
    Grandad here. The lad, seven, let my pigeons out as a prank and two never came back. I'm not cross any more. But he scuttles past me with his head down every visit and his mum and I think he'd feel lighter if he could just get it out.
    won't say the S word, ever
    "SORRY!" yelled, arms folded, not meaning it
    Broke Nan's jug, walked off whistling
    says sorry then does it again
    He knocked his sister's tower down and I said he has to apologise. He stood in the hall for an hour and ten minutes with his chin on his chest rather than do it.
    I'm a teaching assistant and I've stopped making them say it. Half of them rattle it off and run. I'd like them to look at the other child and ask what would help.
    My grandson, 8, said something about my walking stick in front of his friends. I know that he feels bad, he's been bringing me biscuits, but he can't get the words over his lips.
    How does a child put something right when the friend doesn't want to hear it? She wrote a card and it came back in pieces.
    she cut her best mates hair for a laugh. now the mum isnt speaking to me & dd thinks a "soz" will sort it
    He says it all day long, for everything, even when I bump into him. He's only six. I want him to learn when it's needed and when it isn't his fault at all.
    I lost my temper on Saturday after a double shift and shouted at my boy about milk, just some spilt milk. He hid. I went in and I told him I'd been wrong. He looked at me as if I had grown a second head, nobody in his life had ever said that to him. Yesterday he trod on the puppy's paw and went and whispered to it, but to people he can't. It's people I'd like him to manage next.
    They had a row about a skipping rope, two girls of seven in my building in Dublin, and mine pushed. The other one's got a plaster cast of dignity about her and won't come out to play till she hears it. Mine says Aoife started it. That may be so. I told her I'd go up the stairs with her and stand beside her. She got to the second floor and turned back. I'd like a story that gets to the third floor.
    If he owns up he thinks that it makes him the bad one. So it's always the wind, the cat, the other boy. He can't go to Liam and say I hurt you and I wish I hadn't.
    In our foster home we mend: if you've hurt somebody you make them a tea, fix the toy, draw something. She refuses even that, because in her old house saying it meant you got hit.`,
  jealousy: `
    'Why does SHE get a pony party'
    He scowls when I hug other kids
    Green-eyed over her best friend's new trainers
    ripped up her sisters certificate
    My friend came by with her baby and my 3 year old tried to climb into my lap on top of it, then told me to give it back. It's not even ours.
    Her cousin got the lead in the dance recital and Lila was a tree. She told everyone on the way home that the costume looked stupid and then cried in the bath.
    Every time my husband and I sit next to each other on the sofa our daughter, 4, squeezes in between and pushes him off. 'MY mummy'.
    Our twins: one walks, talks, scores goals and gets picked; the other watches. Yesterday he hid the medal in the washing machine.
    How do I talk to a nine year old about wanting what other people have? All the kids in class go skiing in February apparently and she now hates one girl for it, a perfectly nice girl.
    hes 6 & mad that his brother got a bike for his bday. had his own bike in march!! kicked the wheel. says we love josh more
    I mind three children during the day along with my own, and mine has begun to pinch. It's always when I am doing something tender: plaits, a plaster, a spoon for the smallest. Afterwards he comes and wants to be carried like a baby, and he's five, and as heavy as a sack of maize. I tell him my heart hasn't got smaller. He puts his hand on it to check.
    Her best friend Maisie has been playing with a new girl called Orla, and there's room for three, the other two both say so. But Edie wants Maisie for herself. She counted how many times Maisie laughed at Orla's jokes. It was eleven. She told me this at teatime over fish fingers with the sort of face my ex used to have. I want her to know the feeling has a name and that it doesn't make her horrible.
    Grandad took the little one fishing because she'd asked him first. Now the big one says fishing's for babies and won't speak to Grandad, whom he adores.
    My foster daughter cannot bear it when my birth daughter gets a card in the post, a good mark, even a cold and a day on the couch. She goes white and quiet and later something of hers is broken. She's ten. She told her social worker that there is only so much nice in a house. I thought that was the saddest sentence and also that a story might be able to answer it better than I can.
    he's got it and I haven't
    sulks whenever her sister gets praise
    green eyed monster, aged 6
    Hates that best friend has a pool
    pushes in between me and my husband
    doesn't like me holding other children
    scratched her cousins new bike
    It was his brother's birthday and he blew out the candles before him, then sat under the table and said that he wished nobody had ever been born in March.
    My eight year old found out that the girl she sits next to is going to Disneyland, and since then she's told the whole class that Disneyland burnt down.
    How do I explain to him that his sister getting new shoes doesn't mean I love her more? Her feet grew. His didn't.
    She was the star of the dance class till this Russian girl came who can do the splits. Now she has a tummy ache each Thursday and says dancing is stupid.
    I look after my friends toddler twice a week and my ds3 sits on my lap facing me and holds my face so i cant see the other boy. he even told him "go home no mummy here"
    Her best friend has made another friend and they have matching bracelets. My daughter threw hers, a different one that she'd made for her, into the canal.
    My little brother's the clever one in the family, my son says, speaking of his own brother who's five and reads already. He is seven and has stopped bringing home his reading book.
    He's ten, his sister won a medal at the swimming gala in Durban, and when we got home it had vanished. It was in his pillowcase. He said he only wanted to know what it felt like.
    Every time I hug the dog she pushes him off and hangs round my neck, growling. She's two. The dog's twelve and was here first.
    At the family gathering in Lagos my mother praised my nephew's handwriting in front of all, and my daughter went and poured water on his exercise book.
    I teach Year 3 and my own boy's in the parallel class. He can see me through the glass, being nice to thirty other children, and it's eating him. At home he asks which ones I like. Do I like Harry more? Do I call anybody else sweetheart? Last week I gave a kid a sticker in the corridor and that night my son peeled all of his off his chart and put them in the bin.
    My daughter broke her arm, so for six weeks she's had everyone fussing over her: the cast signed, ice cream, grandad coming with a jigsaw. Her sister, nine, has been an angel about it until this weekend. On Saturday she came down the stairs with her own arm in a scarf and said that hers was broken as well and no one had noticed. I laughed, which was wrong. She hasn't spoken to me since.
    We're on one wage and live in the small flats behind the big houses. He's friends with a lovely lad from the big houses, who has a den and a games room and a mum who's always in. I don't mind that he wants what they've got, I want it too! But he's begun to be nasty to the boy, saying his things are crap, and the boy doesn't know what he's done.
    The twins are 4. If one gets a plaster, both need plasters. If one has a bad dream, so did the other. I kiss one and there's a shout of "ME" from the next room as if she'd heard it through the wall. I count the grapes out loud. My mother in law says I have made it worse with the counting, and that they ought to find out there's enough of me, which is easy to say from Galway.
    shes 11 and her friend got picked for the lead in Annie and she got 'orphan and understudy'. she says shes happy for her. shes not. she wont answer the friends msgs and she cut up the song sheet. i was the same at her age tbh
    I sleep at my son's house on Fridays to mind the kids, and whichever one I read to first the other one lies face down. It doesn't matter who. The little fella said to me, "You've used up the good voice on her."
    My stepson wears my son's favourite team shirt and my husband ruffles his hair, and I can see mine over by the fridge, watching it, going white round the mouth. He's six.
    "you did his voice nicer than mine"
    her cousin's got a horse. an actual horse.
    measured both slices with a ruler
    gets between us on the sofa every single time
    His sister got a glittery pot on her arm and everyone wrote on it, and by evening he'd bandaged his own from wrist to elbow with toilet roll and sat in the hall to be asked.
    Sophie in her class has Lexie as a best friend. My daughter had Lexie as a best friend. She's drawn the three of them and cut one off.
    How do I help a seven year old who can't bear it when his brother is praised? I said "lovely reading, Sam" and he knocked the milk over, looking at me.
    I mind my friend's little boy two afternoons. He is a dote, he says please, he eats turnip. My own one's six and she counts it all up: he got the blue cup, he got your lap for the whole Bluey, you said "sweetheart" to him. Yesterday I found her school shoes in the bin. She wanted to see, she said, if I'd notice something of hers.
    DS8 best mate got picked for the academy. he says well done & all that & then comes home & kicks the ball at our garage til the neighbours come round. says its not fair hes not even that good
    She wants the hearing aids. Her twin has them, in purple with moulds that glitter, and a lady who comes on Wednesdays just to see her.
    My stepdaughter's with us on weekends and he hears "Daddy's girl" from Friday to Sunday. He's five, he has Daddy all week, but that doesn't seem to count. This Saturday he was under the table tying their shoelaces together, hers and Daddy's, and it took us a while to see it: he'd then tied his own on to the end.
    In Manila the whole class brings baon, and there's a girl who has the kind from Japan with a face of rice and seaweed eyes. My girl's is rice and egg in an ice-cream tub, and she's always loved it. On Thursday the other girl's lunch was found in the plant pot. My daughter told me herself, at night, and then she asked why I don't do eyes.
    pinches the dog when I stroke the dog
    Everything his friend has he finds silly. The trainers are silly, the pool's silly, the skiing. He's ten. Last night I heard him on his tablet looking up how much skiing is.`,
  'new-family-member': `
    Grandma's moving in for good
    Uncle Dev on our sofa since March
    au pair arrives tuesday from Spain
    my brother's wife lives here now
    My sister and her little boy are coming to live with us while she gets on her feet, so our house goes from three people to five. My son asked who said they could.
    We've got a foster child coming on Friday, a boy of six, same age as ours. How do I prepare mine for somebody who'll be here at breakfast and might not be nice to him to start with?
    His dad's mother has come from Lagos to stay with us and she does everything differently: the food, the telly, the telling off. Tobi wants to know when she goes home and she isn't going.
    A half brother of 15 that my kids had never met before the summer is now living in our spare room. Nice lad, shy. The girls whisper outside his door.
    DD 5 wont speak to the lady who comes to look after grandad, she lives in w us now and sits in what was dds chair at the table
    Her aunt got married in October, and Nell refuses to call the man Uncle. 'He's just Steve.'
    Since Lolo had his fall he can't be alone, so he's got the room downstairs that used to be for the toys. My four-year-old is half delighted and half furious. He likes the stories and the sweets. He doesn't like whispering during the nap, or that Lolo's teeth are in the glass next to his toothbrush. On Sunday he carried one toy car after another back into that room until there was no floor to walk on.
    We are adopting a little girl, she is three, and our son is seven and has been the only one since ever. The matching panel was last week and we've got a photo of her on the fridge. He says good morning to the photo. But at night he asks things: does she bite, does she know our songs, what if she doesn't like me. It isn't a baby, you see, all his books are about babies.
    An exchange student from Japan will live with us until next summer and my kids (6 and 8) are supposed to treat her as a sister, and they stare at her as if she'd come out of the TV.
    When my cousin died, her daughter Thandi came to us and she isn't leaving, she is ours now. Mine are 4, 7 and 11. There was a bit of a welcome with cake. Then came Monday and one bathroom, and a child who knows none of our jokes and who cries if the radio plays a certain song. My 7-year-old asked if there'll be enough of me. I drive a school bus, there's barely enough of me as it was.
    grandad is moving into our spare room
    two stepsisters arriving at weekends from now on
    We're about to foster a little boy, DD6 unsure
    au pair comes monday, kids don't want her
    he has a half brother he's never met. 15
    cousin from Accra coming to live with us
    "she's not my real auntie" re uncle's bride
    My mother has sold up in Cork and will be living downstairs from next week. My son, who's five, would like to know whose house it'll be then.
    My brother is marrying Grace in June, and my daughter, who's always had him to herself on Saturdays, asked if Grace could be a neighbour instead.
    How do I tell my three year old that we're adopting a girl who's older than she is? She has been looking forward to a baby, and the girl is seven.
    There's a teenager on our sofa bed, my husband's son from before, who's come over from Texas to stay for good. Our boy is four and follows him round with a toy sword.
    We take in a family from Ukraine, a mum, a gran and a boy of eight, and they'll be sharing our kitchen and our bathroom and the swing. My kids ask how long and what they should call them.
    my sister split with her fella so her & her 2 kids r moving in with us, 7 ppl in a 3 bed. my ds9 has 2 budge up and is not happy. they are nice kids just suddenly THERE
    I found my birth father last year, and he's a lovely man. Now my children are to get a brand new grandad at six and nine, and the eldest says that they've got two already and don't need any more.
    The lady who will look after my mother lives in with us from Sunday, she's called Dolores and comes from Iloilo. My daughter of four hid her slippers.
    He's been the youngest of the cousins for eight years, and now my sister in Cape Town has brought home a toddler from the children's home. At the braai he asked if they had kept the receipt.
    Nan's got married again at seventy one. To Colin. The grandkids call him "the Colin" and won't sit in the seat next to his.
    My mum died when I was small and Dad has been on his own a long time. Since Christmas he's had Marguerite, who's kind and a bit loud, and wears a lot of scarves. She's at his house now whenever we come. My daughter, who is seven, used to make toast with Grandpa, the two of them, in the shape of states. Marguerite's got a new toaster that doesn't do it. It's silly, I know, but she cried all the way from Columbus.
    We've two boys of our own, 5 and 8, and from the 3rd we'll have a foster baby of ten months and his sister who's four. We told them in the garden. The five year old said "okay" and asked about the trampoline. The big one didn't say anything and later I found he'd made a sign for his door with a skull on it. I want them to know that she'll be frightened, that it will be odd for everybody at first, and that there's room.
    My husband's father doesn't speak much English and he's coming from Lahore to live with us after his stroke, with his bed in the dining room. The kids have met him twice. They're 3, 6 and 10. They will have to be quieter in the mornings, there'll be other smells and another telly channel, and he prays at five. But he also can whistle with two fingers, and he grew up riding a buffalo. I'd like them to wait for that bit.
    Her big sister, nineteen, has brought her boyfriend home and he lives with us now while they save up for a place. He's a good lad, he does the bins. But Lily (9) used to go in and sit on her sister's bed at night and tell her things, and there's someone in it. She's gone very polite with everyone. The other day she laid the table and left his place out.
    we have become kinship carers for my niece, she is 3, her mam isnt able. my own lad is 4 so they'r nearly twins all of a sudden. he keeps asking is she going home after her tea. shes got his old cot and hes asking for that back as well. no shes staying love, thats the thing
    My partner's kids used to come every second weekend and from September they'll be with us all the time. My daughter says that she liked them better when they were visitors.
    Daddy found out he has a sister in Canada. She's flying in on Friday with her sons, and my six year old wants to know how you can have an aunt that nobody had before.
    Grandad's moving into our back room
    his cousin lives with us now
    Au pair from Spain arrives Thursday
    a stepbrother, same age, same class
    My brother got out of the army with nowhere to go, so he's on our sofa, and my daughter, 5, wants to know when the man's going home.
    There's a big girl in our house whom my husband had before me. She's fifteen, she's come from Ghana to live with us, and my six year old had never met her.
    We told our son that a foster child will be joining us. He said all right, and then he put a stripe of tape across the landing.
    How do I introduce a four year old to a great-uncle who'll be living in the dining room, sleeps all day and doesn't speak English?
    my sons girlfriend has 2 kids & their all comin for every weekend from now on. our wee man (7) counted the sausages and said theres not enough for that lot
    She has taken to sitting in Nani's chair before Nani can get to it. Nani came from Delhi to live with us for good in March, with her own prayers, her own cooking and her own ideas about children.
    I'm a single dad and I work nights, so we've taken a live-in helper, Joy. She's lovely. Kieran, who is six, won't eat what she cooks, won't let her do his zip and asked me how much it'd cost to not have her. It's been him and me for four years, I understand it. But I need her, and I believe that there's room at our table for one more. A story in which the new one brings something with them that was missing?
    My daughter married again in May, and with him came his mother. So now there are two grandmas in the one house, me and her. The girl asked me straight out if she has to love the new one, and which of us is allowed to plait her hair. She's eight. I told her that she doesn't have to love anyone by Friday.
    The nephew came with one suitcase after the accident at my sister's, and he'll be staying. My own two have been told to be nice, and being nice has lasted about nine days.
    She'd been told she has a half brother, aged 12, in Cork, and he's coming for the summer. She has drawn him with half a face and half a body.`,
};
