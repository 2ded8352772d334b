//! All that the app can ask of the system.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

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
    let place = place.into_path().map_err(in_words)?;
    put(&place, |file| file.write_all(bytes)).map_err(in_words)
}

/// Puts a whole file in its place, or leaves what is there: a disk may be full in the middle of it.
fn put(place: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    // A link leads to where the file really is.
    let place = fs::canonicalize(place).unwrap_or_else(|_| place.into());
    let mut name = place.file_name().unwrap_or_default().to_os_string();
    name.push(".part");
    let beside = place.with_file_name(name);
    File::create(&beside)
        .and_then(|mut file| write(&mut file).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, &place))
        .inspect_err(|_| {
            // What could not be made need not be there.
            let _ = fs::remove_file(&beside);
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_in(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_file_is_saved_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("huebook-put-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let place = folder.join("page.png");
        put(&place, |file| file.write_all(b"first")).expect("to be saved");
        let refused = put(&place, |file| {
            file.write_all(b"half of the sec")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(refused.expect_err("no room").kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&place).expect("the first"), b"first");
        put(&place, |file| file.write_all(b"second")).expect("to be saved");
        assert_eq!(fs::read(&place).expect("the second"), b"second");
        assert_eq!(names_in(&folder), ["page.png"]);
        fs::remove_dir_all(&folder).expect("to be gone");
    }

    #[test]
    fn a_file_is_called_what_it_is_called_and_never_says_where_it_goes() {
        assert_eq!(plain_name("colored-page-7-2026-11-18T10%3A00.png"), "colored-page-7-2026-11-18T10:00.png");
        assert_eq!(plain_name("..%2F..%2F.bashrc"), ".bashrc");
        assert_eq!(plain_name("C%3A%5CWindows%5Cevil.dll"), "evil.dll");
        assert_eq!(plain_name(".."), "page.png");
    }
}
