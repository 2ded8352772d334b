//! All that the app can ask of the system.

use std::path::Path;

use percent_encoding::percent_decode_str;
use tauri::{
    Manager, State, Url, WebviewWindow,
    ipc::{Channel, InvokeBody, Request},
};
use tauri_plugin_dialog::DialogExt;

use crate::{
    links,
    messages::{Message, Messages},
};

const NAMELESS: &str = "page.png";

fn in_words(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// The app is there, and hears what the menu and the system have for it.
#[tauri::command]
pub fn follow(shell: State<'_, Messages>, messages: Channel<Message>) -> Result<(), String> {
    shell.follow(messages).map_err(in_words)
}

#[tauri::command]
pub fn open_external(url: &str) -> Result<(), String> {
    links::open_outside(&Url::parse(url).map_err(in_words)?)
}

#[tauri::command]
pub fn print(window: WebviewWindow) -> Result<(), String> {
    window.print().map_err(in_words)
}

/// A name without folders, whatever was asked for: where to is somebody's own choice.
fn plain_name(asked: &str) -> String {
    let name = percent_decode_str(asked).decode_utf8_lossy().replace('\\', "/");
    Path::new(&name).file_name().map_or_else(|| NAMELESS.into(), |last| last.to_string_lossy().into_owned())
}

/// Asks somebody where a file should go, and writes it there; nothing where they would rather not.
#[tauri::command]
pub async fn save_file(window: WebviewWindow, request: Request<'_>) -> Result<(), String> {
    let InvokeBody::Raw(bytes) = request.body() else {
        return Err("A file is made of bytes".into());
    };
    let asked = request.headers().get("name").and_then(|name| name.to_str().ok()).unwrap_or(NAMELESS);
    let mut dialog = window.dialog().file().set_parent(&window).set_file_name(plain_name(asked));
    if let Ok(folder) = window.path().download_dir() {
        dialog = dialog.set_directory(folder);
    }
    let Some(place) = dialog.blocking_save_file() else {
        return Ok(());
    };
    std::fs::write(place.into_path().map_err(in_words)?, bytes).map_err(in_words)
}

#[cfg(test)]
mod tests {
    use super::plain_name;

    #[test]
    fn a_file_is_called_what_it_is_called_and_never_says_where_it_goes() {
        assert_eq!(plain_name("colored-page-7-2026-11-18T10%3A00.png"), "colored-page-7-2026-11-18T10:00.png");
        assert_eq!(plain_name("..%2F..%2F.bashrc"), ".bashrc");
        assert_eq!(plain_name("C%3A%5CWindows%5Cevil.dll"), "evil.dll");
        assert_eq!(plain_name(".."), "page.png");
    }
}
