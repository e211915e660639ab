import type { Fields } from '../../fields/field.ts';

/** What parents type of bodies, doctors and treatments, each with a trigger, a place or a reason of its own; one text a line. */
export const HEALTH_IN_THEIR_OWN_WORDS: Fields = {
  dentist: `
    He clamped his mouth shut in the big chair and Dr Kelly couldn't count even one. We go again on Thursday.
    Six month check on Tuesday and Saoirse says the little mirror on a stick is "a spoon for hurting".
    They found a hole in his back molar, so a filling at three o'clock tomorrow, he's heard the drill from the waiting room.
    My daughter has to have a milk tooth pulled because the new one's growing behind it like a shark, she's seven and has not slept.
    Bright lamp, rubber gloves, mint taste. Yusuf gags if you even say it, and his first visit is next week here in Bradford.
    She bit the lady's finger last time, not hard, and is now embarrassed to lie back in that chair again. Krakow, she's eight.
    Abscess on the gum since the weekend, Diego needs an injection in his mouth and he thinks his face will stay numb forever.
    Our son's cousin told him they use pliers, thanks very much, and his check-up in Chennai is Saturday morning.
    first teeth check-up tomorrow
    filling next week, she's terrified
    Won't open his mouth for the dentist
    We've been putting it off, hands up, because last time two of us had to hold him and I swore I'd not do that again. Then Sunday he bit on a chestnut, a bit broke off a premolar, and now it can't wait. Matteo is six. He asked me "will she use the thing that goes zzzz" and I didn't know whether to lie.
    Ngozi likes it really, the fish tank, the stickers, the chair that goes up and down like a lift. Only this time they'll paint something on her teeth and she must keep her mouth open with a little sucking tube in, and she has heard from her brother that the tube sucks your tongue out.
    I'd like him to lie back, open wide and know he may lift his hand when he needs the dentist to stop.`,
  'hearing-aid': `
    New purple moulds came on Friday and she's already fed one to the dog. She says everything's too loud, the fridge, the crisps, her own feet.
    Bruno pulls them out in class and drops them in his pencil case because a boy asked if he's a robot.
    He's four, got his first pair at the clinic in Leeds on Monday, cried at the birds, then couldn't stop listening at the kettle.
    Teacher wears the little microphone round her neck, and Amara has to carry it to her each lesson, she finds it shaming now she's eleven.
    My grandson takes his ears out, that's what he calls it, whenever his sisters squabble, then misses when we call for dinner.
    It whistles when she hugs anyone, so she's stopped hugging. Just the right side, she's six.
    Swimming day, they have to come out, and then Leo can't hear the coach on the edge and feels alone in the pool.
    The battery died in the middle of assembly at her school in Jaipur and she sat there in silence an hour rather than tell anyone.
    won't keep his hearing aids in
    getting hearing aids next month, age 5
    embarrassed about the thing behind her ear
    They picked it up at the school screening, I felt terrible, we thought he was just ignoring us. So now Eoghan has two little blue ones, with glitter, he chose that himself, and for the first two days he was thrilled. Then a girl on the bus asked what's wrong with him and they've been in the drawer since.
    Signe's moderate loss is in both sides and she's had aids since she was a baby, never a bother. But she starts at the new school in Aarhus and she wants her hair down over them, always, even in PE. She told me "I want them to know me first, then my ears". Wise but sad, she's ten.
    I'd like her to tell people what they're for, that they make sounds bigger, and ask them to face her when they talk.`,
  'clothes-itch': `
    The seam in her socks has to be exactly across the toes or she takes the shoes off again, we've been late four days running.
    New school jumper in Mayo is wool, and Oisín claws at his neck till it's red, he went in his T-shirt in February.
    I've cut every label out and she still says there's "a spider" at the back of her trousers.
    Kurta for his uncle's wedding has gold thread round the collar, Vihaan ripped it off in the car and sat in his vest.
    Only the grey joggers. Washed at night, worn in the morning, for five months, anything else he says bites him.
    Tights for the ballet show, my daughter lay on the floor peeling them down saying her legs can't breathe.
    He won't wear a coat because the sleeves bunch up underneath, minus six here in Tampere and he's in a hoodie.
    Asked our girl what is wrong with the blouse for mass and she said the lace is scratching her thoughts.
    hates jeans, only wears soft things
    labels and seams drive him mad
    Screams about socks every single morning
    Funny one. His nonna knits, beautifully, from the minute the leaves turn, and each Christmas there's a new one, cable stitch, and Pietro, who adores her, puts it on for two seconds with tears running down because it "prickles like grass". She's coming on the 23rd. I'd love him to have a way of telling her.
    Chidinma has her traditional outfit for cultural day, aso oke is stiff I admit, and she said it's rubbing her under the arms and she wanted her nightie. At home I let her be, but it's not only that, it's pyjama cuffs, it's bra now that she's eleven, it's hair bands, even a new towel.
    I'd like him to say "this one's rough on my skin" and pick something soft from the drawer instead of tearing it all off.`,
  'body-gets-tired': `
    Her muscles give up by the second lesson, it's a mito thing, and she hates that the others go out to run while she's lying on the mat.
    Since Covid he can do either the shower or the breakfast. Twelve, used to play hurling, now he naps after walking to the gate.
    She's got a heart that works double, so halfway up the hill in Porto she has to sit on the wall, people tut.
    Emre is going to have a buggy for the long days, he's eight, and he's scared his class will call him a baby.
    Had a lovely day at the zoo Saturday, paid for it Sunday, Monday, Tuesday flat in bed. She says "I spent all my spoons".
    Joints that bend too far, legs ache by two o'clock, and the PE teacher thinks our son is lazy.
    My daughter after chemo wants to dance like before, ten minutes and she's grey, then cries that her legs are broken.
    Sickle cell makes Dami weak some days and his brothers don't get why he's let off sweeping the compound.
    runs out of energy before everyone else
    has to rest when others play
    Chronic fatigue, she's 13, pacing
    You wouldn't see it looking at him, that's the trouble. Rosy cheeks, big grin, first off the bus. Then about eleven his arms go heavy, he can't hold the pencil, and if we don't let him lie down by lunch he'll be sick at night. The doctors in Utrecht call it a muscle condition. Daan calls it "my battery is on red" and hates it.
    Juvenile arthritis, so her knees, and the medicine too, they flatten her. Last week they'd a trip to the castle, and Orla had it all planned, which steps, which benches, and she still had to stop at the car park with the classroom assistant. When she came home she asked me why her body is an old lady's.
    I'd like him to feel when his battery is getting low and have a break before it's empty, without thinking he's weak.`,
  braces: `
    Train tracks went on yesterday in Dundee, and he's living on yoghurt, says his whole mouth feels like it's been kicked.
    She won't smile for the class photo on Wednesday because of the metal, hand over her mouth since half term.
    A wire is poking the inside of Karan's cheek and he is certain it means another appointment with the orthodontist's pliers.
    Getting them fitted in the Easter holidays, eleven, wants to know if they glue with real glue and if you can ever eat toffee again.
    They tighten on the first of every month and she's off sick the second. This time she begged me to cancel.
    He wraps his retainer in a napkin and it's been thrown out twice now, 180 euro each, because he's mortified to take it out at lunch.
    A boy in the canteen said "metal mouth" to Ifeoma and she came home asking if they can be pulled off.
    Trumpet player, nearly thirteen, can't get a note past those brackets and his exam's in three weeks in Salzburg.
    Getting her teeth straightened from Monday
    sore mouth after his brace was tightened
    hates her new train tracks
    Everyone in her year has them, I thought she'd be glad, she picked turquoise bands with the girl at the orthodontist in Bergamo. But then popcorn's off the list, and apples, and her granny's brittle, and it takes twenty minutes to get rice out of there with the tiny brush. Ginevra said to me last night "two years is a sixth of my life".
    My son Sam has a crossbite, so first it's a plate with a key that I have to turn, a quarter turn each evening, and he lies on the sofa like a patient in a film and grips the cat. It doesn't hurt, he admits, it just feels like his head's being moved. Then brackets in the autumn. He lisps a bit with it and won't read aloud.
    I'd like her to know the ache goes off in a few days, and to brush round every bracket without a fight.`,
  'talking-another-way': `
    Jakub points at pictures on his tablet and it speaks for him, and the boys at the park in Brno keep pressing the buttons for a joke.
    She signs, we sign, but at her new nursery nobody does, and she stands there doing "drink, drink" to their backs.
    No spoken words at six, but he's got his book of symbols, and I want him to hand it over instead of pulling people's sleeves.
    My daughter uses her eyes to choose letters. It's slow, folk finish it for her and they're nearly always wrong.
    The talker went flat on the bus in Mumbai and Advait banged his head on the window because he couldn't tell me his foot was trapped.
    He's not a talker, taps once for yes, twice for no, and his cousin said in front of him "he can't understand anyway".
    Our deaf boy's friends from the street are learning signs, three so far: ball, goal and toilet. He'd like them to learn more.
    Sister answers for Chizoba always, though Chizoba has her device on her lap with the answer half typed.
    non speaking, uses a talker at school
    starting with picture cards this week
    Makaton, and others don't understand him
    So the speech therapist got us this AAC thing, a proper one, with 60 squares, and at first Tomás only pressed "biscuit", fair enough. Now he's onto "more", "stop", "Nana", and last night "dog funny". But he leaves it in his bag outside the house. I think he's noticed that other kids' words come out of their faces.
    My niece was on a ventilator as a baby and she has a trach, so her voice never came. She writes on a wee whiteboard, signs with her mum, and has a look for everything else. The supply teacher asked her name three times, louder each time, and she'd it written up in green letters the whole while. Eight years old, from Ayrshire.
    I'd like him to know his pictures count as talking and people should wait until he has finished.`,
  needles: `
    Booster at the clinic on Thursday. Last time it took two nurses, me and a broken chair to hold Declan still.
    They have to draw blood for his iron level, and he saw the tube and the strap on the tray and ran into the car park.
    HPV jabs in the school hall next week; my 12 year old has fainted once and is terrified of going down in front of her whole year.
    Before we fly to Kenya to see Shosho he needs yellow fever and two others, all in one afternoon. "Only if I'm asleep," says Kip.
    Our girl heard from the big boys that the flu shot goes right through your arm to the other side.
    The dentist must numb her gum to fill the molar and she clamped her lips shut at the sight of the syringe.
    He asks every morning, "is today the prick day?" The paediatrician in Turin has us booked for the six-year vaccination.
    My son watched his baby brother get his immunisations yesterday, heard the scream, and now hides his own thighs under a cushion.
    terrified of injections, jab tomorrow
    blood test monday, he's begging not to go
    vaccination at school, she won't roll up her sleeve
    We waited forty minutes at the health centre, sticker book finished, banana eaten, and just as Meera's name was called another child howled behind the door. She wrapped herself round my leg and nobody could peel her off. The sister was kind about it but we've been told to come back on Tuesday for the tetanus.
    The allergy doctor wants samples from a vein twice this year. Joonas is nine, clever, reads about space, and knows exactly how long the thing is because he googled it. He negotiates: finger only, or else the other arm, or after Christmas. I promised the cream that makes the skin numb and I will hold his hand.
    I'd like him to know it's a quick sharp scratch, that he can look at me and blow, and it's over before he counts to five.`,
  allergy: `
    Half a cashew in a burfi at the temple and Ishaan's lips swelled up. Now he has to ask before every sweet that's offered.
    She starts school in September and can't have milk or egg. I worry about her swapping her rice cakes for somebody's yoghurt.
    The EpiPen must go everywhere with him, and at eight he's begun leaving it in the cloakroom because the bag looks babyish.
    Birthday at Leon's tomorrow, there will be hazelnut cake. Mine takes her own muffin and said, "why am I always the one with a box?"
    A boy at lunch waved a peanut butter sandwich in Marcus's face for a joke. He came out in hives and the teacher went white.
    Wasp sting last August put our son in the ambulance, and now every picnic we've to carry his kit and he must tell whoever's minding him.
    He adores Nonna's cats but within ten minutes his eyes are streaming and he wheezes. We have to explain no more cuddling them.
    Prawns, of all things, and we live in Kerala! Teach her to tell relatives no thank you, it isn't rude, it makes me ill.
    can't eat nuts, must always ask first
    Dairy makes him come out in a rash
    Newly diagnosed with sesame, everything has to be checked
    It began with a rash round her mouth after my mother's groundnut soup, we thought heat. Second time she vomited and her voice went hoarse, and at the hospital in Enugu they said it plainly: never again. Amara is six and cannot see why her brother may still have it while her plate is different.
    Halloween is our worst night. Other kids come home and eat from the bucket, while Casey has to hand over the lot so I can read each label and take out what has wheat or nuts. Last year they sneaked one in the porch. We got away with it, an itchy throat only, but I was shaking.
    I'd like him to say "does it have egg in it?" by himself, and to find a grown-up straight away if his tongue feels funny.`,
  'food-textures': `
    Yoghurt with bits in and he gags, actually gags, at the table. Smooth is fine, a single raspberry pip is a catastrophe.
    My daughter eats crisps, toast and dry cereal, everything crunchy. Anything soft or wet, like banana, she says is "slimy like a slug".
    Sauce touched the pasta. That's it, that's what set off forty minutes of crying at Babcia's in Kraków.
    We think it's the lumps in the dal. If I blend it Vihaan drinks two bowls, leave one lentil whole and his tongue pushes it all out.
    Orange with the stringy white on, tomato skin, the film on hot milk: she scrapes at her tongue with her napkin.
    The canteen serves mashed potatoes on Tuesdays and he comes home starving because the feel of it in his mouth turns his stomach.
    Pounded yam she refuses because it sticks, okro because it draws. My mother thinks she's being proud, but she truly cannot bear it.
    Jelly wobbled on the spoon at the party and Otis threw up a bit; now he won't even sit near a party plate.
    hates mushy food, will only have crunchy
    Gags on anything with lumps in it
    Mixed foods on one plate make her retch
    Speech therapist reckons it's sensory. Our Liam will have chicken nuggets so long as the coating is dry, and not if the steam has made it go soft in the lunchbox. He opened it at school on Monday, touched it, shut it again and went without. He told me the crumb had died.
    At Easter my mother in law made her lamb stew, cooked since dawn, and my girl took one mouthful and found a piece of fat. She held it there for ages, eyes watering, not swallowing, not daring to spit it in front of the aunties. Since then anything chewy is refused before it gets to the fork.
    I'd like her to dare touch a new food with a finger, then lips, then a lick, and know she may politely spit it in a napkin.`,
  'car-seat': `
    Arches his back like a bridge the second I lower him into it. We were late for crèche again and I was sweating in the street.
    Zofia learnt to slide her arms out of the straps on the motorway. I had to stop on the hard shoulder twice.
    Her cousin the same age is on a booster already and now she says her five-point harness is for babies.
    He unclips the buckle when we're moving and thinks it's hilarious. Uncle Femi laughed, which didn't help at all.
    Six hours to the sea in Croatia next week and my two year old starts to scream at being fastened in before we leave the driveway.
    At Grandpa's they let him ride in the front on a lap. With us he's in the back and strapped, and he howls that it's not fair.
    "Too tight, too tight!" she cries although I can get two fingers under the belt. Winter coat off is another fight.
    New high-backed one arrived today in grey, and Oisín wants the old one with the dinosaurs, that he's long outgrown. Refuses to get in.
    won't be buckled in, goes stiff as a board
    keeps undoing his straps while I'm driving
    Every drive starts with a fight over the harness
    We live in Bengaluru where half the city puts toddlers on scooters, so my in-laws find the whole contraption an American fad. Tara sees that. When I bring her to the back and reach for the clasp she tells me dadi says she can stand between the seats, and then the crying begins.
    Nursery pick-up, raining, baby yelling, and Hugo decides that today he is a cat and cats do not wear belts. He got himself down in the footwell behind the passenger side and it took me twenty minutes and a packet of raisins. I can't bribe him with raisins for the rest of his childhood.
    I'd like my daughter to climb in, put her own arms through and wait for the click, because the engine doesn't start till she's strapped.`,
  'wobbly-tooth': `
    It's hanging on by a thread at the front and Gracie will not eat, drink or let anybody look.
    My boy thinks if it falls out while he's sleeping he'll swallow it and it'll bite him from inside.
    All the others in first class have gaps already, and his bottom one has only just begun to move. He's been working at it with an apple.
    She lost her first one in a corn cob at the Onam lunch, saw the blood, and now the one next to it is loose as well.
    Ratoncito Pérez or the fairy? Half our family is Spanish, half from Leeds, and Lola's milk tooth is about to come out tonight.
    He won't brush on that side because it moves, and says there'll be a hole there forever.
    Big brother offered to tie it to the door handle with string. My daughter has been locked in the bathroom since.
    The grown-up one is coming in behind, like a shark, and the dentist told us to wiggle. Matteo cries when he feels it shift.
    loose front tooth, he's scared it will hurt
    her first baby tooth is about to drop out
    Tooth dangling, bit of blood, total panic
    Ama was eating roasted plantain on the veranda when she froze and put a finger in her mouth. It moved! She's five and a half and nobody had warned her that teeth come out, so she asked her grandfather, very politely, whether she was getting old like him, since he has hardly any left.
    It finally came out, in the swimming pool of all places, and sank. We dived for it for half an hour with strangers helping. Felix is inconsolable, as without it nothing can be put under the pillow, and there is a second one already going wobbly right beside, which he now holds with his hand.
    I'd like him to know that they get loose so the big ones can come up, that a drop of blood is fine, and he needn't pull.`,
  'daily-treatment': `
    Eczema creams morning and night plus wet wraps, and she runs naked round the kitchen shouting that the ointment is cold.
    He has to have his inhaler with the spacer twice each day, even when he feels grand, and can't see the point of it.
    Cystic fibrosis: physio and the vest before breakfast, enzymes at meals. Nell said today, "do I get a day off when I turn seven?"
    Type 1 since October. My son knows the pump and finger pricks save his life but he hid in the tree house before tea.
    An eye patch four hours a day for his lazy eye, and in class the others call him pirate, so he pulls it off on the bus.
    Epilepsy syrup at seven and at seven. It tastes vile and yesterday Juliette held it in her cheek then spat it in the flowerpot.
    Growth hormone every evening before bed, for years to come. Arjun counted how many that makes and went white.
    The splints go on her legs each night and the stretching exercises with it. Grandma gives in when she moans, I don't.
    Nebuliser every morning, he fights the mask
    hates taking his tablets day after day
    refuses her exercises the physio gave us
    Chukwuemeka has sickle cell, so folic acid and penicillin every single day, water bottle always with him. He is seven, he was so good at it. But his cousin who came for Christmas asked is he sick, and since then he pushes away the spoon and says he is not a sick person.
    My niece lives with us in term time. She wears a back brace twenty-odd hours a day, she's thirteen, and it has to be on under the uniform. Mostly she copes. This week it's thirty degrees in Athens, and I found it stuffed in the wardrobe two mornings running, with her swearing she had worn it.
    I'd like him to do his drops as part of getting dressed, like socks, and to tell me when he is fed up instead of throwing the bottle.`,
  haircut: `
    The barber on our street uses clippers and Yusuf screams that there's a bee at his neck, last time we left with one side done.
    Her fringe is in her eyes, she walks into doors, but nobody may come near with scissors, not even Oma who used to be a hairdresser.
    My son asked if it bleeds when you cut it. Appointment at Snips on Thursday before his uncle's wedding.
    He can't stand the little bits that fall down inside his collar, says they're needles, and rips his shirt off in the salon.
    Adaeze sits two hours at the braider's on Saturday and the tugging makes her cry, but for her sister's graduation her mother wants it neat.
    They found lice at nursery and it would be so much simpler if we took her long curls off to the shoulder. She howls when I say salon.
    The cape! It's always the cape round the neck with my nephew, he is fine with scissors, fine with the mirror, but he panics when they fasten it.
    Mundan ceremony for my 3 year old next month, the priest will shave his head and he loves his hair, holds it with both hands when I mention it
    hates the barber's clippers
    first trim at the salon on saturday
    Hair washed and cut = total meltdown
    Last time I did it myself while he slept, I'm not proud, and he woke up with half of it done and howled at the mirror that I had stolen his head. So now it's been five months. He looks like a sheepdog. There's a lady in Galway who cuts with the kid sitting on a wooden horse, and we're booked in on Tuesday.
    Our teen is fourteen and on the spectrum, and the place we always went to closed down because old Mr Costa retired. He knew not to talk and not to use the spray bottle. Now there's a new shop with music and a basin where you lean backwards, and she'd rather have it down to her knees than go in there.
    I'd like him to sit in the big chair for five minutes and know it doesn't hurt, and that he may ask for a break from the scissors.`,
  'taking-medicine': `
    Pink antibiotic three times a day for her ear, and Signe clamps her lips so hard that it ends up on the cat and the ceiling.
    He used to swallow his epilepsy syrup fine, then the pharmacy changed the brand and he says it tastes of pennies.
    We've started the brown inhaler with the spacer for Arjun's asthma, he thinks the mask is going to eat his nose.
    my daughter 10 has to learn to get a tablet down whole, no crushing says the doctor, and she gags before it's even in her mouth
    Eye drops every four hours. It takes both of us and her grandfather to hold her and I don't want it to be like that.
    He's 13 and hides his ADHD pills in the plant pot because he says he isn't himself when he has had them.
    Kelechi spat out the malaria syrup on my church dress this morning and told me he is better now, thank you.
    The nurse says she'll need her thyroid one before breakfast for her whole life, and Clara asked why only she and not her brother.
    spits out antibiotics every single time
    Won't let me do his eczema cream
    needs to swallow a pill daily, refuses
    Since the weekend Bruno's got a chest infection and we were sent home with a bottle and a syringe. First dose fine, second dose bribed with jelly, third dose he crawled behind the sofa and told me through the gap that the doctor made a mistake. It's seven more days of this and he really can't skip any of it.
    When we got the diagnosis they gave us a bag with everything in it, and the iron drops are the worst, black and they stain her teeth. She's four, she's not daft, she smells it in the yoghurt and in the juice. Now she won't eat yoghurt either. I don't want to trick her any more, I'd rather she knew why.
    I'd like her to take her syrup in one go, know what it does inside her, and choose which drink comes after.`,
  swimming: `
    Dad's taking Milo to the leisure centre with the class from next term, and he says the deep end has no floor.
    She's happy in the bath but at the pool in Utrecht she clings round my neck like a koala when the water reaches her tummy.
    Goggles on, goggles off, won't put his face in. The teacher wants him to blow bubbles and he says it goes up into his brain.
    Our daughter has to jump off the side for her badge on Wednesday and she's stood there three weeks running with her toes curled over the edge.
    Nephew from Jaipur is visiting, 8, all the cousins splash about in the lake and he sits on the jetty in his clothes saying he has a cold.
    The echo and the chlorine smell in the changing rooms set him off before he's even got his trunks on, lessons start on Monday.
    Eniola got water up her nose once at the hotel and since then she won't let go of the steps, even with the armbands.
    he runs straight in, no fear at all, can't float yet, I want him to wait for a grown up before going into the water
    scared of putting head under water
    Lessons at the pool start tomorrow
    won't go in without his armbands
    We live by the sea in Donegal so it isn't optional, really, everyone here can do it by six. Cormac is seven and a half. He goes in up to his knees, shrieks, comes out, wants his towel and the flask of hot chocolate. His sister calls him the heron. He told me in the car that the bottom might drop away.
    They are moved up a group at the baths and the new instructor doesn't get in with them, she stands on the edge with a pole and shouts. Ingrid could do half a length on her back with the old teacher holding one finger under her. Now she stops after two strokes and grabs the rope and asks when it's over.
    I'd like him to try lying on his back in the water with my hand under him and find out that water can carry him.`,
  scan: `
    Jonah has to lie still for forty minutes in the MRI on the 4th, and the nurse said the tunnel bangs like a drum.
    They want pictures of her kidneys, cold jelly on the tummy and a lady with a sort of microphone. She thinks it's going to be plugged into her.
    He fell off the climbing frame, they need an X-ray of his wrist tomorrow and he asked if the machine can see what he's thinking.
    Our girl had a bad time last year when they slid her into the machine without telling her, next CT is Friday in Leeds.
    Amara is nine and needs her head checked by the big magnet because of the headaches, no earrings, no beads in her hair and she is upset about the beads.
    Doctor in Pune wants to look at his heart with ultrasound, it's called echo. He keeps shouting echo, echo and then asks me if it hurts.
    my son can't keep his legs quiet for two minutes, and they say no sedation this time, he must stay like a statue while the camera goes round him
    She's fine with doctors but not with me leaving the room, and for the X-ray of her hips I'm pregnant so I have to stand behind the glass.
    MRI next tuesday, scared of the tunnel
    needs an x-ray of her foot
    Ultrasound of the belly, he's 5
    We got the letter this morning, the one with the hospital logo that he recognises by now. It says to come at 7 with nothing metal on. Kasper read that bit himself and wants to know about his tooth filling, and his zip, and whether his toy dog with the button eye may come in the long white machine with him.
    Every half year they check whether the lump behind her knee has grown, and it means a cannula with the dye and then the noisy machine with headphones. Last time the music stopped halfway through and she thought they'd forgotten her in there and wriggled, so they had to start from the beginning. She remembers that, and so do I.
    I'd like her to know that the machine is only taking photos of her bones, it doesn't touch her, and she can squeeze my hand.`,
  tics: `
    Since September Elliot jerks his head to the left, over and over, and a boy on the bus copies him.
    She sniffs and clears her throat all day. We thought allergy, the neurologist says no. Her brother yells "stop it" at dinner.
    He makes a sort of squeak in assembly, can't help it, and today the supply teacher sent him out for being silly.
    Blinking, scrunching his nose, then both shoulders up. My son says it's like an itch that has to get out.
    Saanvi is 10 and has Tourette's, she holds it in at school and then the noises all come out in the car on the way home.
    Grandad keeps telling Wojtek to control himself when his arm flies up at the table, and now Wojtek sits on his hands.
    my daughter's eyes roll up and she hums without wanting to, she's to read a lesson in church and begged the priest to take somebody else
    They asked if he'd like to explain it to the class himself, the head shaking and the words that pop out. He is thinking about it.
    blinks and grunts, can't stop it
    Kids ask why her face twitches
    new tic, he's embarrassed at football
    First it was coughing, in the spring, then that went and he started touching his chin to his collarbone, and now it's a little bark. It's worse when he's tired or excited, like at his own birthday. At the cinema in Porto a lady turned round and hissed. He whispered to me that his body did it, not him.
    Our kid is 13, they were diagnosed last summer and mostly don't care, they even joke about it. But today in the maths test it was so quiet, and the clicking noise came every ten seconds and somebody threw a rubber. They want people to just carry on as though nothing happened, and want words to tell them that.
    I'd like him to know that his movements aren't his fault, that he needn't hide them, and to have a short sentence ready when someone asks.`,
  'hospital-stay': `
    Our five year old will be on the ward in Kraków for three nights next week and she thinks I have to go home when it gets dark.
    Dr Mehta is admitting Kabir tomorrow for observation, drip and all, he's asking who will feed his parrot and whether there's wifi.
    Been on the children's ward since Sunday with the chest infection, now he's afraid of the beeping machine by his bed and the boy across the curtain.
    She must sleep away with wires on her head for two nights while doctors record her brain, and she's only 7.
    They keep him in till Friday because of the kidney thing, he cried when the lady brought dinner because it wasn't my jollof and it wasn't his plate.
    Lotte broke her thigh and will lie in traction for weeks on the third floor, she saw her class sledging from the window today
    he asked why there is a bracelet with his name on it and whether it means he lives there now. four days in already
    Temple Street have a bed for Saoirse from Monday, she's to bring pyjamas and one teddy but she has eleven teddies and wants to know who chooses.
    staying on the ward overnight this week
    in hospital a few nights, scared of nurses
    Five days on the children's ward, misses home
    Amadou was brought in by ambulance after the asthma, he's better thank God, but they want him there the whole weekend for monitoring. He is four. Nights are the worst part, the light never goes fully off, someone comes to check his finger clip each few hours and he wakes and thinks he has been left in a shop.
    So it's not an operation or anything like that, only tests and a new medicine they have to watch, but it means six days in the university clinic in Graz, me on a folding bed beside him. He is eight and he's packed a saw in his rucksack, I asked why, he said to get out.
    I'd like her to understand what the bed with wheels, the drip and the night nurse are for, and that she comes home at the end.`,
  'long-illness': `
    Third year of the chemo maintenance now and Tomasz asked me today if other eight year olds also have tablets with their breakfast forever.
    Her juvenile arthritis flares every winter, this morning she couldn't close her fingers round the spoon and shouted why is it never finished.
    Diagnosed with Crohn's in March. Misses so much of sixth class that he's stopped asking what the others are doing.
    Sickle cell crisis again last week, the fourth since Easter, Ebun wants to know what she did wrong that it comes back.
    The cystic fibrosis physio takes an hour before school, each day, and tonight my son threw the mask and said let the cough have me then
    Eighteen months of dialysis and counting, our girl draws herself always with the machine now, never with her bike.
    my nephew in Leeds has leukaemia and will be having treatment till he's six, he lost his hair and doesn't want to be seen at playgroup
    Everyone thinks he's lazy because you can't see ME from outside, he's been mostly in a dark room since last October.
    ill for over a year, fed up
    her kidneys won't get better soon
    Cancer treatment goes on until next summer
    People mean well, they say get well soon, and Elin looks at me because she knows it isn't that sort. It's lupus, she's twelve, it will be there when she's thirty. There are good weeks when she rides and then the rash and fever come and she's flat on the sofa for days while her sister goes on trips.
    When it began we told Ignacio it would be a few months. That was two Christmases ago. The heart muscle is weak and he's waiting, always waiting, he can't run with the others in the patio and has to sit with the old caretaker, who's kind and lets him feed the hens. Lately he asks when his real life starts.
    I'd like him to see that living with this illness for years doesn't stop him having friends and good days in between.`,
  operation: `
    Tonsils come out on Thursday at 8 and she wants to know if they cut the neck open from outside.
    He mustn't eat from midnight, then the mask and the sleeping gas. Our Hari is afraid he'll wake up in the middle while they're still sewing.
    grommets next tuesday in Limerick, she's four, thinks they are putting Gromit the dog in her ears
    The surgeon in Lagos will repair Ifeanyi's hernia this Friday and his uncle joked about knives, now he won't let anyone look at his belly.
    Her squint is being corrected under general anaesthetic in ten days, she asked whether they take the eye out and put it on a table.
    Appendix has to go tonight, we're in the emergency room in Valencia, he's nine and wants to know precisely what will happen behind the doors.
    My twelve year old gets rods put into her spine in March and she googled the scar.
    Undescended testicle to be fixed on the 14th, he's three and I don't know how to tell him why he'll be sore when he wakes.
    getting tonsils out next week
    scared of being put to sleep for surgery
    Heart surgery on Monday, he's only five
    We've had the talk with the nice anaesthetist in the frog hat, we've had the tour, we've even seen the recovery room with the ice lollies. And still at bedtime Freja goes through it all again, who pushes the trolley, do you come in too mummy, what if the sleep medicine doesn't work on me because I'm bad at sleeping.
    The plates in his arm from the trampoline break need to come out, so it's a second time under the knife and this time he knows what's coming. First time he was in so much pain he didn't care. Now he's seven, feels perfectly well, and says why would I let a doctor cut me when nothing hurts.
    I'd like her to know step by step what happens before and after the surgeon fixes her hip, so the theatre doors aren't so frightening.`,
  'being-sick': `
    Fever of 39 since last night and he keeps asking why his legs hurt and why he can't go to Bilal's party this afternoon.
    Tummy bug, three lots of sheets since midnight, and now she sits with the basin and is frightened it will come up again.
    Chickenpox all over, even on the eyelids. Niamh says she looks like a pizza and wants to scratch every one of them.
    Our boy has flu and is stuck on the couch in Utrecht, missing Sinterklaas at school today, he insists he's well enough and then falls asleep mid sentence.
    she woke up hot and coughing on the day of the class trip to the zoo so I had to keep her home and now she's raging with me
    Malaria again, third day of the drugs, Somto is weak and refuses even pap and asks when his head will stop banging.
    Hand foot and mouth. He can't eat because of the spots and the nursery won't have him back until Thursday, he misses his friend Otto.
    My granddaughter has an ear infection and cried the whole night that there's a drum inside, she doesn't understand why she must lie down in daytime.
    home with a temperature today
    throwing up all night poor thing
    Bad cold, nose streaming, stays in bed
    First it was his sister, then me, now it's Luca's turn with the vomiting thing that's going round the whole asilo. He is four and thinks his tummy is broken for good. He asked nonna on the phone if she could please come and mend it with her broth, then was sick on the phone.
    So she had been looking forward to the swimming gala for weeks, new goggles and everything, and on Friday night comes the sore throat and by Saturday it's scarlet fever with a tongue like a strawberry. She's eight. She wants to know whose fault the germs are and how many days exactly she must rest.
    I'd like him to accept resting, drinking his tea and staying in until the fever's gone, because bodies need time to get well.`,
  'afraid-to-swallow': `
    Since the piece of sausage got stuck at the barbecue he only takes soup and yoghurt, chews bread for ten minutes then spits it in a tissue.
    Ritika, 9, has lived on dal water and smoothies for a month, she says her throat will close if there is any lump.
    She saw a boy choke on a grape in the school canteen, the teacher had to thump him, and that night our daughter couldn't get one pea down.
    He holds every mouthful in his cheeks like a hamster, he's terrified it will go down the wrong pipe. Lost three kilos.
    A fish bone at my mother's in Porto, out in seconds, but Duarte now asks me to mash everything and watches my face while it goes down.
    the antibiotic capsules sit on her tongue till they melt, then she cries they'll block her breathing, she really believes she could die from it
    My 11yo keeps a glass of water in each hand at meals and needs a sip after each crumb because he's sure it'll lodge in there.
    Choked on a boiled sweet at Halloween, and ever since Cillian won't touch meat, apple, toast, anything with edges.
    scared food will get stuck in her throat
    won't eat solids since he choked
    Spits out every bite, afraid of choking
    At the paediatrician in Ghent they looked with a camera and there's nothing wrong at all, the throat is wide open. But Fien stands by it that something's in there. She used to love croquettes. Now it's pudding, pudding and pudding, and when I put one single macaroni on her plate she trembles and says mama I forget how it goes down.
    It began with a popcorn in the cinema, he coughed till he was purple and a stranger hit his back. That was February. He is seven and now at birthday parties he says he's already eaten, at school the lunch comes home whole, and last night he even let his own spit run in a cup because he dared not.
    I'd like her to trust that chewed food slides down by itself, and to try small soft bites again without panic.`,
  'doctors-visit': `
    Wednesday is Mila's four year check and she heard from her cousin that they look in your ears with a light that goes into the brain.
    He has had this cough since Diwali and we're finally going to the clinic tomorrow, but he hid under the bed when I rang for the appointment.
    My daughter clamps her mouth shut the minute she sees the GP's wooden stick. We have to go back about her tonsils on Friday.
    The paediatrician in Bologna is retired, there's a new lady, and Matteo says he won't take his vest off for a stranger.
    Ngozi screamed so much when the man put the cold stethoscope on her chest that he gave up, so we are booked in again for Monday.
    Rash all over his belly since the weekend, surgery at 8.40 tomorrow, and he's asking will they keep me there mammy.
    They're thirteen and want to go in without me for the first time about the stomach aches but don't know what they'd be asked.
    We sit in the waiting room and Hugo tries to escape by the revolving door, every time. Next is a check of his ear after the infection.
    check up with the doctor on Tuesday
    hates having his ears and throat looked at
    Sore ear, has to be seen by GP
    My mother took Ella last time because I was working, and there was a long wait, a baby wailing behind the door, and then a man in a mask who weighed her without saying a word. Since then she asks every morning if it's a doctor day. It is going to be one on Thursday, just a height and weight and a chat.
    We've moved to Chennai from Muscat and need the school medical form stamped. Nothing bad, heart, lungs, eyes, knee hammer, done. But Ishaan, who is six, saw a medical drama at his aunt's place and believes everybody who goes in gets cut open. He told his little brother goodbye last night, and gave him his best car.
    I'd like her to know that Dr Murphy looks and listens to find out what hurts, that she can ask questions, and I'm there holding her hand.`,
  'nail-cutting': `
    Sunday after the bath is the worst, Bruno curls his toes in and yells that the clippers will eat him.
    She scratched her baby brother's cheek by accident because hers are so long, but when I fetch the little scissors she sits on both hands.
    Grandpa nipped a bit of skin on his thumb once, in March, and since then I have to do it while he's asleep with a torch.
    His teacher at the primary school in Ibadan checks hands on Monday assembly and sent Femi back with a note, long and black. He won't let me near with the razor blade.
    The click noise is what Saoirse can't bear, she puts on her dad's ear defenders and still shakes, and we have only the pinky done.
    My four yr old believes it hurts like cutting a finger off. "But they're part of me!" she sobbed, with ten little claws full of playdough.
    Toes poking through his football socks now, and he's eight and still kicks me when I try, so one big toe has grown in at the corner.
    We tried filing, tried after a swim, tried a cartoon. Leela pulls her foot away every single time, even when her doll had a turn first.
    won't let me trim his fingernails
    Screams at the clippers, toes especially
    nails long and dirty, runs off from scissors
    In our house it takes two adults, which isn't right, I know. My husband holds him and I clip, and Nikos is crying for yiayia the whole time. He is three. Yesterday I managed two fingers while he was eating watermelon and he looked at them and said "where did they go" so perhaps he just doesn't understand that they grow back.
    Our daughter has sensory stuff, labels and seams and all that, and her hands are off limits. The occupational therapist in Cork says do one a day, press the finger first, let her hold the clipper. We did Monday's thumb. Tuesday's finger she bit me. I'd want something to read to her on the sofa beforehand so she knows how it goes, snip, finished.
    I would like Adam to learn to hold his hand still on mine, count to ten fingers, and find out that snipping the white edge doesn't hurt.`,
  'broken-bone': `
    Fell off the monkey bars on Thursday and now Isla has a purple cast up to her elbow, just before the swimming gala.
    He came off his scooter in the car park in Lyon and they said the collarbone is cracked, six weeks in a sling. He can't sleep on his side.
    The plaster comes off Monday and he's sure the doctor's saw will go through his leg as well.
    My daughter's wrist snapped when she was doing a cartwheel for her cousins at the wedding in Jaipur. She keeps asking if it'll stay crooked.
    Everybody signed Tunde's leg at school, but he can't play in the final and sits on the bench with crutches hating it.
    Trampoline, two kids, one ankle. X-ray showed it clean through. She's three and doesn't understand why she must not walk on her boot.
    It itches inside the cast and she poked a knitting needle down there. Four weeks to go, and school trip to the lake is this week.
    He fell out of the apple tree at Oma's, heard the crack himself, and now tells everyone "my arm went bent like a banana". At night he's shaky about it.
    arm in plaster for six weeks
    Fractured her leg skiing, fed up on sofa
    cracked his elbow, pins put in yesterday
    Right so it was the last day of hurling camp and Cillian went up for a high ball and came down on his hand. We thought it was a sprain, gave him peas from the freezer, and his dad said walk it off (he feels desperate now). The hospital said two bones. He's left with a cast to the armpit and can't write or wipe himself.
    Marta is nine and a gymnast, that's her whole life, four trainings a week. On the beam on Tuesday she slipped and her foot broke in two places. The surgeon in Gdansk was kind and showed her the picture on the screen. Now she lies there watching her teammates' videos and says her bones will never be as strong as theirs.
    I'd like Sami to understand that the bone is knitting itself together inside the cast, slowly, and what he can do meanwhile with one hand.`,
  'hair-brushing': `
    Every morning at ten to eight there's a battle over the tangles at the back of Poppy's neck and the neighbours must think I'm murdering her.
    It takes two hours on Saturday to comb out and plait Adaeze's 4C curls and she cries from the first parting to the last bead.
    He wants it long like his favourite footballer but will not let anyone pull a comb through, and there's a knot as big as a walnut.
    My daughter hid the detangling brush in the bin outside. Third one this month. School photo tomorrow and she looks like a nest.
    Amma used to oil it and do her two plaits gently, but Amma went back to Kerala and Diya says my hands hurt.
    Swimming twice a week makes it like straw, and Lotte screams in the changing room "you're ripping my head" so all the mums look.
    She's got a tender scalp, I was the same, and if the bristles just touch behind her ears she's under the table. Five last week.
    Their dad does weekends and never does it, so on Sunday night I get them back with one big matted clump and it all ends in tears.
    screams when I brush her hair
    knots, knots, knots, and no combing allowed
    won't sit for plaits before school
    Yesterday we had to cut out a piece. I'm not proud of it. Olivia's hair goes down to her bottom and she adores it, Rapunzel and so on, but she hates the brush with a passion and ran away so many days that the underneath turned to felt. She cried over the bit on the floor and kept it in a matchbox.
    My husband, bless him, learnt French braids from a video because I'm on early shift at the bakery, and he's gentle, starts at the ends and all. Still Clara wriggles, howls and shouts ouch before he's even touched her. It's the waiting for the pull I think. We'd like something she could listen to with the brush in her own hand.
    I'd like Wren to learn that if she holds still and we begin at the tips with the spray, it's over in a song and only tugs a little.`,
  carsick: `
    Eleven bends up to nonna's village and he's been ill at the seventh every time. We drive there for Easter on Saturday.
    She goes quiet and white and then it's all over her unicorn seat. Now she doesn't want to get in even to go round the corner.
    The coach to the museum in Abuja is three hours and Somto is afraid he'll throw up in front of the whole of Primary 5.
    My son vomited on the ghat road to Ooty, on his sister's lap, and the two aren't speaking. We have to come down again tomorrow.
    Reading comics in the back is fatal, he knows it, he does it anyway, and at Junction 14 we needed the bucket.
    Our girl asks "will my tummy do it?" before each drive to her dad's, which is fifty minutes of roundabouts. She holds the ice cream tub the whole way.
    We bought the wristbands and ginger sweets, window open, eyes on the horizon. Still Elif was sick on the way to the sea at Izmir.
    He can't stand the smell in grandpa's old Volvo, dog and petrol, gets dizzy before the engine is on and wants to be let out on the motorway.
    sick in the car again, every trip
    throws up on bendy roads
    long drive Friday, Maeve's tummy can't take it
    Holidays were supposed to start nicely, so we left Hamburg at five in the morning, both kids in pyjamas. At Kassel Jonte said "Papa my mouth is watery" and nobody had a bag. That was number one. In the end there were four. He's six and is now terrified of the way back, he asked if he could stay in Italy and go to school here.
    I'm the taxi for three kids and the middle one, Nia, has always turned green past twenty minutes. The pony club has moved to the other side of the hill, with a lot of up and down. Last week she made it to the gate and then over her riding boots. She's mortified and says she'll give up ponies rather than go through it again.
    I want her to learn to tell us early when her stomach turns, look far out the front and breathe, and that being ill on the road isn't her fault.`,
  glasses: `
    Optician in Galway says Caoimhe is long sighted and needs frames all day. She picked purple ones and now leaves them in her bag the minute she's at school.
    He'd squint at the board so we had him tested. They arrive on Friday and he's sure he'll be called four eyes.
    My two year old flings hers out of the pushchair. We've fished them from the duck pond in Utrecht twice now, even with the strap round her head.
    The patch goes over his good eye and the specs on top, two hours daily. Emeka says he looks like a pirate that nobody invited.
    Everything looks wobbly, she says, the pavement comes up too high. The lady said it takes a week for her eyes to get used to the lenses
    Third pair sat on this term. Our son takes them off for football, puts them on the grass and forgets, and now he pretends he can see fine without.
    No one else in Meera's family has spectacles, she is the only girl in class 2B with them and she covers them with her fringe for the annual photo.
    "They pinch behind my ears and I can see the edges" – that's Jonas, autistic, seven, given his first prescription this week.
    won't keep her specs on
    needs glasses now and hates the idea
    gets his first frames from the optician tomorrow
    The school nurse did her round with the letter chart and sent us a note, so off we went to the mall and it turns out Mason is really short sighted, he'd never seen individual leaves on a tree. He was amazed in the shop! And then on the way out he saw two boys from his grade, whipped them off and put them in my purse.
    Ever since she got them in September it's a fight at the front door. She'll wear them for telly, for drawing, for the piano with Mrs Hofer. But not on the street and not at gymnastics, because some girl told her she looks like a grandmother. Without them she gets headaches and her teacher says she copies from the neighbour.
    I'd like him to learn to put his spectacles in their case when he takes them off, and that they help his eyes work together.`,
  'water-on-face': `
    Hair wash night. She stands rigid in the bath clutching a flannel over her eyes and screeches before I've even lifted the jug.
    At the toddler swim in Malmö they want the kids to blow bubbles and dip their chin. Olle keeps his head up like a giraffe.
    Splashed by his cousin at the paddling pool, one drop on the nose and it was over, towel, tears, "wipe it wipe it wipe it".
    My daughter will happily sit in a bath but not the shower, because the spray gets in her eyes and she says it stings like bees.
    Before Friday prayers we do wudu together and Bilal does arms and feet nicely, but for the part with his cheeks and nose he runs off
    He's fine in drizzle with his hood up, but if rain drips off his fringe he stops dead on the pavement and won't move till I dry him.
    Swimming teacher says Nell, 8, can't move up a group until she puts her head under. She holds on to the rail and shakes.
    After beans and palm oil his cheeks are orange, but the moment I bring a damp cloth near his mouth he fights me like I am skinning him.
    hates shampoo rinsing, screams every time
    won't put her face in the pool
    panics if he gets splashed in the eyes
    It all goes back to the holiday in Brittany when a wave caught Hugo and he swallowed a lot. Since then he won't have a single drop above the neck. We've tried goggles, a visor, lying back like at the hairdresser's, Grandma's trick with the watering can. His hair is now so full of sand and jam I had to cut a bit off.
    Shower at my sister's in Chennai is a bucket and mug, you just pour it over the head, all cousins do it and giggle. Nila came out shrieking, shampoo half in, saying she couldn't breathe. She is five. Now she hides when she hears the bucket filling and it is 38 degrees here so she really has to wash her hair.
    I'd like her to learn to shut her eyes, tip her head back and count to five while I rinse the soap off.`,
  'new-equipment': `
    The physio has ordered a walker with blue handles for Tiago. He's only ever crawled or been carried, and it's being delivered on Tuesday.
    Her first power wheelchair comes from the clinic this week. She's thrilled and also scared she'll run over people's toes in the corridor.
    He got his splints yesterday, hard plastic up to the knee inside his trainers, and he sat down in the hall and said "these aren't my legs".
    Speech therapist gave our boy a tablet that talks when he presses pictures. He throws it, he'd sooner pull me by the hand.
    Since Monday Aoife has hearing aids in both ears and everything's a shock to her, cutlery, the toilet flush, her own crunching.
    The school have put a standing frame in Dembe's classroom, one hour every morning strapped upright while others sit. He thinks it is a punishment.
    My daughter's diabetes nurse is fitting a pump next week in place of the pen and she doesn't like that something will be stuck on her day and night
    An OT brought a wobble cushion and a weighted lap pad for Finlay. He won't touch either because "only baby ones need that".
    getting a wheelchair, doesn't want to be seen in it
    new hearing aids, keeps pulling them out
    has to start wearing a back brace
    Our Linnea is ten and the scoliosis got worse over the summer so in Gothenburg they made her a corset from hard foam, she's to wear it twenty hours. It came on Thursday. She tried on every jumper she owns in front of the mirror, then lay on the bed in it like a beetle and said she's never going to a sleepover again.
    So the old buggy finally gave up and the wheelchair service have given him a proper chair with a headrest, tray and a chest strap, which the therapist says will help him eat. He liked his buggy! He knew every squeak. When we lift him in the new one he arches his back and yells, even with his dinosaur on the tray.
    I'd like him to learn that his crutches are his helpers, that he can say when they rub, and other kids may ask about them.`,
  'head-lice': `
    Note came home from crèche this afternoon and sure enough Saoirse's whole parting is crawling. She's sobbing that she's dirty.
    Three evenings now with conditioner and the fine comb, and he shrieks at each stroke. There are still eggs behind his ears.
    "Don't sit next to her, she has bugs," said a girl on the bus, and my daughter wore a woolly hat through class the next day.
    My mum wants to shave his whole head like they did in her village near Lublin, and Staś is hiding his curls under a hood because of it.
    Scratching at dinner, scratching in the car. I looked under the lamp and there they were. We have to tell the mothers from Saturday's sleepover and she's mortified
    The pharmacist gave us a lotion that stinks and must stay in eight hours, and Priya with her hip length plait won't let me near.
    He wants to know whether they sleep in his pillow, whether they're biting him right now and if they'll go into his brain.
    Her afro braids have to come out before the wedding in Douala because of the little beasts, it's hours of combing and she's beside herself.
    nits again, won't let me comb
    caught lice at school and is ashamed
    needs the lice shampoo tonight, dreading it
    Summer camp in Vermont, day four, the counselor rings: could we please come and collect Abby, they've done a check and found nits. No hugging, no sharing of hats, she had to wait on a plastic chair outside the office for me. She is nine and she thinks they sent her home because she did something disgusting. I itch just typing this.
    My husband found one walking on the collar of her school shirt, so we did everybody, even Grandpa who has about six hairs. The twins are clear, it's only Matilde who has them, so the twins of course sing about it. She needs combing every second evening for two weeks and already on day one she ran into the street with a wet head.
    I'd like my son to know lice go to clean hair too, it's nobody's fault, and to sit still for the comb with his audiobook.`,
  'colour-blind': `
    He coloured the grass brown and the tree trunk green and the table laughed at him. Test says red and green look much the same to him.
    In PE they were told pass only to red bibs and Oscar kept passing to the greens. He honestly can't see which is which.
    My son asked for the ripe mango and brought a raw one again. The eye doctor in Kochi showed him the dotted circles, he couldn't find any number.
    Teacher marks wrong answers in red on black print, and Mikkel doesn't notice them at all, so he gets told off for not doing corrections.
    Wanted to be a pilot since he was three. Today the optometrist explained his colour vision and he's asking if that means never.
    Kids at school hold up crayons all through break: "what's this one? and this?" He's started guessing to get a laugh but came home in tears.
    She's a girl so nobody thought of it, but blue and purple are the same for her, and she won't go to art any more
    On the tube map he couldn't tell our line from the other one, and got upset when his brother said it's obvious. We've known a month.
    can't tell red from green, gets teased
    mixes up his crayons, he's colour blind
    sees colours differently and feels stupid about it
    We played Ludo at Christmas with all the family and Thijs moved somebody else's counter over and over. His uncle accused him of cheating, there was a row, he stamped off. Afterwards in the kitchen he whispered to me that those two lots look exactly alike. My own father was like that, he always wore odd socks, so I suppose we ought to have guessed.
    Just had the result: protan something, he'll have it all his life. He's seven. He keeps asking me what he's missing, what pink is REALLY like, and if the special glasses on YouTube would fix it. In class they sort by coloured groups and he's got to ask his neighbour every time where to sit and he hates asking.
    I'd like him to be able to tell people "I see colours another way, can you read me the label" without shame.`,
};
