import type { Fields } from './field.ts';

/** Days at home, what a child does with hands, words and things, and the family with its losses and changes. */
export const HOME: Fields = {
  'bedtime-routine':
    'bedtime bed sleep asleep fall_asleep night_routine stalling stall one_more_story lights_out goodnight tuck settle settling late_night overtired stays_up awake downstairs glass_water out_bed curtain_call winding_down wind_down wont_sleep insomnia nap naptime sleep_time pyjamas sleepy evening_battle jack_box yo_yo lie_down hours_sleep dormir acostarse hora_dormir cama sleep_late restless up_till',
  'screen-time':
    'screen tablet ipad phone tv telly youtube game video_game console xbox playstation switch nintendo roblox minecraft fortnite tiktok cartoon app gaming laptop computer device addicted addiction glued hooked hours_screen watch_tv netflix bluey peppa zombie scrolling online_games gamer screens pantalla pantallas tele movil videojuegos',
  'screens-off':
    'turn_off switch_off screen_over time_off_screen take_tablet take_ipad tablet_away ipad_away phone_away end_screen off_tv turn_tv tv_off screen_end turned_off switched_off game_over_time pause_game stop_game stop_playing_game log_off unplug hand_over_tablet get_off_game come_off shut_down battery_dies wifi_off confiscate five_more_minutes_game xbox_off apagar_tele apagar_tablet quitar_tablet',
  'morning-routine':
    'morning get_dressed dressed out_door late_school late_work shoes_on coat_on bag_pack wake_up getting_ready ready_school dawdle dawdles faffing faffs rush rushing school_run hurry breakfast_dress leave_house socks_shoes uniform_on get_up out_bed_morning alarm_clock bus_miss missing_bus chasing_door every_morning mornings potter potters slow_morning vestirse mañanas levantarse',
  'managing-anger':
    'angry anger rage meltdown tantrum outburst temper furious explode explodes lash_out throws_things throw_chair throw slam slams_door smash smashes yell scream_shout kicks destroys blow_up flips volatile aggressive aggression tiny_things short_fuse sees_red loses_it out_control kicking_off kicks_off hulk fuming stomp stomps growls explosive boiling calm_down enfada rabietas rabieta enojo berrinches',
  'feeling-sad':
    'sad sadness cry tearful teary unhappy down low tears weepy gloomy miserable blue mopey mopes no_smile doesnt_smile withdrawn nothing_fun not_himself not_herself cries_lot cry_reason heartbroken flat joyless sobbing empty depressed_child lost_sparke triste tristeza llora_mucho quiet_lately glum lost_sparkle down_dumps',
  'feeling-worried':
    'worry worried anxiety anxious nervous what_if overthink panic stress worrier worries_everything tummy_ache stomach_ache butterflies thoughts reassurance reassure intrusive dread worst_case catastrophise ocd checking cant_switch_off racing_thoughts keeps_asking scenarios fret frets preocupado preocupacion nervios ansiedad worry_wart worrywart house_burn doom',
  'handling-disappointment':
    'disappointed disappointment cancelled canceled called_off rained_off plan_changed change_plan didnt_get not_win not_picked let_down wanted_other party_cancelled trip_cancelled postponed not_going_after_all no_ice_cream sold_out missed_out hear_no being_told_no told_no takes_no answer_no didnt_make_team wrong_colour wrong_present cannot_have not_chosen rain_ruined closed shut_today decepcion cancelado snowed_off',
  'building-confidence':
    'confidence confident self_esteem shy try_new gives_up give_up cant_do not_good_enough scared_try stupid rubbish useless dumb bad_at low_confidence believe_herself believe_himself doubts not_try new_things insecure hesitant hangs_back first_go ride_bike bike stabilisers training_wheels climb_frame new_activity join_club audition afraid_fail self_doubt worthless compares confianza timido inseguro no_puedo hates_himself',
  'saying-sorry':
    'sorry apologise apologize apology wont_say_sorry make_up admit blame blames remorse sorry_mean make_amends own_up hurt_someone refuse_sorry forgive say_sorry fault not_me doesnt_apologise regret unrepentant perdon disculpas pedir_perdon mumbles_sorry sorry_means fix_it',
  sharing:
    'share sharing mine toy_share lend snatch snatches grab hog hogs possessive selfish give_back borrow other_kids_toys touch_toys touches_toy playdate_toys hoard own_toys my_toy takes_toy let_others_play wont_let_touch everything_mine guarding cousin_toys compartir juguetes suyo generous',
  'taking-turns':
    'turn turns take_turn my_turn go_first be_first always_first push_in queue_slide slide swing line_up goes_first jump_queue pushes_front front_line cut_line next_go whose_turn dice bat_turn controller_turn share_turn wait_turn another_go hog_swing line_leader shoves_front primero turnos',
  waiting:
    'wait waiting patience impatient patient queue queues line_wait how_long are_we_there now_now hurry_up cant_wait wait_minute in_minute waiting_room_long long_line checkout_wait standing_queue instant immediately countdown how_many_sleeps esperar paciencia impaciente cola traffic_wait not_wait',
  jealousy:
    'jealous jealousy envy envious favourite_child love_more love_her_more love_him_more attention_sibling not_fair gets_more unfair brother_gets sister_gets cousin_gets resentful resent compares_sibling best_friend_other green_eyed hog_attention lap_mum steals_attention favouritism other_friend rivalry sibling_rivalry celos celosa celoso fuss_over',
  'being-kind':
    'kind kindness unkind mean mean_others rude gentle nasty rough_animals rough_pet pulls_tail tail cat_tail laughs_at laugh_cry boss bosses bossy teases_others tease_sister mocks make_fun_others bully_others hurts_feelings excludes_others empathy considerate cruel teasing_others sarcastic spiteful not_nice friend_cry amable cruel_animals snarky name_calls_others',
  'respecting-differences':
    'different differences disability wheelchair_stare stares stare staring points pointing skin_colour_why asks_loudly whats_wrong_with why_that_man loud_comments comment_people down_syndrome_friend autistic_classmate accent other_religion foreign two_mums looks_different people_different inclusive diverse diversity headscarf_why fat_lady embarrassing_question scar_face language_friend diferente diferencias missing_leg one_arm dwarf birthmark',
  'new-family-member':
    'live_with_us moving_in_with grandma_moving_in grandad_moving_in nan_live_us stepbrother stepsister step_brother step_sister stepdad stepmum step_family blended cousin_live au_pair nanny_new spare_room new_auntie auntie_living lodger foster_brother coming_live relative uncle_moving_in half_brother half_sister nuevo_familiar madrastra padrastro hermanastro mother_in_law exchange_student',
  'new-sibling':
    'baby new_baby newborn pregnant pregnancy bump expecting due sibling baby_brother baby_sister big_brother big_sister brother_born twins twin_birth scan_baby tummy_baby birth regress regression baby_cries crib cot feeding_baby feed_baby stork hospital_baby baby_home bebe embarazada hermanito hermanita little_one_arrive send_baby_back baby_talk tiny_brother c_section maternity_baby',
  'moving-house':
    'move moving moving_house new_house new_home new_flat apartment house_move move_house removal removal_van boxes packing pack_box sold_house leave_house_old old_house old_room new_room relocate relocating bedroom_leave city_move country_move keys_house neighbours_leave moving_truck moving_van house_sale mudanza mudamos casa_nueva relocation new_place new_town',
  'parents-divorce':
    'divorce divorced separate separated separation split splitting split_up breakup broke_up break_up ex moved_out apart_parents ex_husband ex_wife dad_moved mum_moved not_together custody_battle leave_dad left_us marriage_over live_apart getting_back_together fault_split separacion divorcio divorciamos own_flat dad_apartment',
  'two-homes':
    'two_homes two_houses custody week_dad week_mum weekend_dad weekends_dad handover hand_over_sunday swap_house switching_houses back_forth between_houses shared_custody mums_house dads_house dad_house mum_house mom_house moms_dads packs_bag_dad stuff_wrong_house alternate_weekends half_week every_other_weekend fifty_fifty co_parent coparenting dos_casas fin_semana_papa sunday_handover drop_off_dad different_rules',
  'parents-arguing':
    'argue arguing argument fight_parent parents_fight shout_each row rows yelling_each fighting_husband fighting_wife bicker bickering raised_voices hears_us shouting_match fell_out_husband tension_home voices_night quarrel we_fight we_argue we_shout discutimos peleamos gritamos domestic slam_parents',
  'parent-away':
    'deployed deployment army navy military work_away business_trip working_away away_work dad_away mum_away travel_work offshore oil_rig trucker long_haul night_shift night_shifts overseas_work prison jail months_away misses_dad misses_mum misses_daddy misses_mummy video_call_dad away_week conference pilot sailor soldier abroad_work viaje_trabajo lejos_papa facetime_dad',
  'parent-ill':
    'mum_cancer dad_cancer mummy_cancer mummy_ill daddy_ill i_have_cancer my_chemo my_illness my_treatment i_was_diagnosed parent_sick mum_sick mom_sick dad_sick dad_stroke ms multiple_sclerosis parkinsons my_diagnosis lost_my_hair i_am_ill im_ill im_sick mum_poorly daddy_poorly breast_cancer chronic_pain_mum migraine mum_migraines fibromyalgia my_husband_ill wife_ill dad_heart_attack mama_enferma papa_enfermo my_wheelchair long_covid_mum',
  'parent-in-hospital':
    'mum_hospital dad_hospital mummy_hospital daddy_hospital ambulance mum_ward visit_mum_hospital visit_dad_hospital i_go_hospital im_going_hospital my_operation my_surgery intensive_care icu dad_surgery mum_surgery mom_hospital having_surgery_myself mama_hospital papa_hospital coma mum_operation machines_dad tubes_dad',
  'parent-depressed':
    'depression depressed mum_depressed dad_depressed postnatal post_natal low_mood stays_bed mummy_cries mum_cries always_tired_mum i_cry my_depression antidepressants burnout burnt_out bipolar breakdown mental_health my_anxiety_bad dad_sad mum_sad mummy_sad daddy_sad not_smile_mum ptsd numb cant_get_up pnd in_bed_all_day deprimida deprimido mama_triste curtains_closed',
  'grandparent-death':
    'grandma_died grandad_died grandpa_died nan_died nana_died granny_died grandfather_died grandmother_died grampa_died nanny_died gran_died lost_grandma lost_grandad lost_nan passed_grandma grandma_passed nan_passed nanny_passed gran_passed grandad_passed funeral funeral_grandma grief grandma_heaven grave cemetery ashes miss_grandma miss_nan great_gran poppy_died pop_died papa_died_grand opa_died oma_died abuela_murio abuelo_murio coffin wake_funeral cremation nanny_gone',
  'somebody-died':
    'died death dead passed_away passed funeral killed lost_friend teacher_died uncle_died aunt_died auntie_died dad_died mum_died friend_died brother_died sister_died baby_died stillborn miscarriage lost_baby classmate_died neighbour_died grief bereavement suicide heaven cousin_died accident_killed drowned car_crash_died buried murio fallecio widow dad_passed mum_passed godfather_died',
  'pet-death':
    'pet_died dog_died cat_died hamster_died rabbit_died goldfish goldfish_dead fish_dead dog_put_sleep cat_put_sleep put_down vet_sleep guinea_pig_died dead_pet dead_hamster rainbow_bridge bury_pet buried_garden run_over_cat lost_our_dog lost_our_cat old_dog_die dog_passed cat_passed chicken_fox floating_tank tank_dead tortoise_died budgie dead_bird pony_died vet_said horse_died perro_murio gato_murio mascota_murio put_to_sleep_dog found_dead',
  'grandparent-dementia':
    'dementia alzheimers alzheimer forgets_name forget_name forgets_who doesnt_recognise recognise_her recognize memory memory_loss confused_grandma confused_grandad grandma_forgets grandad_forgets nan_forgets care_home nursing_home calls_wrong_name same_question_again grandma_strange repeats_herself wandering_off_grandad demencia wrong_name doesnt_know_me grandpa_remember',
  'new-partner':
    'boyfriend girlfriend my_boyfriend my_girlfriend new_partner partner_moving dating date_mum stepdad_new dads_girlfriend mums_boyfriend moms_boyfriend fiance getting_remarried remarry remarrying wedding_mum new_man new_woman new_husband new_wife mum_dating dad_dating partner_stay not_real_dad engaged_to novio novia nueva_pareja kiss_boyfriend seeing_someone',
  adoption:
    'adopted adoption adopt birth_mother birth_mum birth_mom birth_parents birthmother biological forever_family tummy_mummy life_story first_mummy gave_away gave_up_baby real_mum real_mom real_parents orphanage social_worker adoptive gotcha_day letterbox_contact where_came_from adoptado adoptada adopcion given_up wasnt_born_my_tummy',
  fostering:
    'foster foster_child foster_care foster_placement carer foster_carer placement placed_with social_worker contact_visit care_order fostering in_care looked_after_child foster_sister foster_home respite kinship kinship_care special_guardianship temporary_family acogida fostered emergency_placement went_back_birth court_placement',
  'new-pet':
    'puppy kitten new_pet new_dog new_cat getting_puppy get_dog getting_kitten rescue_dog hamster_new rabbit_new pet_home bring_home_dog guinea_pigs_new chicks fish_tank feed_pet walk_dog breeder shelter_dog gentle_puppy puppy_nips adopt_dog adopt_cat goldfish_new tortoise lizard pet_rules cachorro gatito mascota_nueva labradoodle pup',
  'friend-moving-away':
    'friend_moving friend_moves friend_move bestie_moving best_friend_moving best_friend_leaving friend_leaving friend_leave emigrating emigrate friend_abroad friend_far friend_going_away losing_best_friend goodbye_friend friend_another_country friend_another_school neighbour_moving next_door_moving pen_pal farewell friend_relocating amigo_se_muda se_muda_amiga friend_gone bff_moving friend_move_overseas friend_moved best_friend_moved',
  'lost-toy':
    'lost_toy lost_teddy lost_bear lost_bunny lost_blanket lost_blankie left_bus left_train left_behind teddy_lost missing_teddy lost_lovey lovey comforter_lost stuffed_lost lost_rabbit cant_find_teddy dropped_teddy gone_teddy toy_missing lost_favourite special_toy replacement_teddy binned_blanket toy_broke cuddly_lost left_plane left_hotel lost_property juguete_perdido perdio_osito peluche_perdido stuffie lost_stuffie',
  'broken-promise':
    'promise promised broke_promise broken_promise had_cancel had_to_work i_said_we i_promised didnt_keep_promise let_him_down let_her_down dad_didnt_come didnt_turn_up didnt_show forgot_promise couldnt_go_after dad_cancelled mum_cancelled keeps_cancelling promised_park promised_bike promesa prometi no_show stood_up went_back_on word said_would_come work_came_up couldnt_make',
  'hard-times':
    'money_tight money job_lost lost_job redundant redundancy unemployed bills rent evicted homeless shelter family_struggling tough_time hard_time hard_year difficult_time rough_patch debt food_bank fire_house house_fire flood_house burgled burglary everything_wrong lots_changes stressful_home crisis family_crisis afford laid_off bankrupt dinero desempleo robbed',
  biting:
    'bite bites biter biting sinks_teeth tooth_mark teeth_marks bit_child bit_friend bit_teacher chomp chomps nip nips bite_mark toddlers_bite bites_kids bit_boy bit_girl bites_me bites_sister bites_brother daycare_bite muerde mordida mordiscos chomping bitten_kid sank_teeth',
  hitting:
    'hit hits hitting smack slap punch kick kicks kicking push pushes shove thump whack wallop hits_brother hits_sister hits_me lashes physical_hands hands_himself kind_hands pinch pinches pinching scratch_kids hair_pull_others pulls_hair_others pokes hurting_others headbutt throws_punches fists beats_up clobber clobbers pega patadas golpea empuja swat swats violent rough_hands slaps',
  spitting:
    'spit spits spitting spat saliva gob gobs gobbing dribble_people spit_face raspberries spits_people spits_floor spitter hock loogie phlegm escupe escupir spits_teacher spits_kids spat_at spits_at spit_at',
  'running-off':
    'run_off runs_off runs_away run_away bolt bolts bolting car_park parking_lot road dash dashes escape escapes wander wanders wandering_off let_go_hand hold_hand runner elope eloping elopement street_run traffic_run lost_shop disappears_shop reins runs_road sprint sprints slips_away legs_it scarpers near_traffic run_into_street se_escapa corre_calle parking pavement side_road darts',
  lying:
    'lie lies lying liar fib fibs fibbing untruth truth tell_truth makes_up_stories makes_things_up tall_tale tall_tales pinocchio denies deny dishonest honest honesty not_true whopper whoppers porkies swears_blind pretends_did says_did_it_when blames_dog storyteller_lie invents stretches_truth cover_up mentira miente mentiroso caught_lie',
  'taking-things':
    'steal steals stealing stole stolen nick nicks nicked pinched_sweets took_without shoplift shoplifting thief takes_things pocket found_pocket pockets sweets_pocket never_paid didnt_pay not_hers not_his money_purse money_wallet swipe swiped takes_home_toys nursery_toys_pocket took_from_shop took_money took_friends light_fingered brings_home_things roba robar robo lifted rummages_bag sneaks',
  swearing:
    'swear swears swearing swear_word swear_words rude_word rude_words bad_word bad_words curse cursing cuss cussing f_word foul_mouth foul_language potty_mouth bad_language language_sailor effing shit_word poo_words_dinner naughty_word naughty_words profanity says_bum rude_language palabrotas groserias tacos f_bomb f_bombs butt_head dropping_bombs b_word s_word',
  interrupting:
    'interrupt interrupts interrupting talk_over talks_over butts_in butt_in barge barges phone_call on_phone while_talk conversation get_word_in word_edgeways edgewise mummy_mummy_mummy mum_mum_mum shouts_out_class calls_out blurt blurts shouting_out nonstop_talk constantly_talks finish_sentence adults_talking excuse_me interrumpe pulls_sleeve zoom_call chips_in',
  'personal-space':
    'personal_space too_close stands_close hug_everyone hugs_strangers hugs_kids in_face in_peoples_faces touching_others touches_people touch_everyone touchy close_talker bubble space_invader licks_people kisses_everyone climbs_on_people squeezes sits_on_others sniffs_people strokes_hair invade boundaries arms_length overly_affectionate huggy cuddles_strangers leans_on pats_people espacio_personal nose_to_nose clingy_hugs',
  'stopping-play':
    'leave_park leave_playground time_to_go stop_playing stop_play leaving_party transition transitions move_on moving_on finish_activity end_activity stop_what pack_away_game leaving_friends_house leave_playdate home_time go_home wont_leave want_to_stay five_more_minutes one_more_go drag_park dragged_park carry_car_screaming switching_activity interrupted_play hates_leaving soft_play_leave leaving_park irse_parque dejar_jugar stop_activity come_away swings_leave',
  'tidying-up':
    'tidy tidy_up tidying clean_up cleanup clean_room messy mess lego_floor toys_everywhere pick_up_toys pick_toys put_away pack_away clear_up bedroom_tip pigsty bombsite chores clutter toys_floor toybox toy_box tip_room chaos_room declutter leaves_everything drops_everything bombshell room_disaster recoger ordenar juguetes_suelo step_on hoover_room dumps',
};
