print("clamate")
