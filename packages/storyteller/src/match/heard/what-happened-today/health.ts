import type { Fields } from '../../fields/field.ts';

/** What parents type of health on the day it happened, hardly ever by its name; one text a line. */
export const HEALTH_TODAY: Fields = {
  dentist: `
    clamps his mouth shut in the chair
    filling on friday shes 6
    bit the lady with the little mirror
    first check up of his teeth tomorrow
    He got as far as the big reclining chair and then slid off it and under the desk. We had to rebook for the 14th.
    Two of her back teeth have to come out because of decay, and I blame myself for the juice. She's asking if it will hurt.
    The noise of the drill came through the wall from the next room, and that was the end of it; he wouldn't even open up to have them counted.
    she heard from her cousin that they pull them ALL out with pliers & now she wont go & appt is weds 9am pls help
    How do I tell my five year old what the bright lamp and the sucking straw are for, before we go?
    Last time the man in the mask tipped her backwards without a word and she thought she was falling. Now even passing the surgery with its big plastic molar in the window makes her grip my hand.
    My autistic son is nine and doesn't let anyone near his mouth. We've found a practice in Leeds that does visits just to look round. First time you only sit in the waiting room and look at the fish. Second time you ride up and down in the chair. We go on Monday for number two, and I'd love something to read beforehand.
    I'm terrified of it myself, always have been, so my husband usually takes them. He's offshore till the 20th and the check-up can't wait because Daisy has a brown spot on a molar. She has picked up from me that it's something dreadful. I don't want to pass this on to her. I would like her to lie back and say aaah and get her sticker.
    He cracked a front one on the edge of the swimming pool at my brother's. They put something on it straight away and it's fine, but we have to go back for the proper repair and he remembers the taste of the gloves and the cold air. He's seven. He says he will live with half.
    Our health post in the village is visited by the tooth bus twice a year, and all the children queue up in the sun. You can hear everything. My little one is third in the line on Thursday and she's already told the teacher that she has no teeth.`,
  'hearing-aid': `
    takes them out and buries them in sand
    cochlear switch-on is next tuesday
    kids ask what's that in your ear
    moulds hurt so he pulls them out
    She's four and she has just been fitted with two pink ones. She says the world is too crunchy now.
    He grows his hair long so that nobody can see what he's wearing behind his ears. He starts football camp in July and wants to go without.
    After the implant everything sounds to her like robots, she told me, and she would like to have it quiet again like before.
    the batterys die in the middle of class & he doesnt tell the teacher he just sits there nodding.. he's 7
    How do I explain to my daughter that she'll wear a magnet on the side of her head and that this is how voices will reach her?
    The audiologist says all waking hours. My toddler says no, and drops one in the soup.
    Failed the newborn test, failed the next, so she's had them since she was eight weeks and never minded. Now she's five and in reception and for the first time she has found out that the others don't have any. She came home and put them in the drawer with her socks. "I want plain ears," she said. I nearly cried on the spot.
    We got the microphone thing the teacher wears round her neck, so that it goes straight to Noah's ears. Great idea, except she forgot to switch it off and he heard her talk about him in the staff room. Now he's refusing to wear any of it. He's ten and proud. We had a dog who went deaf the same year and he used to joke about the two of them, he doesn't joke now.
    My grandson in Manila will get the operation in December, with the piece inside and the piece outside. He's three and signs with us. I'm happy and I'm afraid he'll think that we did not like him as he was. What I'd wish him to know is that he may listen when he wants and rest when he's tired of it.
    It whistles when I hug him. That's the whole trouble. He used to be the cuddliest child, and now he ducks away because it squeals by my shoulder and it startles him. We've been told a new mould will fix it in six weeks. Six weeks is a long time without a cuddle when you are two.`,
  'clothes-itch': `
    sock seams. every. single. morning.
    labels labels labels, we cut them all out
    will only wear the one soft grey tracksuit
    screams at jeans
    The school jumper is wool mix and my daughter says it has ants in it.
    He walks about in shorts in January because long trousers "touch his knees all the time". People look at me in the Co-op as if I couldn't afford any.
    She's to be a flower girl at my sister's and the dress has net under it. She had it on for four seconds and tore at it.
    6yo takes his shoes off & on & off again, says theres a bump, there is NO bump, bus leaves 7.40
    How do I explain to his gran that he isn't being fussy, the tights honestly burn him? And how do I explain it to him, who thinks he's bad?
    New knickers: too tight. Old knickers: too loose. She went to nursery in her swimming bottoms and I no longer care.
    Winter has come to Hamburg and with it the battle of the snowsuit. Gloves are worse, and the hat with the bobble is worst of all. He throws himself down in the hallway as though I were putting him into a sack of nettles. The occupational therapist says his skin feels everything louder than ours does. I like that way of saying it, and I'd like a tale which tells him so.
    Uniform shopping, an hour and a half, three shops. The collar strangles, the polo buttons are cold, the waistband digs in, the trousers make a noise when she walks. She's five and starting in September with all her friends and she can't wait, only not in any of that. My husband says she'll have to get used to it. I'm the one who remembers cutting the feet off my own tights.
    I foster a boy of eight who came with one T-shirt. It's thin as paper and has holes, and he won't let anything else on his skin; whatever I buy, he says it scratches, even the softest bamboo. I've washed things ten times to make them old. He sleeps in it, too. I don't want to take it off him, I'd just like there to be two.
    By the time we've got dressed I've had enough of the day. It's the turning inside out, the wet sleeve from brushing (a drop! one drop!) which means everything must come off, the jumper that was okay yesterday and today prickles. I used to think she did it to annoy me. Then I saw the red marks where she had rubbed herself.`,
  'body-gets-tired': `
    his legs give up halfway round the shops
    CFS, age 11, misses half of everything
    needs her buggy at six and people stare
    hypermobile - worn out by lunchtime
    He has a muscle condition, and after twenty minutes in the playground he has to sit on the wall while the rest run on.
    She was so happy at the party that she forgot to rest, and then she was in bed for two days. How do I teach a seven-year-old to save some energy for later?
    Since Covid our lad can manage the mornings and that's all. He thinks he's lazy because a supply teacher used that word.
    my daughter has a heart thing, she gets out of puff on stairs & her lips go blue ish & she hates being carried at 8
    The physio calls it pacing. My daughter calls it boring.
    His batteries are smaller than other children's, that's how I put it. He asked where you can buy bigger ones.
    Juvenile arthritis, five years old. She wakes up stiff and by half past two she's done, the teacher finds her with her head on the table. Her friends have stopped asking her to play tag since she always says no. On good days she overdoes it because she wants to show them. I'd like her to see that stopping for a rest isn't the same as giving up.
    We did Table Mountain with the cable car, my brother's five boys raced ahead and mine stayed on a bench with my mother and her knitting. He's got cerebral palsy, the mild sort, he walks and nobody sees it. What nobody sees either is that each step costs him double. He said, "Ouma and I are the same age." He laughed but I heard it.
    Our girl is in remission and everybody thinks that's the end of the story. The hair's back. But she falls asleep over her tea, can't do a whole school day, and PE is out. The others say she looks fine. She has started to say she's just pretending, as if she weren't sure of it herself.
    School trip to the zoo and they suggested a wheelchair for the long bits. He was furious. He can walk! He can, for about as far as the penguins. After that his ankles wobble and he trips over nothing. He's nine, he has low muscle tone, and he'd rather miss the lions than be pushed. I want him to feel it's clever to sit down before you drop.`,
  braces: `
    train tracks on thursday. tears already.
    metal mouth, that's what a boy said
    the brace hurts & she cant eat apples
    keeps losing his retainer in the lunch bin
    My twelve-year-old hasn't smiled in a photo since the wires went on.
    He's getting an expander in the roof of his mouth which I have to turn with a little key. Both of us are queasy about it.
    After it was tightened she lay on the sofa with soup for two evenings saying she'd rather have wonky teeth for life.
    11yo lisps now with the plate in & he wont read out loud or talk on the phone, orthodontist says 2 weeks
    How do I explain why she has to have these things glued on for eighteen months when her best friend doesn't?
    She wants colours on the brackets, purple and green, then the night before she's crying that everyone will look at nothing else.
    Jun is ten and crazy about trumpet. They put his upper set on the day before yesterday and now he can't find the right sound, his lip catches on the wire and bleeds. Wax helps a little. His Lola tells him that they're for a handsome wedding, which doesn't interest him. I'd like a story in which someone is patient with a thing that changes slowly.
    He has to wear headgear at night, the strap kind. I had it as a girl in the eighties and I remember the dread. It's the school residential in May, six boys to a dorm, and he's already asking whether he can have a sick note. Nobody knows so far apart from the cat.
    The form was on the fridge for a month, and it's finally our turn at the orthodontist. Nadia has a big gap and a crossbite. She's excited one hour, and the next she googles "braces pain" on my tablet. Her sister, sixteen, told her they cut your cheeks to ribbons. It's moulds first, with that pink paste, and she gags easily.
    We couldn't really afford them, I took extra shifts. So when she came home with a broken bracket from a toffee the second time I lost my temper. She shouted she never asked for them, they ache and food gets stuck and she looks like a fence. Fair enough. I'd like her to believe that it's her smile and it'll be worth the wait.`,
  'talking-another-way': `
    his voice is on the tablet
    they talk over her while she's typing
    4yo, no words, PECS book, nobody at nursery uses it
    AAC - other kids think it's a game
    He left the device in the car on purpose, because a boy at the park said "why does your iPad talk".
    My daughter says things with Makaton, and her gran only ever answers "use your words, pet". Those are her words.
    She can look at the letters and her eyes do the spelling. It takes a while, and by then the class has moved on to the next question.
    ds6 uses pics to tell us what he wants but cant say how he FEELS, lately just pushes the whole folder off the table
    How do I explain to his little sister that he does speak, only with his fingers on the buttons?
    The battery went flat on the school bus and for forty minutes she had no way of saying that her foot was stuck.
    We are a deaf family and sign at home, it's our mother tongue. Our hearing son's cousins visited from Pune and they laughed at our hands at dinner. Our younger girl, who's deaf and four, put hers under the table and kept them there for the rest of the week. I'd like her to be proud of them again.
    Two years of speech therapy, and now they say we shouldn't wait for speech, give him a communicator. My husband was upset, he took it as giving up. Eli took to it in a day. He pressed "more" and "cake" eleven times. Then "mama", and I had to go and stand in the larder. What I want is something for him about a hero who talks that way and gets listened to.
    He had a stroke when he was a baby, and though he understands every joke, his mouth doesn't do what he tells it. So we've a board with symbols, and a spare one which is laminated for the bath. The trouble is other people. The barber, the bus driver, the dinner lady, they all ask me: what does he want? He's sitting right there, pointing at it.
    She has about thirty signs and most of the kids in her class have learned three: more, stop, toilet. She'd like to tell them about her rabbit. I've seen her sign "rabbit, soft, mine" to a boy over and over, and he looks at her aide. It's a lovely school in Galway, they mean well. I think she's getting lonely in there.`,
  needles: `
    Booster on Thursday. She knows.
    hid under the GP's desk, no jab given
    took 3 nurses to hold him. never again
    bloods every month, cries from the car park
    He asked me how deep it goes, and whether it comes out on the other side.
    My daughter has the numbing cream on both arms and is still shaking so hard the plaster won't stick.
    How do I prepare a four year old for his pre-school ones without lying to him that it doesn't hurt?
    newly diagnosed type 1, 6 yrs, 4 pens a day & finger prick at 2am. He says im the one who hurts him now
    the vaccination team comes to school on monday and my year 8's little brother told her it's as long as a ruler, thx a lot. she is eleven going on twelve and hasn't slept
    She says they're stealing her blood and she wants to know what they do with it and when she gets it back.
    We're travelling to Lagos at Christmas to see my mother and the children need yellow fever and typhoid. My son fainted the last time. He's nine and he is so embarrassed about it, he fell against a display of leaflets and a lady screamed. He says he'd rather not see Grandma. I want him to know that it can happen to anybody, and there are tricks for it, like lying down and squeezing your legs.
    The lab in our clinic has a fish tank, and that used to be enough. Then a trainee couldn't find the vein and tried both elbows and then the hand. Since then Mira (5) holds her sleeves down with her fists, even at the dinner table. They need another sample in two weeks because the iron was low. I promised her one try only, though I don't know that I can keep that.
    Foster carer here, brother and sister, 3 and 6, both behind on all of theirs so there's a catch-up list as long as my arm. The nurse is lovely. But the big one puts himself between her and his sister and says "do me, do me, don't do her", and he's grey with fright. He's been guarding her all his life. I'd like a story where he doesn't need to.
    She's frightened of injections and blood tests, she has been since a baby. Today it was only meant to be a finger prick. She bit the nurse. I apologised, the nurse said she'd had worse, my daughter said "good". She's 5. We've a slot again on the 14th after swimming.`,
  allergy: `
    peanuts. he's 4. he'll carry pens forever
    cake at parties is never for her
    sits alone at the nut free table
    hives again after gran's "little bit" of egg
    She asked the birthday boy's mum if she could just smell the cake, and I had to go and stand in the hall.
    How do I make a three-year-old understand that milk, which her brother drinks every day in front of her, could put her in an ambulance?
    A boy in his class waved a cashew in his face and laughed, and now he won't open his lunch box near anyone.
    bee sting last summer = epipen + helicopter. now he wont go on the grass barefoot or w/ shoes. he's 7
    my dd is alergic to our neighbours cat an all her freinds go round there to play with the kittens exept her
    I want him to say it out loud himself, "does it have sesame in it?", instead of whispering to me, because in September I won't be there.
    Diwali is a minefield. Every auntie has a tray, every tray has pistachio or almond in it, and every auntie is hurt when my son says no. Last year one of them told him a little won't kill him. He's six and he turned to me and asked, will it? I need him to be able to refuse sweets politely from people he loves, and not be scared of them.
    She had a reaction at nursery, one of our new girls gave her the wrong yoghurt, and it's me who has to live with it because I'm the room leader. She's fine, she was back in two days. But she checks every spoon now, she holds it up to me and says "is it a Hannah one?" Two and a half years old. Her mum and I both thought of a story.
    The doctor's found out it's wheat and barley, so that's her toast and her pasta and the Friday pizza gone. She blames the doctor. She wrote him a letter, with drawings, in which he's eaten by a baguette. I kept a copy. Under the joke she's really grieving, she asked me if she'll be allergic when she is a granny as well.
    He's got a shellfish allergy and we live in a fishing village in Galway, my own father has a boat. Grandad has to scrub and change before he can give him a hug. Rory's got it in his head that Grandad finds him a nuisance. He's 5, he said "I'm the problem in the boat". Grandad went out and sat in the shed.`,
  'food-textures': `
    gags on anything lumpy
    mash yes. peas no. "they pop"
    only crunchy food, nothing wet ever
    banana makes him retch, its the slime
    She loves the taste of tomato, she'll drink the soup, but one seed on her tongue and her whole body shudders.
    He can find the single bit of onion in a pot of bolognese with his teeth and then that's dinner over.
    How do I get my mother-in-law to see he isn't fussy, that yoghurt with bits feels to him like sand would to her?
    ds 4 autistic eats 5 things all beige & dry. if they touch sauce he says its "wet wet wet" and wipes his tounge with a towel
    My daughter peels every grape and each bean out of its skin, and it takes her the whole of the lunch break so she comes home hungry.
    He says rice feels like ants walking, which is hard in a Filipino house, three times a day.
    At nursery we have noticed that Oskar holds his mouth closed for anything soft. He takes the crispbread, the raw carrot, the apple. When the porridge came today he touched it with one finger, and then he had to wash the finger. He is 3. His parents mince everything because they think he can't chew, and I believe it is the other way round.
    It isn't that he's scared of new things, he'll taste dill or curry powder off my finger any day. It's the fat on meat, and mushrooms, and the skin on custard. "It squeaks, Papa." He was sick into my hand at my boss's barbecue over a piece of gristle. I want him to know his tongue is only telling him something, and what he can do besides spit.
    We went from purees straight to trouble. She's nearly two and a half and the only thing that goes down is perfectly smooth, out of a pouch. I tried leaving the tiniest soft lumps in, as the health visitor said, and she lets them slide out with this look of betrayal. My neighbour's boy is gnawing on lamb chops. I know, don't compare.
    Egg! Scrambled is "cloud that's gone off", boiled is "eyeball", fried has "the wobbly". My granddaughter is 8 and she'd be a food critic if she ate anything. Her teacher makes them try one bite at cooking club and she came home in tears because it had stayed between her teeth. I told her I can't abide tapioca to this day, and she wanted to hear it again and again.`,
  'car-seat': `
    goes stiff as a plank, can't buckle him
    undid her belt on the motorway AGAIN
    screams "too tight" all the way to nursery
    8yo mortified he still needs a booster
    I had to pull over on the N1 because he'd wriggled both arms out of the straps and was standing up waving at a lorry.
    She wants to sit in front like Mama, she's three, and every morning outside the block we have the same fight with half the street watching.
    How do I explain to him that in my brother's car too, where nobody ever bothers, he has to be strapped in?
    he's learnt to press the red button. he is 2. i drive alone w him 40 min each way. tried: clip, sock, sweets, singing, crying (me)
    grandad lets her ride on his lap up the lane "its only the lane" so now she wont go in the straps for me not even in town
    Since the heat started she says the buckle bites her legs, and she's not wrong, but we can't drive with her sitting on the floor.
    We got a new one, rear facing, because the old one was in a bump and you're meant to throw them out. He hates looking backwards. He says he can't see where he's going and he can't see me, only the headrest and the sky. He's nearly three. I said astronauts lie like that. He said he isn't an astronaut, he's Ben.
    My nephew came to live with us from the village in June, he's six, and he'd never been strapped in anything. To him it's being tied up. He doesn't shout, he just folds himself down behind the passenger seat like a cat, and you can't get him out. I don't want to frighten him with what happens in crashes. I want him to think of it as something that holds on to him.
    School run, two under five, a baby who won't be put down, and then the big one bends like a banana so the harness won't close. Every day. The bus behind us honks. Yesterday I pressed her tummy down with my elbow and she looked at me like I was a stranger, and I sat in the car after drop off and howled.
    He calculated it. He's 138 cm, the law here says 150 or twelve years, and all the boys in the football carpool are already without. So he takes the thing out of the boot at the corner and hides it behind the recycling before Mr Brandt picks them up. He's clever, I'll give him that. It's the seat belt across his neck that I keep seeing.`,
  'wobbly-tooth': `
    It's hanging by a thread and he won't eat
    swallowed it. now what about the fairy
    she's scared of the blood
    last in class with all his baby ones
    She's holding her jaw with both hands since breakfast, because if she lets go "it'll drop off my face".
    His grandfather offered to tie it to the door handle, as a joke, and now he won't go near doors.
    How do I tell a five-year-old that a piece of him falling out is a good sign?
    lost it in the sandpit at kita!! 40 kids sieving sand. nothing. she's inconsolable she thinks no money no new one will grow
    dd is 6 an the big 1 is growing in behind the small one like a shark, kids said shark mouth. she wont smile
    He came off his scooter at three and knocked the front one out, years too soon, and he keeps asking me to stick it back.
    In our house it's a mouse who comes and in his friend's it's a fairy, and at school somebody told him both are only your mum. None of that is the problem. The problem is that he doesn't want to hand it over at all, to anybody. It's his, he made it, he says. He's sleeping with it in his fist.
    For nine days now we've had soup. She'll not bite, she'll not brush that side, and she talks out of one corner like a gangster. Her sister lost four and never noticed a thing. Last night she woke me at three to check it in the torchlight. It's not even that loose, to be honest with you.
    Twins. Ravi has lost three, with three coins and a certificate from the dentist. Rohan, eleven minutes older, none. Every night he wiggles them in the mirror until the gums are sore, and he asked if there's something wrong with his bones. My mother told them in her day you threw it on the roof for the crow, so now there's one on the roof too, and Rohan won't go on the terrace.
    A wobbly tooth. On the very day of the class concert, in which she plays the recorder. She's seven and she says there'll be a hole and the air will come out wrong. I said half the class has holes. She said, not in the recorder group they haven't.`,
  'daily-treatment': `
    eczema creams twice a day, he runs
    stretching her hamstrings = tears every night
    burn dressing change tomorrow, dreading it
    eye patch, rips it straight off
    She's got cystic fibrosis, and the patting on her back has to be done before school and before bed, and she's beginning to ask why nobody else's dad thumps them.
    When I take out the tub with the ointment she says in a tiny voice "not today, it can be tomorrow", and it can't.
    How do I get a two year old to lie still for wet wraps when it stings?
    nebuliser 3x a day, mask = dragon says the nurse. he didnt buy it. he is 4 and hides it in the washing machine
    scar massage 10 mins morning & nite after her heart op, physio says dont skip, she screams the moment my hands are cold and they r always cold
    He's to wear the boots and bar for his club foot again at night, and he's learnt to kick the cot to bits with it.
    The district nurse comes on Mondays and Thursdays to do the dressing on her leg where the dog got her, and on those days Ellie won't come out of the bathroom. It's healing. It's not even so sore any more, she told me that herself. It's seeing it. I've said she can look at the telly instead but she says then she'd imagine it and that's worse.
    My grandson has hip exercises for Perthes, twelve of them on a sheet with stick men. His mother used to do them with him, but she's gone back to nights at the warehouse and so it's down to me. He's 7 and he counts to ten like a racehorse. One-two-three-fourfive-ten. I'm not a physio, I was a butcher. He says the stick men are smiling because it isn't their legs.
    He has a tummy tube and the skin round it needs cleaning every evening. He was never bothered. Then he started school, somebody saw it in PE and said eww, and now he pulls his shirt down and tells me to leave it. It got infected in October. I want him to look after it as his own and not as something that's wrong with him.
    With ichthyosis it's an hour of bath and grease every single day, before anyone else in this house has had so much as a coffee. She's five, she sticks to her clothes and to the sofa and to books. This morning she said "when I'm six, will I be finished?" I was behind her with my hands full of paraffin, so at least she didn't see my face.`,
  haircut: `
    won't let anyone near with scissors
    screams at the barber's
    fringe in his eyes, refuses the salon
    thinks it will bleed if we cut it
    He's got curls down to his shoulders and bolts as soon as he sees the chair that goes up and down.
    My husband had to hold him while the man did one side, and now he's walking round half done and we can't go back.
    How do I explain to my 3 year old that it doesn't hurt when it's snipped off and that it grows again?
    It's the cape round the neck and the little hairs that fall down her back, she says they're biting her.
    ds5 hates the clippers near his ear the buzz makes him cry, i've been doing it w nail sissors while hes asleep
    She wants her plait kept in a box, she says it's still part of her and the lady threw it away with a broom.
    Saturday is barber day for the men in our house, it's a whole thing in Lagos, my father, my brothers, everybody in line with the football on. Tobi is 4 and hides behind the generator when it's his turn. He says the machine is a bee. I'd love him to sit there proudly like his grandpa.
    Her wedding job as flower girl is in three weeks and my sister would like her fringe out of her eyes. Last time at the hairdresser's she went stiff as a board, then tipped the trolley with the combs. We tried the kitchen, with a film on and a lolly. I got one snip in and she felt for the gap and sobbed "put it back".
    nits were bad enough but now hes got to have it short for the mundan at the temple & he's heard from cousin that they take it ALL off. hes 3 n holding on to his hair with both hands
    I work in a residential home and one of my lads, 8, hasn't had a trim for over a year. Nobody's allowed behind him, that's the trouble, and a barber is always behind you. He'd like to look like Saka. I thought if he had a story about someone who gets to watch in the mirror and say stop, he might try it.`,
  'taking-medicine': `
    spits the antibiotics all over me
    Clamps mouth shut when he sees the syringe
    pink stuff tastes of chalk she says
    three times a day for ten days
    She has an ear infection and each spoonful takes two of us, a towel and half an hour.
    How do I get a tablet into a 7 year old? The chemist has no liquid version and he just chews it and cries.
    He asks why he must have it when he doesn't feel poorly any more and there's still half the bottle to go.
    My granddaughter found out that I'd hidden the drops in her yoghurt and now she won't eat yoghurt or trust me.
    calpol is fine calpol she'd drink by the pint. its the steroid one its bitter & she brings it straight back up
    Every morning and night he needs his blue and brown inhaler with the spacer, and he runs under the table as soon as he hears it rattle.
    I'm fostering a little one, 4, on epilepsy syrup that simply can't be missed. She holds it in her cheek like a hamster and it comes out on the pillow twenty minutes later. I've tried ice lollies first, a straw, letting teddy go first. She isn't naughty, she just thinks it's poison. I want her to know what it does once it's inside her.
    Malaria tablets before we visit my parents in Accra. Once a week and you'd think I was killing him. He's 9, can swallow a whole sausage. We practised with Tic Tacs and that went ok but then he sees the real one and his throat closes, he says.
    eye drops!! conjunctivitis, 4 times a day, all 3 kids. the baby is the easiest. middle one (5) scrunches so hard nothing goes in and has now given it to grandad
    The doctor in Hamburg gave us worm tablets for the whole family and Lena, 6, announced that she's keeping hers, thank you, the worms and all. It's funny but it's also day three. She doesn't like that something "does things" in her tummy without asking her.`,
  swimming: `
    Refuses to put his feet down in the pool
    crying at the poolside every tuesday
    wont let go of the edge
    armbands off and now he's terrified
    She loved the water on holiday in Goa and now in the class at the leisure centre she sits on the step for thirty minutes, shivering.
    School takes Year 4 to the baths from next week and he's the only one in his group who can't do a width.
    How do I help a child who's scared of the deep end? He's good at it where he can stand and freezes at the line on the floor.
    The teacher told her to jump and that she'd catch her, and then she let her go under to show her that it's fine. That was in March.
    dd7 still in ducklings w the 4 yr olds she's mortified, says her legs just sink
    We live beside a dam outside Cape Town, so it's not a hobby, he has to learn to float, and he's afraid to lie back.
    My granddad drowned and perhaps I've passed something on, because I can't swim myself and I sit up there in the cafe gripping my tea. Now Aoife, 5, asks what's under her when she can't see the bottom. The instructor's a lovely girl. She will do bubbles, she will do kicking with the float, but let go of the float, never. I'd like her to feel that the water can carry her.
    It's the changing room, then the cold shower, then the echo and the whistle, and by the time we get to the actual pool he's done. He's 6. We've paid for twelve lessons and he's been in for maybe twenty minutes altogether. In the paddling pool at home he's a dolphin. My wife says drop it, I say he'd be so proud.
    signed up my son for begginers class, coach shouts. he is 8 yrs, says he will drink all the water and die. other boys in the society dive from the side and he watches through the fence
    Since he slipped off the noodle and swallowed a lot of water he'll only go in if he's sitting on my hip.`,
  scan: `
    MRI on Monday, must lie still 40 mins
    x ray of her wrist tomorrow, she's scared of the machine
    will it see my thoughts mummy
    The big tube. He's five.
    She's to have an ultrasound of her kidneys and she has got it into her head that the jelly is to glue her to the bed.
    How do I explain to a 4 year old that a picture of his chest won't hurt and that I'll have to stand behind the glass?
    He wriggled so much that they sent us home and gave us another date for the MRI, and if he can't do it they'll put him to sleep.
    His sister told him that the rays go right through you, so he's now asking if there'll be a hole.
    ct of the head after he came off his bike, nothing bad they think but hes 6 and saw it on tv w the person going in and the light. wont go in without me
    I'm expecting, and my daughter saw her brother on a screen like that; now she needs one of her own tummy and is convinced they're looking for a baby.
    We've been waiting since September for the appointment in Leeds about her back. It's a full spine one, so nearly an hour in the tunnel with the headphones on. The hospital sent a leaflet with a cartoon lion, which Martha, 8, declared was for babies. She wants to know exactly what knocks inside there and why. So do I, actually.
    My foster son swallowed a coin, a euro no less. They need to see where it's got to. He's quite pleased about the coin but not at all about the dark room and the lady with the heavy apron, which he saw through the door as we were waiting. It's again on Thursday, to see if it has moved.
    dentist wants the one where the thing goes round ur head. dd7 stood in it for 3 secs and ran. had to bite on a plastic bit and keep still and it moved by itself thats what got her
    Every year since the tumour was taken out Ishaan goes in the scanner to check that all's well, and this is the first year he's old enough to be frightened of it. He's 6. He asks whether the machine might find something that wasn't there before it looked. I told him it's only a camera. He said cameras don't bang.`,
  tics: `
    blinks and blinks and can't stop
    he makes this squeaking noise all day
    sniff, shoulder, sniff, shoulder
    just diagnosed with Tourette's, aged 9
    Her head jerks when she's tired and the other girls in ballet have begun to copy it behind her back.
    The teacher keeps asking him to stop clearing his throat during story time, and he's told her he can't but she doesn't believe it.
    How can I explain to his little brother why he barks at the table and that he isn't being a dog to be funny?
    My son holds it in all day at school until his neck aches and then it all comes out in the car, whooping and twitching.
    grandad says "stop pulling faces or the wind will change" & the poor kid 7 goes & hides in the loo to do it
    It's a word now, the same word, and it isn't a nice one, and it pops out of her on the bus though she doesn't want to say it.
    We thought it was hay fever, then we thought it was his eyes, we even bought him glasses in Mumbai. The doctor says it's a tic and to pay no attention. But Rohan pays attention. He asked why his face does things without him and whether it's somebody else in there. He's 6 and I'd like an answer that doesn't scare him.
    She says it's like a sneeze, you feel it coming and then you've got to. Hand flaps to the chin, three times, and a little hum. At the cinema a man turned round and told her to pack it in. She hasn't been anywhere quiet since: not the library, not Mass, not the theatre trip with her Brownies. What I want is for her to be able to say one sentence about it.
    new one this week, he hops every 4th step. before that it was spitting n before that the eye roll thing. comes and goes, worse when hes excited like b4 his bday. kids at park asked him whats wrong with you and he said nothing. then he cryed at bedtime
    He'd like to read aloud in assembly but he's afraid the noise will come in the middle and everyone will laugh; the noise is a kind of hiccup-shout, it's been there since last year.`,
  'hospital-stay': `
    ten more sleeps on the ward
    Wants her own bed, not this one
    drip in, can't leave, bored and crying
    Admitted last night, pneumonia, she's three
    We're on day four in Temple Street, and he's asked every nurse on every shift if it's today that he goes home.
    My husband and I swap at seven each evening because only one parent may sleep on the fold-out, and she screams for the one who's leaving.
    What should I tell my son about why there are other children crying at night behind the curtains? He's five and lies there listening.
    They've put her in a room by herself because of the bug she caught, everyone comes in with gowns and masks, and she thinks they're scared of her.
    Writing from the chair nxt to his bed, ds6, asthma attack sat nite, still on oxygen, docs say wed or thurs. hes stopped talkin to the staff & pulls the blanket up when they do the rounds
    Her bag has to be packed by Monday as she's going in for a week of monitoring, with the wires on her head, and she wants to know who'll feed the guinea pig and whether she can wear her own pyjamas.
    Osteomyelitis, so two weeks of antibiotics through the line in Groote Schuur. He's eight and a farm boy, he has never been indoors for two weeks in his life. The food comes at half past four. His brothers are with my sister and the baby isn't allowed up. He has named the machine that beeps Gerald and he hates Gerald.
    I'm a play worker on a children's ward. There's a girl of four here whose mother has three others at home and can only come on the bus after work. In the daytime she sits with her coat on. She's not frightened of the doctors, she likes them. It is the long afternoons, and the lights out with nobody of her own there.
    He was born with half a heart, so this place is a second home, but at six he's suddenly noticed that others go out through the doors and we stay. He asked if he's been bad. He has missed Bonfire Night and his best mate's party. The consultant won't be pinned down on a date, so I can't tell him one.
    I want him to know that mummy sleeps right beside him, the food lady comes with the trolley, the bed goes up and down, and after some nights here we all go home.`,
  'long-illness': `
    Third round of chemo. Hair's gone.
    Crohns at ten, asks why me
    sugar checks, pump, forever, he's six
    When will my kidneys be better, she asks
    He was told in May that the leukaemia treatment goes on for three years, and he worked out he'll be nine and a half when it's over.
    Our girl has cystic fibrosis and this week she noticed that her friends aren't going to have it all their lives.
    How do I tell a 7 y/o with sickle cell that the pain crisis will come again, without taking away the good weeks between?
    She said to her doll: you have type 1 now and it doesn't go away, but you can still have cake if you count it.
    my son have juvenile arthritis since 2 yrs, good days bad days, now he say he hate his body and the other boys in the society play cricket till dark and he is on the bench again
    I'd like my daughter to hear of somebody whose epilepsy comes along with her like a shadow, to school, to the beach, to birthday parties, and who's still mostly just herself.
    We've been at this since she was three, she is eight now, lupus. There are weeks she goes to school and weeks she is on the sofa with the cat. What has changed is that her classmates have stopped asking when she'll be back. She doesn't cry about it, she just took down the class photo. I'm a bookkeeper and I can make any column add up but this one.
    Long covid, the clinic finally wrote it down. He was a right tearaway before, county under-elevens, and now eighteen months later it's half days. People tell him he looks well. He told his nan he wishes it was a broken leg because then folks would know when it ends. He isn't after a miracle and I don't want a story with one.
    Her heart condition means clinic every six weeks in Lagos, six hours by road from us. She's nine. Her juniors at church call her "sickler" though it isn't even that. Yesterday she asked if she'd still be ill when she is a mother. I told her to eat her rice because I had no answer.
    He's been off treatment for 2 months and then the scan came back and its started again. he's 5, he thought he had rung the bell and that was it. he did ring it. we've got cake left in the freezer`,
  operation: `
    Tonsils out Friday, what do I say
    nil by mouth and furious about it
    Wants to know if it'll hurt asleep
    grommets tomorrow 8am, hes 4, help
    He has been told they'll make him sleep, and now he's afraid to go to bed at home in case somebody cuts him.
    She'll have her squint corrected on the 12th and asked, stirring her cereal, whether they take the eye out and put it on a plate.
    Hernia. Day case, in and out, says the surgeon, but nobody's told that to our three year old who saw the gown with no back and lost it.
    How do I explain the gas mask and the counting backwards? The last time they had to hold him down and he remembers that very well.
    my dd8 is haveing her spine rods put in, 7 hrs theatre, she asks what if i wake up in the middle or what if i dont wake up at all
    Cleft repair number three. He's old enough now to know what's coming, and he wants to look the same afterwards as before.
    It is only an appendix, I keep saying, and I'm the one who's shaking. He's nine, it's tonight, they've drawn an arrow on his tummy with a felt pen. He thinks the arrow's hilarious. Then he went quiet and asked me if I'd be in the room. I can walk with him as far as the double doors.
    My goddaughter's going under the knife in Chennai in June to close the hole in her heart. Five years old. She has seen her grandfather's zip scar from his bypass and she wants to know if she'll have a zip as well, and whether the doctor can look in and see who she loves. Her parents can't speak of it without weeping. So it falls to me and I teach geography.
    They've cancelled it twice. Each time he'd starved since midnight, got the wristband, got the magic cream on, and then home again on the tram with a sticker. Now it's on for Tuesday and he says he isn't going, they only pretend. It's his adenoids, he snores like a lorry. How does one build him up a third time?
    I want my boy to know before his op that someone will watch him sleeping the entire time, he won't feel it, and we'll be there when his eyes open.`,
  'being-sick': `
    threw up at assembly, won't go back in
    Bucket by the bed "just in case"
    Tummy bug night. Cried "make it stop"
    asks 20x a day "will I vomit"
    Since her brother vomited on the landing she washes her hands till they bleed and won't touch a door handle he's touched.
    He was up from one till five bringing up everything, even water, and between goes he shook and said he thought his insides were coming out.
    Any child at school says "my belly hurts" and my daughter's out of the classroom and at the far end of the playground.
    What do I say to a four-year-old who holds it in, swallowing and swallowing, because she is so frightened of it coming up?
    norovirus has hit the hole house, ds3 thinks he broke somethin & keeps sayin sorry about the carpet bless him
    She skips party food, smells the milk, checks the date on the ham; all because of one chicken sandwich that came back up in front of her whole class two summers ago.
    My son of ten has what our doctor calls emetophobia. He's never been ill in that way since he was a baby, he can't even remember it. But he sits by the exit in the cinema, and he'd not come into the room where I lay with a migraine in case I would. He knows it's silly. He says knowing doesn't do anything.
    It was at his own birthday, on the bouncy castle, after the cake, on three of his friends. The friends thought it was the best thing that ever happened. He did not. He's six and has said no to trampolines, cake and friends since. My wife's view is that he'll get over it by Easter.
    Bad prawns at my cousin's wedding in Cebu, all of us down. My little one had never thrown up before, not that she knew of. She looked at me as though I'd done it to her. Now at each meal she asks "Will this one go back?" and takes one bite and waits.
    I want her to learn that being sick is horrid, and that it's your body being clever and it's over after a few minutes, and I'll hold her hair.`,
  'afraid-to-swallow': `
    grape went down wrong, now only yoghurt
    Chews forever. Spits it in a tissue.
    only soup since the hot dog
    my throat's too small mummy
    A boiled sweet got stuck at the cinema and his uncle had to thump it out of him; that was three weeks ago and he's had nothing but milkshakes.
    She had a fish bone at her grandmother's in Lagos and now even rice, soft rice, she holds in her cheek like a hamster until I pretend not to look.
    He asks me to feel his neck from the outside while he eats, so that I'd know if anything stopped.
    How do I help my 7yo trust her throat again? The ENT looked down there, there's nothing wrong, she choked on toast ONE time.
    since he chocked on the apple at creche he eat nothing with lumps, he cry if there is a bit in the porridge and say it will kill me
    She's lost two kilos. The doctor says there's no blockage, but she saw a boy go blue over a piece of steak in a restaurant, and since then food's a danger to her.
    Sunday roast, we were all laughing, and a bit of potato went the wrong way. My husband did the Heimlich on him right there between the gravy and the peas. He was fine in a minute. It's the minute he can't get rid of. Nine years old and he wants everything put through the blender, even pizza, and we did try the pizza.
    I work in a nursery school kitchen. One of our girls, three and a half, choked on a raisin in the autumn and ever since she sits at the table with her hand over her mouth. At home she takes smooth pouches only. She sniffs my stew and I can see she's hungry. I'd love something I can read them before lunch about a swallow that goes down safe and sound.
    He can't even swallow his own spit some evenings, he dribbles in a cup, he's eight, it's from the time with the ice cube at camp. The dietitian gave us a ladder: puree, mash, soft, crumbly. We're still on the first rung. His sister eats crisps in another room so as not to scare him.
    Tiny tiny bites the size of a lentil, with a gulp of water after each, as she thinks bread will jam like it did in March. Dinner takes two hours, and what I'd like her to learn is that her throat knows how to do it.`,
  'doctors-visit': `
    won't let anyone look in her ears
    bit the GP's torch stick thing
    Hides under the chair at the clinic
    "she'll put cold metal on me"
    His four-year check is on Thursday and he's already told us that nobody is going to lift up his shirt.
    How do I get a 3 year old to open her mouth for that wooden stick? Last time three of us held her and she gagged and I felt like a criminal.
    My son is 8 and has tummy pains, the paediatrician needs to press on his belly, and he's so ticklish and so tense that she couldn't feel anything at all.
    ear infection again, dr needs to look in BOTH ears, my lo clamps her hands over them and screams the moment we turn into the surgery car park
    She's perfectly happy in the waiting room with the bead maze, but as soon as the white coat comes round the door she climbs me like a tree.
    Can you do a story where the doctor listens to the heart with the stethoscope and nothing hurts, he thinks it will hear his secrets
    We had a lovely old doctor in Galway who'd check the teddy first, and he's retired. The new one is young and brisk and has a beard. Róisín, 5, wouldn't get up on the couch, wouldn't be weighed, wouldn't say where it was sore, and the poor man wrote "uncooperative" on the screen where we could both see it. We're back on Monday about the cough.
    My daughter had to take her vest off so they could see her rash. She's seven and very private, she didn't want the nurse in the room or her brother, and no one had asked her. She cried the whole way home on the tram. There's a follow-up in two weeks, and I'd like her to know what they'll look at and that she can say wait.
    Ikenna goes for his school medical next week, height, weight, chest, eyes, throat. His cousin has told him the doctor cuts off the tongue of boys who talk too much. He is six and he does talk too much. I've told him it's nonsense but he practises keeping his mouth shut in the mirror.
    no needles no nothing, just a checkup for his asthma, blow in the tube and listen to the chest, and he still kicked the doctor in the shin. He was 2 wks in hospital as a baby, maybe his body remembers. hes 4 now and strong`,
  'nail-cutting': `
    claws like a bear, won't let me near
    screams at the sight of the clippers
    thinks it'll bleed if we snip
    does his toes only while asleep
    Every Sunday after bath it takes two adults and a cartoon to do ten fingers, and we've never once got as far as the feet.
    How do I explain to her that the white bit has no feeling in it? She says her nails are her and I'm cutting bits of her off.
    I nicked his thumb once, when he was two, one drop of blood, and now at five he still pulls his hand away and hides it in his armpit.
    nursery have sent a note home cos he scratched a girl, by accident, his nails r too long. cant cut them he goes mental!! tried nail file he says it buzzes in his teeth
    My granddaughter lets me do nine, and then for the tenth she makes a fist, every time, no reason given.
    The sound is the trouble, that click, she covers her ears with the hand I need.
    Our boy is autistic, he's six, and he feels everything in his fingertips. After a trim he walks about with his hands held out as if they were wet, and he won't touch his blocks for a whole day. So we put it off, and then they're long and they break and he tears at them. My mum says just hold him down. I won't do that any more.
    The toenail on Luca's big toe has grown so long it's gone through his football sock. He's 7. He says he will do it himself, but then he looks at the scissors and goes white and says tomorrow. We have been at tomorrow since Easter. I'd like him to learn that it's over in a minute and there's no owie in it.
    Ayah does it, I do it, my wife does it, makes no difference. Anaya (3) curls up her toes so tight you can't find the nail. We've promised stickers, we've painted one nail red as a reward, we've clipped the doll's, which has no nails. She shouts "my toes are shy". It's funny, apart from the scratches on her little brother.
    he's fine with haircuts, plasters, anything. but get the little scissors out for his fingernails and he runs under the table. says they are his "wolverine" and he needs them`,
  'broken-bone': `
    fell off the monkey bars, arm in plaster
    six weeks no trampoline, wrist fracture
    her cast itches and she's poking pencils down
    thinks his leg will come off with it
    Zainab slid down the banister and snapped her collarbone, and now she's got her arm strapped up and can't do a thing for herself, not even her knickers.
    He's frightened of the saw. They take the plaster off on Wednesday and a boy on the ward told him it cuts your leg as well.
    how do bones grow back together? my 4yr old wants to know if they use glue, shes got a pink cast to the elbow & wont let anyone sign it
    The cup final was on Saturday and my eleven-year-old centre half watched it from a fold-up chair with his ankle in a boot.
    My toddler has broken her shin on a slide, on my lap, with me going down it, and she looks at her hard white leg as if it's a stranger in the bed.
    I want him to learn that the arm's busy mending in there, even though from the outside nothing happens for weeks.
    We were on the farm at my parents' near Bloemfontein and he came off the quad, which he shouldn't have been on. Forearm, two places. He's seven and right-handed and it's the right. He can't write, can't bat, can't wipe his own bottom, and he's mortified by that last one. He asked me whether the bone will be crooked like Oupa's finger.
    The cast came off yesterday and I thought she'd be over the moon. But the leg is thin and hairy and peeling and she won't put any weight on it. She says it's going to snap again. She shuffles round the flat on her bottom, aged five and a half, and she wants her "blue leg" back. The physio says walk. She says no.
    My grandson broke his elbow when his friend pushed him off the wall, and he's sleeping in my armchair because he can't lie flat. He's cross that he can't swim on our holiday to Wexford, the whole thing's booked. We tried a bin bag over the plaster in the bath and it leaked and there was a great deal of shouting, some of it mine.
    DD6 fell of her scooter, broke her wrist, green plaster. she now thinks scooters are evil and every time her brother runs she yells "you'll crack a bone!!". and shes bored stiff`,
  'hair-brushing': `
    tangles, tears, every single morning
    "you're pulling my brain out"
    one giant knot at the back, won't let me
    runs when she sees the comb
    Afro hair, four years old, tender head, and wash-day detangling takes us two hours and both of us end up crying on the bathroom floor.
    I'm a dad on my own since March and I do it wrong, apparently. Mummy started at the bottom, I start at the top, and she yelps.
    How can I get him to let me brush his curls? He loves them long, he wants them down to his shoulders, he simply doesn't want them touched.
    Wears a woolly hat in June so nobody can get at it with the brush.
    my LO 3 screams like im murdering her w/ the tangle teezer. tried spray, tried conditioner, tried letting her brush mine (she enjoyed that)
    She's nine and wants a ponytail without a single bump, but the brush itself she can't bear, it prickles her scalp, so we start over and over until the bus has gone.
    My mother-in-law oils and plaits the girls' hair every evening as it was done for her in Chennai, and the elder sits like a queen. Diya, five, wriggles and wails that the comb has teeth and is eating her. Now it's become a drama, the neighbours ask. I won't cut it short because she herself doesn't want it short, she wants to look like her sister.
    I'm a foster carer and the little one came to us with hair so matted we had to work on it a lock at a time. Nobody has been gentle with it before, I'd guess. She's four. She sits down bravely and as soon as I lift the brush she lifts her arm over her head. I'd like a story where the brush is slow, and where she can say stop and it stops.
    Every morning at ten past eight, in the hall, with the shoes on: the brush. She says I'm hurting her on purpose. I say hold still. She says you hold still. The dog leaves. I'm a hairdresser, that's the joke, I do forty heads a week and not one of them bites me.
    the school does pictures & nits letters and "hair must be tied back" and my girl has bird nest under her hair at the neck because i cant get the brush in there without world war 3. 7 years old!!`,
  carsick: `
    green by the second roundabout
    sick in the car AGAIN, every bend
    "mummy my tummy is driving backwards"
    four carrier bags between Cork and Dingle
    She threw up all over her party dress on the way to her cousin's wedding in Ohio, five hours each way, and now just the smell of the car makes her gag.
    How do I tell him why he mustn't look at his comic while we're driving? He's six, he reads, he goes white, he's sick, he reads again.
    The ferry to Iloilo made Paolo so ill that he lay on the deck with his cheek on the planks, and he's asking every day now whether the water will be bumpy when we go home.
    i drive the nursery minibus and theres a wee lad of 4 who is sick every trip to the forest school, hes started saying he doesnt want to go to the trees
    My daughter won't visit Dad's parents any longer because of the mountain road, thirty-one hairpins, she's counted them with her head in a bucket.
    he's fine on trains and fine on the bus if he sits at the front but in the back of our Corsa its ten minutes and bleugh... wants to know why its only him and not his sister
    We're off to Cornwall on Friday, seven hours with the caravan on. Last summer Elsie was poorly at Exeter, at Bodmin, and in the drive of the campsite. She's 5. She remembers all of it, and so does the car. We've got the wristbands and the ginger biscuits and I'd like her to know about looking out at the hills and saying early when it starts.
    My grandson gets it in aeroplanes, taxis, on swings, everything that moves. He is 8. On the school coach to the museum the others moved away from him and held their noses, and the teacher gave him the seat beside her with the bag on his knees. Now there's another outing and he says he'd rather stay in with the office lady.
    Daddy's taxi, of all things. My husband drives for a living and his own son can't go round the block in Lagos traffic without bringing up his breakfast, all that stop and start. He is four. He thinks the car doesn't like him.
    I want her to learn that it isn't her fault when she is sick on the way. She apologises the whole time, poor mite, into the bag, "sorry Mama, sorry seat". She's only three. Her big brother complains about the smell and I have a foot on the pedal and can't even hold her hair, and we do this drive to the Kita in Altona twice a day.`,
  glasses: `
    She hides them in her sock drawer
    specs at age 4, keeps throwing them off
    'I look like a owl'
    optician said plus six both eyes
    He can't read the board, it turns out he's never been able to, and we pick the frames on Thursday. He asked for invisible ones.
    My daughter has to wear a patch over her good eye two hours a day along with her new frames, and says the world's gone all soapy with it on.
    the nursery phoned, Ayo's frames are in the sandpit again. Third pair. hes 3 and doesn't see why he should have a thing on his nose
    How do I convince a vain eight-year-old that seeing the ball is worth it? She'd rather miss every catch at netball than have the girls see her in them.
    He put them on in the shop, looked at the trees across the street and said 'there are leaves on it, separate ones'. Then he took them off again because a boy in the queue was looking. School tomorrow.
    Nobody in her class has them and nobody in our family does either, except Opa, so she believes they're for old people and that she is going to be old now.
    I thought he was clumsy. I thought he was being silly when he sat with his face against the television. The eye test lasted ten minutes and I cried in the Specsavers loo because it's been five years of 'look where you're going'. The frames are blue with a shark on the side. They come in a week, and I want him to have a story by then about a boy who gets his and finds out what he's been missing.
    Our Priya's prescription got stronger for the second time this year and the lenses are thick now. She took a selfie with her cousins at the Diwali party, saw how small her eyes looked behind them, and since then she's been going about without, bumping into things. My husband says contact lenses at 12, which is 3 years off. She asked me whether her eyes are 'running out'.
    they pinch behind his ears & steam up when he comes in from the cold & the strap makes him cry. 2 and a half. dr says all waking hours, ha
    Her glasses got sat on by her uncle at a barbecue, and for the three days of waiting for new ones she found out how much she'd come to hate them. Says she's done. She was only just getting used to them, six weeks in. The optician in our town is a very patient man. He's told her to come and choose any colour she wants, and she told him 'no colour, thank you'.`,
  'water-on-face': `
    One drop and she screams for a towel
    hates it in his eyes
    Won't put her chin in, never mind her nose
    Rinsing shampoo out = screaming, it runs in his eyes
    He's fine in the tub, plays for an hour, until a splash gets above his mouth. Then it's over, he claws at his eyes and wants out.
    How can I wash my three year old's face in the morning? She's got yoghurt from ear to ear and when the flannel comes near, she folds in half.
    We walked home in the rain from my mum's and DS4 had his hands over his face the whole way, sobbing, b/c drops were landing on his cheeks
    Her swimming teacher says everyone has to blow bubbles now with mouth and nose under. The rest of it, kicking, floating on her back with a noodle, she does gladly. Mouth under, no.
    The garden sprinkler got him right in the eyes at his cousin's party in Durban. That was in December, and he still won't let anyone tip a cup anywhere near his forehead.
    I want her to learn that she can blink it away. At the moment it's as though every splash was acid.
    The baptism of our youngest did it. Marek, who's five, saw the priest pour it on the baby's head, saw her gasp, and he's refused to have his own face wet since. We have tried goggles, a visor, a sponge shaped like a duck, and looking up at a sticker on the ceiling. The sticker worked once. I clean him with a baby wipe before kindergarten and I feel like I'm cheating.
    At the splash park all the other toddlers ran straight through the jets. Mine stood outside the wet line with his arms out, feeling the air, really wanting to. Then a big kid's bucket caught him across the nose and he stopped breathing for a second from the shock, I saw it. Now he wipes his face with his sleeve even when he's dry. My partner says leave it. I think a little book might let him practise without getting wet.
    the shower!! he is 7 and stands with his back to it & his head tipped out of the curtain so that nothing runs over his eyes
    She holds her breath and goes stiff if it drips off her fringe. Her OT says it's sensory and to go slowly, from wrists to elbows to cheeks.`,
  'new-equipment': `
    Hates her new AFOs, says they're robot feet
    power chair comes thursday!! hes terrified of the joystick
    outgrown his purple wheelchair, wants it back
    K-walker, age 3, won't touch it
    The physio wants Jonah in a walker at school instead of holding an adult's hand. He thinks that if he uses it people will see he can't walk, as if they hadn't noticed up to now.
    Night splints on both hands from tonight. She wants to know how she's meant to hold her rabbit.
    How do I tell a boy of 8 that a wheelchair for long distances doesn't mean he's getting worse? He heard the word and went silent in the back of the car.
    Her new leg braces have butterflies on and she picked them herself, but they're hard, they're hot, no shoes fit, and by ten o'clock she's unfastened them under the table
    We waited eleven months for the frame and it's too wide for our bathroom door. Sefa has crashed into everything including the dog, and now he's declared it stupid and goes back to crawling.
    DD starts w/ forearm crutches after half term, kids at school all want a go on them and she doesnt want anyone touching
    He had his old chair for four years. It had football stickers, a squeak, and a bent footplate from when he rammed the headmaster's hedge. The new one is lighter and he'll be able to push it himself, and it's better for his back. The man took the old one away in the van the same day. I hadn't thought of that. He watched it through the window until it had gone, and he hasn't sat in the new one for longer than he must.
    Mila is two and has got a spinal brace, a plastic thing that straps round from armpit to hip. We've been told 20 hours a day. She calls it her turtle. On day one she knocked on it and laughed; on day three she learned how to undo the velcro. My mother keeps saying 'the poor thing' in front of her and I'd like to put something nicer into her ears.
    He got a standing frame for kindergarten. All the others sit on the carpet at circle time and he's strapped up straight next to the teacher, taller than everyone for once, and he howls.
    The hospital in Manila gave my grandson a new prosthetic leg because he'd grown. The stump is sore, it clicks, and it isn't the same brown as his other leg. In the old one he could run. With this one he's got to learn all over again how to go down the steps to the tricycle stand, and he's ten, and his friends don't wait. He said, Lola, this one doesn't know me.`,
  'head-lice': `
    note home from reception AGAIN
    Itching like mad, found one on her pillow
    'Are they eating my brain'
    nit comb, two hours, tears
    My daughter overheard another mum say 'dirty' at the gate and now she washes her hair every night till her scalp's red. It was only nits, half the class has got them.
    How do I explain to a five year old that there are tiny animals on his head without giving him the horrors? He's the sort who won't sleep if there's a moth.
    He was sent home from preschool in the middle of the morning with a letter in his bag, and he is certain he did something wrong.
    She has hair down to her waist, curls, and I've had to do the lotion and comb it through every third day. She hid in the airing cupboard today when she saw the bottle.
    ok so we've got visitors, all 3 kids + me. scratch scratch. Eldest (9) is mortified, made me swear not to tell her friends mum but i HAVE to, they had a sleepover
    The barber found them, announced it to the whole shop and refused to go on. My boy walked home with half a haircut and his hood up.
    We're Sikh and my son's hair has never been cut, so this is a big job. His grandmother and I took turns on Saturday with the oil and the fine comb, and there were a lot of them. He cried and asked whether we'd have to shave it off, because a boy at school told him that's what they do. We won't. I'd like him to hear that it happens to any kind of head and that it's nobody's fault.
    Third time since September. I'm a single dad who learned plaits from YouTube and now I'm learning about egg cases and life cycles. Rosie finds it interesting, she keeps one in a jar with a name. The trouble's that she took the jar to show-and-tell and since then nobody wants to sit by her on the bus. She doesn't get why. She thought they'd all like to see it.
    She's not allowed to put heads together with Poppy any more, and no sharing hats in the dressing-up corner, and she thinks it's a punishment. It's just until the little hoppers are gone.
    combing every night for 2 wks because they keep coming back. he screams the house down & i'm running out of conditioner and patience`,
  'colour-blind': `
    He coloured the sun green, on purpose? No.
    Couldn't see the number in the dots
    red pen on the board, cant see it
    asks his sister what the crayons say
    We found out when he peeled a banana that was bright green and told us it was ripe. He's 6. Turns out my father was the same and never told anyone.
    In PE they gave out red and green bibs and Callum passed to the wrong team for the entire match. Now they call him the traitor.
    How do I explain to my grandson that he sees differently from his friends when neither he nor I know what the others are seeing?
    He drew me in a lovely portrait with a green face. The children laughed, the teacher hung it up, and he took it down at break and put it in the bin.
    Nursery say Arlo doesn't know his colours and should practise at home. We've practised for a year, we have songs about it. The optician has now tested him and he can't tell brown from green and never could.
    DD9 its rare in girls they said. purple and blue same thing to her. gets the tube map wrong & thinks shes thick
    He wants to be a pilot. He has wanted it since he was three, the cap, the models hanging from the ceiling, all of it. On Tuesday the school nurse did the screening and sent us to the clinic, and an older cousin with a big mouth told him at the braai that you can't fly if you mix up red and green. He hasn't asked me if it's true. He's just turned the models to face the wall.
    Kofi's teacher uses a traffic light chart for behaviour and he never knows if he is in the good bit or the bad bit; he looks at the others' faces to find out. For two terms we took him for anxious. Then the eye doctor showed us a picture of how he probably sees it, all mustard. My wife and I stood there in the corridor like two fools. I want him to have words to say to people: 'can you tell me the name of that one'.
    Someone holds up a jumper and says 'what colour's this then? and this?' all day long since he told them. He's sick of being a quiz.
    We picked strawberries at a farm near Bremen and he came back with a basket full of unripe ones. His brothers fell about. He can tell by smell, he says, but the wind was wrong.`,
};
