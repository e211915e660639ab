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
    what do you say to a 2yo who says 'potty is for babies, nappy is for me'`,
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
    Dad's girlfriend had a little boy in June so now my son is a half brother, he says half means he only has to like him half.`,
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
    He won't step on the cracks because then I'll die. He told me that very calmly on the way to the library, he is seven.`,
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
    Grandad made a pirate ship out of a fridge box, for both of them, he said so clearly. The eldest wrote her name on it in marker. Now the little one may stand "in the sea" but not come aboard. I'm not asking for miracles, only for her to let him have a corner of the deck.`,
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
    We found a purse of wool and a doll in the hedge, clearly thrown there. Turns out my eldest and two others had taken turns chucking the things of a girl from the infants because "her face was funny when she cried". They're nine. She isn't somebody they pick on, it was just the one afternoon, and they were bored. He says he didn't think. I want him to think about what it's like to be her.`,
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
    She has ADHD and being still under a blanket is torture, she kicks the wall for an hour and then asks me to start the whole thing again from teeth.`,
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
    The council has found us a proper house after fourteen months in the hostel. You'd think she'd jump for joy but the hostel is where she learned to walk and she wants to stay by her lady at reception.`,
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
    My twins: one is happy as a lark and the other one weeps at adverts, at a leaf, at a dropped ice cream that wasn't even his.`,
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
    waiting for a turn on the bouncy castle, five in, five out, and he was number six. He rolled under the rope. The man took him off, he went back under, and we left with his shoes in my hand. It was his own cousin's christening and I never even got cake.`,
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
    We've won a weekend in a hotel, for our tenth anniversary, and my parents will have the kids. Little one is delighted (there is a train set). Older one, 6, made a paper chain with one link for every hour we'll be gone. There are 26 links. She has asked me to sign each of them.`,
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
    My daughter gets so nervous about tests and exams that she's sick beforehand, and during them she looks at how fast the others are turning the pages. That is where it goes, she says. Rustle rustle and she's on question two. She's a slow, careful kid who reads the small print on cereal. I want her to stay in her own paper and leave the rustling be.`,
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
    It's a hard time in the family. His big brother's nineteen and got mixed up in something and is gone from the house, no one is to mention him and my husband has taken his chair away from the table. Kunle's nine. He sets the place anyway, plate and spoon, where the chair was. We all eat round it.`,
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
    Going to my sister's wedding in Mumbai for two weeks and I'm already packing a suitcase of cheese crackers, because that's all my five year old will accept. I'd like her to be a little brave at the buffet.`,
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
    Our first Christmas apart, and she has asked Santa to put Mama and Papa under one roof.`,
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
    She looked forward to the baby penguins so much that we queued an hour, and then they were asleep in a hole and you couldn't see a thing.`,
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
    This morning I left with one child in a swimsuit under her coat because the choosing had gone on for so long that I gave up. She's 4. It's never the same dress two days running, and she can't begin breakfast until she is dressed, and she can't be dressed until she's decided. The childminder was very nice about it. How do other people leave the house?`,
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
    We set off for the lakes and after half an hour he wanted to turn round because he'd "had enough travel now".`,
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
    We need something for our nursery group, we clean them together after lunch. Three of the children hold the brush in the air and watch the others.`,
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
    High school next door to the rough estate, they've all heard the stories about heads down toilets. He's 11, the smallest in his class, and it's ten sleeps till he starts.`,
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
    My daughter of 12 has been asked to read the news on the school radio, behind a glass, no audience. She says that she's not the sort of person who does things.`,
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
    I work at a residential nursery and one of my toddlers goes stiff when the shampoo bottle comes out, even at the sound of the lid. I'd like him to hear about a child who is told each time what comes next: wet, rub, rinse, towel.`,
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
    Good at working alone, hopeless at working together. Six yrs. In the sandpit he stops the others digging because they're "ruining my canal", when with four spades they'd have got the water through by lunch`,
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
    Bluey ends and she shouts AGAIN, and it's the same when that one ends. Two and a half, doesn't get the idea of enough.`,
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
    She says there's a tiger in her and she can't keep it in. It came out at her birthday party, when they were singing, and it tore down the bunting.`,
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
    Two weeks at a caravan site full of children and he hasn't spoken to any. He rides past the same boy on his bike, forty times a day, slowing down a little.`,
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
    the twins: one swapped from potty to toilet in a day, other one screams if i even put the small seat on top. hes sat on the potty in the hall right now telling his sister shes going to fall in`,
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
    Grandad here. I took the wee one to the shops and she asked the lad on the till why he talks like a robot, he's got one of them voice boxes. She's 5. I didn't know what to say to either of them, but she should know folk come in all sorts.`,
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
    Got a scholarship to the music school so he has to leave all his mates, his own choice, and now the week before he says he's made a mistake.`,
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
    Toddler cries when I pull the curtains. Points at the corner and says black, black.`,
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
    Two friends, both seven, both waiting for the other to go first. It started with a shove at the water fountain.`,
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
    My foster daughter cannot bear it when my birth daughter gets a card in the post, a good mark, even a cold and a day on the couch. She goes white and quiet and later something of hers is broken. She's ten. She told her social worker that there is only so much nice in a house. I thought that was the saddest sentence and also that a story might be able to answer it better than I can.`,
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
    When my cousin died, her daughter Thandi came to us and she isn't leaving, she is ours now. Mine are 4, 7 and 11. There was a bit of a welcome with cake. Then came Monday and one bathroom, and a child who knows none of our jokes and who cries if the radio plays a certain song. My 7-year-old asked if there'll be enough of me. I drive a school bus, there's barely enough of me as it was.`,
};
