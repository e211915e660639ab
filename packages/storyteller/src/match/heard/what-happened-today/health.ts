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
    Our health post in the village is visited by the tooth bus twice a year, and all the children queue up in the sun. You can hear everything. My little one is third in the line on Thursday and she's already told the teacher that she has no teeth.
    clamped shut, lady in mask, we went home
    first checkup Thursday, he's 3
    the chair that goes backwards, no thank you
    two fillings, age six, too many gummy bears
    She let Dr Kaur count the teeth of her rabbit, of me, and of the student by the door. Not hers.
    It's the little mirror. He says it's for seeing inside people and he doesn't want anybody seeing inside.
    How do I tell her there will be a buzzing and a water squirter, without making it sound worse than what she has already thought up?
    My husband is the problem. He holds the armrests and hums, he's forty-four. Our daughter sat on my knee in the waiting room in Cork and watched him go in, and when they called her name she said "I'll go on Daddy's next one" and walked out to the car and did up her own belt. She has a bad molar and it can't wait for Daddy.
    hes bit the dentists finger. twice. the nice one. we got 6 mth check up on the 14th & im too embarased to go
    One of her back ones has gone brown and has to come out on Friday with the numbing jelly. She has asked if the tooth will mind.
    The smell gets him before the door does. We come up the stairs past the solicitor's and he's fine, he says hello to the umbrella stand, and then there's that clove and rubber-glove air and he folds up on the landing. He's seven, autistic, he'd manage if he knew each thing in order: coat, chair, light, gloves, counting, sticker.
    Foster placement, four years old, never been seen to in his life, and they want to look at all of them and coat them with fluoride next week. He covers his mouth with his sleeve if you as much as ask him what he had for tea. I'd like him to meet somebody kind with a lamp on a story page first.
    Nobody warned us about the suction straw and it caught his tongue, and since that day he tells people there's a hoover that eats you in Mr Patel's surgery. He's got another appointment about the chipped front one. He chipped it on a tuba, long story.
    he went rigid at the dentist's lamp, plus me saying "this won't hurt"`,
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
    It whistles when I hug him. That's the whole trouble. He used to be the cuddliest child, and now he ducks away because it squeals by my shoulder and it startles him. We've been told a new mould will fix it in six weeks. Six weeks is a long time without a cuddle when you are two.
    She pulls them out and feeds them to the dog
    two purple moulds behind his ears tomorrow
    won't wear his ears to birthday partys
    Implant switched on Thursday. She sobbed.
    Everybody asks "what's that in your ear" and he used to say a robot, but now he's 8 and he just pulls his cap down over it.
    We've been told at the audiology that it is moderate on both sides, and that she's been lip-reading us all this time at four years old. The fitting is on Monday.
    How do I tell him that the new sounds are ok? The fridge, the tap, his own feet. He walked round with his hands on the processors the whole evening like he was holding his head together.
    shes flushed one down the loo. thats the second. they cost more than my car
    A boy on the bus in Jozi asked my daughter if she's listening to music and could he hear. She laughed that time, but she asked me at home when it will be taken off.
    I'd like him to tell people himself, "talk on this side please" or "my battery is finished", instead of nodding and smiling at everything.
    My grandson was born deaf and they did the operation when he was one. He is five now and speaks like a little radio announcer. In the bath and at night he takes the magnet thing off and it is total silence for him, and that's what frightens him lately. He wants to sleep with it on. The doctors say no, the skin needs rest. I thought perhaps a story about the quiet being a safe place.
    ok so long story. failed the screening at school, then again, then the ENT in Lubbock, then "mild to moderate loss", then hearing aids, camo ones, his choice, he was so pumped. Wore them two days. Now they are in the truck's glove box because the cafeteria "explodes" and a girl said they look like what her grandpa has. He is 7. He could hear the crickets for the first time and he told me about it for an hour, so I know he likes that part.
    In the mosque class the Ustaz thought my son was ignoring him and pulled him up by the arm. He hadn't heard; his aids were in his pocket because he doesn't want the other boys to see. I was furious with the Ustaz, but after that I was sad about the pocket.
    One ear only, so people think she's fine. She's got a bone-anchored one on a headband and since the photo with the headband went up in the nursery corridor she pulls it off and says "not today".`,
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
    By the time we've got dressed I've had enough of the day. It's the turning inside out, the wet sleeve from brushing (a drop! one drop!) which means everything must come off, the jumper that was okay yesterday and today prickles. I used to think she did it to annoy me. Then I saw the red marks where she had rubbed herself.
    socks. always the socks. late again
    will only wear the one grey tracksuit, inside out
    label's cut out but it's "still there"
    winter coat "shouts at my neck"
    We've had seven pairs of tights off and on before half past eight, all by the same maker, and she says number four had a crumb in the toe.
    He wore his swimming shorts to his uncle's wedding under the suit trousers because the suit trousers "bite".
    How do I get my five year old into a school jumper? She says it is made of hedgehog, and she isn't being funny, she has marks where she's rubbed.
    My mother knits. She's knitted since he was born, three a winter, lovely things with anchors on, and he has not been able to have one over his head without going stiff as a plank. He's four. She thinks it is the colours. He put the last one on the dog, who also took it off. I want him to be able to say it is his skin and it isn't Oma.
    new knickers have a frilly edge so shes going without. found out at gymnastics. DD6 sensory stuff, waiting list for OT
    Summer uniform from Monday and he'll have bare knees. He can't bear the air on them, he says, and wants the long trousers with the elastic from when he was seven. He's nine.
    It takes us forty minutes to do a shoe. I do the velcro, she says tighter, I do it tighter, she says not that tight, the tongue has moved, the sock has a line, off, again. At the end we're both sweating and her brother has gone on the bus by himself. Yesterday she went to school in slippers and nobody there even noticed, so I wonder about the whole business.
    The beavers neckerchief, the seam in the vest, the crinkly bit of the raincoat, the wet cuff. One drop of water on a sleeve and everything has to come off, even if we're in the middle of Lidl. He's three and strong. The lady on the till said he must be hot.
    She sleeps in nothing, eats in nothing, and gets dressed by the front door with her eyes squeezed shut
    The traditional outfit came from my sister in Enugu, stiff lace with beads, for the thanksgiving service. My daughter held still while I fastened it and the tears only ran down. She told me "it's beautiful Mummy but it is cutting me". I took it off her in the car park. My aunties say she is spoiled.`,
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
    School trip to the zoo and they suggested a wheelchair for the long bits. He was furious. He can walk! He can, for about as far as the penguins. After that his ankles wobble and he trips over nothing. He's nine, he has low muscle tone, and he'd rather miss the lions than be pushed. I want him to feel it's clever to sit down before you drop.
    legs gone halfway to school, heart condition
    fine at ten, grey by two
    half days only and the class do PE without her
    legs "run out of battery" at the second lamp post
    Since the virus he can manage either the bath or the story, and he has to pick.
    She was asleep in her spaghetti on Tuesday after one hour of a birthday party, aged eight, and then two days flat on the settee with the curtains drawn. She wants to know what she did wrong.
    How do I explain to a six year old with a heart like his that he has to stop before he's puffed, not after?
    His cousins play football in the yard all afternoon here in Enugu. My son has sickle cell, he keeps goal, on a chair. He's in charge of the whistle. He does it very seriously till about four o'clock, then he hands over the whistle without a word and comes in and lies down on the tiles next to the fridge. They say he is lazy. He heard.
    DD7 hypermobile, everyone says but she looks fine!! she does look fine. at 3.15 she looks fine. at 3.40 I'm carrying her & two bags & a recorder up the hill
    He has muscular dystrophy and he's started to notice that the others overtake him on the stairs. He told me he's being polite.
    We use spoons, actual teaspoons, twelve in a jar on the windowsill. School takes seven. Getting dressed used to be one and it's two now. She's ten, she has ME, and on Saturday morning she came down and moved three spoons to one side for Maya's sleepover, and on Sunday there were none, and she'd tried to borrow from Monday. How do I tell her it's not a punishment when the jar is empty?
    After the chemo finished they told us he'd bounce back. He comes out of the school gate like an old man off a coach, he gives me his bag, his coat, and then his hand. He's five. The others are going to the swings. "Tell them I'll come when my legs are new."
    carries a cushion round museums now, needs a sit every room, ashamed of the cushion
    My boy's arthritis is asleep, the doctor says, but my boy is asleep as well. He used to do the paper round with his grandad on foot. Now he does one side of Mill Street and then waits on the wall of number 9 while Grandad does the other, and the lady of number 9 brings him out a glass of squash. He'd sooner do the other side.`,
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
    We couldn't really afford them, I took extra shifts. So when she came home with a broken bracket from a toffee the second time I lost my temper. She shouted she never asked for them, they ache and food gets stuck and she looks like a fence. Fair enough. I'd like her to believe that it's her smile and it'll be worth the wait.
    train tracks on the 14th, school disco the 15th
    wire poking his cheek, wax keeps falling off
    brackets on, no toffee, no corn, no smile
    sleeve over mouth since orthodontist on Tuesday
    He's picked green and orange bands for the rugby and then came home, opened his mouth at the mirror, and has said everything with it shut since.
    She lost the plate in a napkin at the Harvester and we went through the bins with torches, me and a lad called Callum.
    How do I tell my ten-year-old that his teeth aren't wrong? The orthodontist had a big screen and a red pen.
    There's a little key and each night I have to turn it a quarter inside the top of her mouth, it's an expander, she's eight. She lies with her head on my lap and looks at my nostrils. She says it goes up into her nose and then it goes off. Afterwards I do her a spoon of ice cream and she dribbles, as it makes her lisp, and she won't read aloud now because of the S's.
    DS11 got fixed braces top & bottom yest. cant bite bread. living on soup. his mates calling him metal mickey he says its fine its fine (its not)
    It's headgear, just for the nights, but it's Brownie camp on the weekend and she has asked if it can get lost in the post.
    My son plays trumpet, it was the thing that he had. Third chair, All-County in Ohio. They glued the brackets on Monday and by Wednesday his lip was cut like a mince pie and all he gets is air. He put it back in the case and did up both catches. The dentist says "they adapt". He'd like to know how long is adapt.
    We're paying it off in twelve parts, so I'd no patience when she said she didn't want them. She's eleven. She has a gap you could post a letter through, the same as mine, the same as my mother's in the photograph from Ibadan. She asked me, what is the matter with ours? I'd no answer ready and the appointment is Friday.
    retainer click click click. takes it out to eat, leaves it in pencil case
    All his class have got it over with or not begun yet; he's the one in the middle with elastic bands that ping across the room when he yawns. The first time it got a laugh. He does not yawn now, you can see him swallow it.`,
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
    She has about thirty signs and most of the kids in her class have learned three: more, stop, toilet. She'd like to tell them about her rabbit. I've seen her sign "rabbit, soft, mine" to a boy over and over, and he looks at her aide. It's a lovely school in Galway, they mean well. I think she's getting lonely in there.
    "Why does the iPad talk for him?"
    he signed MORE and nobody at nursery noticed
    "She doesn't speak," and she's right there
    Left her symbol book on the bus
    A boy in the playground asked "is she a robot?" when her device said hello. She switched it off and hasn't pressed a button outside since.
    The speech therapist says the cards won't stop him talking, but Granny says "don't give him that, he'll get lazy". He's 3 and he's so much less cross since he can point.
    How do I explain to his sister that when he takes her hand to the symbol for "stop" he really means it?
    My daughter uses Makaton and her cousins think its a game. She signed "play" over and over and they just waved back at her
    He's 7, he has cerebral palsy and speaks with his eyes on a screen. The other kids don't wait. By the time he's built "I want to be goalie" they've picked one.
    New voice on her talker and she hates it. She typed NOT ME.
    Yesterday my nonspeaking six-year-old told a joke. He put it together himself: "knock knock", "who", "banana", and then pressed the laugh. The supply teacher took the tablet off him because she thought he was playing about. His regular TA was off sick. I want a story where a kid gets his voice taken away by mistake and gets it back.
    We're a deaf and hearing family in Dublin. Our boy is four, signs beautifully, and at the swings a girl said to her mum "he's doing funny hands". He put them in his pockets. I saw it from the bench. My husband said it'd happen sooner or later but it hurt all the same.
    She has apraxia & only we understand her. The school gave her a book w/ pictures, she threw it & said "no baby book" (we think). Shes 5. want her to see that its hers and that she can use it to boss people around
    The teacher told us proudly that he asks for the toilet with his card. But what he said with it last night at home, when his rabbit was at the vet's, was "sad" and then "you" and pointed at me. He looked under every page for a picture of the rabbit and there wasn't one, so we're making some at the weekend. I'd like a hero who has more to say than there are buttons for.`,
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
    She's frightened of injections and blood tests, she has been since a baby. Today it was only meant to be a finger prick. She bit the nurse. I apologised, the nurse said she'd had worse, my daughter said "good". She's 5. We've a slot again on the 14th after swimming.
    "You said the jab wouldn't pinch!"
    4 year jabs tomorrow, shes under the car
    "Can they take my blood without me?"
    fainted when he saw the syringe tray
    The nurse said "just a sharp scratch", and now he asks before everything, at the barber's and at the shoe shop, "is that a sharp scratch?"
    Kicked the phlebotomist in the chin. Three adults held him. He's 6 and we need another sample on Thursday.
    How do I explain to her that they can't leave the hole open? She's afraid all her blood will come out: "Who closes it?"
    New diabetic. Four times a day. "When am I finished with this?" he asked the doctor, and she looked at me.
    we fly to manila in july so its hep A, typhoid the lot. she heard "three in one go" & hasnt eaten her tea
    His big cousin told him that it goes in as long as a pencil. The flu one at his school's a nose spray, but he doesn't believe it.
    She wore her long sleeves in June. I found out why when her gran told me: "She says if they can't see her arms they can't do it." It's her HPV one, at school, all the girls in a queue, and the ones who've had it come back and say that it's agony. She's twelve and she used to be the one to hold her brother's hand.
    My son has leukaemia checks every two weeks. The numbing cream helps his skin and doesn't help his head. On the drive he says "maybe they've got enough already". Last week a young nurse let him say when. He said when after eleven minutes, and everybody clapped. I'd like a hero who gets to say when.
    Iron levels. She pulled her arm back at the last second and got scratched, so she was right, she says, "it does hurt". The doctor has told us to try again on an empty stomach.
    He's 3, he doesn't remember the last, but he knows the smell of the clinic and says "no ouchy, no ouchy" in the corridor. I'd like him to know it's over before the plaster's on.`,
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
    He's got a shellfish allergy and we live in a fishing village in Galway, my own father has a boat. Grandad has to scrub and change before he can give him a hug. Rory's got it in his head that Grandad finds him a nuisance. He's 5, he said "I'm the problem in the boat". Grandad went out and sat in the shed.
    can't have the cake, nuts
    EpiPen in her bag, she hates the bag
    egg allergy, birthday party, alone with a rice cake
    His lips swelled up at Grandma's
    I gave him the biscuit. I'm his grandfather, I didn't read the back of it. He's all right, but he won't eat at our house now.
    The other kids in the kindergarten know that if Emil touches the milk he gets spots, so one of them chased him with a yoghurt. He is four.
    She's at the special table in the canteen because of the peanuts, by herself, with a laminated photo of her face above it.
    How do I get a five year old to say "no thank you, I mustn't" to a kind old lady with sweets? He can't have sesame, and he's too polite.
    ds3 is allergic to the cat at his nans & cant go in the house til its gone somewhere. eyes like golf balls. he loves that cat more than nan
    After the wasp sting and the blue light and the adrenaline she sits indoors all summer. She has to learn to live with it, with the pen in her pocket.
    I'm a school dinner lady and I look after the six who have trays in another colour. One, Ravi, he's seven, swapped his pudding because he wanted just for once what the rest were having. We had the ambulance. He says he'd been sure it only happens if you believe in it. I'd like something that makes him careful without making him scared of every crumb.
    They placed her with us with a list two pages long: wheat, egg, dairy, kiwi. Not one of those lists said how sad it is to be nine and to sit by at a pizza party. She's taken to telling people she isn't hungry. We cook everything without for all of us at home, even my husband's gravy. It's outside where it's hard. Let her be somebody who speaks up for herself and gets her share of the fun too.
    Grass, birch, horses. Football on the grass makes his eyes stream and he thinks the boys think that he's crying.
    "Will I die if I eat it?" He's six, and I've a training pen in one hand and an orange in the other. I'd like better words than I found.`,
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
    Egg! Scrambled is "cloud that's gone off", boiled is "eyeball", fried has "the wobbly". My granddaughter is 8 and she'd be a food critic if she ate anything. Her teacher makes them try one bite at cooking club and she came home in tears because it had stayed between her teeth. I told her I can't abide tapioca to this day, and she wanted to hear it again and again.
    Gags on anything mushy
    mashed potato makes him heave, chips are fine
    won't eat it if it's "two things at once"
    bits in the yogurt. She knew.
    If it crunches he'll have it: crackers, dry cereal, the hard end of the bread. If it bends, it's out. A banana made him cry.
    She holds the rice in her cheek for an hour and then it's on my sofa. Not the taste, she says, it's that the grains move.
    How do I help my son of 8 at school lunch, where everything comes with gravy on it? He says wet bread is like chewing a tongue.
    dd4 can feel a lump in the soup the size of a pin head. sieved it twice. she found it, held it up like a detective
    We are Nigerians and he can't touch eba, amala, okro, anything that draws. He says that it goes down by itself before he has decided.
    I want people to know that he's not fussy. He would love to eat an orange, he likes the smell, and the juice. It's the skin around each little piece that he can't bear between his teeth.
    She's five and under an OT for it. We're allowed to lick, to kiss it, to put it down again, and nobody says "just one bite" any more. It's going well enough at home. But then it's my mother-in-law's birthday in Pune, thirty people, and everything's either soft or slimy or has seeds that pop. Last year somebody put a gulab jamun in her mouth as a treat and she was sick down her lehenga. I'd like a story that tells her that it's her mouth.
    I cooked for the mines for twenty years and never met anyone like my grandson. He eats the pap only when it's stiff, from the bottom, where it caught. Meat must be dry. If there's a string in it, or a bit of fat that wobbles, he goes quiet and his eyes run and he swallows and swallows. His cousins shout that Gogo will be cross. Gogo's not cross, Gogo wants to know how it feels, and so might other people.
    My daughter takes the pierogi apart: she eats the outside, which is smooth, and the filling she lays out on the edge of the plate in a line. "It's sand, Mama." It's cheese.
    they changed the recipe of his nuggets & its like wood in his mouth he says. thats 1 of the 4 things he could swallow. now 3`,
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
    He calculated it. He's 138 cm, the law here says 150 or twelve years, and all the boys in the football carpool are already without. So he takes the thing out of the boot at the corner and hides it behind the recycling before Mr Brandt picks them up. He's clever, I'll give him that. It's the seat belt across his neck that I keep seeing.
    arches her back, I can't buckle her
    undoes his belt on the motorway
    Wants to sit like Daddy, no booster
    the straps are too tight, every day
    Twenty minutes in the drizzle outside the childminder's, folding a two year old who's turned into an ironing board.
    My grandson's learned how to press the red button. I was doing seventy on the M62 when I heard the click, and he was standing up behind me saying hello.
    She's eight and still under 135 and the girls in the lift share saw her booster. She'd like to get out round the corner from now on.
    How do I explain to a three year old why he has to be clipped in for four minutes to Tesco? "But it's only there!"
    in lagos nobody straps there kids he says, all my cousins stand in the back. yes & thats why your uncle has no front teeth
    I'd like him to know that it's the job of the belt to hold on to him the way I would, if I had a third arm.
    I drive her to her mum's at the weekend, an hour each way. I do nights, so I'm careful, I've seen what comes into A and E. She unpeels the shoulder strap and puts it under her arm, because it rubs her neck. I stop the car each time. We've stopped eleven times between home and Sheffield. I've bought a fluffy cover with a fox on it, she took that off as well.
    The first time we collected him, he was five, he didn't know what it was. He'd only ever been on laps. He thought that we were tying him up, and he fought like a wild thing until my wife got in the back and did her own up next to him, click. He does it now if she does it first. We have a trip to the coast coming up, long straight roads, and I'd like him to trust it.
    Out of the minibus window I hear mothers beg. My own little passenger, 6, from the special school run, slides down until the lap belt's at her throat and laughs.
    Since we turned it to face forward she says she's big, and big people don't do buckles.`,
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
    A wobbly tooth. On the very day of the class concert, in which she plays the recorder. She's seven and she says there'll be a hole and the air will come out wrong. I said half the class has holes. She said, not in the recorder group they haven't.
    "It's hanging on by a string!"
    swallowed her tooth with an apple, weeping
    "Will my whole head come loose?"
    soup only until it falls out
    Everyone in her class has a gap except her. She told the teacher "mine are stuck in, I think I'm not growing".
    His grandad offered to tie it to the door handle. He's not let Grandad near him since.
    How do I explain blood on the pillow? She came in holding it out and said "I broke".
    He lost it in the sandpit at school, the whole class sieved for it. The caretaker said "it'll turn up in a hundred years", and he cried all the way home since it won't be found by the fairy.
    she wont let me brush cos of the wiggly one. says "dont touch it its deciding". 6 yrs old, going on for 2 wks
    The fairy forgot. I was on nights. "Perhaps mine wasn't good enough," he said at breakfast.
    A ball hit her in the mouth and now the front one's out two years before its time. The dentist said "it's only a baby one", which didn't help, as she feels she's lost a thing she was still using. She's got a lisp on her S and her name is Sasha. Her brother thinks it's the best thing ever and I had to send him out to the hens.
    Here in Cape Town it's the mouse that comes, with us in Germany it's the fairy, and his Filipino granny says to throw it on the roof. He's keeping it in his fist until we agree. "What if all three want it?" Beneath it he's nervous, I believe, about giving a bit of himself away. He asked whether he could keep the next one.
    She pushes it with her tongue all through lessons and the teacher's had enough. "I can't stop, it's the only thing in there." When I say let's pull, she screams.
    He saw in the mirror that the new one was coming up behind the old one and said "I'm turning into a shark". Funny for a minute, then he wanted the light on.`,
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
    With ichthyosis it's an hour of bath and grease every single day, before anyone else in this house has had so much as a coffee. She's five, she sticks to her clothes and to the sofa and to books. This morning she said "when I'm six, will I be finished?" I was behind her with my hands full of paraffin, so at least she didn't see my face.
    eczema cream twice a day, twice a fight
    eye patch, two hours, rips it off
    Physio stretches before school, she hates me
    plaster change, he bites the nurse
    I do the nebuliser at six when I come off shift, and he turns his face to the wall. It's ten minutes. He's got cystic fibrosis, it's ten minutes for always.
    Her burn has to be dressed every second day, and she begins to shake when I wash my hands, because she knows what comes after.
    My grandson has to lie on his tummy while I clap his back. He says he's not a drum.
    How do I keep a 5 year old with diabetes on side? Finger prick, pump set, finger prick, and she wants one day off from it.
    wet wraps at bedtime for his skin, he calls it being mummified & not in the good way. cries its cold. ds4
    He walks on tiptoe, so it's heel stretches at the kitchen wall, morning and evening. I hold, he yells, his sister covers her ears.
    We were shown how to do his gastrostomy site by a nurse in one afternoon. He's 3, he came to us from the ward. He lies there rigid and lets me, and that's almost worse. He looks at the ceiling. I want him to know that he can be part of it, hold the tape, count to ten, tell me to wait a second. It's every day, so it may as well be ours.
    I'm her one to one, and at eleven each day we leave the class for the standing frame and her splint check and the cream for where it rubs. She's seven, sharp as a tack. Lately she has made herself heavy in the doorway, because it's always when they do the story. I've asked if the time can be moved and it can't. Her mum does the same again at seven in the evening.
    Drops in his ears, morning noon and night. My wife sits on him, I drip, the dog barks.
    She's to wear the corset for her spine 20 hours a day, and the skin under it has to be rubbed in each evening. She counts the days to being sixteen.`,
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
    I work in a residential home and one of my lads, 8, hasn't had a trim for over a year. Nobody's allowed behind him, that's the trouble, and a barber is always behind you. He'd like to look like Saka. I thought if he had a story about someone who gets to watch in the mirror and say stop, he might try it.
    fringe in his eyes, scissors in the drawer, stalemate
    one side's done. ONE side.
    clippers. just the word clippers.
    school wants it short by Monday, dreads since birth
    He thinks it hurts. He watched the hair lying on the floor at the barber's and asked me which bit was still alive.
    She did it herself with the crafts scissors, from the left, up to the ear, and now somebody with training needs to even it up and she'll not let anyone near.
    How do I get a 3 year old through eight minutes in the chair? It's not the cutting, it's the cape, it's the tickly bits down the neck afterwards.
    My father has cut hair in the same shop in Mumbai for forty years. He's cut ministers. His own grandson, four years old, won't sit on the plank across the arms of the chair. He's tried it with the spray bottle, with the talcum brush, with a sweet. Last Sunday he shut the shop and the two of them sat in the two chairs and turned about, and not a hair was touched. I think he minds more than he says.
    DD6 hair down 2 her bum, nits 4 times, im done, its coming off to the chin sat at 2. she says she wont be able to swim like a mermaid any more. also she wont be a girl??
    I have him asleep in the buggy with my nail scissors, every six weeks, a bit on the left and a bit on the right. He's nearly five; the buggy won't take it.
    First cut, and in our family the first cut's a feast, they shave it all, there's a priest and a coconut and thirty relatives. He's nearly three and he's got curls, he holds one when he's falling asleep. He's heard the aunties talk of it. He has started sleeping in his bobble hat with the strings done up.
    It's the buzz and the breath and the hand on the top of her head pushing it down. She's autistic, seven, and she'd love to have the short cut, she's drawn it, she has a photo of a footballer by her bed. We've been to three salons in Dublin. At the last one the girl was grand, let her hold the clippers switched off, and she held them for the half hour and thanked her and we left.
    bribed w/ a lollipop, hair on lollipop, never again
    Went to the place with the car seats and cartoons. He liked the car. When the lady came round behind him with the comb, he drove off, in his mind I mean, both hands on the wheel and screaming, and no one could cut a child who was screaming like that with scissors by his ear.`,
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
    The doctor in Hamburg gave us worm tablets for the whole family and Lena, 6, announced that she's keeping hers, thank you, the worms and all. It's funny but it's also day three. She doesn't like that something "does things" in her tummy without asking her.
    spits out the antibiotic every single time
    Clamps her mouth shut when the syringe comes out
    wont swallow tablets, liquid discontinued
    Malaria syrup, bitter, vomits it on purpose
    Chest infection, seven days of amoxicillin three times daily, and we are on day two with me pinning him between my knees while his father pushes the syringe into his cheek. I hate it.
    How do I get a 9 year old to swallow a capsule? We have tried it in custard, in akara, in a spoon of Milo, and he finds it every time and leaves it on the side of the plate.
    The consultant moved her epilepsy dose to morning and night and she now says the pink stuff is poison and we are trying to poison her.
    grandson 4 hides under the table as soon as he hears me shaking the bottle of Calpol, temp was 39.4 last nite
    He has started asking why he must take the worm syrup when his tummy is not even paining him. Ayah told him worms will come out of his nose, so now it is drama.
    I want her to understand that feeling better on day three does not mean she can stop, she has to finish the whole course.
    My son has asthma and he is meant to have the brown puffer every morning and every night, even when he is well. He holds his breath, lets the mist go everywhere but in, and then tells me it's done. Last month we ended up in casualty at Chris Hani at 2 in the morning. The nurse there was so nice to him and gave him a sticker chart but he lost it in the taxi. I need him to see why the puff matters on the good days too.
    we just started adhd meds, he is 8, and he says the pill makes him "not funny any more". teacher is over the moon. He puts it under his tongue & I found four of them in the plant pot. Not here to argue about the meds, the doctor and us agreed, I just want a story where a kid gets to ask questions about it and doesnt feel bad for needing it
    Our foster girl came to us on Tuesday with eye drops for a nasty conjunctivitis. She doesn't know us from Adam and here we are asking her to lie back and let a stranger drip something in her eye. She screamed, our dog barked, my husband went and sat in the garage. Four more days to go. She is five.
    Lola used to pinch my nose to make me drink the herbal thing and I promised I would never do that. But yesterday, after the third paracetamol on my blouse, I nearly did. Mika is two and a half and was burning. I called in late for work twice this week already.`,
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
    Since he slipped off the noodle and swallowed a lot of water he'll only go in if he's sitting on my hip.
    Clings to the rail the full half hour
    won't put her face in, lesson nine
    swallowed half the pool, says never again
    Armbands off next week, she knows it
    The whole class goes by bus to the baths on Wednesdays and my son has had a sore foot three Wednesdays running.
    He's all right as long as his toes touch. One step further, where the tiles go dark blue, and he climbs up me like a cat.
    How do I get my daughter to trust the instructor? He dunked her on day one "so that she gets it over with", and now she screams at the smell of chlorine in the car park.
    10 yr old & cant do a width. friends all having pool partys, he sits on side w his phone "got verruca"
    Nobody in my family can do it, not my mother and not me, we grew up by the lagoon and were told the water takes people. I'd like it to end with me. She's five and she's got my fear already.
    I want him to learn to float first, that's all. To lie there and find out it holds you.
    Our complex in Andheri has a pool and summer camp there starts at 7 in the morning. She loves the costume, the cap, the goggles, everything till the steps. There she sits with her feet in, hugging herself, and her lips are blue and she tells the coach sir I'm thinking. Sir is patient but he has thirty others. Her little brother just jumped in and went under and came up laughing, which hasn't helped at all.
    At the lake near the summer house there's a pier, and every child of our family has jumped off it by eight, there are notches in the wood. Bartek's birthday is in July. He does four lengths at the city pool, no problem, under a roof, with lines on the bottom. In the lake he can't see what's beneath. He says that something with no face touched him on the leg. It was weed. I know that it was weed and so does he.
    He nearly went under at Galveston, just a second, a wave took his legs and his daddy had him up again. He's been back in the bath. He's not been back in anything bigger.
    moved up a group today from ducklings to otters & its the deep end now & a new teacher w/ a stick. came out grey. says otters is for otters`,
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
    Every year since the tumour was taken out Ishaan goes in the scanner to check that all's well, and this is the first year he's old enough to be frightened of it. He's 6. He asks whether the machine might find something that wasn't there before it looked. I told him it's only a camera. He said cameras don't bang.
    MRI Tuesday, head, must not move, he's five
    has to drink white stuff before the X-ray
    "will the X-ray see my secrets"
    the doughnut machine, her words
    He needs a picture taken of his chest and he won't take off the vest with the dinosaur, as he would like them to see the dinosaur too.
    She'll have to lie in that tube for forty minutes with the banging, and a cage on her face; she's seven, and can't do a plaster cast of her hand without screaming.
    How do I explain to a 4yo that the lady in the heavy apron goes behind the glass and Mummy has to as well, just for one click?
    Last time they put him to sleep for it, so this time, now he's six, the hospital in Cape Town would like to try it awake. They've lent us a CD of the noises. I played it in the kitchen, the knocking, and the dog left. He built it, he's used the laundry basket and the duvet and he goes in feet first with his arms at his sides. He can do the length of a yoghurt. I need about five yoghurts.
    DD3 has to have kidney ultrasound, cold jelly on tummy, last time kicked the screen. full bladder too!! any thing about a nice lady with jelly pls
    His elbow's the shape of a boomerang and he won't straighten it for the X-ray lady, nor let her, and they've sent us home to try again in the morning.
    The echo is every six months and it's only a man with a wand and a telly, in the dark, it doesn't hurt her in the least. She's eight. It used to be all right, she watched Peppa on the ceiling. This time she's seen that he stops talking when he's measuring, and that I stop as well. In the car park in Crumlin she asked if you can tell by someone's face.
    They inject something so that the bones light up, then he's got to lie for an hour under a big flat camera which comes down to just above his nose. He's nine, he's read the leaflet twice. He says he's going to be radioactive, he's told the class, he has been offered money to glow.
    wires glued on her head Thursday, then the CT
    I've to bring her in a nightdress with no poppers. I've been through all of them, each one has poppers. She's asked me why not, and I said because of the magnet, and now she's thinking of the fillings, and the hamster's cage, and whether the magnet can get hold of the iron in her spinach.`,
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
    He'd like to read aloud in assembly but he's afraid the noise will come in the middle and everyone will laugh; the noise is a kind of hiccup-shout, it's been there since last year.
    "The blink is back, with a shoulder"
    blinking, shrugging, sniffing, and now the bark
    "Stop that noise!" But he can't
    he grunts, people on the bus moved seats
    He keeps it down all day and then it explodes in the hallway with his coat on. "It's like a sneeze that's always coming," he told me.
    The doctor said it'll probably pass and not to comment. My mother comments at every meal.
    How do I explain to her class that she doesn't choose to jerk her head? A boy told her "just don't".
    Substitute teacher sent him out for whistling. He told her "it isn't me, it's my Tourette's", and she thought that was cheek.
    my daughter clears her throat every 4 secs, dad cant stand it at the cinema. she heard him and said "ill sit over there then". shes 8!!
    His neck hurts from the nodding. He asked the physio, "Can you take it out?"
    It began after Christmas with his eyes. Then came a little kick with the left leg, and at mass he shouted "hup!" in the quietest part. People turned round. His granny put her hand on his knee and whispered "be good". He is good. He's ten and he's now asked if we could watch mass on the telly.
    She was filmed. Someone in Year 6 put together her face doing its thing with music over it. The headteacher has dealt with them, and she was very good, but my girl watches herself in the mirror every evening. "I wanted to see what they see," she told me. I'd like her to have a hero with a body that does extra things, and friends who stop noticing.
    When he's excited it's worse, so he's stopped looking forward to things. "If I'm happy my arm goes," he says. It's his birthday on Sunday.
    He asked his little sister not to copy his squeak, and she said "but I like it, it's like a mouse". That was the nicest anyone's been about it, he told me.`,
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
    I want him to know that mummy sleeps right beside him, the food lady comes with the trolley, the bed goes up and down, and after some nights here we all go home.
    three nights on Ward 9, starting Sunday
    the bed has bars and she wants hers
    drip stand is called Keith now, still hates it
    can only one of us sleep over?
    He's been in since Tuesday with his chest, and at eight each night when the lights in the corridor go to half he asks me whether they have forgotten to send us home.
    She packed her own case for the children's ward: four torches, no pyjamas.
    How can I prepare a 5 year old for staying a whole week on a ward, with nurses coming in the night to put the cuff on his arm?
    The boy in the next bed went home and left a balloon tied to the rail. My son won't let them untie it. He's six, he has an infection in the bone of his foot, it's another fortnight of antibiotics through the line at least, and every child he makes friends with is gone by dinner. I have the folding chair, my husband has the other two in Bolton.
    DD3 in with RSV, oxygen thing on her nose, she keep waving at the door at every1 who goes past in case its daddy. home prob friday
    On the sixth day he stopped asking about the dog. The nurses say he's an angel. I would rather he shouted.
    My granddaughter is at the Red Cross in Cape Town for her kidneys and it's a two-hour taxi each way, so I can be there from ten until four and not after. She knows my shoes. The sister says she hears them in the passage and sits up. But when I go at four she turns on her side, and she doesn't say bye, and I would like someone to explain to her that Gogo goes home and Gogo comes again.
    He knows the menu by heart: jacket potato, fish fingers, "pasta of the day", jelly. He's been an inpatient nineteen days. He worries his class have moved his peg, and that his chair will be given to somebody called Oscar who was due to start.
    childrens ward, everyone walks in without knocking, she hates it
    Our appointment turned into a bed. They only meant to look at her tummy, and by teatime she had a wristband and a gown with ducks on it, no toothbrush, no Bunny, her brother still at after-school club with nobody told. It's all right now, Bunny came in a taxi. She is seven and asks if that is how it happens, that you go out for a look and you don't come back.`,
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
    He's been off treatment for 2 months and then the scan came back and its started again. he's 5, he thought he had rung the bell and that was it. he did ring it. we've got cake left in the freezer
    Chemo again from Monday, he's five
    Type 1 diabetes, told us last Thursday
    sickle cell, she misses school every month
    Back on dialysis three days a week
    Her friends have gone on to long division and crushes, and mine has been ten months in and out of the ward at Tygerberg. She says she does not know how to talk to them.
    He asked the nurse when it will be finished, and she said this one is for keeps, you learn to live with it. He has turned that over ever since: for keeps.
    How do I talk to a 4 year old about leukaemia when I can't say the word myself without going to pieces?
    cystic fibrosis so its physio, pills with every meal, nebuliser. hes 7 & he has started saying "why have i got it and not ellie"
    My girl has juvenile arthritis and the other kids think she's making it up, since she ran on Tuesday and could not hold a spoon on Wednesday.
    I want him to know he's still himself and not "the boy with the heart", which is what they call him in our parish when they pray for him.
    After the seizures began everybody became careful with her. No climbing, no swimming without me in the water, no sleepovers. She's eight and she used to hang upside down from everything. The tablets are working, praise God, but she looks at her cousins in the mango tree like an old woman at a window. Is there a story for a child who has an illness that nobody can see and that decides what she may do?
    He got Crohn's at ten. The steroids gave him a round face, so now there's the face as well as the toilets, and he's had more school off than on since the New Year. His pals at the boys' club were good at first, they came to the hospital with a signed ball. That was in February. It's November, and he's a bit fed up of being brave and so am I.
    Kidney disease. He swells and then it goes and then it comes back; relapse number five this month. We in the house all eat without salt for him, his Dadi too at 80. He said yesterday "it's my fault the food is bad".
    she lost her hair and it grew back, curly this time. treatment ended in june and everyone says yay you rang the bell. so why is she crying now and not then? she asks if it's coming back every time she gets a nosebleed`,
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
    I want my boy to know before his op that someone will watch him sleeping the entire time, he won't feel it, and we'll be there when his eyes open.
    "Will I wake up in the middle?"
    grommets on Monday, told her today
    "Are they going to open me?"
    tonsils out next week, he's packed already
    He's six, hernia. The surgeon drew a line on a teddy to show him, and now he won't have that teddy in bed: "he's been cut".
    She asked the anaesthetist what happens if she counts to the end and is still there. The woman laughed, but she meant it.
    How do I explain the mask with the gas? "What if I like it and stay?" he wants to know.
    It's her third on the cleft. She knows what's coming, and that's the trouble. "I'll say yes to the pyjamas and no to the trolley."
    LO has heart surgery in 2 wks, she's 4. brother told her "they stop your heart for a bit". now she's holding her chest
    His grandmother hasn't stopped praying aloud since the date came, and he asked "Is it dangerous, or is that only Lola?"
    They'll put a plate in his leg in Dublin. He isn't to eat from midnight, which he thinks is the worst of all, and he'll have a gown open at the back, which he thinks is the second worst. Then last night: "Mum, where am I when I'm asleep like that?" I said with me. I can only come as far as the double doors though, and I'd like to tell him so before he finds out.
    The doctor told us it's routine, twenty minutes, undescended testicle, boys have it all the time. My boy is eight and heard every word, and asked in the car, quite white, "Are they going to take it off?" His dad told him about his own appendix and showed him the scar, which helped a bit. He doesn't want his class to know why he's away.
    She wants to keep what they take out, in a jar. That's her way of being brave. At night she asks if there'll be a hole where it was.
    Cancelled twice, on the morning itself, hungry and in the gown. "They don't want me," he said. It's on again for Thursday and he says he won't go to sleep for them this time.`,
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
    I want her to learn that being sick is horrid, and that it's your body being clever and it's over after a few minutes, and I'll hold her hair.
    "Will I throw up tonight?"
    sleeps with the bucket in her arms
    threw up all over the class hamster
    "Promise I won't vomit. Promise."
    A boy in her class vomited on the reading rug in November. She won't walk across that rug, and asks me each night, "Was anybody ill today?"
    The doctor said there's nothing wrong with her stomach. She asks me forty times a day if her tummy "feels like the bad kind".
    How do I explain that a bug goes away by itself? He's 4, he was up all night with the bowl and said "am I emptying out?"
    She smells every bit of food and checks dates. "It's the chicken I don't trust," she told her granny over Sunday lunch.
    he puked at the birthday party right on the cake table & now theyr all saying "sicky micky". hes not embarassed hes just scared it comes again
    His sister has the norovirus and he has barricaded himself in the shed with crackers. "I can live here," he says.
    We call it the V word because she covers her ears at the real one. She's nine and she's had this since a hotel in Spain where all four of us had it at the same time. Lately she asks to be collected from school when somebody as much as coughs. Her teacher says "she seems to be on guard all day". I'd like her to learn that she could bear it, even if it came.
    My mother-in-law was minding him when it happened and she shouted, out of fright I think. He had it in his hair. Ever since, when he burps, he looks up and says sorry, sorry, sorry. Three years old. I'd love something where a little one is poorly in the night and someone just holds his forehead.
    She'd swallow it back down rather than let it come, and it went down her nose. "That's the worst thing that has ever happened to a person," she told me this morning, very pale and very dignified, with toast.
    Chemo makes him vomit twice a week, and he's stopped eating the day before. "Then there's nothing to come," he told the nurse.`,
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
    Tiny tiny bites the size of a lentil, with a gulp of water after each, as she thinks bread will jam like it did in March. Dinner takes two hours, and what I'd like her to learn is that her throat knows how to do it.
    since the grape she only has soup
    choked once, now chews forever and spits it out
    "what if it gets stuck again mummy"
    choked on Sunday, only yoghurt and milk since
    A piece of sausage went down wrong at the scout camp and the leader had to thump him. He's had nothing with a skin on it since and he cuts his toast to the size of Lego studs.
    She takes a sip of water between every bite, counts three, and feels her neck with two fingers. Lunch is an hour and ten minutes now.
    how do I convince an eight year old his throat is not too small? Doctor has looked, camera and all, it is a perfectly normal throat
    It was a fish bone at my mother's table in Lagos. My uncle got it out with a ball of eba, the old way, and everybody clapped. But Tobi, seven, has lost two kilos. He'll sit beside the pot, he'll tell you it smells sweet, then he takes pap with a spoon like a baby. He used to suck the bones of everything.
    DS9 went blue on a boiled sweet last month, I did the heimlich in sainsburys car park. now its smoothies only & he wants me sat next to him for every mouthfull
    He won't chew if I leave the kitchen, not even to let the dog out. If I go he stops with his mouth full and waits, cheeks out like a hamster.
    It wasn't even her. It was the boy across from her in the dinner hall and a chunk of apple, and the dinner lady sorted it. My daughter finished her day, came home, and pushed her pasta to the side. That was before half term. She has had mashed potato with no lumps every night and she checks it with the back of the fork. The dietitian gave us Fortisips.
    My boy says there is a gate in his neck and it's shut. He opens it for ice cream and for nothing else. He is five, he choked on popcorn at his cousin's birthday, and he was so quiet while it happened that we all carried on singing.
    The paracetamol stuck, only for a second, she coughed it up on the bath mat. That was a tablet. Now it's crusts, meat, rice, raisins, anything "with corners". She watches the rest of us eat as if we were crossing a motorway. I would like her to get back to a sandwich, slowly, with a story for company.
    Rang from school again, packed lunch untouched, second week. He told the TA he's not hungry, but at the end of the day he licked the butter off his roll and handed me the roll.`,
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
    no needles no nothing, just a checkup for his asthma, blow in the tube and listen to the chest, and he still kicked the doctor in the shin. He was 2 wks in hospital as a baby, maybe his body remembers. hes 4 now and strong
    "He's not looking in my ears!"
    bit the doctors wooden stick in two
    GP waiting; vest on, arms crossed, lips shut
    "That cold thing hears what I think"
    The paediatrician just wanted to feel her tummy. She held her shirt down with both hands and said "it's private in there".
    Two-year check on Friday. Last time he cried so loudly the health visitor wrote "unable to weigh" and sent us home.
    How do I explain what the stethoscope's for? My son believes that she could hear he'd eaten the biscuits.
    Dr Okafor is the gentlest man in Lagos, but he has cold hands and a light on his head and my daughter, 4, calls him "the miner". She won't go down from my lap.
    tonsillitis AGAIN. he wont open wide. says "last time i was nearly sick on the stick". gp gave up & guessed
    She has to undress to her pants for the scoliosis check, she's ten, and she said "does it have to be a man?"
    He talks the whole way there about what he will allow. "He can do my knee hammer. He can do my back. He can't do the eyes with the torch." In the waiting room he's still brave, there's a fish tank. Then the door opens and they call his name and he's under the chairs. My neighbour says bribe him, my sister says hold him down, and I'd like neither.
    The rash is nothing, I'm nearly sure of it, but someone has to see it. She's three and she won't even show it to her gran. When the lady doctor bent down to her and said "may I have a peep?" my daughter answered "No, you may not, goodbye" and walked out to the lift. We have another appointment on Monday at nine before work.
    Our foster lad needs his health assessment, height, weight, heart, all of it. "Nobody's measuring me," he says. I don't know what has been done to him before, and I'd like him to know he may say stop and ask what comes next.
    The nurse put the cuff on his arm for his blood pressure and it squeezed. "It's eating me!" he shouted. Every check-up since, he comes in three jumpers so that it won't fit.`,
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
    he's fine with haircuts, plasters, anything. but get the little scissors out for his fingernails and he runs under the table. says they are his "wolverine" and he needs them
    "That finger is MINE, don't snip it!"
    toes are like an eagle's
    clippers only when he sleeps, with a torch
    Nursery wrote "please trim his claws"
    His gran once snipped a bit of skin off with the clippers, and every Sunday since then he sits on his hands and says "they're short, look, they're short".
    Toes are fine, fingers aren't. With the clippers she says it's the click, and with the scissors she says it's the "crunch".
    How do I explain that they grow back? He collected the bits on a plate and cried "those are my ends".
    My husband holds her, I clip the toes, she screams and the neighbour knocked to ask is everything ok. shes 3
    Our granddaughter's piano teacher sent a note home: "Fingers too long to play properly." It isn't the fingers, it's that nobody may come near them with a file.
    "Leave my thumb, do the others" is as far as we got. He's autistic, he's five, that thumbnail is an inch by now.
    The doctor had a look at his sore toe and said it was growing in, because it had been left too long, and she wasn't wrong. We've tried in the bath, after the bath, in front of the telly and with chocolate. He says that his toes "get thunder in them" the moment the little scissors come out. He's 6 and as strong as a pony.
    I foster, and this little one came with ten long dirty claws and a fear of anything shiny. I did the doll's. I did my own. I did the dog's, which was a mistake, since the dog yelped. "See," she said, "it hurts them too." So now I have got two that hide on a Sunday night.
    he bends his nails back n rips them himself bfore he lets me use the clippers. says "my way doesnt pinch". they bleed tho
    I want her to learn that it takes one minute and can be done one a day. She told her aunt: "Mummy takes bits off me."`,
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
    DD6 fell of her scooter, broke her wrist, green plaster. she now thinks scooters are evil and every time her brother runs she yells "you'll crack a bone!!". and shes bored stiff
    trampoline. wrist. purple plaster, six weeks
    can't hold a pencil now, it's the right arm
    itchy in there and she's using my knitting needle
    Ella's leg is in pot, sports day's Friday
    He fell off the bunk on to the hamster cage (hamster fine) and snapped his collarbone, so he wears a sling and there's nothing for anyone to sign.
    She wants to know if the bone knows which way to grow.
    how do I explain the saw that takes the plaster off does not go into his arm, he's four and has told everyone that his arm is coming off wednesday
    Femur, two years old, a slide in Manila with my foot caught under his. He has a hard white shell from his chest to his toes with a bar across, and we carry him like a coffee table. He was just running, he'd been running for about a month. He points to his shoes by the door and I put them on his teddy instead.
    cast came off today and she wont use the arm!! keeps it up against her like its still in there. its all thin and hairy & she says its not hers. DD6
    We've a bread bag and two elastic bands for the shower and he still thinks that if one drop gets in the whole thing will melt and his ankle with it.
    He did it jumping off the wall that I'd told him not to jump off, and he knows it, and I know it. So he says nothing hurts. The nurse asked for a number out of ten and he looked at me and said nought. He's got a green cast and crutches and he's sitting at the window with his tea watching the others go off the wall.
    Everyone in class signed it but for the boy who pushed her, and she's kept a space for him the size of a stamp. It's her elbow, with two pins. She's nine and left-handed and has learnt to do up buttons with her teeth. What she finds hard is the swimming, they're all going and she's to sit on the side with the bags.
    toe. It's only a toe. But it's his kicking toe and the cup is on Saturday
    My daughter wants the blue plaster back. It was on for seven weeks and it had got a whole town drawn on it with felt tips, a bakery, a bus, and then the man cut it in half and put it in the bin with a pedal. She walks on the foot as if the floor was eggs.`,
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
    the school does pictures & nits letters and "hair must be tied back" and my girl has bird nest under her hair at the neck because i cant get the brush in there without world war 3. 7 years old!!
    screams when she sees the brush
    Single dad, no clue with knots, she cries
    detangler everywhere and she still runs
    wash day for her 4C hair is a war
    I come off nights at seven and the first thing I have to do is get a comb through my daughter's curls before the bus. She holds her head with both hands and shrieks.
    Our foster daughter came to us with one big mat at the back of her head and nobody had touched it for weeks. She will let me do the doll's hair but not hers.
    How do I explain to a 5 year old boy who wants long hair like his favourite footballer that long hair means tangles have to come out every single day?
    My granddaughter says her Mummy did it without hurting. I am sixty eight, my hands shake, and she flinches before I have even picked up the comb.
    ds6 has autism and says every bristle is a needle, so he goes to school looking like a hedge & the teaching assistant has asked me about it twice
    She asked me to cut it all off with the kitchen scissors rather than have one more morning of ponytails. She loves that hair, she just can't stand me pulling at it.
    I am a dad on my own since March. YouTube taught me plaits, but before the plait there is the untangling, and that is where it all goes wrong. Yesterday she locked herself in the bathroom with the brush and threw it in the toilet. My mother says hold her down, I will not do that. I'd like her to find out that it can be done slowly, from the bottom up, and that she can say stop.
    Cornrows come out on Sunday in our house and my niece, 7, knows it. She hides in the wardrobe with the cat from breakfast. Her scalp is tender, I know that, I was the same in Lagos with my auntie and her wooden comb. I want a story where a girl gets through it and is proud of her crown.
    I work in the toddler room and one of ours comes in after swimming with a bird's nest. We're meant to tidy them up before pick up. She lets nobody near her head, kicks, bites the comb. Her father says home is no better and laughs about it but he looks worn out.
    the chair, the cartoon, the spray that smells of strawberry, we've tried it all and she still counts every stroke in tears`,
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
    I want her to learn that it isn't her fault when she is sick on the way. She apologises the whole time, poor mite, into the bag, "sorry Mama, sorry seat". She's only three. Her big brother complains about the smell and I have a foot on the pedal and can't even hold her hair, and we do this drive to the Kita in Altona twice a day.
    "Stop the car, my mouth's watering"
    bends on the road to Granny, bag ready
    "I can smell the car from here"
    school coach Friday, he's asked for bags
    She's always green by the second roundabout. On Sunday she said "I love Grandad but he's forty minutes away".
    Vomited on the ferry to Ireland, on the bus after it and in the taxi. Then he asked, "Is there a way back without moving?"
    How do I explain why reading in the back makes it worse? She's 7 and says "but I get bored and then I get sick of being bored".
    The doctor gave him tablets that make him sleepy. He refuses them: "I miss everything and then I'm there".
    jeepney, tricycle, van, same story. my girl (5) carries her own plastic bag, says "for my tummy". other kids laught on the field trip
    He was told by his brother he'd ruined the holiday, because of the smell. We'd only got as far as the motorway.
    His godfather has bought an old sports car and came to take him for a spin, hood down, such a lovely idea. Two villages on he was white as paper. He tried to hold it and it went over the leather. The godfather was very decent about it. "I've spoilt his new thing," says my son, who's eight, and since then he won't even get into mine, not for swimming, not for a birthday.
    We drive four hours every other week because of her father's job, over the mountains. She starts to feel ill when she sees me packing. I've done the ginger biscuits, the wristbands, the window, no tablet, no milk. My mother says it's in her head, and the pharmacist says it's in her ear. My daughter says "it's in the corners, I can feel each one". I'd like something with a little trick or two for looking far ahead.
    Row one on the bus is for the poorly ones, the teacher says. He'd rather be ill at the back with his friends, and he was.
    Four years old, and "are we wobbly yet?" is what she asks in place of are we there yet.`,
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
    Her glasses got sat on by her uncle at a barbecue, and for the three days of waiting for new ones she found out how much she'd come to hate them. Says she's done. She was only just getting used to them, six weeks in. The optician in our town is a very patient man. He's told her to come and choose any colour she wants, and she told him 'no colour, thank you'.
    Got specs, says she looks like Granny
    patch on his good eye, four hours daily
    he sat on them. third pair since easter
    "Four eyes" on his very first day with them
    Optician says plus six! She has been walking into door frames and we all just laughed and said clumsy. Now to keep the things on the nose of a two-year-old.
    My daughter is the only child in her class at Surulere with spectacles and she keeps them in her sock once I drop her.
    How do you get a boy to wear them for the board when he'd sooner squint and copy from his friend? He's 9 and thinks they'll make him slow at football.
    she sees leaves now. stood under the tree at the bus stop and cried cos she thought trees were just green blobs. but wont wear them to school
    He passed the eye test at school by learning the letters off by heart from the boy in front, that is how much he doesn't want them.
    I want her to choose the frame herself and be proud of it, whatever my mother-in-law says about a girl with chashma.
    Both of us wear them, granny wears them, even the man on his favourite yogurt wears them, and still Oskar screams as if we hang a spider on his face. The strap, the soft ones, the blue ones, everything has been tried. The doctor said that if he doesn't do it before he is six, the lazy eye stays lazy. He's four and three months. I'm out of funny voices.
    My boy got his glasses through the school program here in Parañaque, free, and I was so thankful. They are round and brown and his classmates call him Lolo. He answered by breaking one leg off them, and then told me they fell. I mended it with tape, which made it worse. We cannot get another pair till next year so I hope you can help him to like these.
    The pirate patch was fun for a weekend. Now it's sticky, it pulls her eyebrow, and the eye that's left open can't see her colouring. She says "you put the wrong eye to sleep, mammy". Fourteen weeks to go.
    Headaches every afternoon. We did the scans and all of that and then it was only numbers, minus two and a half. He was relieved until he saw himself in the mirror at the mall.`,
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
    She holds her breath and goes stiff if it drips off her fringe. Her OT says it's sensory and to go slowly, from wrists to elbows to cheeks.
    one drop in his eyes and he screams
    needs a flannel over her whole face
    Rain on her nose, instant panic
    won't let the shower touch his head
    When I tip the jug he arches like a cat. It's not soap he minds, just the wet running down over his eyes and mouth.
    I'm his dad, I surf, and my own son can't stand a splash on the cheek. He wears goggles to wash his hands.
    She's all right up to the chin. As soon as anything gets on her eyelids she wipes and wipes with a towel and cries that she can't see.
    What can I do with a four year old who holds a dry cloth to her eyes from the moment she sees the sprinkler at Grandpa's?
    the other kids in the paddlin pool splashed him 1 time & thats that, he stands on the grass in a raincoat now with his hood up
    He'd rather have jam on his forehead until Thursday than let me wipe it with a wet flannel.
    The foster girl, five, goes white when a glass of water is knocked over near her. Her last carer told us there'd been a bad thing with a bath once. So we don't rinse, we dab. She does her own arms, then her neck. Yesterday she touched one wet finger to her own cheek and looked at me. I'd like a story that's just as slow as she is.
    Under sevens dip, Tuesday mornings, I'm the aide in the pool with them. They're all supposed to blow bubbles. Tomasz likes the water and he's strong on his float, but with his neck stretched up like a tortoise. If somebody's kick sends a spray in his face he climbs right up me. His granny says it's the same over the basin at home. Bubbles by Christmas, that's what I'd like.
    He asked to have his baptism "on the feet please". He's seven and the priest has a jug, and he means it.
    I wash her face with a dry tissue and hope. She's two, she was fine until the wave got her at Durban beach.`,
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
    The hospital in Manila gave my grandson a new prosthetic leg because he'd grown. The stump is sore, it clicks, and it isn't the same brown as his other leg. In the old one he could run. With this one he's got to learn all over again how to go down the steps to the tricycle stand, and he's ten, and his friends don't wait. He said, Lola, this one doesn't know me.
    chair arrived, it's red, he won't sit in it
    splints don't fit in her unicorn wellies
    parks his walker behind the curtain when visitors come
    new AFOs from Monday, blisters already
    She had a buggy like all the others and now she's four and the buggy is a wheelchair. She asked me who it was for.
    His frame has got tennis balls on its feet so it doesn't scrape on the hall floor, and somebody in Year 2 calls him Wimbledon.
    How do I tell her that the back brace is for twenty-three hours and the twenty-fourth one is hers?
    The chair cost more than our car. It's got a joystick and a light, and the man from wheelchair services let him drive it round the car park, where he took the wing mirror off a Fiesta. I thought he'd be in love with it. At home he's shut it in the utility room with the ironing board and he goes about on his bottom as he's always done. He's six. He says the chair is for when you can't.
    DD3 has got her first kaye walker, looks like a tiny shopping trolley. she puts teddy in it & pushes it backwards & then sits down & howls. physio says 20 min a day
    He used to be carried up to bed by his dad. Now there's a hoist with a sling, it hums, and Dad presses the button.
    The new leg is longer because he's grown, and it has a knee that bends by itself. The old one had Spider-Man on. He has put the old one in his bed with its sock on and says good night to it, and in the morning he hops to breakfast sooner than fetch the new one from the stand. He's five and he runs like the wind when he forgets.
    My granddaughter has to wear the night splints on her hands, because of her arthritis, hard plastic with five straps. She can't turn a page in them, nor scratch, nor hold Rabbit. The first night she asked me to hold Rabbit against her, and I sat there until twenty to two. I'm seventy-one. I'd like her to make friends with the wretched things.
    asked if the wheels come to heaven
    In Cape Town our church clapped when she rolled in with the new chair. She's eight. She asked afterwards, what did I do? Now she wants me to push her in the old way, on my hip, through the side door, and she is far too heavy for my hip.`,
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
    combing every night for 2 wks because they keep coming back. he screams the house down & i'm running out of conditioner and patience
    nits. Again.
    the letter from school: check heads
    She scratches all night, I found eggs
    whole class itching, combs out
    My girl's hair goes down to her bum and it's moving. I'm her dad. I've bought the lotion, the comb, and a bottle of wine.
    They told her at school that only dirty children get them and she's washed her hair three times a day since then.
    Gran shaved my head in 1961 for that and I remember it still. I don't want it for my little Thabo, but he won't sit still for the comb.
    How do I tell a 7yo she can't go to the sleepover, because she's got visitors on her head and we've promised the other mums to wait?
    ds called them his pets & named 3. funny but hes given them to his baby cousin & half of year 1
    I work in the infants and I get them about twice a year from cuddles. There's a boy who's been told by the others to keep away and he now sits with his hood on, in class, all day.
    The placement came at eleven at night, two sisters with a rucksack. When I tucked them in I saw it. I didn't say a word that night. But next day I had to, and the older one, nine, went scarlet and said that it was her job to do her sister's head and she hadn't had a comb. I'd like them to read that it happens in the cleanest houses and that it's nobody's shame.
    After a fourteen hour shift I sat in the tub chair with a torch between my teeth and went through my son's afro with conditioner, section by section, and he sang me the whole of his school's harvest concert. It takes two hours. It has to be done again on Wednesday and on Sunday. He's five and says he's got ants and that they talk. He's scared they go in through his ears.
    She's afraid of the little animals more than the itch: do they bite, do they sleep, can they hear me?
    Don't put your head together with Lucy's over the tablet, I said. Now Lucy's mum thinks we're accusing them, and my girl says I've ruined it and she isn't wearing the tea tree stuff because it stinks.`,
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
    We picked strawberries at a farm near Bremen and he came back with a basket full of unripe ones. His brothers fell about. He can tell by smell, he says, but the wind was wrong.
    "Which one is the red one?"
    painted the cow green, everybody laughed
    ate the unripe bananas, they looked yellow
    "Is everything grey for you then?"
    The bibs at football were red and green and he passed to the other team all match. His coach shouted "are you blind, lad?"
    The optician explained that he sees brown and green much alike, and my son said "so I've been lying to people about leaves".
    How do I explain it to his class so that they stop holding up crayons and asking "and this? and this?"
    At the fruit stall in Mumbai he picked only the raw tomatoes and his grandfather said "just like me". Now he's asking if he'll go like grandfather altogether.
    teacher marks in red on the green worksheet & he says "there isnt any marking" so she thought he was cheeky. 7 yrs
    He wants to be a pilot. A boy on the bus told him "you can't, you need the dots test", and he hasn't touched his planes for a week.
    Since he was small he's been reading the wrapper off his crayons, and nobody had noticed until his little brother peeled them all. He sat over a sunset and cried and said "now they've got no names". I'd thought he was being babyish, God forgive me. We have the test on Thursday, though my uncle had it and so I know what they'll say.
    My daughter has it, which the doctor says is rare in girls, and that makes it worse for her as no one believes it. "Girls know colours," her friend told her. She's 9 and she dresses each morning from a list her sister wrote. I'd like her to have a hero who can see what others can't, without it being a magic power.
    In the maths test there was a pie chart. He asked which slice was which and got told "it says so in the key". He left it blank. It's 1 boy in 12, you'd think they would know by now.
    He asked me at the traffic lights, very worried: "What happens when I'm a grown-up and they're all the same?" I told him top, middle, bottom. He's been whispering it since.`,
};
