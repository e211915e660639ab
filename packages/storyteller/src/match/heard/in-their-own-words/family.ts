import type { Fields } from '../../fields/field.ts';

/** What parents type of families, each with a trigger, a place or a reason of its own; one text a line. */
export const FAMILY_IN_THEIR_OWN_WORDS: Fields = {
  'two-homes': `
    Friday handover in the petrol station car park and he's left Rabbit at his dad's again. Seven days till we can get it.
    She asked which one goes on the form, there's only space for one address, and looked at me as if it were a test.
    Bedtime is eight with me and whenever at her mum's, so Sundays Elsa is a wreck and says "at mama's I'm allowed".
    It's his dad's turn for Eid this year and Hamza thinks I'll be sitting by myself in the dark.
    New place of daddy's in Limerick has bunk beds, a different smell and no cat, first weekend there is coming and she's five.
    Week on week off since January. My son has two toothbrushes, two coats, and today neither PE kit was where he was.
    He tells each of us what we want to hear, I believe, that he'd rather be here. We compared notes.
    After every switch my daughter goes straight up to her room in her coat and won't speak till tea, then she's grand.
    swapping between mum and dad's every week
    cries when it's time to go to Dad's
    Nights at Mama's, nights at Papa's
    We split two years ago and it's amicable, everyone says so, we even do the birthdays together. But Wout is seven and he's made a calendar himself, blue for papa, green for me, and he counts them to see it's fair. When I had to swap a Wednesday because of work he cried that now papa has eleven and I have nine.
    Her dad lives in Accra proper and I'm out at Tema, so it's a drive, and Efua has a bag that's never unpacked. She says good night to each of us on the phone when she is with the other. Last Sunday in the car she said that she misses somebody all the time, it just changes who. I had to pull over.
    I'd like him to feel he belongs fully in both places and needn't pick, and that his things may travel along.`,
  'premature-baby': `
    his little brother has tubes everywhere and he is afraid of them
    afraid of the tubes and beeps on her tiny brother
    the tubes on his little brother frighten him
    his baby sister is still in intensive care and he only saw her through the glass
    baby brother in hospital since he was born
    the baby is in intensive care and has tubes in his nose
    his newborn baby sister is in intensive care
    she is afraid of the tubes on her little brother in the incubator
    baby brother is in hospital because he came too soon
    her baby sister is in intensive care and she is not allowed in
    afraid of the tubes and wires on his tiny brother
    the baby has tubes and lies in a warm glass box
    His sister came eleven weeks early and she's in a plastic box with wires. He's allowed to see her on Sunday through the glass.
    Mummy is at the hospital in Leuven every day with the tiny one and Fien, four, stays with oma, she thinks I've moved out.
    She drew the baby the size of a mouse, with tubes, and asked if it hurts him. 1,100 grams, he's in the NICU.
    Ama had a party dress ready for May and the twins arrived in March, and no one is celebrating, so she doesn't know should she be glad.
    "Why did he come out before he was finished?" says our five year old, and then is it because she jumped on my belly.
    We're pumping milk at night, phone by the bed, and my elder boy lies there listening in case it rings about the incubator.
    Home at last after nine weeks, but with oxygen on his little nose, and Siddharth mustn't kiss him while he has a sniffle.
    My daughter wanted to hold her brother and the nurse said only one finger, so she put in one finger, he gripped it, she's talked about it since.
    baby came ten weeks too soon
    brother in an incubator, can't visit him
    Tiny sister in neonatal, he's confused
    I went in for a scan on a Tuesday and didn't come home, that's what it was for Patrick. One minute I'm making his sandwiches and then Nana's there in my dressing gown saying he has a brother, 29 weeks. He's seen a picture, hat like an egg cosy. Now he asks each morning is he cooked yet. He wants his mammy home mostly.
    There were to be two of them and we've both still, thank God, but so small, in two separate cots with lamps in the hospital at Ibadan. Their big brother Korede is six. He'd promised to teach them football. He came once, saw the machines beeping, and hid behind his father, and since then says he has no babies.
    I'd like her to understand that he was born before he'd grown enough, he's being kept warm until he has, and it's nobody's fault.`,
  fostering: `
    The social worker's bringing a little boy of three on Thursday and our own two don't know how long he'll stay, nor do we.
    She's been with us nine weeks, hides bread in her pillow, and asks whether I'll still be here tomorrow.
    He calls me Sarah, fine, but at school they said "ask your mum" and he went under the table. He sees his real mum on Tuesdays at the centre.
    Kayleigh's moving to her forever family in Wigan after eighteen months here, and our daughter thinks we gave her away.
    His bag was a bin liner when he came. Now we've bought a suitcase and he thinks it means he's being sent off again.
    Lorcan wants to know why the other boy gets a new bike when he broke the last one, and why he can't live with his own mam.
    Contact visit was cancelled, third time. My placement, aged seven, tore down the paper chain he'd made to count the days.
    We are the second family for these sisters, in Malmö, and the younger one packs her teddies each Sunday night in case.
    new foster child arriving this weekend
    He's in care, first night with us
    foster sister leaving, our boy's heartbroken
    We've always wanted to do it, and the panel said yes in June, and then the phone rang on a Friday at six in the evening, can you take a girl of five, tonight. She stood in our hall with one shoe. Our son Finlay gave her his second best dinosaur. He's been lovely but today he asked when her mummy's coming to get her, and does the judge decide about him as well.
    In Portugal they call it acolhimento, you look after a child for a time while their parents get well. Beatriz came to us at four and she's six now and the court says she goes back home in August. Good news, it is, really. But she doesn't remember that flat. She asked if my dog is allowed to visit her and whether she'll have two surnames.
    I'd like him to know he's safe in our house for as long as he's with us, and it wasn't because he was bad that he couldn't stay with his mum.`,
  'arguing-with-parents': `
    Slammed the door so hard the picture of St Brigid fell off. All because I said no to the disco on a school night.
    Everything I say she says the opposite. "It's cold." "It's boiling." Coat on the floor, eleven years old.
    Bilal called me unfair in front of the whole mosque car park because I wouldn't let him have a phone till he's thirteen.
    "You're not the boss of me," from a six year old, with hands on hips, over a satsuma.
    He debates like a barrister about bedtime, forty minutes last night, and he's got screenshots of what his friends' mothers allow.
    My daughter and her father shout about her homework until the neighbour in Thessaloniki knocks on the wall.
    In our home we do not talk back to elders and Tife has started to answer me word for word, I don't want to crush her either.
    She said she hates me and wishes she lived with Auntie Priya, who'd let her dye her hair. Then she asked for dinner.
    rows with me over every little thing
    Answers back, always has to win
    screaming matches about screen time, 14
    It was about a jumper, can you believe it. I said, you'll want your jumper, and Mila said she knows her own body, and I said don't take that tone, and she said what tone, and half an hour later we're both crying on the stairs in Ljubljana with the jumper between us. She's twelve. We used to be so close. I know I'm half of it.
    My son's fifteen in July and thinks I was born to stop him. Curfew, haircut, the PlayStation, what's on his plate, it all goes to court. What I can't bear is the eye roll. Last night his dad took his side, then mine, then left for a walk with the dog. I want Rhys to be able to disagree with us without it being a war.
    I'd like her to tell me calmly when she thinks I'm wrong, and let me finish my sentence too.`,
  'parents-arguing': `
    We had a row in the kitchen about his mother coming to live with us, and Esme appeared on the stairs in her nightie, shaking.
    My husband and I raised our voices in the car all the way to the lake; at some point our son put his hands on his ears and started humming.
    He asked his teacher if people who shout about the washing machine have to get divorced.
    Since I lost my temper with Pawel on Sunday and slammed the door, the little one keeps placing our hands together at breakfast.
    "Stop, I'll be good!" That's what Ngozi cried when her father and I were only quarrelling over school fees. It broke me.
    She lies awake listening for whether Mamma and Papà have started again. Thin walls, a bad winter, we are not always quiet.
    Wouldn't come out of the wardrobe last night, he'd taken his sister in there with a torch because her dad and me were at it again.
    My daughter drew our family with a big red zigzag between the two of us. We'd thought she was asleep.
    heard us fighting last night, very upset
    He thinks our shouting is his fault
    Dad and I squabble, she tries to referee
    It was about the summer holidays, honestly, France or his parents in Leicester, and it got loud, with a plate broken by accident. Simran came and stood in the middle with her arms out like a policeman. We made up after ten minutes but she hadn't seen that bit, and wouldn't eat next day.
    We're two mums and we bicker, that's just us, hot heads, over in five minutes and laughing. But Robin is six and doesn't hear the laughing. Lately at the first sharp word they drop whatever they're doing and tell us a joke, faster and faster, looking from one face to the other.
    I'd like him to know that when Mum and Dad are cross with each other it's never because of him, and it's not for him to mend.`,
  'sibling-with-disability': `
    Her brother doesn't speak and bites when it's noisy. She asked if she may have a friend round when he's at respite.
    The whole bus stared at his sister's wheelchair on the ramp, and Kofi walked off as if he didn't know us.
    We spend three afternoons a week at therapies for Luka, and his twin does her homework in waiting rooms. "I wish I had something too," she said.
    My son is seven, his big brother has Down's and is twelve, and this year the younger has passed the older in reading. He feels guilty.
    Everyone on our lane in Jaipur asks Rhea what is wrong with her didi. She wants to know what to answer.
    Autistic brother smashed the Lego castle that took him a fortnight and I said he can't help it. "So who can?" he said.
    Our youngest has cerebral palsy and gets the hugs and the helpers; the middle one has begun limping round the house.
    Sports day was missed again because Nia had a seizure. Her sister said it's fine, it's always fine, and went up to her room.
    her brother is disabled and gets all the attention
    embarrassed by his autistic sister in the supermarket
    why can't my brother walk, she keeps asking
    Pádraig's little sister is deaf and we're all learning to sign. He's marvellous at it, better than me, so at every family do he is the interpreter. On Saturday at a communion lunch he was called in from the football three times to tell Granny what Aoife wanted, and he burst out that he's only nine.
    We were at the seaside in Varna and a boy imitated the way Stefan moves his hands. His sister Kalina, eight, hit that boy with a spade. I understand it, of course, but it isn't her job to defend him all day. At night she asked who'll take care of Stefan when we're old.
    I'd like her to know she's allowed to love him and to be fed up with him, and that Wednesdays are ours, without her brother.`,
  'new-pet': `
    The puppy comes on Saturday and Archie intends to carry it everywhere. Breeder says it'll be scared and will need to sleep a lot.
    We've adopted a grey cat from the shelter in Lisbon, she's been under the bed two days, and Inês keeps poking her with a broom.
    He squeezed the hamster so hard with love that it nipped him. Now he says he hates it and wants to give it back.
    A rescue greyhound arrives next week. My four year old likes to run and shriek, and climbs on everything that lies down.
    Two rabbits for her birthday. She swore she'd do the hay and the water, it's been nine days and guess who is doing it.
    Granddad brought a goat kid from the village, imagine, and Obinna wants it to sleep on his mat.
    "He doesn't like me," my daughter wept, because the kitten ran off when she dressed him in her doll's bonnet.
    I said yes to a budgie, finally. I need him to know not to stick fingers through the bars or bang the cage.
    getting a dog soon, he's a bit frightened
    Kitten arrives tomorrow, she'll need to be gentle
    we've a new guinea pig, he won't leave it alone
    We drove to Bavaria to pick up a dachshund called Wurst, nine weeks old. In the car Clara held him like glass. Then at home he weed on her rug, chewed her unicorn and cried all night, and by breakfast she announced she had thought a dog was like the ones in books, and this one is faulty.
    My brother is going abroad and so Biscuit the tortoise, who is about forty, moves in with us on the first. Sunil has made him a cardboard garage. I'm glad, but he thinks a tortoise will play chase and fetch, and I can see him being dropped off a sofa by the end of the week.
    I'd like him to sit on the floor, hold out his hand and let the pup come to him, and leave it be at mealtimes.`,
  'sharing-a-room': `
    The baby is out of our bedroom from Monday and in with Florence, who's had hers to herself for six years and put up a No Babys sign.
    Masking tape down the middle of the carpet. That's how my two boys have dealt with it, and whoever puts a toe over gets a pillow in the face.
    My stepson is here every other week and sleeps on the lower bunk. Jakub says, "he touches my things and breathes loud."
    He wants dark, his brother wants the lamp. Nine pm every evening in our flat in Naples, a little war about a switch.
    She's eleven and has to undress behind a wardrobe door because her 7 yr old sister's bed is a metre away. She longs for a place of her own.
    Cousin Bisi has come to live with us for secondary school and she will be staying in Tolu's room. Tolu moved all her clothes to cover both beds.
    We turned the box room into an office, so they're in together now, and she gets woken at five by her brother talking to his cars.
    My tidy one folds her socks. The other leaves apple cores under the bunk. Same four walls, and this morning there was hair pulling.
    doesn't want her sister in her bedroom
    two brothers, one bedroom, constant rows at night
    He must move in with the baby soon
    Nani is coming from Amritsar for six months and the only bed is the second one in Jasleen's room. Jasleen loves her to bits. It's the snoring, the early prayers, the smell of the pain balm, and that she can't have her music on. She cried, because she felt mean for even minding.
    We have four kids in a two-bed in Hackney so that's how it is, three of them top, bottom and trundle. It works until someone's friend texts late. Yesterday Dylan, who's 13, carried his mattress down to the hall and said he would sleep by the shoes, at least they don't ask him questions in the dark.
    I'd like them to knock, leave each other's shelf alone, and agree on when it's lights off in there.`,
  'grandparent-death': `
    Opa died on Tuesday in his chair with the radio on, and Jule wants to know who is going to feed his pigeons.
    He asked this morning whether Nana can still hear him if he shouts up the chimney. The funeral's on Friday in Ballina.
    My dad passed away in Kano and we're flying out to bury him, my kids only knew him from video calls and the little one keeps asking to ring him.
    She won't go into Grandma's kitchen. It still smells of her, she says, and that makes it like a trick.
    Dadi is gone since last week, there are relatives and white clothes everywhere, and Ishani sat down by the photo with the garland and told it about school.
    our son was with his granddad when he collapsed in the allotment and he thinks he should have run faster
    Abuela was buried before we could get there. Diego is six and says that she can't be dead because he's still got her scarf and it's warm.
    It was expected, she was 91, but Tilly laughed at the news, then went and was sick. She had been making her a birthday card.
    my mum died, how to tell her
    Grandpa's funeral is on Thursday, he's 5
    Misses his gran who died in spring
    We lived all together, my mother-in-law on the ground floor, and the children went down to her each morning before school for a biscuit. She died in her sleep on Sunday night. On Monday Mirko came down in his slippers as always and stood before the door and knocked. I had told him, but he knocked, and then waited.
    My father had cancer for two years, so there was time to prepare, I thought. Now my eight-year-old asks every night if I've got a cough, if Daddy's got a cough, and she's taken Grandpa's reading glasses and keeps them under her pillow. She hasn't cried. She told her teacher he was on a cruise.
    I'd like him to know that his grandmother's body has stopped working, she can't come back, and that remembering her with us is a way to keep loving her.`,
  'parent-away': `
    Papa is going on the oil rig again for three weeks on Saturday, and Sindre has taken the keys and hidden them in the freezer.
    I'm a nurse and have been offered four months in Leicester, the children stay in Enugu with my sister till I can send for them.
    She's crossed off nine days on the calendar, and there are twenty-one left before her mum's ship is back in Plymouth.
    My husband drives lorries to Turkey. Every time he leaves, our boy stops eating in the evening, says he's keeping it for Tata.
    He asks me whether Mum forgot the way home, she's on a course in Denver until the 30th. The video calls make it worse.
    I'll be in hospital for ten days and she stays with Granny, we've never been apart before, not even for one night
    Daddy's been sent to the border with his regiment, no phone most days. Reyansh sleeps in his army T-shirt and salutes the door.
    Our daughter won't speak to her father on the phone, she takes it, breathes, gives it back. He's working in Dubai until Eid.
    dad works abroad, back in june
    Mummy's business trip, five nights, he's 4
    misses his father on deployment
    Normally I'm the one that does bedtime, the two stories, the song, the water. And next week I'm off to a conference in Lisbon, which I'm secretly looking forward to. When I told Rosie she said "who will be my mummy then?" Her dad can do it all, he just does the voices wrong. Home on Friday with a present.
    Their mother is in prison until the autumn, they know, we've told them in words that fit. Visits are every second Sunday. The eldest doesn't ask. Kacper, he's six, makes her a drawing each day and puts it in a shoe box and gets in a panic when we miss one, as if she couldn't come back then.
    I'd like her to understand that I come back after every work trip, and to have something to do each day until then.`,
  'money-is-tight': `
    The factory let his dad go in March, and Jayden wants the trainers everybody's got, and I had to say no in the middle of the shop.
    We get our food from the Tafel on Wednesdays now and my daughter met a classmate there, she hid behind the potatoes.
    No ski week with the class for her this year. She heard me on the phone asking whether we could pay in bits.
    He put his tooth fairy coins in my purse without saying a word. He's seven. He must've heard us about the gas bill.
    Femi asked why we left the private school and take the danfo now, and why Mummy sells puff-puff in the evening.
    my girl told her friends we're going to Disney, we're not, we're going nowhere, the car has to be repaired first
    Birthday next week and I can't do the trampoline park like the others did. It'll be cake at ours. He said "are we poor?"
    Since the divorce it's one salary, we have moved to two rooms and she gets her cousin's clothes. A boy at school in Bologna commented on the coat.
    can't afford the school trip this time
    He's always asking us to buy things
    lost my job, no holiday this year
    I don't want to burden them, but they aren't blind. The heating's only on in the one room, we all sit there with blankets, and it's cosy enough in a way. But then Niamh came home with a letter about new tablets for the class, thirty euros a month, and said straight away: "it's okay, I don't need one."
    The rent went up again and I work nights on top, so the piano lessons had to stop. I explained it to him with the envelopes, this one's for food, this one's for the flat, this one is the bus. He looked and asked which one is for him. I said all of them. He's nine and he's still sulking.
    I'd like him to know that some wishes have to wait, that it's our job to worry about bills and not his, and that we've got enough of what matters.`,
  'friend-moving-away': `
    Sami's family goes back to Jordan after the summer and Benno, who's shared a desk with him since first class, asked if he can fit in the suitcase.
    The house next door has a Sold sign. That's where Evie lives, they have a hole in the hedge, and my daughter's been stuffing it with leaves.
    His one and only mate is off to Australia on the 20th. One. It took us three years to get that one.
    Her best friend's dad's been transferred from Chennai to Delhi, the girls have sworn not to eat until the company changes its mind
    she won't go to the goodbye party, says if she doesn't say bye then Lotte can't go
    The removal van came this morning for the neighbours and he stood at the window with his walkie-talkie, calling, until it was out of range.
    Uche told me he doesn't like Daniel any more, out of the blue, and then I learned Daniel is leaving for Canada at the end of the month.
    Our daughter is twelve, her bestie left for Glasgow at half-term, and the messages have got fewer. She keeps the seat next to her free.
    best mate is moving to another town
    Her friend leaves on Friday for good
    my son's buddy moved to Norway
    It's not us who are going, it's them, and I think that's worse. The Petersens have been upstairs since before the kids were born. Ida and Malthe learned to walk on the same landing. On Sunday they'll be gone to Jutland, and Malthe has made a plan with a very long rope and two tins so they can still talk.
    They met in the hospital school when both were having treatment, so it was never an ordinary friendship. Now Caleb's well, and going home to the States with his folks, and of course everyone's delighted. Everyone except Joaquín, who turned his face to the wall and asked who's going to understand his jokes about drips.
    I'd like her to say a proper goodbye to her friend before the move and to know they can still write, call and visit each other.`,
  'somebody-died': `
    Grandpa Ernesto's heart stopped on Sunday, and she keeps setting a plate for him and asking when he's done being dead.
    The neighbour who always gave him plums was buried today and he wanted to know how she breathes with all that soil.
    His classmate drowned in the lake last week. They've put flowers on the chair and he won't go into the room any more.
    My sister passed away in March, cancer, and my niece of five lives with us now, she asks if her mama can see her from the aeroplane.
    Uncle Dayo was killed on the expressway, the burial is in the village on Saturday and my daughter has never seen a coffin.
    we lost the baby at 38 weeks and he had already painted a picture for his little brother, how do I tell him there'll be no brother coming home
    Ye know how an Irish wake is, nana will be laid out in the front room from Thursday and Darragh is six and full of questions.
    He doesn't cry about his dad at all, it's four months, he plays and plays, then today he asked to sleep in dad's jumper.
    her grandma died this morning
    doesn't understand that grandad isn't coming back
    Lost her best friend's mum, funeral on Friday
    My father lived with us, he was the one who walked Meera to the bus each morning and bought her the peanut chikki. He went in his sleep on Tuesday night. There's been so many people and prayers in the house that nobody explained anything to her, and tonight she asked me who's going to walk with her now.
    It was her teacher from first and second class, Frau Lindner, only thirty-four. The school lit candles. Our daughter came home very composed, did her homework, ate her noodles, and at eleven at night she stood by our bed and asked if people who correct your exercise books can just stop existing, and if it could be us next.
    I'd like him to know that dead means the body has stopped for good, that it's nobody's fault, and that we may still talk about Opa.`,
  'parent-ill': `
    Mummy starts chemotherapy on Monday and her hair will fall out, our twins are six and I want them to hear it from us first.
    I've got MS and have bad days when I can't get up, and today Matilde told her teacher that I am lazy.
    Daddy was taken by ambulance with chest pain, he's stable now, but Emeka stands at the bedroom door all night listening to him breathe.
    My depression came back. She sees me crying at the sink and asks what she did, she's only five.
    his dad had a stroke in January and speaks strangely now, he gets embarrassed when friends come to the house in Thessaloniki
    They've found a tumour in my breast and I go in for the surgery next week, and our eldest of eleven has stopped doing his homework and does the washing up instead.
    Wife's in a clinic for her nerves since three weeks, the little one thinks mama left because he was noisy.
    Papa has kidney failure and goes for dialysis thrice a week, so there's nobody for cricket and Vihaan is angry with him about it.
    mum has cancer, he is frightened
    her father is very sick at home
    I'm ill and can't play with her like before
    I fainted in the kitchen in front of Róisín, it's my epilepsy, she was alone with me for about ten minutes and she put a cushion under my head, four years old. Since then she won't go to playschool because who'll put the cushion. I'm grateful and heartbroken, she shouldn't have to be my nurse.
    We've always told the kids that Papa's back is bad. But it is ALS and now the hands are going too and he can't cut his own meat. Our son, nine, saw me feeding him on Sunday and left the table. Later he asked is he turning into a baby, and will I get it also when I'm forty.
    I'd like her to understand that Mama's illness isn't her fault, it can't be caught from cuddles, and other grown-ups will look after her.`,
  'grandparent-dementia': `
    Nana called her by my name all afternoon and then asked whose child this was, she went very quiet in the car home from Sligo.
    Opa puts his shoes in the fridge and our son laughs, then Opa gets angry and shouts, and it's not funny at all any more.
    My mother lives with us in Chennai and asks the same question forty times a day. Today Diya screamed at her "I told you already".
    He used to play chess with his grandfather every Sunday, now grandpa eats the pawns nearly, doesn't know what a knight is for.
    Abuela got lost on the way from the bakery, neighbours brought her, and Lucía wants to know if you can forget your whole family.
    we're moving mormor to a home where the doors have codes, she keeps packing her bag to go to her parents who died in 1970. Alva is 8 and cries
    Grandma accused him of stealing her purse. He's ten and would never. She hid it in the rice herself.
    my daughter doesn't want to hug her great-aunt... sorry her nan, since nan started wandering at night in her nightie and speaking to the mirror
    Granny doesn't recognise her any more
    grandad has Alzheimers and keeps forgetting his name
    Her grandpa is muddled and says odd things
    Every summer they bake together, my mum and Klara, poppy seed rolls, my mum never needed a recipe. This July she stood there with the flour and didn't know what came next, she began to weep, and Klara who's seven said I'll tell you Babi. She did it well. But since then she asks me when Babi's head will be repaired.
    My father was a headmaster in Ibadan, very sharp man. Now he greets my son as his late brother Wale and talks about a war. Tobi, twelve, corrects him each time, no Grandpa it's me, and Grandpa gets agitated and so on. I want him to know he can just be Wale for five minutes, that's a kindness.
    I'd like him to learn that Oma's memory is sick but her love isn't, and to answer her gently when she asks again.`,
  'lost-toy': `
    the cat has been missing since Sunday and we don't know if he is dead or alive
    our cat didn't come home two weeks ago, the children keep asking whether he's dead
    missing cat posters on every lamp post and still no Mishka, we just don't know
    Rabbit was left on the 14 tram in Melbourne and the depot hasn't got him, it's the second night that she's not slept.
    Bruno the bear fell out of the pram somewhere between the baker and the church, we have walked it three times with a torch.
    He took his favourite digger to the beach and the tide had it. He keeps asking whether the sea will give it back.
    Ayesha's cloth doll, sewn by her nani in Lahore, isn't anywhere since we moved house, we've opened all forty boxes.
    The tiny red Lego fireman went down the drain at the playground and my boy lay on the grid for an hour calling him.
    her blankie with the chewed corner got forgotten in the hotel in Split, they say the laundry threw it away, how on earth do I tell a 3yr old
    Cuddly elephant missing since the creche outing on Friday. Everyone's looked. Fionn asked if Ellie is cold out there.
    Our daughter says her unicorn is hiding because she was cross with it yesterday, truth is I think the dog buried it.
    teddy gone, left it on the train
    can't find his favourite car anywhere
    Lost her comfort blanket on holiday
    We came back from the shops and there was no Pingu. Now you must understand Pingu's been in Mikkel's fist since he was born, he has one eye and smells awful. We put notes on lamp posts with a photo, granny rang the bus company. I offered a new one, same brand even, and he said that one doesn't know me.
    It was only a plastic dinosaur from a magazine, worth nothing, but Adwoa carried it in her pocket to every doctor and every first thing. At the stadium it must've slipped out. She's six and she's drawn a wanted poster with a reward of all her savings, 3 cedis and a button, and she cries in between.
    I'd like him to be sad about his missing monkey for a while and then find out he can fall asleep with something else.`,
  'baby-who-died': `
    Our little girl was stillborn on the second, at thirty-eight weeks, and Max, four, keeps asking which day she is coming home.
    He'd already given the twins their names. One lived, one didn't, and he wants to know why there's only one in the cot.
    Sister Ife had been born too early and lived for nine hours. My daughter is asking if it's because she said she didn't want a sister.
    I lost the pregnancy at five months. Lucie had kissed my tummy every evening, and this evening she went to kiss it again.
    The Moses basket is still in our room and Oisín put his own teddy in so that it's not empty. The funeral for his brother is on Friday.
    My sister's newborn stopped breathing in his sleep, cot death. Tara is six and had held him on Sunday, and now she checks on everyone at night.
    She told everyone in her school in Kochi that she was getting a baby brother, and now she doesn't know what to say when they ask.
    Today it would've been his little sister's first birthday. He never met her, only the photo with the tiny hat, but he wants to blow out a candle.
    her baby brother died before he was born
    we lost the baby, how to tell Ben
    Newborn sister died in hospital, he's five
    We had painted the room yellow, all three of us, and Emilia did the ducks. Then at the last scan there was no heartbeat any more. I was in the clinic in Graz for two days and she was with Oma. When I came back she looked behind me to see who was carrying the baby. We haven't found words for it, she's five.
    Between our eldest and the youngest there was Daniel, who had a bad heart and only stayed with us for three weeks. Ruth is seven now and at church somebody asked how many siblings she has and she said "one and one in heaven" and a boy laughed. She asked me at night whether he was real and if he knows her.
    I'd like our boy to know that nothing he thought or did made his baby sister die, and that he's allowed to talk of her as his sister.`,
  'parent-in-hospital': `
    Mummy has to stay in for at least ten days after the operation on her back, and Theo is sleeping with her dressing gown.
    His dad had a heart attack on Sunday, he's on the ward with wires all over, and we're visiting after school for the first time.
    I'm writing this from my bed on maternity, 29 weeks and not allowed home. Jolie is three and turns her face away on video calls.
    Children under twelve aren't let into intensive care at the hospital in Port Harcourt, so Chisom waves to her father's window from the car park.
    My wife is on a psychiatric ward for some weeks, she's getting help for her sadness. Our son of eight asks why he can't see a plaster.
    Papa's getting a new kidney from Uncle Suresh on Monday. Both will be in Vellore for a month, and she'll stay with her grandmother.
    She saw the ambulance men carry her mam down the stairs and no one has slept right since. Mam has pneumonia but is on the mend.
    They came back from the visit silent. The tube in dad's nose, the beeping, his shaved head. Yesterday they asked if that's still him.
    mum's having surgery, away for two weeks
    Dad is on the ward after his accident
    who tucks me in while mama's in hospital
    My daughter-in-law has been taken in with her gallbladder and then an infection on top, so it's me, the granny, minding the two. Pádraig is no bother but little Sadie, four, packed her rucksack with a banana and her nightdress and was found at the front door on Wednesday, going to collect her mammy. The doctors won't say which day she'll be let home.
    Motorbike, wet leaves, broken pelvis, you can imagine. My husband will be lying in the clinic in Brno until at least the end of November, and then rehab. Vojta is six and they did everything together, the swimming, the model trains. When I took him he stood by the door, stared at the metal frame and asked to go home. Now he's ashamed that he didn't say hello.
    I'd like Hana to understand that nurses take good care of mama day and night, that she can send drawings, and who picks her up until mama's back.`,
  'new-partner': `
    Greg is coming along to the zoo on Sunday, which will be the first time Ellie meets him. I've been seeing him since spring.
    He put salt in my girlfriend's tea. He's nine, his mother and I split up two years ago, and Karin only wanted to be nice.
    My daughter says that she saw papa kiss a lady with red hair at his flat in Madrid, and should she tell me or is it a secret.
    Since Mark has been staying over at weekends, Ollie, five, sleeps across my doorway like a dog so that nobody can get in.
    Their other mum is dating again. They're twelve, and refused to shake hands with Beate at the pizzeria, and left the present she'd brought on the chair.
    Simi's father died four years ago. Now there is Mr Adewale, a good man, and she told him that his seat at table is taken.
    He likes my boyfriend a lot, they build kites, and then he felt bad and asked me if daddy would be cross with him for liking Tom.
    Ex-husband's girlfriend does her plaits and buys her things, and Riya came home asking whether she has to say mummy to her.
    mum's got a boyfriend and he hates him
    Introducing my girlfriend to the kids this weekend
    daddy's new lady friend is moving closer
    It's been just Fionn and me since he was one, our own little gang, pancakes on Saturday, the big bed when there's thunder. In autumn I met Declan. I've gone slow, honestly I have. But this morning Declan made the pancakes, as a treat, and Fionn tipped his into the sink and said "that's not your pan". I nearly cried myself.
    I'm a dad of two girls in Rotterdam, separated, and for half a year I have a relationship with Joost. The girls know him as a friend of mine. Now we'd like to tell them that he's more than that. Femke, the older one, has already asked why he has a toothbrush here, and whether mama knows about the toothbrush.
    I'd like her to know that Steve isn't there to replace her dad, that she can take her time with him, and my love for her stays as big.`,
  'war-and-news': `
    Grandad has the telly on all day and Maisie saw the bombed flats and children in blankets. She asked which street in Hull is next.
    Taras has cousins in Kharkiv. Whenever the phone pings at night he sits up and asks whether their house is still standing.
    In the playground they play soldiers and drones, and he came home asking will daddy have to go and fight.
    My ten year old scrolls headlines before breakfast. Today it was rockets, yesterday an earthquake, and she says what's the point in learning fractions.
    Planes going low over our town in Estonia for an exercise, and Liis dived under the table because she'd seen it on the news.
    There was fighting at the border on all the channels, in Jammu where Nana lives, and Kabir has packed a torch, biscuits and his gullak.
    A girl from Gaza has joined her class and told them about the night they left. Our daughter hasn't stopped asking me how people can do that.
    He heard about the attack at the Christmas market on the car radio before I could switch off. Now he won't go to ours on Saturday.
    scared by pictures of bombs on telly
    Asks every night if there'll be war here
    saw the news about the shooting, can't sleep
    Our school held a collection for refugees, a lovely thing, blankets and shampoo, but they showed a film beforehand and it was a bit much for a seven year old. Since then Nuala lies in bed working out who would carry the cat if soldiers came to Sligo. She has it all planned, who takes what. I'd love to lighten that load.
    Chinonso picked up my phone to play his game and the first thing that opened was a video that someone had forwarded on the family WhatsApp, burnt houses in a village in Plateau, people running. He's eight. He gave me back the phone without a word. Three days later he asked whether the bad men have a map with our compound on it.
    I want them to know that it's all right to turn the news off, that many people work for peace, and that we're safe here in our home.`,
  'pet-death': `
    Biscuit the hamster was cold in his wheel this morning. I told Maisie he's sleeping, now she wants to wake him, and I regret saying it.
    The vet in Bergamo is putting our old dog down on Thursday, kidneys. Pietro has had her his whole life and asks if he may be there.
    Our cat Simba was hit by a keke on the road. My son saw. He keeps laying out fish for him by the back step.
    "It's my fault, I forgot the heater," she says over and over. Two goldfish floating on top on Saturday
    He buried the guinea pig himself in a shoebox with dandelions, and has now dug it up again to see whether it's gone to heaven.
    When the fox got the hens our youngest counted the feathers. Only Henrietta's left and she won't let Henrietta out of her arms.
    My daughter's rabbit passed at the neighbours' while we were on holiday in Crete, we get home tomorrow and she's drawn it a welcome picture.
    Her budgie Mithu died on Holi. She doesn't want a new bird, she shouts at anybody who mentions it, and still covers the cage at night.
    our dog died, he can't stop crying
    the cat has to be put to sleep
    Found her tortoise dead, asks where it's gone
    Molly was fourteen, a Labrador, deaf as a post, always slept across the door of Cillian's room. On Tuesday she couldn't stand up and my husband took her in while he was at school. He never got to say goodbye and he's raging with his dad. He's put her lead around his own bed post and won't let me wash the smelly blanket.
    We had a pony on the farm, Sturla, very old, with colic, and the vet gave the injection in the field on Sunday. Guðrún seems fine, which worries me more. She is six, she plays funeral with her plastic horses, tells the postman in great detail how he fell down, and then at night asks who's going to give him his apple.
    I'd like her to know it's alright to miss her gerbil and laugh the same day, and we can make a place to remember him.`,
  'parent-depressed': `
    I've been in bed mostly since February, and Lola brings me her teddies one at a time to make me better. I want her to know it isn't her job.
    My husband's on sick leave with depression. He sits in the kitchen in Graz looking at nothing, and Jakob asks me what he did to make Papa cross.
    Mum (my sister) has gone to the clinic for her mood for six weeks. My niece thinks she left because of the spilled paint.
    Dad doesn't come to his matches any more, doesn't shave, sleeps at noon. He told his coach "my dad is broken".
    She's stopped having friends round because I might be crying when they come. She's ten and has learned to make pasta for her brother
    Since the baby I'm taking tablets and see a lady about my low mood. Amara, 5, does funny dances, gets upset that I don't laugh.
    In our community in Jaipur people say it's laziness, so nobody explained to Dev why Mummy doesn't talk at meals and why she cries in the puja room.
    He has begun checking on me. Eleven at night, standing at my door to see whether I'm still sad, before he'll go to bed himself.
    mum has depression, he thinks he caused it
    daddy's low again and won't get up
    how to explain my depression to my six year old
    I was always the fun one, the dad who did voices and built the sledge. Since I lost my job at the yard something's gone grey, the doctor has a name for it and I'm on medication. Last night Isla asked her granny whether Daddy had run out of love. I was behind the door. I want to tell her properly but don't know how.
    My wife's illness isn't one that you can see, no plaster, no cough. There are good weeks, she bakes kanelbullar and sings, then weeks with curtains closed. Our Nils, seven, tries to be extra good in the bad ones, tidies, hushes the baby, and if she still won't come out he hits himself on the leg and says he's a rubbish boy.
    I'd like them to learn that Mama's depression is an illness, that doctors help with it, and it's still okay to go out and play.`,
  adoption: `
    In Year 1 they're bringing in baby photos for the topic. The earliest one we have of Jamie is from when he was two and a half and came to us.
    She asked at the traffic lights, out of nowhere, if her tummy mummy in Guatemala thinks about her on her birthday.
    Wants to know why his birth mum kept his little brother but didn't keep him. He's nine and I've no easy answer.
    Someone at the mosque picnic told our girl "those aren't your real parents", as she doesn't look like us. She's repeated it all week.
    Letterbox contact came on Friday, a card with a kitten from the woman who gave birth to her. Erin put it in the bin and took it out again four times
    The court date to make it forever is the 9th. He's been with us eighteen months and keeps asking what if the judge says no.
    We have never hidden it but now, at twelve, Wen wants to find her foster granny in Guangxi and her file, and is afraid I'd be hurt.
    When he's cross he shouts I'm not his mother and he'll go back to the babies' home in Addis. Afterwards he can't let go of my hand.
    she's adopted and asking why she was given away
    meets his new mum and dad for ever next week
    kids said adopted means nobody wanted you
    We brought Tarini home from the agency in Nagpur at five months, we tell her the story each year on that day with kheer and candles, she loves it. Yesterday she, now seven, put down her spoon and said "so before the kheer, somebody put me down and went away". My husband left the room. I said we'd talk, and here I am.
    Social worker has shown us the profile: a boy of four, loves diggers, name of Corey. We're to make him a little book about us before he moves from his foster carer, Auntie Bev, whom he calls Mum. He'll have to say bye to her and her dog. I'd love a story telling him he's coming to us for keeps, why, and that Bev still cares.
    I'd like my son to know he has two families in his story, that he can ask us anything about the first one and we won't mind.`,
  'siblings-fighting': `
    It was over the blue cup. There are two blue cups. By the end he had her hair and she had his ear.
    Back seat, Dublin to Kerry, four hours of "he's on my side" and elbows. I pulled in twice.
    My twins, 7, bicker from toothbrush to pyjamas, who's first on the stairs, who pressed the lift button, and Oma in Kassel won't have both at once any more.
    Kemi scratched her elder sister's face yesterday because of who will sit in front beside Daddy. The neighbours could hear them.
    He winds up his little brother till he snaps, then comes running to me that he's been hit. I never know who started
    The three boys share a bedroom since we moved to the flat in Turin and there's a wrestling match every bedtime that ends in somebody crying.
    She walks into her brother's room without knocking, he throws a shoe, she tips out his drawer. This is every afternoon before I'm home from work.
    Rakhi morning, of all days, Arjun and his didi came to blows about the last jalebi, and the thread got torn off.
    him and his sister scrap all day long
    Brothers punching each other over the Xbox controller
    my girls can't be in one room without screaming
    There's six years between them so you'd think they'd have nothing to argue about. But Callum, 13, says Eilidh breathes too loudly at the table, she copies every word he says, he flicks peas, she kicks, and before the yoghurt's out one of them is sent upstairs. My mum says we were just the same. I'm not sure it helps.
    We gave them one trampoline for the both of them for Saint Nicholas, my mistake. Noor says her turn is shorter, Sem says she bumps him on purpose. Today she pushed, he fell against the frame and bit his lip, then he bit HER, on purpose, on the arm. They do love each other, at night I find them in the one bed.
    I'd like my two to learn to say "stop, I need space" to each other and come get me before the hitting starts.`,
};
